import type { GatewayEvent } from '#server/adapters/payment/payment-gateway.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { OFFICE_ALERT } from '../core/topics.ts'

/** A stored may come before the row of its order; one that is unknown for so long is a person's matter (ours). */
export const UNKNOWN_MINUTES = 5

/** Tells the office, once, of money that the gateway has and no booking of ours knows (booking rules 1.3.10). */
export async function alertUnknown(db: Db, event: GatewayEvent | undefined): Promise<void> {
  const alert = alertOf(event)
  if (alert === undefined) return
  const { kind, id, facts } = alert
  const payload = { bookingId: null, reference: null, kind, facts }
  await inTransaction(db, (tx) => enqueue(tx, OFFICE_ALERT, payload, { dedupeKey: `${kind} ${id}` }))
}

/** A failed payment moved nothing. */
function alertOf(event: GatewayEvent | undefined) {
  if (event?.kind === 'payment' && event.payment.state !== 'failed') {
    const { id, orderId, amount = null, currency } = event.payment
    return { kind: 'unknown_payment', id, facts: { payment: id, order: orderId, amount, currency } }
  }
  if (event?.kind === 'refund' && event.refund.state === 'processed') {
    const { id, paymentId, amount } = event.refund
    return { kind: 'unknown_refund', id, facts: { refund: id, payment: paymentId, amount } }
  }
  return undefined
}
