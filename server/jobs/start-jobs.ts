import { HOUR_MS } from '#contract/terms/durations.ts'
import type { Log } from '#server/adapters/log/log.ts'
import type { Db } from '#server/db/db.ts'
import { createNotifier, hasBacklog, type Notifier, onWakeJobs, reportBacklog } from './notifier.ts'
import {
  deleteDoneJobs,
  finishJob,
  giveUpJob,
  leaseJobs,
  type OutboxJob,
  postponeJob,
  releaseJobs,
  renewJobs,
} from './outbox.ts'

const BATCH_MAX = 50
const POLL_MS = 500
/** The longest interval between polls while the database is unavailable. */
const AWAY_POLL_MS = 5_000
/** Jobs done at once unless a runner says otherwise; mail servers rarely accept more connections. */
const CONCURRENCY = 5
/** Jobs leased in one statement for each worker, so that leasing costs little. */
const LEASED_PER_WORKER = 2
const HANDLER_MS = 20_000
/** Renewed while a job is under way. The jobs of a process that dies are leased by others after this long. */
const LEASE_SECONDS = 5
const RENEW_MS = 1_500
/** With the delays between them about two days. */
const ATTEMPTS_MAX = 60
const ERROR_LENGTH_MAX = 500
const DELETE_EVERY_MS = HOUR_MS
const DELETE_MAX = 1_000

/** Does one job. When it throws, the job is retried; it may run twice for one job, so it must be idempotent. */
export type JobHandler = (payload: unknown, job: { id: number; attempts: number; now: Date }) => Promise<void>
export type JobHandlers = Readonly<Record<string, JobHandler>>

export type JobRunner = {
  /** Finishes running jobs and releases the other leases. */
  stop(): Promise<void>
  wake(): void
  /** Runs the jobs that are due now, at most one batch; returns how many. */
  runOnce(): Promise<number>
  /** While paused, no job is leased. */
  setPaused(isPaused: boolean): void
}

type Pool = JobSettings & {
  concurrency: number
  stopping: boolean
  isPaused: boolean
  /** Leased, and not begun yet. */
  waiting: OutboxJob[]
  underWay: Set<OutboxJob>
  /** Whether more were due than were leased. */
  isMore: boolean
}

export type JobSettings = {
  db: Db
  handlers: JobHandlers
  log: Log
  now: () => Date
  concurrency?: number
  /** A topic of another runner: while it has a backlog, none of these jobs are leased. */
  yieldsTo?: string
}

/** Runs the jobs of the outbox that it has handlers for: polls every 500 ms, and at once after a commit here that enqueued one. */
export function startJobs(settings: JobSettings): JobRunner {
  const pool = openPool(settings)
  const notifier = createNotifier()
  const forget = onWakeJobs((topic) => {
    if (Object.hasOwn(settings.handlers, topic)) notifier.notify()
  })
  const running = whileRenewing(pool, () => keepRunning(pool, notifier))
  return {
    stop: async () => {
      pool.stopping = true
      forget()
      notifier.notify()
      await running
    },
    wake: notifier.notify,
    runOnce: () => runBatch(openPool(settings)),
    setPaused: (isPaused) => {
      pool.isPaused = isPaused
      notifier.notify()
    },
  }
}

/** Runs all jobs that are due, and those that they enqueue; returns how many. For when no runner is started. */
export async function runDueJobs(settings: JobSettings): Promise<number> {
  let count = 0
  for (let done = await runBatch(openPool(settings)); done > 0; done = await runBatch(openPool(settings))) count += done
  return count
}

function openPool(settings: JobSettings): Pool {
  return {
    concurrency: CONCURRENCY,
    ...settings,
    stopping: false,
    isPaused: false,
    waiting: [],
    underWay: new Set(),
    isMore: false,
  }
}

async function keepRunning(pool: Pool, notifier: Notifier): Promise<void> {
  let away = false
  let deletedAt = 0
  const workers = new Set<Promise<void>>()
  while (!pool.stopping) {
    try {
      // While leased jobs wait, every worker has one to do.
      if (mayLease(pool)) await leaseNext(pool, pool.concurrency * LEASED_PER_WORKER)
      while (workers.size < pool.concurrency && workers.size < pool.waiting.length + pool.underWay.size) {
        const worker: Promise<void> = work(pool, notifier).finally(() => workers.delete(worker))
        workers.add(worker)
      }
      if (performance.now() - deletedAt > DELETE_EVERY_MS || deletedAt === 0) {
        await deleteDoneJobs(pool.db, DELETE_MAX)
        deletedAt = performance.now()
      }
      if (away) pool.log.info({ event: 'jobs_back' }, 'The jobs run again')
      away = false
    } catch (error) {
      if (!away) pool.log.error({ event: 'jobs_away', err: error }, 'The jobs cannot be read; looking again')
      away = true
    }
    await notifier.waitAtMost(away ? AWAY_POLL_MS : POLL_MS)
  }
  reportBacklog(Object.keys(pool.handlers), { isMore: false })
  if (pool.waiting.length > 0) await releaseJobs(pool.db, pool.waiting.splice(0))
  await Promise.all(workers)
}

function mayLease({ isPaused, waiting, yieldsTo }: Pool): boolean {
  return !isPaused && waiting.length === 0 && (yieldsTo === undefined || !hasBacklog(yieldsTo))
}

async function leaseNext(pool: Pool, most: number): Promise<void> {
  const topics = Object.keys(pool.handlers)
  const jobs = await leaseJobs(pool.db, { topics, most, seconds: LEASE_SECONDS })
  for (const job of jobs) {
    const own = [...pool.underWay].find(({ id }) => id === job.id)
    // Its lease ended while it was being done, as when the machine was suspended: it continues under the new lease.
    if (own === undefined) pool.waiting.push(job)
    else own.attempts = job.attempts
  }
  pool.isMore = jobs.length === most
  reportBacklog(topics, pool)
}

/** One worker: does leased jobs until none waits. */
async function work(pool: Pool, notifier?: Notifier): Promise<void> {
  while (!pool.stopping) {
    const job = pool.waiting.shift()
    if (job === undefined) return
    if (pool.waiting.length === 0 && pool.isMore) notifier?.notify()
    pool.underWay.add(job)
    await doJob(pool, job).catch((error: unknown) =>
      pool.log.error({ event: 'jobs_away', err: error }, 'What became of a job could not be written down'),
    )
    pool.underWay.delete(job)
  }
}

async function runBatch(pool: Pool): Promise<number> {
  await leaseNext(pool, BATCH_MAX)
  const count = pool.waiting.length
  await whileRenewing(pool, async () => {
    await Promise.all(Array.from({ length: pool.concurrency }, () => work(pool)))
  })
  return count
}

/** Renews the leases of this pool's jobs while `run` is under way. */
async function whileRenewing(pool: Pool, run: () => Promise<void>): Promise<void> {
  const timer = setInterval(() => {
    const jobs = [...pool.underWay, ...pool.waiting]
    // When renewing fails the lease may end, and the job runs twice, which handlers must allow for.
    if (jobs.length > 0) renewJobs(pool.db, jobs, LEASE_SECONDS).catch(() => undefined)
  }, RENEW_MS)
  try {
    await run()
  } finally {
    clearInterval(timer)
  }
}

async function doJob(pool: Pool, job: OutboxJob): Promise<void> {
  const facts = { topic: job.topic, job_id: job.id, retry: job.attempts - 1 }
  try {
    await withinTime(pool.handlers[job.topic]?.(job.payload, { id: job.id, attempts: job.attempts, now: pool.now() }))
  } catch (error) {
    const words = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH_MAX)
    if (job.attempts >= ATTEMPTS_MAX) {
      await giveUpJob(pool.db, job, words)
      pool.log.error({ event: 'job_given_up', ...facts, err_class: classOf(error) }, 'A job was given up')
    } else {
      await postponeJob(pool.db, job, words)
      pool.log.warn(
        { event: 'job_failed', ...facts, err_class: classOf(error) },
        'A job failed and will be tried again',
      )
    }
    return
  }
  await finishJob(pool.db, job.id)
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

/** The class of an error for the log; its message may contain an address. */
function classOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name
}
