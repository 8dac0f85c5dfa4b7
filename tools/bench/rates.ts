import { openDatabase } from '#server/db/open-database.ts'
import { providePostgres, startPostgres } from '../machine/postgres.ts'
import type { Measure } from './measure.ts'
import { type Load, load } from './rates/load.ts'
import { kindsOf, readCatalogue } from './rates/new-addresses.ts'
import { type BenchServer, withDataDir, withServer } from './server-process.ts'

/** As the issue asks: sixteen at a time, on PostgreSQL; the embedded database has no least, as it shares the processors with the pages. */
const CONNECTIONS = 16
const PAGES_A_SECOND = 400
const LISTS_A_SECOND = 500
const P99_MS = 100
const WARM_UP_MS = 3_000
const MEASURED_MS = 6_000
/** More than are answered in that time. */
const ADDRESSES = 12_000
const LIST = 'list with new filters'
/** Every browser takes the first; the others tell what packing costs. */
const ACCEPTED = 'br, gzip'
const OTHERS = ['gzip', 'identity']

/** Pages whose address nobody has asked for before: how many a second, and how long one takes. */
export function ratesOnEmbedded(): Promise<Measure[]> {
  return withDataDir((dataDir) => measureRates({ dataDir }, 'embedded'))
}

export async function ratesOnPostgres(): Promise<Measure[] | { skipped: string }> {
  const programs = await providePostgres()
  if ('missing' in programs) return { skipped: programs.missing }
  const postgres = await startPostgres(programs.path)
  try {
    return await withDataDir((dataDir) => measureRates({ dataDir, databaseUrl: postgres.socketUrl }, 'PostgreSQL'))
  } finally {
    await postgres.stop()
  }
}

type Settings = { dataDir: string; databaseUrl?: string }

async function measureRates(settings: Settings, engine: 'embedded' | 'PostgreSQL'): Promise<Measure[]> {
  // The first start makes the tables, loads the demo catalogue, and fills the stock.
  await withServer(settings, async () => undefined)
  const database = await openDatabase(settings)
  const catalogue = await readCatalogue(database.db).finally(() => database.close())
  const environment = { TRUSTED_PROXIES: '127.0.0.1' }
  return withServer({ ...settings, environment }, async (server) => {
    const kinds = Object.entries(kindsOf(catalogue, server.origin))
    const measures: Measure[] = []
    for (const [name, requestOf] of kinds) {
      const ask = (accepted: string, from: number) => loadOf(server, (turn) => requestOf(from + turn), accepted)
      const least = name === LIST ? LISTS_A_SECOND : PAGES_A_SECOND
      const budgets = engine === 'PostgreSQL' ? { least, budget: P99_MS } : {}
      measures.push(...measuresOf(`${name}, ${engine}`, await ask(ACCEPTED, 0), budgets))
      if (name !== LIST) continue
      for (const [index, other] of OTHERS.entries())
        measures.push(...measuresOf(`${name}, ${engine}, ${other}`, await ask(other, (index + 1) * ADDRESSES), {}))
    }
    return measures
  })
}

async function loadOf(
  server: BenchServer,
  requestOf: (turn: number) => ReturnType<ReturnType<typeof kindsOf>['trip']>,
  accepted: string,
): Promise<Load> {
  const requests = Array.from({ length: ADDRESSES }, (_, turn) => {
    const { headers, ...request } = requestOf(turn)
    return { ...request, headers: { 'accept-encoding': accepted, ...headers } }
  })
  const answered = await load(server, requests, {
    ...{ connections: CONNECTIONS, warmUpMs: WARM_UP_MS, measuredMs: MEASURED_MS },
  })
  const others = Object.keys(answered.statuses).filter((status) => status !== '200')
  if (others.length > 0) throw new Error(`Pages were answered with ${others.join(', ')}: ${JSON.stringify(answered)}`)
  if (answered.asked > ADDRESSES) throw new Error('Addresses were asked for twice')
  return answered
}

function measuresOf(
  name: string,
  { perSecond, p50Ms, p99Ms, cpuMs }: Load,
  { least, budget }: { least?: number; budget?: number },
): Measure[] {
  return [
    { name: `${name}, pages`, unit: '/s', measured: perSecond, ...(least === undefined ? {} : { least }) },
    { name: `${name}, p50`, unit: 'ms', measured: p50Ms },
    { name: `${name}, p99`, unit: 'ms', measured: p99Ms, ...(budget === undefined ? {} : { budget }) },
    ...(cpuMs === undefined ? [] : [{ name: `${name}, CPU of the server a page`, unit: 'ms', measured: cpuMs }]),
  ]
}
