import type { BookingParts } from './booking-parts.ts'
import { keepCalendar } from './calendar.ts'
import { reconcile } from './reconcile.ts'
import { sweepExpired } from './sweep.ts'
import { watchInvariants } from './watch-invariants.ts'

/** What is done for bookings by the clock, under the names it is run by in tests; each says how many it has seen to. */
export type ClockJobs = Record<
  'sweep' | 'reconcile' | 'calendar' | 'invariants',
  { everyMs: number; run: () => Promise<number> }
>

export function bookingClockJobs(parts: BookingParts): ClockJobs {
  return {
    sweep: { everyMs: 2_000, run: () => sweepExpired(parts) },
    reconcile: { everyMs: 60_000, run: () => reconcile(parts) },
    calendar: { everyMs: 60_000, run: () => keepCalendar(parts.db) },
    // Reads all bookings: often enough to hear of trouble the same day.
    invariants: { everyMs: 6 * 3_600_000, run: () => watchInvariants(parts) },
  }
}

export type KeptJobs = {
  jobs: Record<keyof ClockJobs, { run: () => Promise<number>; setPaused: (isPaused: boolean) => void }>
  stop(): Promise<void>
}

/** Runs each again and again, one run of a kind at a time; trouble is logged and the next run tries again. */
export function keepClockJobs(jobs: ClockJobs, { log }: Pick<BookingParts, 'log'>): KeptJobs {
  const kept = {
    sweep: keep('sweep', jobs, log),
    reconcile: keep('reconcile', jobs, log),
    calendar: keep('calendar', jobs, log),
    invariants: keep('invariants', jobs, log),
  }
  return {
    jobs: kept,
    stop: async () => {
      for (const job of Object.values(kept)) await job.stop()
    },
  }
}

function keep(name: keyof ClockJobs, jobs: ClockJobs, log: BookingParts['log']) {
  const { everyMs, run } = jobs[name]
  let running: Promise<void> | undefined
  let isPaused = false
  const timer = setInterval(() => {
    if (isPaused) return
    running ??= run()
      .then(
        () => undefined,
        (error: unknown) =>
          log.warn({ event: 'clock_job_failed', job: name, err: error }, 'A job of bookings failed; trying again'),
      )
      .finally(() => {
        running = undefined
      })
  }, everyMs).unref()
  return {
    run,
    setPaused: (paused: boolean) => {
      isPaused = paused
    },
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
