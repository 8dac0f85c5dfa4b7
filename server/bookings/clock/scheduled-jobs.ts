import { HOUR_MS, MINUTE_MS } from '#contract/terms/durations.ts'
import { count } from '#server/metrics/counted.ts'
import type { BookingParts } from '../booking-parts.ts'
import { checkInvariants } from '../checks/invariants.ts'
import { sweepExpired } from '../holds/sweep.ts'
import { reconcile } from '../payments/reconcile.ts'
import { applyCalendar } from './calendar.ts'

/** A job run every `everyMs`; `run` returns how many rows it handled. `runNow` replaces it when the job is run on demand. */
export type ScheduledJob = { everyMs: number; run: () => Promise<number>; runNow?: () => Promise<number> }

/** The periodic jobs of bookings, by the names under which tests run them. */
export function scheduledBookingJobs(
  parts: BookingParts,
): Record<'sweep' | 'reconcile' | 'calendar' | 'invariants', ScheduledJob> {
  return {
    sweep: { everyMs: 2_000, run: () => sweepExpired(parts) },
    reconcile: { everyMs: MINUTE_MS, run: () => reconcile(parts) },
    calendar: { everyMs: MINUTE_MS, run: () => applyCalendar(parts.db) },
    // Reads all bookings, so only often enough to report trouble the same day.
    invariants: { everyMs: 6 * HOUR_MS, run: () => watchInvariants(parts) },
  }
}

export type JobSchedule = {
  jobs: Record<string, { run: () => Promise<number>; setPaused: (isPaused: boolean) => void }>
  stop(): Promise<void>
}

/** Runs each job at its interval, never two runs of one job at once. Errors are logged; the next run tries again. */
export function scheduleJobs(
  jobs: Readonly<Record<string, ScheduledJob>>,
  { log }: Pick<BookingParts, 'log'>,
): JobSchedule {
  const scheduled = Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, schedule(name, job, log)]))
  return {
    jobs: scheduled,
    stop: async () => {
      for (const job of Object.values(scheduled)) await job.stop()
    },
  }
}

function schedule(name: string, { everyMs, run, runNow = run }: ScheduledJob, log: BookingParts['log']) {
  let running: Promise<void> | undefined
  let isPaused = false
  const timer = setInterval(() => {
    if (isPaused) return
    running ??= run()
      .then(
        () => undefined,
        (error: unknown) =>
          log.warn({ event: 'clock_job_failed', job: name, err: error }, 'A job of the clock failed; trying again'),
      )
      .finally(() => {
        running = undefined
      })
  }, everyMs).unref()
  return {
    run: runNow,
    setPaused: (paused: boolean) => {
      isPaused = paused
    },
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

/** Looks whether what must hold of bookings does; says how often it does not. Each violation is told loudly, and counted. */
export async function watchInvariants({ db, log }: Pick<BookingParts, 'db' | 'log'>): Promise<number> {
  let found = 0
  for (const { name, checked, violations } of await checkInvariants(db)) {
    if (!checked) continue
    count('invariant_violations_total', { name }, violations.length)
    found += violations.length
    if (violations.length > 0)
      log.error({ event: 'invariant_violation', name, count: violations.length }, 'Something that must hold does not')
  }
  return found
}
