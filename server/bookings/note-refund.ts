import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { RefundState } from '#contract/terms/booking-states.ts'
import type { Tx } from '#server/db/db.ts'
import { afterCommit } from '#server/db/in-transaction.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { count } from '#server/metrics/counted.ts'
import type { BookingEvent } from './booking-event.ts'
import type { StoredBooking, StoredRefund } from './stored-booking.ts'
import { alertOffice, mail, moveTo, REFUND_SEND } from './transition.ts'

type Processed = Extract<BookingEvent, { type: 'refund_processed' }>
type Failed = Extract<BookingEvent, { type: 'refund_failed' }>

/** After so many tries a person sees to it (booking rules 1.4.9). */
export const TRIES_MAX = 5
/** Waits between them (ours): what a bank or a low balance at the gateway stands in the way of is rarely mended in a second. */
export const WAIT_MINUTES = [1, 5, 20, 60]
const MINUTE_SECONDS = 60

/** The gateway has given it back; the last one of a booking that only had money to return ends it. */
export async function noteRefund(
  tx: Tx,
  booking: StoredBooking,
  event: Processed,
): Promise<{ booking: StoredBooking } | 'stale'> {
  const refund = booking.refunds.find(({ id }) => id === event.refundId)
  if (refund === undefined || refund.state === 'processed') return 'stale'
  await sql`
    update refund set state = 'processed', gateway_refund_id = ${event.gatewayRefundId}, updated_at = app_now() where id = ${refund.id}`.execute(
    tx,
  )
  await sql`
    insert into ledger (booking_id, entry, gateway, gateway_payment_id, source_id, amount)
    values (${booking.id}, 'refunded', ${refund.gateway}, ${refund.gatewayPaymentId}, ${refund.id}, ${refund.amount})`.execute(
    tx,
  )
  countLater(tx, 'processed')
  const noted = withRefund(booking, { ...refund, state: 'processed' })
  await mail(tx, noted, 'refunded', { amount: refund.amount }, refund.id)
  const isLast = noted.refunds.every(({ state }) => state === 'processed')
  const to = booking.state === 'settling' && isLast ? 'cancelled' : booking.state
  const facts = { refund: refund.id, amount: refund.amount }
  return { booking: await moveTo(tx, noted, to, { event: 'refund_processed', facts }) }
}

/** Asked again under another key, once it is known that it did not happen; at last by a person. */
export async function retryRefund(
  tx: Tx,
  booking: StoredBooking,
  event: Failed,
): Promise<{ booking: StoredBooking } | 'stale'> {
  const refund = booking.refunds.find(({ id }) => id === event.refundId)
  if (refund === undefined || refund.state === 'processed' || refund.state === 'manual') return 'stale'
  // Told twice of the same failure (by message, list or answer): it counts once.
  if (event.gatewayRefundId !== undefined && refund.state === 'failed') return 'stale'
  const tries = refund.tries + 1
  // Nothing else is left to do for a booking that only has money to return.
  const isOver = tries >= TRIES_MAX || booking.state === 'settling'
  const state: RefundState = isOver ? 'manual' : 'failed'
  const gatewayKey = randomBytes(16).toString('hex')
  await sql`
    update refund set state = ${state}, tries = ${tries}, gateway_key = ${gatewayKey}, updated_at = app_now() where id = ${refund.id}`.execute(
    tx,
  )
  if (isOver) {
    await alertOffice(tx, booking, 'refund_manual', { refund: refund.id, amount: refund.amount })
    await mail(tx, booking, 'refund_manual', { amount: refund.amount }, refund.id)
  } else {
    const afterSeconds = (WAIT_MINUTES[tries - 1] ?? 0) * MINUTE_SECONDS
    const again = { refundId: refund.id, bookingId: booking.id }
    await enqueue(tx, REFUND_SEND, again, { dedupeKey: gatewayKey, afterSeconds })
  }
  countLater(tx, state)
  const noted = withRefund(booking, { ...refund, state, tries, gatewayKey })
  const facts = { refund: refund.id, tries, reason: event.reason.slice(0, 200) }
  return { booking: await moveTo(tx, noted, booking.state, { event: 'refund_failed', facts }) }
}

function countLater(tx: Tx, state: RefundState): void {
  afterCommit(tx, () => count('refunds_total', { state }))
}

function withRefund(booking: StoredBooking, refund: StoredRefund): StoredBooking {
  return { ...booking, refunds: booking.refunds.map((each) => (each.id === refund.id ? refund : each)) }
}
