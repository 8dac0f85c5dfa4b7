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
  await render(path, WARM_UP)
  const remembered = await cost(() => render(path, PAGES_A_ROUND), threadMs)
  await renderAsking(path, ASKED_WARM_UP)
  const asked = await cost(() => renderAsking(path, PAGES_A_ROUND), processMs)
  costs[path] = { remembered, asked }
}
await parts.close()
console.log(JSON.stringify(costs))

async function cost(renderRound: () => Promise<void>, clock: () => number): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = clock()
    await renderRound()
    rounds.push((clock() - before) / PAGES_A_ROUND)
  }
  return median(rounds)
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

/** Before each page all answers of the API are forgotten, so that its loaders call it and it asks the database. */
async function renderAsking(path: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    parts.listenerParts.cache.purge()
    await render(path, 1)
  }
}

async function render(path: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const request = new Request(`${config.origin}${path}`, { headers: { accept: 'text/html' } })
    const response = await parts.listenerParts.site(request, '127.0.0.1')
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    await response.text()
  }
}
