import type { Db } from '#server/db/db.ts'

/** Batches served at once. Most connections of the pool stay free for payments and reads. */
const CONCURRENCY = 2
/** Followers answered with one batch: of hundreds of requests for one seat, the first decides the others. */
const FOLLOWERS_MAX = 500
/** Requests of one batch, which takes about as long as one of them alone would. */
const BATCH_MAX = 24
/** A queue that yields checks again after this long. */
const YIELD_MS = 20
/** A request waits as long as a statement may take (booking rules 1.1.9). */
const WAIT_MS = 5_000
/** More could not be served within WAIT_MS: the next request is refused at once and takes no time from payments. */
const WAITING_MAX = 2_000

/** Sailings with a queue of their own; all others share one. Each queue keeps a connection busy, and a pool may have only four. */
const QUEUES_MAX = 1
const SHARED = ''

type Queued = {
  /** Two requests with a key in common are served one after the other. */
  keys: readonly string[]
  /** Things that only one request can have. Others that want them are followers: passed along with the batch and answered after it. */
  wants?: readonly string[]
  /** Served in a batch of its own. */
  isAlone: boolean
}

type Waiting<Request, Response> = {
  request: Request
  resolve: (response: Response | Promise<Response>) => void
  reject: (error: unknown) => void
  timer: NodeJS.Timeout
}
type Serve<Parts, Request, Response> = (
  parts: Parts,
  requests: readonly Request[],
  followers: readonly Request[],
) => Promise<readonly (Response | Promise<Response>)[]>

type Queue<Request, Response> = { underWay: number; waiting: Set<Waiting<Request, Response>>; isStarting: boolean }

/** SQLSTATE 53300 (too many connections), so that the caller gets a 503. */
class TooBusy extends Error {
  readonly code = '53300'
}

/**
 * Serves requests in batches, in the order in which they came, few batches at once. All of them at once would wait for a connection
 * between any two statements, until each has timed out. `serve` returns the responses to the requests and then to the followers;
 * one of them may be a promise, which does not keep the batch under way. While `yields` is true no batch begins.
 * Measured: 0.5 statements and 4 ms of processor time a hold in place of 7 and 14 ms, of 24 holds at once on the embedded database.
 */
export function batchQueue<Request extends Queued, Parts extends { db: Db }, Response>(
  serve: Serve<Parts, Request, Response>,
  { yields = () => false, concurrency = CONCURRENCY }: { yields?: () => boolean; concurrency?: number } = {},
): (parts: Parts, request: Request) => Promise<Response> {
  const queues = new WeakMap<Db, Queue<Request, Response>>()
  const startNext = (parts: Parts, queue: Queue<Request, Response>): void => {
    if (queue.isStarting || queue.underWay === concurrency || queue.waiting.size === 0) return
    queue.isStarting = true
    if (yields()) {
      setTimeout(() => {
        queue.isStarting = false
        startNext(parts, queue)
      }, YIELD_MS)
      return
    }
    // Requests that arrive in the same iteration of the event loop are in the queue by then.
    setImmediate(() => {
      queue.isStarting = false
      const batch = takeBatch(queue.waiting)
      if (batch.served.length === 0) return
      queue.underWay += 1
      startNext(parts, queue)
      void serveBatch(batch, (requests, followers) => serve(parts, requests, followers)).finally(() => {
        queue.underWay -= 1
        startNext(parts, queue)
      })
    })
  }
  return (parts, request) => {
    const queue = queues.get(parts.db) ?? { underWay: 0, waiting: new Set(), isStarting: false }
    queues.set(parts.db, queue)
    if (queue.waiting.size >= WAITING_MAX) return Promise.reject(new TooBusy('Too many requests wait in the queue'))
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const timer = setTimeout(() => {
      queue.waiting.delete(mine)
      reject(new TooBusy('The request waited too long in its queue'))
    }, WAIT_MS)
    const mine = { request, resolve, reject, timer }
    queue.waiting.add(mine)
    startNext(parts, queue)
    return promise
  }
}

type Batch<Request, Response> = Record<'served' | 'followers', Waiting<Request, Response>[]>

/**
 * The first waiting request, and those after it that share no key with any before them. Requests that only want what one of these
 * wants are its followers.
 */
function takeBatch<Request extends Queued, Response>(
  waiting: Set<Waiting<Request, Response>>,
): Batch<Request, Response> {
  const served: Waiting<Request, Response>[] = []
  const followers: Waiting<Request, Response>[] = []
  const [taken, wanted] = [new Set<string>(), new Set<string>()]
  for (const each of waiting) {
    const { keys, wants = [], isAlone } = each.request
    const isFirst = served.length === 0
    const isFree = isFirst || (!isAlone && ![...keys, ...wants].some((key) => taken.has(key)))
    const isFollower = isFree && wants.some((key) => wanted.has(key))
    const place = isFollower ? followers : served
    const isIn = isFree && place.length < (isFollower ? FOLLOWERS_MAX : BATCH_MAX)
    if (isIn) {
      place.push(each)
      waiting.delete(each)
      clearTimeout(each.timer)
    }
    for (const key of keys) taken.add(key)
    // A request that stays in the queue goes before later ones that want the same.
    for (const key of wants) (isIn ? wanted : taken).add(key)
    if (isFirst && isAlone) break
  }
  return { served, followers }
}

async function serveBatch<Request, Response>(
  { served, followers }: Batch<Request, Response>,
  serve: (
    requests: readonly Request[],
    followers: readonly Request[],
  ) => Promise<readonly (Response | Promise<Response>)[]>,
): Promise<void> {
  const all = [...served, ...followers]
  try {
    const [requests, following] = [served, followers].map((batch) => batch.map(({ request }) => request))
    const responses = await serve(requests ?? [], following ?? [])
    for (const [index, { resolve }] of all.entries()) resolve(responses[index] as Response)
  } catch (error) {
    for (const { reject } of all) reject(error)
  }
}

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
