import type { Db } from '#server/db/db.ts'
import { batchQueue, type Queued } from './batch-queue.ts'

/** Sailings with a queue of their own; all others share one. Each queue keeps a connection busy, and a pool may have only four. */
const QUEUES_MAX = 1
const SHARED = ''

type Serve<Parts, Request, Response> = (
  parts: Parts,
  requests: readonly Request[],
  followers: readonly Request[],
) => Promise<readonly (Response | Promise<Response>)[]>

/** A queue for each sailing whose row another transaction has locked, with one batch under way: only requests for that sailing wait for the lock. */
export function lockedSailingQueues<Request extends Queued, Parts extends { db: Db }, Response>(
  serve: Serve<Parts, Request, Response>,
  yields: () => boolean,
) {
  const queues = new WeakMap<Db, Map<string, { add: ReturnType<typeof newQueue>; waiting: number }>>()
  const newQueue = () => batchQueue<Request, Parts, Response>(serve, { yields, concurrency: 1 })
  return {
    /** Whether a request waits for this sailing: then later ones need not try its lock. */
    isWaiting: ({ db }: Parts, id: string): boolean => queues.get(db)?.has(id) ?? false,
    wait: async (parts: Parts, request: Request, [id = SHARED]: readonly string[]): Promise<Response> => {
      const ofDb = queues.get(parts.db) ?? new Map<string, { add: ReturnType<typeof newQueue>; waiting: number }>()
      queues.set(parts.db, ofDb)
      const name = ofDb.has(id) || ofDb.size < QUEUES_MAX ? id : SHARED
      const queue = ofDb.get(name) ?? { add: newQueue(), waiting: 0 }
      ofDb.set(name, queue)
      queue.waiting += 1
      try {
        return await queue.add(parts, request)
      } finally {
        queue.waiting -= 1
        if (queue.waiting === 0) ofDb.delete(name)
      }
    },
  }
}
