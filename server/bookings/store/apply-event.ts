import type { Tx } from '#server/db/db.ts'
import { afterCommit } from '#server/db/in-transaction.ts'
import { count } from '#server/metrics/counted.ts'
import { claimStock } from '#server/products/stocks.ts'
import { liveLines, type StoredBooking } from '../core/booking.ts'
import type { BookingEvent } from '../core/booking-event.ts'
import { decide } from '../core/decide.ts'
import type { Decided, Decision, Outcome } from '../core/decision.ts'
import { lockBooking } from './load.ts'
import { reseat } from './reseat.ts'
import { carryOutStock, save } from './save.ts'

/** `booking` as it is after the event. */
export type Applied = Outcome & { booking: StoredBooking }

/**
 * The only writer of a booking's state, for webhooks, returns and lists of the gateway, the clock, guests and staff: locks and loads the
 * booking, decides, saves. Calls nothing outside the database. Throws for an unknown id.
 */
export async function applyEvent(tx: Tx, bookingId: string, event: BookingEvent): Promise<Applied> {
  const booking = await lockBooking(tx, bookingId)
  if (booking === undefined) throw new Error(`There is no booking ${bookingId}`)
  return applyToLocked(tx, booking, event)
}

/** The same for a booking that `lockBooking` returned in this transaction. */
export async function applyToLocked(tx: Tx, booking: StoredBooking, event: BookingEvent): Promise<Applied> {
  const { change, ...outcome } = await settleStock(tx, decide(booking, event, booking.now))
  const saved = await save(tx, booking, change)
  if (outcome.result === 'stale') afterCommit(tx, () => count('booking_stale_events_total', { event: nameOf(event) }))
  return { ...outcome, booking: saved }
}

/** Claims what a decision depends on, until nothing is open. */
async function settleStock(tx: Tx, first: Decision): Promise<Decided> {
  let decision = first
  while ('asks' in decision) {
    const { booking, first = [] } = decision
    for (const effect of first) await carryOutStock(tx, booking.id, effect)
    if (decision.asks === 'claim') {
      const needs = liveLines(booking).map(({ stock }) => stock)
      decision = decision.resume(await claimStock(tx, needs, { key: booking.id, expiresAt: decision.until }))
    } else decision = decision.resume(await reseat(tx, booking, decision.short))
  }
  return decision
}

function nameOf(event: BookingEvent): string {
  return event.type === 'payment' ? event.payment.state : event.type
}
