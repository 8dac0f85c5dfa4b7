import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Stage } from '../bench/booking/stock.ts'
import { spawnServer } from '../bench/server-process.ts'
import { freePort } from '../machine/postgres.ts'

/** What came of a start: it listens, or it has ended with a code; and what it wrote. */
export type Start = { outcome: 'ready' | 'ended' | 'neither'; code: number | null; written: string }

const PATIENCE_MS = 300_000
const LOOK_MS = 50
const STOP_MS = 15_000

/** Starts the program and stops it as soon as it is known what becomes of it. */
export async function tryToStart(stage: Stage): Promise<Start> {
  const ports = { port: await freePort(), healthPort: await freePort() }
  let written = ''
  const server = await spawnServer({
    ...{ ...stage, ports },
    onWritten: (text) => {
      written += text
    },
  })
  const isReady = () =>
    fetch(`http://127.0.0.1:${ports.healthPort}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  let outcome: Start['outcome'] = 'neither'
  for (const end = Date.now() + PATIENCE_MS; outcome === 'neither' && Date.now() < end; await wait(LOOK_MS)) {
    if (server.exitCode !== null || server.signalCode !== null) outcome = 'ended'
    else if (await isReady()) outcome = 'ready'
  }
  const code = server.exitCode
  await stop(server)
  return { outcome, code, written }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill('SIGTERM')
  const patience = setTimeout(() => server.kill('SIGKILL'), STOP_MS)
  await gone
  clearTimeout(patience)
}
