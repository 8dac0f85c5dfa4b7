import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { dayInIndia } from '#contract/terms/india-time.ts'
import type { Db } from '#server/db/db.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { insertSessions } from '#server/visitors/store.ts'
import { providePostgres, startPostgres } from '../machine/postgres.ts'
import { fillTimetable } from './ferry-search.ts'
import { type Measure, median } from './measure.ts'
import { multiplyHotels } from './multiply-hotels.ts'
import { multiplyPackages } from './multiply-packages.ts'
import { makeTrips } from './office-day.ts'
import { EXPLAINED, type ExplainedStatement, readExplained } from './plans/read-explained.ts'
import type { LoadRequest } from './rates/load.ts'
import { kindsOf, readCatalogue } from './rates/new-addresses.ts'
import { type BenchServer, withDataDir, withServer } from './server-process.ts'

const PACKAGES = 2_000
const HOTELS = 500
const BOOKINGS = 100_000
/** A table of so many rows is never read whole for a page. */
const BIG_ROWS = 10_000
/** Milliseconds of the slowest statement of a page, in the middle of its runs, without the way there and back. */
const STATEMENT_MS = 25
/** As often as every connection needs until its prepared statements have the plan that they keep. */
const TIMES = 60
/** PostgreSQL writes through a pipe. */
const WRITTEN_MS = 10_000
const WRITTEN_LOOK_MS = 20
/** What is asked no more often in so many pages is asked after a change only. */
const SELDOM = 5
/** Letters shown of a statement. */
const TOLD_MAX = 300
const OWN_TOKEN = 'a-visitor-with-a-booking'

/** The statements of pages on a big catalogue of many years, as PostgreSQL itself explains them while the server asks them. */
export async function plansOnPostgres(): Promise<Measure[] | { skipped: string }> {
  const programs = await providePostgres()
  if ('missing' in programs) return { skipped: programs.missing }
  let written = ''
  const postgres = await startPostgres(programs.path, [], (text) => {
    written += text
  })
  try {
    return await withDataDir(async (dataDir) => {
      const settings = { dataDir, databaseUrl: postgres.url }
      await withServer(settings, async () => undefined)
      const database = await openDatabase(settings)
      try {
        const { db } = database
        const big = await makeVolume(db)
        const pages = await pagesOf(db)
        await explainFromNowOn(db)
        const environment = { TRUSTED_PROXIES: '127.0.0.1,::1' }
        return await withServer({ ...settings, environment }, async (server) => {
          const measures: Measure[] = []
          for (const [name, requestOf] of Object.entries(pages(server.origin))) {
            written = ''
            for (let turn = 0; turn < TIMES; turn += 1) await open(server, requestOf(turn), turn)
            await untilWritten(db, name, () => written)
            measures.push(...measuresOf(name, readExplained(written), big))
          }
          return measures
        })
      } finally {
        await database.close()
      }
    })
  } finally {
    await postgres.stop()
  }
}

/** Fills the database; answers the tables that are big. */
async function makeVolume(db: Db): Promise<Set<string>> {
  // On a connection of its own: to make it takes longer than a page may.
  await db.connection().execute(async (own) => {
    await sql`set statement_timeout = 0`.execute(own)
    const today = dayInIndia(new Date())
    await makeTrips(own, BOOKINGS)
    await sql`update booking set visitor_id = 'visitor-' || id`.execute(own)
    await multiplyHotels(own, today, HOTELS)
    await multiplyPackages(own, PACKAGES)
    await fillTimetable(own, today)
    await sql`vacuum (analyze)`.execute(own)
  })
  const { rows } = await sql<{ name: string; rows: number }>`
    select relname as name, reltuples::int as rows from pg_class
     where relkind = 'r' and relnamespace = current_schema()::regnamespace and reltuples >= ${BIG_ROWS}::real order by 2 desc`.execute(
    db,
  )
  for (const { name, rows: count } of rows) console.log(`  ${count} rows of ${name}`)
  return new Set(rows.map(({ name }) => name))
}

/** Pages by name, of the bench of rates and others that read a big table. */
async function pagesOf(db: Db): Promise<(origin: string) => Record<string, (turn: number) => LoadRequest>> {
  const catalogue = await readCatalogue(db)
  const { rows } = await sql<{ visitor_id: string }>`select visitor_id from booking order by md5(id) limit 1`.execute(
    db,
  )
  const [booked] = rows
  if (booked === undefined) throw new Error('There is no booking')
  await insertSessions(db, [{ token: OWN_TOKEN, visitor_id: booked.visitor_id, email: null, booking_id: null }])
  const own = { headers: { cookie: `sid=${OWN_TOKEN}` } }
  return (origin) => {
    const kinds = kindsOf(catalogue, origin)
    const stayOf = (turn: number) =>
      kinds['hotel search'](turn)
        .path.split('&')
        .filter((part) => /check|rooms/.test(part))
    return {
      ...kinds,
      'hotel with days': (turn) => ({
        path: `/hotel-details/lantern-reef?${stayOf(turn).join('&').replace(/^.*\?/, '')}`,
      }),
      'package with days': (turn) => ({
        path: `/package-details/two-shores-honeymoon/dates?date=${/checkIn=([\d-]+)/.exec(kinds['hotel search'](turn).path)?.[1] ?? ''}`,
      }),
      'days of a crossing': (turn) => ({
        path: kinds['ferry search'](turn)
          .path.replace('/ferry?', '/ferry/days?')
          .replace(/date=(\d{4}-\d\d)-\d\d/, 'month=$1'),
      }),
      'my bookings': () => ({ path: '/my-bookings', ...own }),
    }
  }
}

async function explainFromNowOn(db: Db): Promise<void> {
  for (const [name, value] of Object.entries(EXPLAINED))
    await sql`alter database postgres set ${sql.raw(name)} = ${sql.lit(value)}`.execute(db)
}

async function open(server: BenchServer, { path, method = 'GET', headers = {}, body }: LoadRequest, turn: number) {
  const answer = await fetch(`${server.origin}${path}`, {
    method,
    headers: { ...headers, 'x-forwarded-for': `10.0.${turn}.1` },
    ...(body === undefined ? {} : { body }),
  })
  await answer.text()
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
}

/** What the server writes comes through a pipe: all of a page is there once the statement after it is. */
async function untilWritten(db: Db, page: string, written: () => string): Promise<void> {
  const mark = `after ${page}`
  const deadline = Date.now() + WRITTEN_MS
  // A connection that was there before explains nothing by itself.
  await sql`do $$ begin raise log 'after ${sql.raw(page)}'; end $$`.execute(db)
  while (!written().includes(mark)) {
    if (Date.now() > deadline) throw new Error('PostgreSQL writes no plans')
    await wait(WRITTEN_LOOK_MS)
  }
}

/** Of what every page asks. What the process keeps is read whole, and only after it has changed. */
function measuresOf(page: string, statements: readonly ExplainedStatement[], big: ReadonlySet<string>): Measure[] {
  const byText = [...Map.groupBy(statements, ({ text }) => text)]
    .filter(([, own]) => own.length > SELDOM)
    .map(([text, own]) => ({
      text,
      ms: median(own.map(({ ms }) => ms)),
      whole: [...new Set(own.flatMap(({ scanned }) => scanned))].filter((table) => big.has(table)),
    }))
  if (byText.length === 0) throw new Error(`${page} asks nothing of the database`)
  const slowest = byText.reduce((one, other) => (other.ms > one.ms ? other : one))
  for (const { text, ms, whole } of byText) {
    if (whole.length > 0) console.log(`  ${page} reads ${whole.join(', ')} whole: ${text.slice(0, TOLD_MAX)}`)
    else if (ms > STATEMENT_MS) console.log(`  ${page} waits ${ms} ms: ${text.slice(0, TOLD_MAX)}`)
  }
  return [
    {
      name: `${page}, statements that read a big table whole`,
      ...{ unit: '', measured: byText.filter(({ whole }) => whole.length > 0).length, budget: 0 },
    },
    {
      name: `${page}, slowest of ${byText.length} statements, p50`,
      unit: 'ms',
      measured: slowest.ms,
      budget: STATEMENT_MS,
    },
  ]
}
