import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { DrawingReply, DrawingTask, PictureSource } from './drawing-worker.ts'
import { fileNameOf } from './variant.ts'

/** A task with someone waiting for it; `urgent` when that is a visitor. */
type Waiting = {
  task: DrawingTask
  urgent: boolean
  resolve: (reply: DrawingReply) => void
  reject: (error: Error) => void
}

type DrawingProcess = {
  current: () => Waiting | undefined
  start: (waiting: Waiting) => void
  end: () => Promise<void>
}

const STOPPED = 'The drawing was stopped'
/** Processes without work end after this long. */
const IDLE_MS = 20_000

/**
 * Drawing takes and frees blocks of many megabytes: glibc is told to give them back instead of keeping a pool a thread.
 * Other C libraries do not read this.
 */
const GIVE_BACK = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

/** The scenes are text; little of it lives long. */
const SMALL_HEAP = ['--max-semi-space-size=2']

/** Processes at once while visitors wait; a background picture only ever uses one. */
const PROCESSES = 2

type AnyVariant = DrawingTask['variant']

export type PictureMaker = {
  /** Makes one file, once however many ask; `isUrgent` when a visitor waits for it. `from`: a file to cut it from, undrawn. */
  make: (
    variant: AnyVariant,
    source: PictureSource,
    how: { isUrgent: boolean; from?: string | undefined },
  ) => Promise<DrawingReply>
  close: () => Promise<void>
}

export function createPictureMaker(folder: string, most = PROCESSES): PictureMaker {
  const underWay = new Map<string, { made: Promise<DrawingReply>; waiting: Waiting }>()
  const queue: Waiting[] = []
  const processes = new Set<DrawingProcess>()
  let next = 0
  let closed = false

  const dispatch = () => {
    const waiting = closed ? undefined : nextOf(queue, processes)
    if (waiting === undefined) return
    const idle = [...processes].find((drawing) => drawing.current() === undefined)
    if (idle === undefined && processes.size >= most) return
    queue.splice(queue.indexOf(waiting), 1)
    const drawing = idle ?? openDrawingProcess(folder, dispatch, (ended) => processes.delete(ended))
    processes.add(drawing)
    drawing.start(waiting)
    dispatch()
  }

  const enqueue = (
    name: string,
    asked: Omit<DrawingTask, 'number'>,
    { isUrgent }: { isUrgent: boolean },
  ): Promise<DrawingReply> => {
    next += 1
    const { promise, resolve, reject } = Promise.withResolvers<DrawingReply>()
    const waiting: Waiting = { task: { number: next, ...asked }, urgent: isUrgent, resolve, reject }
    const made = promise.finally(() => underWay.delete(name))
    underWay.set(name, { made, waiting })
    queue.push(waiting)
    dispatch()
    return made
  }

  return {
    make: (variant, source, { isUrgent, from }) => {
      if (closed) return Promise.reject(new Error(STOPPED))
      const name = nameOf(variant)
      const running = underWay.get(name)
      if (running === undefined) return enqueue(name, { source, variant, from }, { isUrgent })
      // A visitor may now wait for what the background had queued.
      running.waiting.urgent ||= isUrgent
      dispatch()
      return running.made
    },
    close: async () => {
      closed = true
      for (const { reject } of queue.splice(0)) reject(new Error(STOPPED))
      await Promise.all([...processes].map((drawing) => drawing.end()))
    },
  }
}

/** Visitors first; a background task only when no other background task runs. */
function nextOf(queue: readonly Waiting[], processes: ReadonlySet<DrawingProcess>): Waiting | undefined {
  const urgent = queue.find((each) => each.urgent)
  if (urgent !== undefined) return urgent
  const backgroundRuns = [...processes].some((drawing) => drawing.current()?.urgent === false)
  return backgroundRuns ? undefined : queue[0]
}

function nameOf(variant: AnyVariant): string {
  return variant.kind === 'placeholder' ? `${variant.id}-${variant.version}-placeholder` : fileNameOf(variant)
}

/**
 * One process that draws: a thread of ours would hold what drawing took for as long as the site runs, about 200 MB, and
 * would take its turns from the visitors'. `onFree` is called whenever it can take a task, `onEnd` when it is gone.
 */
function openDrawingProcess(
  folder: string,
  onFree: () => void,
  onEnd: (drawing: DrawingProcess) => void,
): DrawingProcess {
  const child = forkWorker('drawing-worker.ts', [folder])
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
      settle((waiting) => waiting.reject(new Error(STOPPED)))
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

/** A process of one of the modules beside this one, which takes tasks and answers them. */
export function forkWorker(
  module: 'drawing-worker.ts' | 'photo-worker.ts',
  values: readonly string[] = [],
): ChildProcess {
  return fork(join(import.meta.dirname, module), values, {
    execArgv: SMALL_HEAP,
    // biome-ignore lint/style/noProcessEnv: no setting is read, the surroundings are handed on
    env: { ...process.env, ...GIVE_BACK },
    // Files cross as bytes, not as JSON.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
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
