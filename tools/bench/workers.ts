import { Agent } from 'node:http'
import { availableParallelism } from 'node:os'
import { openDatabase } from '#server/db/open-database.ts'
import { providePostgres, startPostgres } from '../machine/postgres.ts'
import { timeOf } from './list-api.ts'
import { type Measure, median, percentile99 } from './measure.ts'
import { multiplyPackages } from './multiply-packages.ts'
import { type BenchServer, startBenchServer, withDataDir, withServer } from './server-process.ts'

const WORKERS = [1, 2, 4]
const PACKAGES = [36, 2_000]
const AT_ONCE = 16
const WARM_UP_MS = 3_000
const MEASURED_MS = 8_000
const READY_MS = 60_000
/** Past the cache of pages: a list with its page around it, and the list alone. */
const ASKED = {
  'list pages': (turn: number) => `/tours?maxPrice=${40_000 + (turn % 160) * 1_000}`,
  'lists of the API': (turn: number) =>
    `/api/v1/travelPackage/fetch?limit=6&page=1&maxPrice=${40_000 + (turn % 160) * 1_000}`,
}

/** What more processes bring on this machine, beside the load and the database that share its processors, on little and much of a catalogue. */
export async function workersOnPostgres(): Promise<Measure[] | { skipped: string }> {
  const programs = await providePostgres()
  if ('missing' in programs) return { skipped: programs.missing }
  console.log(`  ${availableParallelism()} processors, which the load and PostgreSQL use, too`)
  const postgres = await startPostgres(programs.path)
  try {
    return await withDataDir(async (dataDir) => {
      const stage = { dataDir, databaseUrl: postgres.socketUrl }
      // The first start makes the tables and loads the demo catalogue, which is then copied.
      await withServer(stage, async () => undefined)
      const measures: Measure[] = []
      for (const packages of PACKAGES) {
        const database = await openDatabase(stage)
        await multiplyPackages(database.db, packages)
        await database.close()
        for (const workers of WORKERS) measures.push(...(await measure(stage, packages, workers)))
      }
      return measures
    })
  } finally {
    await postgres.stop()
  }
}

async function measure(
  stage: { dataDir: string; databaseUrl: string },
  packages: number,
  workers: number,
): Promise<Measure[]> {
  const site = await startBenchServer({ ...stage, environment: { WORKERS: String(workers) } })
  try {
    await untilAllServe(site, workers)
    const measures: Measure[] = []
    const name = (what: string) => `${packages} packages, ${workers} workers: ${what}`
    for (const [what, addressOf] of Object.entries(ASKED)) {
      await askFor(WARM_UP_MS, site, addressOf)
      const times = await askFor(MEASURED_MS, site, addressOf)
      measures.push({ name: name(what), unit: '/s', measured: (times.length * 1_000) / MEASURED_MS })
      measures.push({ name: name(`${what}, p50`), unit: 'ms', measured: median(times) })
      measures.push({ name: name(`${what}, p99`), unit: 'ms', measured: percentile99(times) })
    }
    measures.push({ name: name('memory'), unit: 'MB', measured: await site.memoryMb() })
    return measures
  } finally {
    await site.stop()
  }
}

async function askFor(ms: number, { origin }: BenchServer, addressOf: (turn: number) => string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const times: number[] = []
  const until = performance.now() + ms
  let turn = 0
  const visitor = async () => {
    while (performance.now() < until) times.push(await timeOf(`${origin}${addressOf(turn++)}`, agent))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor))
  agent.destroy()
  return times
}

async function untilAllServe({ health }: BenchServer, workers: number): Promise<void> {
  if (workers === 1) return
  for (const until = Date.now() + READY_MS; Date.now() < until; ) {
    const { workers: told } = (await (await fetch(`${health}/readyz`)).json()) as { workers: { mode: string }[] }
    if (told.filter(({ mode }) => mode === 'full').length === workers) return
  }
  throw new Error('Not all processes serve')
}
