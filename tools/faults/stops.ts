import { once } from 'node:events'
import { visitAllTheTime } from '#tests/support/visitors-all-the-time.ts'
import type { Stage } from '../bench/booking/stock.ts'
import type { Measure } from '../bench/measure.ts'
import { startBenchServer } from '../bench/server-process.ts'
import type { Extent } from './part.ts'
import { onEmbedded, onPostgres } from './stages.ts'
import { withoutGuards } from './without-guards.ts'

const VISITORS = 12
const ANSWERS_BEFORE = 10 * VISITORS
/** A process manager's patience (ours). */
const STOP_S = 10
/** The stop without anything that lets visitors finish. */
const DRAIN_GUARD = {
  file: 'server/main.ts',
  guard: '    await guard.drain(server)\n',
  instead: '    server.close()\n    server.closeAllConnections()\n',
}

type Stopped = { seconds: number; resets: number; failed: number; answers: number; code: number | null }

/** The program is told to stop (SIGTERM) while visitors ask all the time: whoever is answered is never cut. */
export function stopsOnEmbedded({ stops }: Extent): Promise<Measure[]> {
  return onEmbedded((stage) => measureStops(stage, stops))
}

export function stopsOnPostgres({ stops }: Extent): Promise<Measure[] | { skipped: string }> {
  return onPostgres((stage) => measureStops(stage, stops))
}

async function measureStops(stage: Stage, stops: number): Promise<Measure[]> {
  const all: Stopped[] = []
  while (all.length < stops) all.push(await stopUnderLoad(stage))
  const control = await withoutGuards([DRAIN_GUARD], (folder) => stopUnderLoad(stage, folder))
  const sum = (of: (stopped: Stopped) => number) => all.reduce((total, each) => total + of(each), 0)
  return [
    { name: 'stops (SIGTERM) under load', unit: '', measured: all.length, least: stops },
    { name: 'answers', unit: '', measured: sum(({ answers }) => answers) },
    { name: 'resets of a line that just got an answer', unit: '', measured: sum(({ resets }) => resets), budget: 0 },
    { name: 'answers of 5xx but 503', unit: '', measured: sum(({ failed }) => failed), budget: 0 },
    {
      name: 'longest until the process ended',
      unit: 's',
      measured: Math.max(...all.map(({ seconds }) => seconds)),
      budget: STOP_S,
    },
    { name: 'stops that ended with an error', unit: '', measured: sum(({ code }) => (code === 0 ? 0 : 1)), budget: 0 },
    { name: 'control: resets without the guard', unit: '', measured: control.resets, least: 1 },
  ]
}

async function stopUnderLoad(stage: Stage, folder?: string): Promise<Stopped> {
  const server = await startBenchServer({ ...stage, ...(folder === undefined ? {} : { folder }) })
  const load = visitAllTheTime(server.origin, VISITORS)
  await load.until(ANSWERS_BEFORE)
  const since = performance.now()
  const exited = once(server.process, 'exit')
  server.process.kill('SIGTERM')
  const [code] = (await exited) as [number | null]
  const seconds = (performance.now() - since) / 1_000
  const { answers, statuses, resets } = await load.over
  // While it stops it may say so, with 503.
  const failed = statuses.filter((status) => status >= 500 && status !== 503).length
  return { seconds, answers, resets: resets.length, failed, code }
}
