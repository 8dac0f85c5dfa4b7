import { sql } from 'kysely'
import type { Tx } from '#server/db/db.ts'
import type { StoredBooking, StoredCapture, StoredPayment } from './stored-booking.ts'

/** Writes down a payment that the gateway has, and what became of its attempt; a captured one also into the ledger. */
export async function recordPayment(
  tx: Tx,
  booking: StoredBooking,
  payment: Omit<StoredCapture, 'at'>,
): Promise<StoredBooking> {
  const { gateway, gatewayPaymentId, paymentId, state, amount } = payment
  await sql`/* later capture */
    insert into capture (gateway, gateway_payment_id, payment_id, booking_id, state, amount)
    values (${gateway}, ${gatewayPaymentId}, ${paymentId}, ${booking.id}, ${state}, ${amount})
    on conflict (gateway, gateway_payment_id) do update set state = excluded.state, amount = excluded.amount`.execute(
    tx,
  )
  if (state === 'captured') {
    await sql`/* later ledger */
      insert into ledger (booking_id, entry, gateway, gateway_payment_id, source_id, amount)
      values (${booking.id}, 'captured', ${gateway}, ${gatewayPaymentId}, ${gatewayPaymentId}, ${amount})`.execute(tx)
  }
  const captures = booking.captures.filter((each) => each.gatewayPaymentId !== gatewayPaymentId)
  const recorded = { ...booking, captures: [...captures, { ...payment, at: booking.now }] }
  return state === 'void' ? recorded : setAttempt(tx, recorded, paymentId, state)
}

const RANK: Record<StoredPayment['state'], number> = { created: 0, failed: 1, authorised: 2, captured: 3 }

/** An attempt never steps back: captured stays captured. */
export async function setAttempt(
  tx: Tx,
  booking: StoredBooking,
  id: string,
  state: StoredPayment['state'],
): Promise<StoredBooking> {
  const attempt = booking.payments.find((each) => each.id === id)
  if (attempt === undefined || RANK[attempt.state] >= RANK[state]) return booking
  await sql`/* later payment */ update payment set state = ${state}, updated_at = app_now() where id = ${id}`.execute(
    tx,
  )
  return { ...booking, payments: booking.payments.map((each) => (each.id === id ? { ...each, state } : each)) }
}

/** Nobody is sent to these orders any more; a payment that comes all the same is late money. */
export async function closeAttempts(tx: Tx, booking: StoredBooking): Promise<StoredBooking> {
  await sql`/* later payment */ update payment set is_closed = true, updated_at = app_now() where booking_id = ${booking.id} and not is_closed`.execute(
    tx,
  )
  return { ...booking, payments: booking.payments.map((each) => ({ ...each, isClosed: true })) }
}
