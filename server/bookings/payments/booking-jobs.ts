import { sql } from 'kysely'
import { batched } from '#server/db/batched.ts'
import { prepared } from '#server/db/statements.ts'
import type { JobHandlers } from '#server/jobs/start-jobs.ts'
import type { BookingParts } from '../booking-parts.ts'
import { PAYMENT_CAPTURE, REFUND_SEND } from '../core/topics.ts'
import { applyPayment, applyWebhookEvent, PAYMENT_EVENT, UNKNOWN_ORDER_EVENT } from './apply-webhook-events.ts'
import { sendRefund } from './send-refund.ts'

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
