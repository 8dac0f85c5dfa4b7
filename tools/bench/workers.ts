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
/** Each number of processes is measured once in each, so that what else the machine does spoils all alike. */
const ROUNDS = 5
const AT_ONCE = 16
const WARM_UP_MS = 2_000
const MEASURED_MS = 4_000
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
        measures.push(...(await compare(stage, packages)))
      }
      return measures
    })
  } finally {
    await postgres.stop()
  }
}

type Stage = { dataDir: string; databaseUrl: string }
type Round = Record<string, { rate: number; p50: number; p99: number; memory: number }>

/** Medians of all rounds; the gain is the median of each round's own, of the same minute. */
async function compare(stage: Stage, packages: number): Promise<Measure[]> {
  const rounds: Map<number, Round>[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const told = new Map<number, Round>()
    for (const workers of WORKERS) told.set(workers, await measure(stage, workers))
    rounds.push(told)
  }
  const middle = (of: (told: Map<number, Round>) => number | undefined) =>
    median(rounds.map((told) => of(told) ?? Number.NaN))
  return Object.keys(ASKED).flatMap((what) =>
    WORKERS.flatMap((workers) => {
      const name = `${packages} packages, ${workers} workers: ${what}`
      const rate = (told: Map<number, Round>, of: number) => told.get(of)?.[what]?.rate ?? Number.NaN
      return [
        { name, unit: '/s', measured: middle((told) => rate(told, workers)) },
        {
          name: `${name}, times one worker`,
          unit: '',
          measured: middle((told) => rate(told, workers) / rate(told, 1)),
        },
        { name: `${name}, p50`, unit: 'ms', measured: middle((told) => told.get(workers)?.[what]?.p50) },
        { name: `${name}, p99`, unit: 'ms', measured: middle((told) => told.get(workers)?.[what]?.p99) },
        {
          name: `${name}, memory afterwards`,
          unit: 'MB',
          measured: middle((told) => told.get(workers)?.[what]?.memory),
        },
      ]
    }),
  )
}

async function measure(stage: Stage, workers: number): Promise<Round> {
  const site = await startBenchServer({ ...stage, environment: { WORKERS: String(workers) } })
  try {
    await untilAllServe(site, workers)
    const round: Round = {}
    for (const [what, addressOf] of Object.entries(ASKED)) {
      await askFor(WARM_UP_MS, site, addressOf)
      const times = await askFor(MEASURED_MS, site, addressOf)
      const rate = (times.length * 1_000) / MEASURED_MS
      round[what] = { rate, p50: median(times), p99: percentile99(times), memory: await site.memoryMb() }
    }
    return round
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
