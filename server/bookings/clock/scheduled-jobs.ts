import { sql } from 'kysely'
import { GRACE_DAYS } from '#contract/terms/booking-rules.ts'
import { HOUR_MS, MINUTE_MS } from '#contract/terms/durations.ts'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { inIndia } from '#server/db/india-sql.ts'
import { count } from '#server/metrics/counted.ts'
import type { BookingParts } from '../booking-parts.ts'
import { checkInvariants } from '../checks/invariants.ts'
import { BOOKING_MAIL, mail, unchanged } from '../core/decision.ts'
import { balanceOf } from '../core/money.ts'
import { sweepExpired } from '../holds/sweep.ts'
import { reconcile } from '../payments/reconcile.ts'
import { applyEvent } from '../store/apply-event.ts'
import { listDue, lockBooking, readClock, runEach } from '../store/load.ts'
import { save } from '../store/save.ts'

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

type ScheduleParts = Pick<BookingParts, 'log'> & {
  /** Where several processes may share the database: whether this one does a job this time (lease-clock-job.ts). */
  leaseClockJob?: ((name: string, everyMs: number) => Promise<boolean>) | undefined
}

/** Runs each job at its interval, never two runs of one job at once. Errors are logged; the next run tries again. */
export function scheduleJobs(jobs: Readonly<Record<string, ScheduledJob>>, parts: ScheduleParts): JobSchedule {
  const scheduled = Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, schedule(name, job, parts)]))
  return {
    jobs: scheduled,
    stop: async () => {
      for (const job of Object.values(scheduled)) await job.stop()
    },
  }
}

function schedule(name: string, { everyMs, run, runNow = run }: ScheduledJob, { log, leaseClockJob }: ScheduleParts) {
  const runWhereLeased = async () => {
    if (leaseClockJob === undefined || (await leaseClockJob(name, everyMs))) await run()
  }
  let running: Promise<void> | undefined
  let isPaused = false
  const timer = setInterval(() => {
    if (isPaused) return
    running ??= runWhereLeased()
      .catch((error: unknown) =>
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

/** Checks the invariants and returns the number of violations. Each is logged as an error, and counted. */
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

const MOST = 200
/** Days before the balance is due on which a mail says so. */
export const REMINDER_DAYS = [3, 1, 0] as const

/** Applies what depends on the day: reminders of balances, unpaid balances, trips that are over. Returns how many. */
export async function applyCalendar(db: Db): Promise<number> {
  const { now } = await readClock(db, '')
  const today = dayInIndia(now)
  const lapsedBefore = addDays(today, -GRACE_DAYS)
  const lapsed = await listDue(
    db,
    // A balance whose grace ends after the trip has begun does not lapse (booking rules 1.9.6).
    sql`state = 'confirmed_part' and balance_date < ${lapsedBefore}::date and not exists (
          select 1 from booking_line where booking_id = booking.id and state = 'live'
             and starts_at < ${inIndia(sql`(balance_date + ${GRACE_DAYS + 1}::integer)::timestamp`)})`,
    MOST,
  )
  const happens = (type: 'balance_lapsed' | 'trip_started') => async (id: string) => {
    await inTransaction(db, (tx) => applyEvent(tx, id, { type }))
  }
  const ofLapsed = await runEach(lapsed, happens('balance_lapsed'))
  const reminded = await remind(db, today)
  const over = await listDue(
    db,
    sql`(state in ('confirmed', 'confirmed_part') and not exists (
          select 1 from booking_line where booking_id = booking.id and state = 'live' and ends_at > app_now()))
        -- Started with an unpaid balance: the office is alerted once.
        or (state = 'confirmed_part' and exists (
          select 1 from booking_line where booking_id = booking.id and state = 'live' and starts_at <= app_now())
        and not exists (select 1 from booking_audit where booking_id = booking.id and event = 'started_unpaid'))`,
    MOST,
  )
  const ofOver = await runEach(over, happens('trip_started'))
  const trouble = ofLapsed ?? ofOver
  if (trouble !== undefined) throw trouble
  return lapsed.length + reminded + over.length
}

async function remind(db: Db, today: string): Promise<number> {
  let count = 0
  for (const days of REMINDER_DAYS) {
    // Bookings with a reminder are left out; otherwise they would fill every page.
    const ids = await listDue(
      db,
      sql`state = 'confirmed_part' and balance_date = ${addDays(today, days)}::date and not exists (
            select 1 from outbox where topic = ${BOOKING_MAIL}
               and dedupe_key = booking.id || ' balance_due ' || ${days}::int || ' ' || balance_date)`,
      MOST,
    )
    for (const id of ids) {
      await inTransaction(db, async (tx) => {
        const booking = await lockBooking(tx, id)
        const due = booking === undefined ? 0 : balanceOf(booking).due
        if (booking?.state === 'confirmed_part' && due > 0)
          await save(
            tx,
            booking,
            mail(unchanged(booking), 'balance_due', { due, days }, `${days} ${booking.balanceDate ?? ''}`),
          )
      })
    }
    count += ids.length
  }
  return count
}
