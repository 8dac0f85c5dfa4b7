import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { DrawingReply, DrawingTask } from './drawing-worker.ts'

/** A task with someone waiting for it; `urgent` when that is a visitor. */
export type Waiting = {
  task: DrawingTask
  urgent: boolean
  resolve: (reply: DrawingReply) => void
  reject: (error: Error) => void
}

export type DrawingProcess = {
  current: () => Waiting | undefined
  start: (waiting: Waiting) => void
  end: () => Promise<void>
}

/** Processes without work end after this long. */
const IDLE_MS = 20_000
/**
 * Drawing takes and frees blocks of many megabytes: glibc is told to give them back instead of keeping a pool a thread.
 * Other C libraries do not read this.
 */
const GIVE_BACK = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }
/** The scenes are text; little of it lives long. */
const SMALL_HEAP = ['--max-semi-space-size=2']

/**
 * One process that draws: a thread of ours would hold what drawing took for as long as the site runs, about 200 MB, and
 * would take its turns from the visitors'. `onFree` is called whenever it can take a task, `onEnd` when it is gone.
 */
export function openDrawingProcess(
  folder: string,
  onFree: () => void,
  onEnd: (drawing: DrawingProcess) => void,
): DrawingProcess {
  const child = fork(join(import.meta.dirname, 'drawing-worker.ts'), [folder], {
    execArgv: SMALL_HEAP,
    // biome-ignore lint/style/noProcessEnv: no setting is read, the surroundings are handed on
    env: { ...process.env, ...GIVE_BACK },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let current: Waiting | undefined
  let idleTimer: NodeJS.Timeout | undefined

  const settle = (finish: (waiting: Waiting) => void) => {
    const waiting = current
    current = undefined
    setHeldOpen(child, { isHeld: false })
    if (waiting !== undefined) finish(waiting)
  }
  const drawing: DrawingProcess = {
    current: () => current,
    start: (waiting) => {
      clearTimeout(idleTimer)
      current = waiting
      setHeldOpen(child, { isHeld: true })
      child.send(waiting.task)
    },
    end: async () => {
      clearTimeout(idleTimer)
      onEnd(drawing)
      settle((waiting) => waiting.reject(new Error('The drawing was stopped')))
      await stopped(child)
    },
  }
  const lose = (error: Error) => {
    clearTimeout(idleTimer)
    onEnd(drawing)
    settle((waiting) => waiting.reject(error))
    onFree()
  }
  child.on('message', (reply: DrawingReply) => {
    settle((waiting) => (reply.error === undefined ? waiting.resolve(reply) : waiting.reject(new Error(reply.error))))
    idleTimer = setTimeout(() => void drawing.end(), IDLE_MS).unref()
    onFree()
  })
  child.on('error', lose)
  child.once('exit', () => lose(new Error('The drawing process ended')))
  return drawing
}

/** Whether our own process waits for this one before it ends by itself. */
function setHeldOpen(child: ChildProcess, { isHeld }: { isHeld: boolean }): void {
  if (isHeld) child.ref()
  else child.unref()
  if (isHeld) child.channel?.ref()
  else child.channel?.unref()
}

/** Killed, not asked: what it was writing has another name until it is whole. */
async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const { promise: gone, resolve } = Promise.withResolvers<void>()
  child.once('exit', () => resolve())
  child.ref()
  child.kill('SIGKILL')
  await gone
}
