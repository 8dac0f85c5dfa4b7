import { Agent, request } from 'node:http'
import { openDatabase } from '#server/db/open-database.ts'
import { providePostgres, startPostgres } from '../machine/postgres.ts'
import { type Measure, median } from './measure.ts'
import { multiplyPackages } from './multiply-packages.ts'
import { withDataDir, withServer } from './server-process.ts'

const PACKAGES = 2_000
const WARM_UP = 50
const ASKED = 400
const QUESTIONS = {
  'first page': '/api/v1/travelPackage/fetch?limit=6&page=1',
  'filtered and sorted': '/api/v1/travelPackage/fetch?limit=6&page=3&minPrice=40000&maxPrice=200000&sort=price_asc',
}
const EMBEDDED_MS = 10
const POSTGRES_MS = 5

/** The package list past the cache, one caller, on the database that comes with the server. */
export function listOnEmbedded(): Promise<Measure[]> {
  return withDataDir((dataDir) => measureLists({ dataDir }, 'embedded', EMBEDDED_MS))
}

/** The same on a PostgreSQL server of our own. */
export async function listOnPostgres(): Promise<Measure[] | { skipped: string }> {
  const programs = await providePostgres()
  if ('missing' in programs) return { skipped: programs.missing }
  const server = await startPostgres(programs.path)
  try {
    return await withDataDir((dataDir) => measureLists({ dataDir, databaseUrl: server.url }, 'PostgreSQL', POSTGRES_MS))
  } finally {
    await server.stop()
  }
}

async function measureLists(
  settings: { dataDir: string; databaseUrl?: string },
  engine: string,
  budget: number,
): Promise<Measure[]> {
  // The first start makes the tables and loads the demo catalogue, which is then copied.
  await withServer(settings, async () => undefined)
  const database = await openDatabase(settings)
  await multiplyPackages(database.db, PACKAGES)
  await database.close()
  return withServer(settings, async ({ origin }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const measures: Measure[] = []
    for (const [what, path] of Object.entries(QUESTIONS)) {
      for (let asked = 0; asked < WARM_UP; asked += 1) await timeOf(`${origin}${path}`, agent)
      const times: number[] = []
      for (let asked = 0; asked < ASKED; asked += 1) times.push(await timeOf(`${origin}${path}`, agent))
      measures.push({
        name: `list of ${PACKAGES}, ${what}, ${engine}, p50`,
        unit: 'ms',
        measured: median(times),
        budget,
      })
    }
    agent.destroy()
    return measures
  })
}

/** Milliseconds until the last byte. A question with credentials goes past the cache. */
export function timeOf(address: string, agent: Agent): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const before = performance.now()
  const call = request(address, { agent, headers: { authorization: 'Bearer bench' } }, (answer) => {
    if (answer.statusCode !== 200) reject(new Error(`${address} answered ${answer.statusCode}`))
    answer.on('end', () => resolve(performance.now() - before)).resume()
  })
  call.once('error', reject)
  call.end()
  return promise
}
