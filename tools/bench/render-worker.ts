import { sql } from 'kysely'
import pino from 'pino'
import { readProcessConfig } from '#server/config.ts'
import { builtSite } from '#server/wiring/built-site.ts'
import { buildParts } from '#server/wiring/parts.ts'
import { median } from './measure.ts'
import type { RenderCost } from './render-cpu.ts'

// Renders pages past the cache, in a process of its own, and writes what each cost as one line of JSON.
/** V8 goes on compiling React for some two hundred pages; what a page costs is what it costs after that, until the server stops. */
const WARM_UP = 300
const ASKED_WARM_UP = 20
const ROUNDS = 5
const PAGES_A_ROUND = 20

const config = readProcessConfig()
const parts = await buildParts(config, builtSite(), pino({ level: 'silent' }))
const costs: Record<string, RenderCost> = {}
for (const path of process.argv.slice(2)) {
  for (let page = 0; page < WARM_UP; page += 1) await render(path)
  const remembered = await cost(path, threadMs)
  for (let page = 0; page < ASKED_WARM_UP; page += 1) await render(path, changeCatalogue)
  const asked = await cost(path, processMs, changeCatalogue)
  costs[path] = { remembered, asked }
}
await parts.close()
console.log(JSON.stringify(costs))

/** Of one page, in the middle of some rounds; what is done before each page is not counted. */
async function cost(path: string, clock: () => number, before?: () => Promise<void>): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    let spent = 0
    for (let page = 0; page < PAGES_A_ROUND; page += 1) spent += await render(path, before, clock)
    rounds.push(spent / PAGES_A_ROUND)
  }
  return median(rounds)
}

/** After it every page asks the use cases and the database again. */
async function changeCatalogue(): Promise<void> {
  await sql`select tell_pages(array['all'])`.execute(parts.database.db)
}

/** The main thread alone. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Every thread: the embedded database has one of its own. */
function processMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function render(path: string, before?: () => Promise<void>, clock = threadMs): Promise<number> {
  await before?.()
  const since = clock()
  const request = new Request(`${config.origin}${path}`, { headers: { accept: 'text/html' } })
  const response = await parts.listenerParts.site(request, '127.0.0.1')
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  await response.text()
  return clock() - since
}
