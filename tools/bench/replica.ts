import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { LAG_MAX_MS } from '#server/db/replica-lag.ts'
import { type PostgresServer, providePostgres, startPostgres, startStandby } from '../machine/postgres.ts'
import { sitemapPaths } from './every-page.ts'
import type { Measure } from './measure.ts'
import { type BenchServer, startBenchServer, withDataDir } from './server-process.ts'

const CHANGES = 12
/** A change is on every page after this long (cache rules C8). */
const SEEN_MS = 1_000
const SETTLED_MS = 60_000
/** Transactions of making all pages once: a part of each is of the visitor's, or of what changes all the time, and asks the database. */
const ON_REPLICA_LEAST = 100

/** A site over PostgreSQL and a standby that follows it: what is asked of which, and what happens while the standby is behind or away. */
export async function replicaOnPostgres(): Promise<Measure[] | { skipped: string }> {
  const programs = await providePostgres()
  if ('missing' in programs) return { skipped: programs.missing }
  const primary = await startPostgres(programs.path)
  try {
    const standby = await startStandby(programs.path, primary.url)
    try {
      return await withDataDir(async (dataDir) => {
        const site = await startBenchServer({
          ...{ dataDir, databaseUrl: primary.url },
          environment: { DATABASE_READ_URL: standby.url },
        })
        try {
          return await measure(site, primary, standby)
        } finally {
          await site.stop()
        }
      })
    } finally {
      await standby.stop()
    }
  } finally {
    await primary.stop()
  }
}

type Lines = { site: BenchServer; primary: pg.Client; standby: pg.Client; paths: string[] }

async function measure(site: BenchServer, primary: PostgresServer, standby: PostgresServer): Promise<Measure[]> {
  const clients = [primary, standby].map(({ url }) => new pg.Client({ connectionString: url })) as [
    pg.Client,
    pg.Client,
  ]
  await Promise.all(clients.map((client) => client.connect()))
  // The standby is taken away below.
  for (const client of clients) client.on('error', () => undefined)
  const lines: Lines = { site, primary: clients[0], standby: clients[1], paths: await sitemapPaths(site.origin) }
  await untilLag(site, (lag) => lag !== null && lag < LAG_MAX_MS / 1_000)
  const before = await commitsOn(lines.standby)
  const failed = await failedPages(lines)
  await untilCounted()
  const onReplica = (await commitsOn(lines.standby)) - before
  const old = await oldPages(lines)
  await lines.standby.query('select pg_wal_replay_pause()')
  const behind = await untilLag(site, (lag) => lag !== null && lag * 1_000 > LAG_MAX_MS)
  const failedBehind = await failedPages(lines)
  await lines.standby.query('select pg_wal_replay_resume()')
  await untilLag(site, (lag) => lag !== null && lag * 1_000 < LAG_MAX_MS)
  await standby.stop()
  await touch(lines, 'while the standby is away')
  const failedAway = await failedPages(lines)
  await untilLag(site, (lag) => lag === null)
  await lines.primary.end()
  await lines.standby.end().catch(() => undefined)
  return [
    { name: 'pages made, and failed, over both', unit: '', measured: failed, budget: 0 },
    { name: 'transactions that the standby answered for them', unit: '', measured: onReplica, least: ON_REPLICA_LEAST },
    {
      name: `pages still old ${SEEN_MS} ms after a change, of ${CHANGES}; the standby did not have half of them`,
      unit: '',
      measured: old,
      budget: 0,
    },
    { name: 'how far behind it was seen to be while it stood still', unit: 's', measured: behind ?? Number.NaN },
    { name: 'pages that failed while it was behind', unit: '', measured: failedBehind, budget: 0 },
    { name: 'pages that failed while it was away', unit: '', measured: failedAway, budget: 0 },
  ]
}

/** Each page of the sitemap, made anew: a visitor with credentials goes past the cache of pages. */
async function failedPages({ site, paths }: Lines): Promise<number> {
  let failed = 0
  for (const path of paths) {
    const { status } = await fetch(`${site.origin}${path}`, { headers: { authorization: 'Bearer bench' } })
    if (status !== 200) failed += 1
  }
  return failed
}

/** Names a package anew, again and again; every other time while nothing arrives at the standby. */
async function oldPages(lines: Lines): Promise<number> {
  const { site, standby, paths } = lines
  const path = paths.find((each) => each.startsWith('/package-details/')) ?? ''
  let old = 0
  for (let change = 1; change <= CHANGES; change += 1) {
    const isHeld = change % 2 === 0
    if (isHeld) await standby.query('select pg_wal_replay_pause()')
    const name = `Change number ${change}`
    await touch(lines, name, path)
    const since = performance.now()
    // As visitors would, while the change spreads.
    for (; performance.now() - since < SEEN_MS; await wait(50)) await (await fetch(`${site.origin}${path}`)).text()
    if (!(await (await fetch(`${site.origin}${path}`)).text()).includes(name)) old += 1
    if (isHeld) await standby.query('select pg_wal_replay_resume()')
  }
  return old
}

async function touch({ primary }: Lines, name: string, path = ''): Promise<void> {
  const slug = path.split('/').at(-1) ?? ''
  await primary.query(`update package set name = $1 where slug = $2 or $2 = ''`, [name, slug])
}

async function commitsOn(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    'select xact_commit as count from pg_stat_database where datname = current_database()',
  )
  return Number(rows[0]?.count)
}

/** Connections tell their counts when they are idle, at most once a second. */
const untilCounted = () => wait(2_000)

/** Waits until what the site says of the standby is so; answers that. */
async function untilLag(site: BenchServer, isSo: (lag: number | null) => boolean): Promise<number | null> {
  for (const until = Date.now() + SETTLED_MS; Date.now() < until; await wait(100)) {
    const { replica_lag_s: lag } = (await (await fetch(`${site.health}/readyz`)).json()) as {
      replica_lag_s: number | null
    }
    if (isSo(lag)) return lag
  }
  throw new Error('What the site says of its replica did not come true')
}
