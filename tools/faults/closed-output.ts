import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Stage } from '../bench/booking/stock.ts'
import type { Measure } from '../bench/measure.ts'
import { startBenchServer } from '../bench/server-process.ts'
import type { Extent } from './part.ts'
import { onEmbedded } from './stages.ts'
import { withoutGuards } from './without-guards.ts'

const REQUESTS = 40
const EVERY_MS = 100

/** A broken pipe is an error of the stream, which ends the process unless somebody hears it. */
const OUTPUT_GUARD = {
  file: 'tools/start.ts',
  guard: "for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})\n",
  instead: '',
}

type Deaf = { served: number; linesBefore: number; code: number | null; isAlive: boolean }

/** Nobody reads what the program writes any more, as when a log collector has died; visitors are served, and it stops as ever. */
export function closedOutput(_extent: Extent): Promise<Measure[]> {
  return onEmbedded(async (stage) => {
    const { served, linesBefore, code } = await closeOutput(stage)
    const control = await withoutGuards([OUTPUT_GUARD], (folder) => closeOutput(stage, folder))
    return [
      { name: `answers of 200 to ${REQUESTS} with the output closed`, unit: '', measured: served, least: REQUESTS },
      { name: 'stopped without an error afterwards', unit: '', measured: code === 0 ? 1 : 0, least: 1 },
      { name: 'control: it wrote before', unit: '', measured: linesBefore, least: 1 },
      { name: 'control: without the guard it dies', unit: '', measured: control.isAlive ? 0 : 1, least: 1 },
    ]
  })
}

async function closeOutput(stage: Stage, folder?: string): Promise<Deaf> {
  let lines = 0
  const server = await startBenchServer({
    ...{ ...stage, environment: { LOG_LEVEL: 'info' } },
    ...(folder === undefined ? {} : { folder }),
    onWritten: () => {
      lines += 1
    },
  })
  const { process: program, origin } = server
  const linesBefore = lines
  program.stdout?.destroy()
  program.stderr?.destroy()
  const served = await visit(origin)
  const isAlive = program.exitCode === null && program.signalCode === null
  const exited = isAlive ? once(program, 'exit') : undefined
  program.kill('SIGTERM')
  const [code] = ((await exited) ?? [program.exitCode]) as [number | null]
  return { served, linesBefore, code, isAlive }
}

/** Long enough for lines to be written several times. */
async function visit(origin: string): Promise<number> {
  let served = 0
  for (let asked = 0; asked < REQUESTS; asked += 1) {
    const answer = await fetch(`${origin}/api/v1/ferry/ports`).catch(() => undefined)
    if (answer?.status === 200) served += 1
    await wait(EVERY_MS)
  }
  return served
}
