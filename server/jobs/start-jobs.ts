import type { Log } from '#server/adapters/log/log.ts'
import type { Db } from '#server/db/db.ts'
import { finishJob, forgetDoneJobs, giveUpJob, leaseJobs, type OutboxJob, postponeJob, returnJobs } from './outbox.ts'
import { onWakeJobs } from './wake-jobs.ts'

const BATCH_MAX = 50
const POLL_MS = 500
/** After this long without the database, one look in so many milliseconds is enough. */
const AWAY_POLL_MS = 5_000
/** Jobs done side by side; a mail server rarely likes more. */
const HANDS = 5
const HANDLER_MS = 20_000
/** Longer than a handler may take, so that a lease never ends under a job that is still being done. */
const LEASE_SECONDS = 60
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
}

type Shop = { db: Db; handlers: JobHandlers; log: Log; now: () => Date; stopping: boolean }

/** Starts doing the outbox's jobs in this process: looks every 500 ms, and at once after a commit here that enqueued one. */
export function startJobs(deps: { db: Db; handlers: JobHandlers; log: Log; now: () => Date }): JobRunner {
  const shop: Shop = { ...deps, stopping: false }
  const bell = makeBell()
  const forget = onWakeJobs(bell.ring)
  const running = keepRunning(shop, bell)
  return {
    stop: async () => {
      shop.stopping = true
      forget()
      bell.ring()
      await running
    },
    wake: bell.ring,
    runOnce: () => runBatch(shop),
  }
}

async function keepRunning(shop: Shop, bell: Bell): Promise<void> {
  let away = false
  let forgottenAt = 0
  while (!shop.stopping) {
    let count = 0
    try {
      count = await runBatch(shop)
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
    if (count < BATCH_MAX) await bell.heardWithin(away ? AWAY_POLL_MS : POLL_MS)
  }
}

async function runBatch(shop: Shop): Promise<number> {
  const leaseEnd = performance.now() + LEASE_SECONDS * 1_000
  const topics = Object.keys(shop.handlers)
  const jobs = await leaseJobs(shop.db, { topics, most: BATCH_MAX, seconds: LEASE_SECONDS })
  const waiting = [...jobs]
  const work = async () => {
    while (!shop.stopping && performance.now() < leaseEnd - HANDLER_MS) {
      const job = waiting.shift()
      if (job === undefined) return
      await doJob(shop, job)
    }
  }
  await Promise.all(Array.from({ length: HANDS }, work))
  if (waiting.length > 0) await returnJobs(shop.db, waiting)
  return jobs.length - waiting.length
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
  await finishJob(shop.db, job)
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

type Bell = { ring(): void; heardWithin(milliseconds: number): Promise<void> }

/** A ring while nobody waits is heard by the next who does, so a job enqueued during a batch does not wait for the poll. */
function makeBell(): Bell {
  let rung = false
  let hear: (() => void) | undefined
  return {
    ring: () => {
      rung = true
      hear?.()
    },
    heardWithin: async (milliseconds) => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          hear = () => {
            clearTimeout(timer)
            resolve()
          }
        })
        hear = undefined
      }
      rung = false
    },
  }
}
