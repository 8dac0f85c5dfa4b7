import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { endpoints } from '#contract/v1/endpoints.ts'
import type { Db } from '#server/db/db.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { providePostgres, startPostgres } from '../machine/postgres.ts'
import { runCommand } from '../machine/run-command.ts'
import { ROOT } from '../project-files.ts'
import { everyPage, type SitePage } from './every-page.ts'
import { type Measure, median, percentile99 } from './measure.ts'
import { type BenchServer, withDataDir, withServer } from './server-process.ts'

/** From the commit of a change until it is on its page (cache rules C8). */
const DELAY_MS = 1_000
const CHANGES = 100
/** Changes of which no notice comes: the connection that listens is cut before each. */
const UNHEARD = 10
const PAGE = '/package-details/island-saver'

/** Of each route these pages, and some others. */
const SHOWN = /\/(?:island-saver|lantern-reef|parasailing|cellular-jail|baratang-day-trip|permits-and-id)(?:\/|$)/
const OTHERS_A_ROUTE = 2
const LATER = [
  ...['/similar-packages?id=island-saver', '/day-pictures?id=island-saver', '/reviews-of?kind=hotel&id=lantern-reef'],
  ...['/car-stops', '/hotel-destinations', '/places-map/day', '/rss.xml', '/sitemap.xml', '/robots.txt'],
]
const CALLS = [
  ...['/posts/permits-and-id', '/pages/about', '/pages/refund-policy', '/hotels/hotelDetails?hotelId=lantern-reef'],
  ...['/travelPackage/fetch?id=island-saver', '/travelPackage/fetch?packageSlug=island-saver&limit=1'],
  ...['/travelPackage/similarPackage/fetch?id=island-saver', '/placewiseHotel/fetch?place=swaraj-dweep'],
  ...['/waterSports/fetch?id=parasailing', '/places/fetch?id=cellular-jail', '/reviews?kind=car&id=baratang-day-trip'],
]

type Found = {
  pages: number
  left: string[]
  unseen: string[]
  same: string[]
  kept: number
  tables: number
  delays: number[]
}

/** How long a change takes until it is on its page, and whether one of any table leaves a page as it was. */
export function purgeOnEmbedded(): Promise<Measure[]> {
  return withDataDir(async (dataDir) => {
    const found = await tryEveryTable(dataDir)
    for (const line of found.left) console.log(`  left as it was: ${line}`)
    console.log(`  tables whose change is on none of these pages: ${found.unseen.join(', ')}`)
    console.log(`  tables without a row to change: ${found.same.join(', ')}`)
    return [
      ...delayMeasures('embedded', found.delays),
      { name: 'tables with a changed row', unit: '', measured: found.tables, least: 50 },
      {
        name: `of ${found.pages} pages and calls, kept through a change of a table`,
        unit: '',
        measured: found.kept / found.tables,
      },
      { name: 'kept though they are others when made anew', unit: '', measured: found.left.length, budget: 0 },
    ]
  })
}

async function tryEveryTable(dataDir: string): Promise<Found> {
  const pages = await withServer({ dataDir }, ({ origin }) => everyPage(origin))
  const { ok, output } = await runCommand(
    process.execPath,
    [join(ROOT, 'tools/bench/purge-worker.ts'), ...addressesOf(pages)],
    { env: { NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' }, limitMinutes: 30 },
  )
  const last = output.split('\n').at(-1) ?? ''
  if (!ok) throw new Error(`The tables could not be tried: ${output}`)
  // Our own process wrote this line.
  return JSON.parse(last) as Found
}

/** Of each route some pages, with the same as data; what pages ask for later; every call that is kept. */
function addressesOf(pages: readonly SitePage[]): Set<string> {
  const byRoute = Object.values(Object.groupBy(pages, ({ route }) => route)).flatMap((ofRoute = []) => {
    const paths = ofRoute.map(({ path }) => path)
    return [...paths.filter((path) => SHOWN.test(path)), ...paths.slice(0, OTHERS_A_ROUTE)]
  })
  const plain = endpoints
    .flatMap(({ path, cached }) => (cached === undefined ? [] : [path]))
    .filter((path) => !path.includes('{'))
  return new Set([
    ...byRoute,
    '/tours.data',
    `${PAGE}.data`,
    ...LATER,
    ...[...plain, ...CALLS].map((path) => `/api/v1${path}`),
  ])
}

/** The same delay in each of two processes on one PostgreSQL server, changed by plain SQL from a third; heard of, and not. */
export async function purgeOnPostgres(): Promise<Measure[] | { skipped: string }> {
  const programs = await providePostgres()
  if ('missing' in programs) return { skipped: programs.missing }
  const postgres = await startPostgres(programs.path)
  const databaseUrl = postgres.url
  try {
    return await withDataDir((dataDir) =>
      withServer({ dataDir, databaseUrl }, (one) =>
        withDataDir((otherDir) =>
          withServer({ dataDir: otherDir, databaseUrl }, (other) => measureTwo([one, other], databaseUrl, dataDir)),
        ),
      ),
    )
  } finally {
    await postgres.stop()
  }
}

async function measureTwo(servers: readonly BenchServer[], databaseUrl: string, dataDir: string): Promise<Measure[]> {
  const database = await openDatabase({ databaseUrl, dataDir })
  try {
    const measures: Measure[] = []
    const heard = await delays(database.db, servers, CHANGES, async () => undefined)
    const unheard = await delays(database.db, servers, UNHEARD, () => cutListeners(database.db))
    for (const [number] of servers.entries()) {
      measures.push(...delayMeasures(`process ${number + 1}`, heard[number] ?? []))
      measures.push(...delayMeasures(`process ${number + 1}, no notice`, unheard[number] ?? []))
    }
    return measures
  } finally {
    await database.close()
  }
}

/** Of each server, the milliseconds of each change. */
async function delays(db: Db, servers: readonly BenchServer[], changes: number, before: () => Promise<void>) {
  const found: number[][] = servers.map(() => [])
  for (let turn = 0; turn < changes; turn += 1) {
    const name = `Island Saver ${changes}.${turn}`
    await before()
    await sql`update package set name = ${name} where slug = 'island-saver'`.execute(db)
    const since = performance.now()
    const each = servers.map(async ({ origin }) => (await untilShown(`${origin}${PAGE}`, name)) - since)
    for (const [number, delay] of (await Promise.all(each)).entries()) found[number]?.push(delay)
  }
  return found
}

/** When the first answer came that has the name; from then on every answer must. */
async function untilShown(address: string, name: string): Promise<number> {
  const shows = async () => (await (await fetch(address)).text()).includes(name)
  while (!(await shows())) await wait(1)
  const at = performance.now()
  for (let again = 0; again < 3; again += 1) if (!(await shows())) throw new Error(`${address} was sent old after new`)
  return at
}

async function cutListeners(db: Db): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'padauk-listener'`.execute(
    db,
  )
}

function delayMeasures(where: string, figures: readonly number[]): Measure[] {
  const name = `from commit to page, ${where}`
  return [
    { name: `${name}, median of ${figures.length}`, unit: 'ms', measured: median(figures) },
    { name: `${name}, p99`, unit: 'ms', measured: percentile99(figures), budget: DELAY_MS },
    { name: `${name}, most`, unit: 'ms', measured: Math.max(...figures), budget: DELAY_MS },
  ]
}
