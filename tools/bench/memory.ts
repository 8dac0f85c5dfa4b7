import { Agent, request } from 'node:http'
import { providePostgres, startPostgres } from '../machine/postgres.ts'
import { sitemapPaths } from './every-page.ts'
import type { Measure } from './measure.ts'
import { withDataDir, withServer } from './server-process.ts'

const VIEWS = 10_000
/** After these the caches are warm and what is compiled is compiled. */
const SETTLED_AFTER = 2_000
const AT_ONCE = 8
/** Every so many views one goes past the cache and is rendered. */
const RENDERED_EVERY = 20
/** The embedded database alone takes about 350 MB; pictures are drawn meanwhile. */
const MEMORY_MB = { embedded: 1_100, PostgreSQL: 450 } as const
const GROWTH_MB = 180

/** What the server holds after a busy day, and how much of that it took on after it had settled. */
export function memoryOnEmbedded(): Promise<Measure[]> {
  return withDataDir((dataDir) => memoryAfterViews({ dataDir }, 'embedded'))
}

export async function memoryOnPostgres(): Promise<Measure[] | { skipped: string }> {
  const programs = await providePostgres()
  if ('missing' in programs) return { skipped: programs.missing }
  const postgres = await startPostgres(programs.path)
  try {
    return await withDataDir((dataDir) => memoryAfterViews({ dataDir, databaseUrl: postgres.url }, 'PostgreSQL'))
  } finally {
    await postgres.stop()
  }
}

function memoryAfterViews(
  settings: { dataDir: string; databaseUrl?: string },
  engine: keyof typeof MEMORY_MB,
): Promise<Measure[]> {
  return withServer(settings, async (server) => {
    const view = viewer((await sitemapPaths(server.origin)).map((path) => `${server.origin}${path}`))
    await view(SETTLED_AFTER)
    const settled = await server.memoryMb()
    await view(VIEWS - SETTLED_AFTER)
    const after = await server.memoryMb()
    return [
      { name: `memory after ${VIEWS} views, ${engine}`, unit: 'MB', measured: after, budget: MEMORY_MB[engine] },
      {
        name: `growth after view ${SETTLED_AFTER}, ${engine}`,
        unit: 'MB',
        measured: Math.max(0, after - settled),
        budget: GROWTH_MB,
      },
    ]
  })
}

function viewer(addresses: readonly string[]): (times: number) => Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  let seen = 0
  return async (times) => {
    const until = seen + times
    const visitor = async (): Promise<void> => {
      while (seen < until) {
        const turn = seen++
        const address = addresses[turn % addresses.length]
        if (address !== undefined) await open(address, agent, turn % RENDERED_EVERY === 0)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, visitor))
  }
}

function open(address: string, agent: Agent, isRendered: boolean): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const headers = { 'accept-encoding': 'br', ...(isRendered ? { authorization: 'Bearer bench' } : {}) }
  const call = request(address, { agent, headers }, (answer) => {
    if (answer.statusCode !== 200) reject(new Error(`${address} answered ${answer.statusCode}`))
    answer.on('end', () => resolve()).resume()
  })
  call.once('error', reject)
  call.end()
  return promise
}
