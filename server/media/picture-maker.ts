import { type DrawingProcess, openDrawingProcess, type Waiting } from './drawing-process.ts'
import type { DrawingReply, DrawingTask } from './drawing-worker.ts'
import { fileNameOf } from './variant.ts'

/** Processes at once while visitors wait; a background picture only ever uses one. */
const PROCESSES = 2

type AnyVariant = DrawingTask['variant']

export type PictureMaker = {
  /** Makes one file, once however many ask; `isUrgent` when a visitor waits for it. `from`: a file to cut it from, undrawn. */
  make: (
    variant: AnyVariant,
    sceneUrl: string,
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
    make: (variant, sceneUrl, { isUrgent, from }) => {
      const name = nameOf(variant)
      const running = underWay.get(name)
      if (running === undefined) return enqueue(name, { sceneUrl, variant, from }, { isUrgent })
      // A visitor may now wait for what the background had queued.
      running.waiting.urgent ||= isUrgent
      dispatch()
      return running.made
    },
    close: async () => {
      closed = true
      for (const { reject } of queue.splice(0)) reject(new Error('The drawing was stopped'))
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
