import { sql } from 'kysely'
import { GRACE_DAYS } from '#contract/terms/booking-rules.ts'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { BOOKING_MAIL, mail, unchanged } from '../core/decision.ts'
import { balanceOf } from '../core/money.ts'
import { applyEvent } from '../store/apply-event.ts'
import { listDue, lockBooking, readClock } from '../store/load.ts'
import { save } from '../store/save.ts'
import { runEach } from './run-each.ts'

const MOST = 200
/** Days before the balance is due on which a mail says so. */
export const REMINDER_DAYS = [3, 1, 0] as const

/** What the calendar brings: reminders of balances, bookings whose balance was not paid, trips that are over. Says how many. */
export async function applyCalendar(db: Db): Promise<number> {
  const { now } = await readClock(db, '')
  const today = dayInIndia(now)
  const lapsedBefore = addDays(today, -GRACE_DAYS)
  const lapsed = await listDue(db, sql`state = 'confirmed_part' and balance_date < ${lapsedBefore}::date`, MOST)
  const happens = (type: 'balance_lapsed' | 'trip_started') => async (id: string) => {
    await inTransaction(db, (tx) => applyEvent(tx, id, { type }))
  }
  const ofLapsed = await runEach(lapsed, happens('balance_lapsed'))
  const reminded = await remind(db, today)
  const over = await listDue(
    db,
    sql`(state in ('confirmed', 'confirmed_part') and not exists (
          select 1 from booking_line where booking_id = booking.id and state = 'live' and ends_at > app_now()))
        -- Begun without its balance: the office is told once.
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
    // Those who were told already would stand before the others for ever.
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
