import { Worker } from 'node:worker_threads'
import type { DrawingReply, DrawingSetup, DrawingTask } from './drawing-worker.ts'

/** A task with someone waiting for it; `urgent` when that is a visitor. */
export type Waiting = {
  task: DrawingTask
  urgent: boolean
  resolve: (reply: DrawingReply) => void
  reject: (error: Error) => void
}

export type DrawingThread = {
  current: () => Waiting | undefined
  start: (waiting: Waiting) => void
  end: () => Promise<unknown>
}

/** Threads without work end after this long and give their memory back. */
const IDLE_MS = 20_000

/** One worker thread; `onFree` is called whenever it can take a task, `onEnd` when it is gone. */
export function openDrawingThread(
  folder: string,
  onFree: () => void,
  onEnd: (thread: DrawingThread) => void,
): DrawingThread {
  const worker = new Worker(new URL('./drawing-worker.ts', import.meta.url), {
    workerData: { folder } satisfies DrawingSetup,
  })
  let current: Waiting | undefined
  let idleTimer: NodeJS.Timeout | undefined

  const settle = (finish: (waiting: Waiting) => void) => {
    const waiting = current
    current = undefined
    worker.unref()
    if (waiting !== undefined) finish(waiting)
  }
  const thread: DrawingThread = {
    current: () => current,
    start: (waiting) => {
      clearTimeout(idleTimer)
      current = waiting
      worker.ref()
      worker.postMessage(waiting.task)
    },
    end: () => {
      onEnd(thread)
      settle((waiting) => waiting.reject(new Error('The drawing was stopped')))
      return worker.terminate()
    },
  }
  worker.on('message', (reply: DrawingReply) => {
    settle((waiting) => (reply.error === undefined ? waiting.resolve(reply) : waiting.reject(new Error(reply.error))))
    idleTimer = setTimeout(thread.end, IDLE_MS).unref()
    onFree()
  })
  worker.on('error', (error: Error) => {
    onEnd(thread)
    settle((waiting) => waiting.reject(error))
    onFree()
  })
  return thread
}
