import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#server/db/open-database.ts'
import { providePostgres, startPostgres } from '../machine/postgres.ts'
import { sitemapPaths } from './every-page.ts'
import type { Measure } from './measure.ts'
import { cpuMsOf, type LoadRequest, load } from './rates/load.ts'
import { kindsOf, readCatalogue } from './rates/new-addresses.ts'
import { type BenchServer, withDataDir, withServer } from './server-process.ts'

/** An hour of eight requests a second, asked as fast as they are answered: what is kept depends on what was asked, not on the clock. */
const REQUESTS = 30_000
/** So many are asked in its first three minutes. */
const SETTLED_AFTER = (REQUESTS * 3) / 60
const CONNECTIONS = 16
/** Of so many requests one is for a page that everybody gets; the others are for addresses that nobody has asked for. */
const SHARED_EVERY = 2
const ROUND_MS = 600_000
/** The embedded database alone takes about 350 MB. */
const MEMORY_MB: Readonly<Record<Engine, number>> = { embedded: 1_100, PostgreSQL: 350 }
const GROWTH_PERCENT = 10
/** What a start leaves to be done is done by then. */
const START_OVER_MS = 30_000
const IDLE_MS = 60_000
const IDLE_PERCENT = 1

type Engine = 'embedded' | 'PostgreSQL'
type Settings = { dataDir: string; databaseUrl?: string }

/** What the server does while nobody asks, what it holds after a busy hour, and how much of that it took on after three minutes. */
export function memoryOnEmbedded(): Promise<Measure[]> {
  return withDataDir((dataDir) => measureHour({ dataDir }, 'embedded'))
}

export async function memoryOnPostgres(): Promise<Measure[] | { skipped: string }> {
  const programs = await providePostgres()
  if ('missing' in programs) return { skipped: programs.missing }
  const postgres = await startPostgres(programs.path)
  try {
    return await withDataDir((dataDir) => measureHour({ dataDir, databaseUrl: postgres.url }, 'PostgreSQL'))
  } finally {
    await postgres.stop()
  }
}

async function measureHour(settings: Settings, engine: Engine): Promise<Measure[]> {
  await withServer(settings, async () => undefined)
  const database = await openDatabase(settings)
  const catalogue = await readCatalogue(database.db).finally(() => database.close())
  return withServer({ ...settings, environment: { TRUSTED_PROXIES: '127.0.0.1' } }, async (server) => {
    const idle = await measureIdle(server, engine)
    const shared = await sitemapPaths(server.origin)
    const kinds = Object.values(kindsOf(catalogue, server.origin))
    const view = viewer(server, (turn) => requestOf(turn, shared, kinds))
    await view(SETTLED_AFTER)
    const settled = await server.memoryMb()
    await view(REQUESTS - SETTLED_AFTER)
    const after = await server.memoryMb()
    return [
      ...idle,
      { name: `memory after three minutes, ${engine}`, unit: 'MB', measured: settled },
      {
        name: `memory after an hour, ${REQUESTS} requests, ${engine}`,
        unit: 'MB',
        measured: after,
        budget: MEMORY_MB[engine],
      },
      {
        name: `growth after three minutes, ${engine}`,
        unit: '%',
        measured: Math.max(0, (after / settled - 1) * 100),
        budget: GROWTH_PERCENT,
      },
    ]
  })
}

async function measureIdle(server: BenchServer, engine: Engine): Promise<Measure[]> {
  await wait(START_OVER_MS)
  const before = cpuMsOf(server.process.pid)
  await wait(IDLE_MS)
  const after = cpuMsOf(server.process.pid)
  if (before === undefined || after === undefined) return []
  const measured = ((after - before) / IDLE_MS) * 100
  return [{ name: `a processor while nobody asks, ${engine}`, unit: '%', measured, budget: IDLE_PERCENT }]
}

function requestOf(
  turn: number,
  shared: readonly string[],
  kinds: readonly ((turn: number) => LoadRequest)[],
): LoadRequest {
  const round = Math.floor(turn / SHARED_EVERY)
  const path = shared[round % shared.length]
  if (turn % SHARED_EVERY === 0 && path !== undefined) return { path }
  const kind = kinds[round % kinds.length]
  if (kind === undefined) throw new Error('There is no kind of page')
  return kind(Math.floor(round / kinds.length))
}

/** Each call asks the next so many. */
function viewer(server: BenchServer, ofTurn: (turn: number) => LoadRequest): (times: number) => Promise<void> {
  let seen = 0
  return async (times) => {
    const requests = Array.from({ length: times }, (_, index) => {
      const { headers, ...request } = ofTurn(seen + index)
      return { ...request, headers: { 'accept-encoding': 'br', ...headers } }
    })
    seen += times
    const { statuses } = await load(server, requests, {
      ...{ connections: CONNECTIONS, warmUpMs: 0, measuredMs: ROUND_MS, isOnce: true },
    })
    const others = Object.keys(statuses).filter((status) => status !== '200')
    if (others.length > 0) throw new Error(`Requests were answered with ${JSON.stringify(statuses)}`)
  }
}
