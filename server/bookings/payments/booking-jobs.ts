import { sql } from 'kysely'
import { batched } from '#server/db/batched.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { prepared } from '#server/db/statements.ts'
import type { JobHandlers } from '#server/jobs/start-jobs.ts'
import { count } from '#server/metrics/counted.ts'
import type { BookingParts } from '../booking-parts.ts'
import { PAYMENT_CAPTURE, REFUND_SEND } from '../core/decision.ts'
import { applyEvent } from '../store/apply-event.ts'
import {
  applyPayment,
  applyRefund,
  applyWebhookEvent,
  PAYMENT_EVENT,
  recordManual,
  UNKNOWN_ORDER_EVENT,
} from './apply-webhook-events.ts'

type RefundRow = {
  id: string
  booking_id: string
  gateway_payment_id: string
  amount: number
  gateway_key: string
  state: string
  tries: number
}

type CaptureJob = { gatewayPaymentId: string; amount: number; bookingId: string }

/** Jobs outside of transactions: calling the gateway, and applying its responses. Only this slice enqueues these topics. */
export function bookingHandlers(parts: BookingParts): JobHandlers {
  return {
    [PAYMENT_EVENT]: (payload) => applyWebhookEvent(parts, (payload as { id: number }).id),
    [REFUND_SEND]: (payload) => sendRefund(parts, (payload as { refundId: string }).refundId),
    [PAYMENT_CAPTURE]: (payload) => capture(parts, payload as CaptureJob),
  }
}

/** Webhook events of unknown orders, for a runner of their own. */
export function unknownOrderHandlers(parts: BookingParts): JobHandlers {
  return { [UNKNOWN_ORDER_EVENT]: (payload) => applyWebhookEvent(parts, (payload as { id: number }).id) }
}

/** Captures an authorised payment while what it pays for is still held. */
async function capture(parts: BookingParts, { gatewayPaymentId, amount, bookingId }: CaptureJob): Promise<void> {
  const { db, gateway } = parts
  const row = await findAuthorised(db, { gatewayPaymentId, bookingId })
  if (row?.is_live !== true) return
  const answer = await gateway.capture({ id: gatewayPaymentId, amount })
  if (answer.state === 'away') throw new Error('The gateway does not answer')
  if (answer.state === 'captured') {
    const payment = { id: gatewayPaymentId, orderId: row.order_id, amount, currency: 'INR', state: 'captured' as const }
    await applyPayment(parts, payment)
  }
}

type AuthorisedRow = { place: number; order_id: string; is_live: boolean }

/** The order of an authorised payment, and whether what it pays for is still held. */
const findAuthorised = batched<Pick<CaptureJob, 'gatewayPaymentId' | 'bookingId'>, AuthorisedRow | undefined>(
  async (db, asked) => {
    const { rows } = await prepared(
      db,
      sql<AuthorisedRow>`
      select asked.place::int as place, payment.order_id,
             booking.state = 'confirmed_part' or (booking.state in ('held', 'paying') and booking.expires_at > app_now()) as is_live
        from unnest(${asked.map(({ gatewayPaymentId }) => gatewayPaymentId)}::text[], ${asked.map(({ bookingId }) => bookingId)}::text[])
             with ordinality asked (payment_id, booking_id, place)
        join capture on capture.gateway_payment_id = asked.payment_id and capture.booking_id = asked.booking_id
                    and capture.state = 'authorised'
        join payment on payment.id = capture.payment_id join booking on booking.id = capture.booking_id`,
    )
    const found = new Map(rows.map((row) => [row.place, row]))
    return asked.map((_, index) => found.get(index + 1))
  },
)

/** Requests a refund from the gateway. Throws while there is no response, so that the job is retried with the same key. */
async function sendRefund(parts: BookingParts, refundId: string): Promise<void> {
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
