import { sql } from 'kysely'
import { inTransaction } from '#server/db/in-transaction.ts'
import { count } from '#server/metrics/counted.ts'
import type { BookingParts } from '../booking-parts.ts'
import { applyEvent } from '../store/apply-event.ts'
import { applyRefund, recordManual } from './apply-webhook-events.ts'

type RefundRow = {
  id: string
  booking_id: string
  gateway_payment_id: string
  amount: number
  gateway_key: string
  state: string
  tries: number
}

/** Requests a refund from the gateway. Throws while there is no response, so that the job is retried with the same key. */
export async function sendRefund(parts: BookingParts, refundId: string): Promise<void> {
  const { db, gateway, log } = parts
  const { rows } = await sql<RefundRow>`
    select id, booking_id, gateway_payment_id, amount, gateway_key, state, tries from refund where id = ${refundId}`.execute(
    db,
  )
  const [refund] = rows
  if (refund === undefined || (refund.state !== 'due' && refund.state !== 'failed')) return
  // After a failure it is looked up first: only the response may have been lost.
  if (refund.tries > 0 && (await isThere(parts, refund))) return
  const answer = await gateway.refund({
    paymentId: refund.gateway_payment_id,
    amount: refund.amount,
    key: refund.gateway_key,
  })
  if (answer.state === 'away') throw new Error('The gateway does not answer')
  if (answer.state === 'refused') {
    const event = { type: 'refund_failed', refundId, reason: answer.reason } as const
    recordManual(log, await inTransaction(db, (tx) => applyEvent(tx, refund.booking_id, event)), refundId)
    return
  }
  await sql`
    update refund set state = 'sent', gateway_refund_id = ${answer.refund.id}, updated_at = app_now()
     where id = ${refundId} and state in ('due', 'failed')`.execute(db)
  count('refunds_total', { state: 'sent' })
  if (answer.refund.state !== 'pending') await applyRefund(parts, answer.refund)
}

/** Whether the gateway has it already, under a key of an earlier try: a refund of that sum that is none of our others. */
async function isThere(parts: BookingParts, refund: RefundRow): Promise<boolean> {
  const answer = await parts.gateway.refundsOf(refund.gateway_payment_id)
  if (answer.state === 'away') throw new Error('The gateway does not answer')
  const { rows } = await sql<{ id: string | null; key: string }>`
    select gateway_refund_id as id, gateway_key as key from refund
     where gateway_payment_id = ${refund.gateway_payment_id} and id <> ${refund.id}`.execute(parts.db)
  // By its key where the gateway's id is unknown: two lines of one price have equal refunds.
  const others = new Set(rows.flatMap(({ id, key }) => [id, key]))
  const found = answer.refunds.find(
    ({ id, key = null, amount, state }) =>
      state !== 'failed' && amount === refund.amount && !others.has(id) && (key === null || !others.has(key)),
  )
  if (found === undefined) return false
  await sql`
    update refund set state = 'sent', gateway_refund_id = ${found.id}, updated_at = app_now() where id = ${refund.id}`.execute(
    parts.db,
  )
  await applyRefund(parts, found)
  return true
}
