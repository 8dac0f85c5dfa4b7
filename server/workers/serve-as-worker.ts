import { type RunningServer, startServer } from '#server/main.ts'
import type { ToSupervisor, ToWorker } from './messages.ts'

/** One of the processes that a supervisor has started: serves, tells it where its health is, and does what must be done once. */
export async function serveAsWorker(): Promise<RunningServer> {
  const server = await startServer({ isWorker: true })
  process.on('message', (asked: ToWorker) => {
    if (asked === 'announce') void server.announce()
    if (asked === 'draw') void server.parts.drawPictures()
  })
  process.send?.({ healthPort: server.healthPort } satisfies ToSupervisor)
  return server
}
