import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** So many clients who ask one thing after the other, or so many requests a second whatever is under way. */
export type FloodRequest = {
  origin: string
  asked: readonly { path: string; body?: string }[]
  clients?: number
  perSecond?: number
  /** At the beginning, not counted. */
  unmeasuredMs: number
  measuredMs: number
}

/** Milliseconds of what was answered well and of what was told to come again; everything else by status, 999 a broken line. */
export type FloodResponses = {
  sent: number
  good: number[]
  refused: number[]
  withoutRetryAfter: number
  others: Record<number, number>
}

export type FloodLoad = { ask: (asked: FloodRequest) => Promise<FloodResponses>; stop: () => void }

export function startFloodLoad(): FloodLoad {
  const worker = fork(join(import.meta.dirname, 'flood-worker.ts'), { execArgv: [] })
  return {
    ask: async (asked) => {
      const answered = once(worker, 'message')
      worker.send(asked)
      // The one message that it ever sends.
      return (await answered)[0] as FloodResponses
    },
    stop: () => worker.disconnect(),
  }
}
