import type { Db } from '#server/db/db.ts'

/** Groups that are served at a time: of the connections most stay free for those who pay and read. */
const AT_ONCE = 2
/** A group is served about as fast as one of it would be. */
const MOST = 24
/** Who waits for something else to be done first looks again after this long. */
const LOOK_MS = 20
/** As long as a statement may take (booking rules 1.1). */
const WAIT_MS = 5_000
/** More than that could not be served in that time: who comes then is told so at once, and those who pay are not kept waiting. */
const WAITING_MAX = 2_000

export type Turn = {
  /** What it wants to have: two that want the same are served one after the other. */
  keys: readonly string[]
  /** Served by itself. */
  isAlone: boolean
}

type Waiting<Question, Answer> = {
  question: Question
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
  timer: NodeJS.Timeout
}
type Queue<Question, Answer> = { underWay: number; waiting: Set<Waiting<Question, Answer>>; isCalled: boolean }

/** Whose turn does not come in time is answered as if the database were away. */
class TooBusy extends Error {
  readonly code = '53300'
}

/**
 * A counter at which a crowd is served in groups, in its order, few groups at a time; all of it at once would wait for a
 * connection between any two statements, until everybody's time is over and nobody has anything. `serve` answers in the order
 * of the questions; while something else `isFirst`, nobody is served.
 */
export function takeTurns<Question extends Turn, Parts extends { db: Db }, Answer>(
  serve: (parts: Parts, questions: readonly Question[]) => Promise<readonly Answer[]>,
  isFirst: () => boolean = () => false,
): (parts: Parts, question: Question) => Promise<Answer> {
  const queues = new WeakMap<Db, Queue<Question, Answer>>()
  const callNext = (parts: Parts, queue: Queue<Question, Answer>): void => {
    if (queue.isCalled || queue.underWay === AT_ONCE || queue.waiting.size === 0) return
    queue.isCalled = true
    if (isFirst()) {
      setTimeout(() => {
        queue.isCalled = false
        callNext(parts, queue)
      }, LOOK_MS)
      return
    }
    // Those who come in the same turn of the event loop are there by then.
    setImmediate(() => {
      queue.isCalled = false
      const group = takeGroup(queue.waiting)
      if (group.length === 0) return
      queue.underWay += 1
      callNext(parts, queue)
      void answerAll(group, (questions) => serve(parts, questions)).finally(() => {
        queue.underWay -= 1
        callNext(parts, queue)
      })
    })
  }
  return (parts, question) => {
    const queue = queues.get(parts.db) ?? { underWay: 0, waiting: new Set(), isCalled: false }
    queues.set(parts.db, queue)
    if (queue.waiting.size >= WAITING_MAX) return Promise.reject(new TooBusy('Too many are waiting'))
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const timer = setTimeout(() => {
      queue.waiting.delete(mine)
      reject(new TooBusy('The turn did not come in time'))
    }, WAIT_MS)
    const mine = { question, resolve, reject, timer }
    queue.waiting.add(mine)
    callNext(parts, queue)
    return promise
  }
}

/** The first who waits, and those behind who want nothing that anybody before them does. */
function takeGroup<Question extends Turn, Answer>(
  waiting: Set<Waiting<Question, Answer>>,
): Waiting<Question, Answer>[] {
  const group: Waiting<Question, Answer>[] = []
  const wanted = new Set<string>()
  for (const each of waiting) {
    const { keys, isAlone } = each.question
    const isFirst = group.length === 0
    if (isFirst || (!isAlone && !keys.some((key) => wanted.has(key)))) {
      group.push(each)
      waiting.delete(each)
      clearTimeout(each.timer)
    }
    for (const key of keys) wanted.add(key)
    if (group.length === MOST || (isFirst && isAlone)) break
  }
  return group
}

async function answerAll<Question, Answer>(
  group: readonly Waiting<Question, Answer>[],
  serve: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): Promise<void> {
  try {
    const answers = await serve(group.map(({ question }) => question))
    for (const [index, { resolve }] of group.entries()) resolve(answers[index] as Answer)
  } catch (error) {
    for (const { reject } of group) reject(error)
  }
}
