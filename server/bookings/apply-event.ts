import type { Tx } from '#server/db/db.ts'
import { afterCommit } from '#server/db/in-transaction.ts'
import { count } from '#server/metrics/counted.ts'
import { applyMoney } from './apply-money.ts'
import { applyPeople } from './apply-people.ts'
import type { Applied, BookingEvent } from './booking-event.ts'
import { expire } from './expire-hold.ts'
import { startPayment } from './start-payment.ts'
import { lockBooking } from './store.ts'
import type { StoredBooking } from './stored-booking.ts'

/**
 * The one writer of where a booking stands: for messages and returns of the gateway, for its list, the clock, guests and the
 * office. Locks the booking, then what it claims in the order of keys, decides by the tables of state-table.ts, and writes state,
 * audit and jobs in the caller's transaction. Asks nobody outside the database. Throws for an id there is not.
 */
export async function applyEvent(tx: Tx, bookingId: string, event: BookingEvent): Promise<Applied> {
  const found = await lockBooking(tx, bookingId)
  if (found === undefined) throw new Error(`There is no booking ${bookingId}`)
  const isOver =
    (found.state === 'held' || found.state === 'paying') && found.expiresAt.getTime() <= found.now.getTime()
  // Expiry is a fact of the clock: what comes after it meets a booking that is expired, whether or not anybody has tidied up.
  const booking = isOver && !asksFirst(event, found.state) ? await expire(tx, found) : found
  const applied = await decide(tx, booking, event)
  if (applied.result === 'stale') afterCommit(tx, () => count('booking_stale_events_total', { event: nameOf(event) }))
  return applied
}

function decide(tx: Tx, booking: StoredBooking, event: BookingEvent): Promise<Applied> {
  switch (event.type) {
    case 'pay_started':
      return startPayment(tx, booking, event)
    case 'payment':
    case 'clock_passed':
      return applyMoney(tx, booking, event)
    default:
      return applyPeople(tx, booking, event)
  }
}

function nameOf(event: BookingEvent): string {
  return event.type === 'payment' ? event.payment.state : event.type
}

/** The clock itself, and what the gateway answers when it is asked once more before an open payment is over. */
function asksFirst(event: BookingEvent, state: string): boolean {
  return event.type === 'clock_passed' || (event.type === 'payment' && event.isAsked === true && state === 'paying')
}
