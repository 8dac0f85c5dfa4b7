import type { Log } from '#server/adapters/log/log.ts'
import type { Db } from '#server/db/db.ts'
import { areJobsBehind, noteBehind } from './behind.ts'
import { type Bell, makeBell } from './bell.ts'
import {
  finishJob,
  forgetDoneJobs,
  giveUpJob,
  leaseJobs,
  type OutboxJob,
  postponeJob,
  renewJobs,
  returnJobs,
} from './outbox.ts'
import { onWakeJobs } from './wake-jobs.ts'

const BATCH_MAX = 50
const POLL_MS = 500
/** After this long without the database, one look in so many milliseconds is enough. */
const AWAY_POLL_MS = 5_000
/** Jobs done side by side where nobody says otherwise; a mail server rarely likes more. */
const HANDS = 5
/** So many are taken a hand at a time, so that taking them costs little. */
const TAKEN_A_HAND = 2
const HANDLER_MS = 20_000
/** Renewed while a job is under way; a process that dies stops renewing, and others take its jobs so soon. */
const LEASE_SECONDS = 5
const RENEW_MS = 1_500
/** With the wait between them, about two days of trying. */
const ATTEMPTS_MAX = 60
const ERROR_LENGTH_MAX = 500
const FORGET_EVERY_MS = 3_600_000
const FORGET_MAX = 1_000

/** Does one job or throws, and is then asked again later. Must bear being called twice for the same job. */
export type JobHandler = (payload: unknown, job: { id: number; attempts: number; now: Date }) => Promise<void>
export type JobHandlers = Readonly<Record<string, JobHandler>>

export type JobRunner = {
  /** Finishes what is being done, gives back the rest. */
  stop(): Promise<void>
  wake(): void
  /** Does the jobs that are due now, at most one batch; says how many were done or tried. */
  runOnce(): Promise<number>
  /** Leaves the jobs where they are until told otherwise. */
  setPaused(isPaused: boolean): void
}

type Shop = JobSettings & {
  hands: number
  stopping: boolean
  isPaused: boolean
  /** Taken, and not begun yet. */
  waiting: OutboxJob[]
  underWay: Set<OutboxJob>
  /** Whether there were more than could be taken. */
  isMore: boolean
}

export type JobSettings = {
  db: Db
  handlers: JobHandlers
  log: Log
  now: () => Date
  hands?: number
  /** A topic of another runner: while its jobs are behind, none of these are taken. */
  givesWayTo?: string
}

/** Starts doing those of the outbox's jobs that it has handlers for: looks every 500 ms, and at once after a commit here that enqueued one. */
export function startJobs(settings: JobSettings): JobRunner {
  const shop = openShop(settings)
  const bell = makeBell()
  const forget = onWakeJobs((topic) => {
    if (Object.hasOwn(settings.handlers, topic)) bell.ring()
  })
  const running = whileRenewing(shop, () => keepRunning(shop, bell))
  return {
    stop: async () => {
      shop.stopping = true
      forget()
      bell.ring()
      await running
    },
    wake: bell.ring,
    runOnce: () => runBatch(openShop(settings)),
    setPaused: (isPaused) => {
      shop.isPaused = isPaused
      bell.ring()
    },
  }
}

/** Does every job that is due now, and those that they bring about; says how many. For when nobody else runs them. */
export async function runDueJobs(settings: JobSettings): Promise<number> {
  let count = 0
  for (let done = await runBatch(openShop(settings)); done > 0; done = await runBatch(openShop(settings))) count += done
  return count
}

function openShop(settings: JobSettings): Shop {
  return {
    hands: HANDS,
    ...settings,
    stopping: false,
    isPaused: false,
    waiting: [],
    underWay: new Set(),
    isMore: false,
  }
}

async function keepRunning(shop: Shop, bell: Bell): Promise<void> {
  let away = false
  let forgottenAt = 0
  const hands = new Set<Promise<void>>()
  while (!shop.stopping) {
    try {
      // As long as some wait, every hand has something to do.
      if (mayTake(shop)) await takeJobs(shop, shop.hands * TAKEN_A_HAND)
      while (hands.size < shop.hands && hands.size < shop.waiting.length + shop.underWay.size) {
        const hand: Promise<void> = work(shop, bell).finally(() => hands.delete(hand))
        hands.add(hand)
      }
      if (performance.now() - forgottenAt > FORGET_EVERY_MS || forgottenAt === 0) {
        await forgetDoneJobs(shop.db, FORGET_MAX)
        forgottenAt = performance.now()
      }
      if (away) shop.log.info({ event: 'jobs_back' }, 'The jobs run again')
      away = false
    } catch (error) {
      if (!away) shop.log.error({ event: 'jobs_away', err: error }, 'The jobs cannot be read; looking again')
      away = true
    }
    await bell.heardWithin(away ? AWAY_POLL_MS : POLL_MS)
  }
  noteBehind(Object.keys(shop.handlers), false)
  if (shop.waiting.length > 0) await returnJobs(shop.db, shop.waiting.splice(0))
  await Promise.all(hands)
}

function mayTake({ isPaused, waiting, givesWayTo }: Shop): boolean {
  return !isPaused && waiting.length === 0 && (givesWayTo === undefined || !areJobsBehind(givesWayTo))
}

async function takeJobs(shop: Shop, most: number): Promise<void> {
  const topics = Object.keys(shop.handlers)
  const jobs = await leaseJobs(shop.db, { topics, most, seconds: LEASE_SECONDS })
  for (const job of jobs) {
    const own = [...shop.underWay].find(({ id }) => id === job.id)
    // Its lease ended while we were at it, as where a machine stood still for a moment: it goes on under the new one.
    if (own === undefined) shop.waiting.push(job)
    else own.attempts = job.attempts
  }
  shop.isMore = jobs.length === most
  noteBehind(topics, shop.isMore)
}

/** One hand: does what waits until nothing does. */
async function work(shop: Shop, bell?: Bell): Promise<void> {
  while (!shop.stopping) {
    const job = shop.waiting.shift()
    if (job === undefined) return
    if (shop.waiting.length === 0 && shop.isMore) bell?.ring()
    shop.underWay.add(job)
    await doJob(shop, job).catch((error: unknown) =>
      shop.log.error({ event: 'jobs_away', err: error }, 'What became of a job could not be written down'),
    )
    shop.underWay.delete(job)
  }
}

async function runBatch(shop: Shop): Promise<number> {
  await takeJobs(shop, BATCH_MAX)
  const count = shop.waiting.length
  await whileRenewing(shop, async () => {
    await Promise.all(Array.from({ length: shop.hands }, () => work(shop)))
  })
  return count
}

/** Keeps the leases of all that this shop has taken, as long as it does them. */
async function whileRenewing(shop: Shop, run: () => Promise<void>): Promise<void> {
  const timer = setInterval(() => {
    const jobs = [...shop.underWay, ...shop.waiting]
    // Where it fails, the lease may end: then the job is done twice, which every handler must bear.
    if (jobs.length > 0) renewJobs(shop.db, jobs, LEASE_SECONDS).catch(() => undefined)
  }, RENEW_MS)
  try {
    await run()
  } finally {
    clearInterval(timer)
  }
}

async function doJob(shop: Shop, job: OutboxJob): Promise<void> {
  const facts = { topic: job.topic, job_id: job.id, retry: job.attempts - 1 }
  try {
    await withinTime(shop.handlers[job.topic]?.(job.payload, { id: job.id, attempts: job.attempts, now: shop.now() }))
  } catch (error) {
    const words = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH_MAX)
    if (job.attempts >= ATTEMPTS_MAX) {
      await giveUpJob(shop.db, job, words)
      shop.log.error({ event: 'job_given_up', ...facts, err_class: classOf(error) }, 'A job was given up')
    } else {
      await postponeJob(shop.db, job, words)
      shop.log.warn(
        { event: 'job_failed', ...facts, err_class: classOf(error) },
        'A job failed and will be tried again',
      )
    }
    return
  }
  await finishJob(shop.db, job.id)
}

async function withinTime(work: Promise<void> | undefined): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`Not done within ${HANDLER_MS} ms`)), HANDLER_MS)
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** The kind of an error for the log; its words may quote an address. */
function classOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name
}
