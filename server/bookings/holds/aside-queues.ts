import type { Db } from '#server/db/db.ts'
import { type Turn, takeTurns } from './take-turns.ts'

/** Sailings with a queue of their own; all others share one. Each queue keeps a connection busy, of which there may be four. */
const QUEUES_MAX = 1
const SHARED = ''

type Serve<Parts, Question, Answer> = (
  parts: Parts,
  questions: readonly Question[],
  followers: readonly Question[],
) => Promise<readonly (Answer | Promise<Answer>)[]>

/** A queue for each sailing that is locked by somebody else, with one group under way: only those who want it wait for it. */
export function asideQueues<Question extends Turn, Parts extends { db: Db }, Answer>(
  serve: Serve<Parts, Question, Answer>,
  isFirst: () => boolean,
) {
  const queues = new WeakMap<Db, Map<string, { turn: ReturnType<typeof newQueue>; waiting: number }>>()
  const newQueue = () => takeTurns<Question, Parts, Answer>(serve, isFirst, 1)
  return {
    /** Whether somebody waits for this sailing: then it need not be tried again by those who come. */
    isWaiting: ({ db }: Parts, id: string): boolean => queues.get(db)?.has(id) ?? false,
    wait: async (parts: Parts, question: Question, [id = SHARED]: readonly string[]): Promise<Answer> => {
      const ofDb = queues.get(parts.db) ?? new Map<string, { turn: ReturnType<typeof newQueue>; waiting: number }>()
      queues.set(parts.db, ofDb)
      const name = ofDb.has(id) || ofDb.size < QUEUES_MAX ? id : SHARED
      const queue = ofDb.get(name) ?? { turn: newQueue(), waiting: 0 }
      ofDb.set(name, queue)
      queue.waiting += 1
      try {
        return await queue.turn(parts, question)
      } finally {
        queue.waiting -= 1
        if (queue.waiting === 0) ofDb.delete(name)
      }
    },
  }
}
