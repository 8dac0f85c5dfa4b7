import pino from 'pino'
import { readProcessConfig } from '#server/config.ts'
import { builtSite } from '#server/wiring/built-site.ts'
import { buildParts } from '#server/wiring/parts.ts'
import { median } from './measure.ts'

// Renders pages past the cache, in a process of its own, and writes what each cost the main thread as one line of JSON.
/** V8 goes on compiling React for some two hundred pages; what a page costs is what it costs after that, until the server stops. */
const WARM_UP = 300
const ROUNDS = 5
const PAGES_A_ROUND = 20

const config = readProcessConfig()
const parts = await buildParts(config, builtSite(), pino({ level: 'silent' }))
const figures: Record<string, number> = {}
for (const path of process.argv.slice(2)) {
  await render(path, WARM_UP)
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.threadCpuUsage()
    await render(path, PAGES_A_ROUND)
    const { user, system } = process.threadCpuUsage(before)
    rounds.push((user + system) / 1000 / PAGES_A_ROUND)
  }
  figures[path] = median(rounds)
}
await parts.close()
console.log(JSON.stringify(figures))

async function render(path: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const request = new Request(`${config.origin}${path}`, { headers: { accept: 'text/html' } })
    const response = await parts.listenerParts.site(request, '127.0.0.1')
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    await response.text()
  }
}
