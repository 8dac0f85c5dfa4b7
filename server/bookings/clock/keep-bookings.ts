import { HOUR_MS, MINUTE_MS } from '#contract/terms/durations.ts'
import { count } from '#server/metrics/counted.ts'
import type { BookingParts } from '../booking-parts.ts'
import { checkInvariants } from '../checks/invariants.ts'
import { sweepExpired } from '../holds/sweep.ts'
import { reconcile } from '../payments/reconcile.ts'
import { keepCalendar } from './calendar.ts'

/** Something done again and again by the clock; `run` says how many it has seen to. `runAsked`: what is done in its place where somebody asks for it. */
export type ClockJob = { everyMs: number; run: () => Promise<number>; runAsked?: () => Promise<number> }

/** What is done for bookings by the clock, under the names it is run by in tests. */
export function bookingClockJobs(
  parts: BookingParts,
): Record<'sweep' | 'reconcile' | 'calendar' | 'invariants', ClockJob> {
  return {
    sweep: { everyMs: 2_000, run: () => sweepExpired(parts) },
    reconcile: { everyMs: MINUTE_MS, run: () => reconcile(parts) },
    calendar: { everyMs: MINUTE_MS, run: () => keepCalendar(parts.db) },
    // Reads all bookings: often enough to hear of trouble the same day.
    invariants: { everyMs: 6 * HOUR_MS, run: () => watchInvariants(parts) },
  }
}

export type KeptJobs = {
  jobs: Record<string, { run: () => Promise<number>; setPaused: (isPaused: boolean) => void }>
  stop(): Promise<void>
}

/** Runs each again and again, one run of a kind at a time; trouble is logged and the next run tries again. */
export function keepClockJobs(jobs: Readonly<Record<string, ClockJob>>, { log }: Pick<BookingParts, 'log'>): KeptJobs {
  const kept = Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, keep(name, job, log)]))
  return {
    jobs: kept,
    stop: async () => {
      for (const job of Object.values(kept)) await job.stop()
    },
  }
}

function keep(name: string, { everyMs, run, runAsked = run }: ClockJob, log: BookingParts['log']) {
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
    run: runAsked,
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
