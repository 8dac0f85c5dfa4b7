import type { Db } from '#server/db/db.ts'

/** Groups that are served at a time: of the connections most stay free for those who pay and read. */
const AT_ONCE = 2
/** So many who want what one of a group wants are answered with it: for a crowd at one seat it is decided by the first. */
const FOLLOWERS_MAX = 500
/** A group is served about as fast as one of it would be. */
const MOST = 24
/** Who waits for something else to be done first looks again after this long. */
const LOOK_MS = 20
/** As long as a statement may take (booking rules 1.1.9). */
const WAIT_MS = 5_000
/** More than that could not be served in that time: who comes then is told so at once, and those who pay are not kept waiting. */
const WAITING_MAX = 2_000

export type Turn = {
  /** What it wants to have: two that want the same are served one after the other. */
  keys: readonly string[]
  /** What only one can have: those that want it too are handed over with the group, to be answered after it. */
  wants?: readonly string[]
  /** Served by itself. */
  isAlone: boolean
}

type Waiting<Question, Answer> = {
  question: Question
  resolve: (answer: Answer | Promise<Answer>) => void
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
 * of the questions and then of the followers, and may promise an answer for later: that one keeps no group waiting. While
 * something else `isFirst`, nobody is served.
 */
export function takeTurns<Question extends Turn, Parts extends { db: Db }, Answer>(
  serve: (
    parts: Parts,
    questions: readonly Question[],
    followers: readonly Question[],
  ) => Promise<readonly (Answer | Promise<Answer>)[]>,
  isFirst: () => boolean = () => false,
  atOnce = AT_ONCE,
): (parts: Parts, question: Question) => Promise<Answer> {
  const queues = new WeakMap<Db, Queue<Question, Answer>>()
  const callNext = (parts: Parts, queue: Queue<Question, Answer>): void => {
    if (queue.isCalled || queue.underWay === atOnce || queue.waiting.size === 0) return
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
      if (group.served.length === 0) return
      queue.underWay += 1
      callNext(parts, queue)
      void answerAll(group, (questions, followers) => serve(parts, questions, followers)).finally(() => {
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

type Group<Question, Answer> = Record<'served' | 'followers', Waiting<Question, Answer>[]>

/**
 * The first who waits, and those behind who want nothing that anybody before them does. Those who only want what one of these
 * wants come along as followers.
 */
function takeGroup<Question extends Turn, Answer>(waiting: Set<Waiting<Question, Answer>>): Group<Question, Answer> {
  const served: Waiting<Question, Answer>[] = []
  const followers: Waiting<Question, Answer>[] = []
  const [taken, wanted] = [new Set<string>(), new Set<string>()]
  for (const each of waiting) {
    const { keys, wants = [], isAlone } = each.question
    const isFirst = served.length === 0
    const isFree = isFirst || (!isAlone && ![...keys, ...wants].some((key) => taken.has(key)))
    const isFollower = isFree && wants.some((key) => wanted.has(key))
    const place = isFollower ? followers : served
    const isIn = isFree && place.length < (isFollower ? FOLLOWERS_MAX : MOST)
    if (isIn) {
      place.push(each)
      waiting.delete(each)
      clearTimeout(each.timer)
    }
    for (const key of keys) taken.add(key)
    // Who stays behind is before all others who want the same.
    for (const key of wants) (isIn ? wanted : taken).add(key)
    if (isFirst && isAlone) break
  }
  return { served, followers }
}

async function answerAll<Question, Answer>(
  { served, followers }: Group<Question, Answer>,
  serve: (
    questions: readonly Question[],
    followers: readonly Question[],
  ) => Promise<readonly (Answer | Promise<Answer>)[]>,
): Promise<void> {
  const all = [...served, ...followers]
  try {
    const [questions, behind] = [served, followers].map((group) => group.map(({ question }) => question))
    const answers = await serve(questions ?? [], behind ?? [])
    for (const [index, { resolve }] of all.entries()) resolve(answers[index] as Answer)
  } catch (error) {
    for (const { reject } of all) reject(error)
  }
}
