import { sql } from 'kysely'
import type { GatewayEvent, GatewayPayment, GatewayRefund } from '#server/adapters/payment/payment-gateway.ts'
import { batched } from '#server/db/batched.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { prepared } from '#server/db/statements.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { count, observe } from '#server/metrics/counted.ts'
import type { BookingParts } from '../booking-parts.ts'
import { OFFICE_ALERT } from '../core/decision.ts'
import { type Applied, applyEvent } from '../store/apply-event.ts'

/** A webhook event may come before the row of its order; one that is unknown for longer is left to staff (ours). */
export const UNKNOWN_MINUTES = 5
export const PAYMENT_EVENT = 'payment-event'

/** The topic of webhook events of unknown orders: not committed yet, or not ours. It has a runner of its own. */
export const UNKNOWN_ORDER_EVENT = 'stray-payment-event'

type EventResult = Exclude<Applied['result'], 'refused' | 'mismatch'> | 'unknown_order' | 'amount_mismatch' | 'ignored'

/** How long the job of an unknown order is retried: its row may not be committed yet. */
export const PARKED_HOURS = 24

/** Applies a stored event. Throws while its order is not known, so that the job is tried again. */
export async function applyWebhookEvent(parts: BookingParts, id: number): Promise<void> {
  const { db, gateway } = parts
  const stored = await readEvent(db, id)
  if (stored === undefined || stored.result !== null) return
  const event = gateway.readWebhookEvent(Buffer.from(stored.body))
  const result = event === undefined ? 'ignored' : await applyGatewayEvent(parts, event)
  if (result === 'unknown_order' && (stored.is_late || event?.kind === 'refund')) await alertUnknown(db, event)
  // The row of a refund is committed before the gateway is asked for it, so an unknown one was not ours.
  if (result === 'unknown_order' && event?.kind === 'payment' && !stored.is_old)
    throw new Error('The webhook event names an order that is not known yet')
  await saveResult(db, { id, result })
  count('webhooks_total', { gateway: gateway.name, result })
  observe('webhook_lag_seconds', {}, Math.max(0, stored.lag))
  if (result === 'unknown_order' || result === 'amount_mismatch')
    parts.log.warn({ event: result, gateway: gateway.name, message_id: id }, 'A payment does not fit our books')
}

type EventRow = { id: number; body: string; result: string | null; lag: number; is_old: boolean; is_late: boolean }

const readEvent = batched<number, EventRow | undefined>(async (db, ids) => {
  const { rows } = await prepared(
    db,
    sql<EventRow>`
    select id, body, result, extract(epoch from app_now() - received_at)::float8 as lag, received_at < app_now() - ${PARKED_HOURS} * interval '1 hour' as is_old,
           received_at < app_now() - ${UNKNOWN_MINUTES} * interval '1 minute' as is_late
      from payment_event where id = any(${ids}::bigint[])`,
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => found.get(id))
})

const saveResult = batched<{ id: number; result: EventResult }, void>(async (db, results) => {
  await prepared(
    db,
    sql`
    update payment_event set result = given.result, applied_at = app_now()
      from unnest(${results.map(({ id }) => id)}::bigint[], ${results.map(({ result }) => result)}::text[]) given (id, result)
     where payment_event.id = given.id`,
  )
  return results.map(() => undefined)
})

function applyGatewayEvent(parts: BookingParts, event: GatewayEvent): Promise<EventResult> {
  switch (event.kind) {
    case 'payment':
      return applyPayment(parts, event.payment)
    case 'refund':
      return applyRefund(parts, event.refund)
    case 'other':
      return Promise.resolve('ignored')
  }
}

/** What the gateway says of a payment, from whichever source: webhook event, return of the browser, its list. */
export async function applyPayment(
  { db, gateway }: BookingParts,
  payment: GatewayPayment,
  { isPolled = false } = {},
): Promise<EventResult> {
  const attempt = await findAttempt(db, { gateway: gateway.name, payment })
  if (attempt === undefined) return 'unknown_order'
  // A captured payment stays captured. Most events only repeat that, which is known without locking the booking.
  if (attempt.is_captured) return payment.state === 'authorised' || payment.state === 'failed' ? 'stale' : 'duplicate'
  const event = { type: 'payment', gateway: gateway.name, payment, paymentId: attempt.id, isPolled } as const
  const applied = await inTransaction(db, (tx) => applyEvent(tx, attempt.booking_id, event))
  const result = applied.result === 'applied' ? payment.state : applied.result
  count('payments_total', { gateway: gateway.name, result })
  if (applied.result === 'mismatch') return 'amount_mismatch'
  return applied.result === 'refused' ? 'stale' : applied.result
}

type AttemptRow = { id: string; booking_id: string; is_captured: boolean }

/** The attempt of a payment, and whether that very payment is in the ledger. */
const findAttempt = batched<{ gateway: string; payment: GatewayPayment }, AttemptRow | undefined>(
  async (db, payments) => {
    const { rows } = await prepared(
      db,
      sql<AttemptRow & { place: number }>`
    select payments.place::int as place, payment.id, booking_id,
           exists (select 1 from capture
                    where capture.gateway = payment.gateway and capture.gateway_payment_id = payments.payment_id
                      and capture.booking_id = payment.booking_id and capture.state = 'captured') as is_captured
      from unnest(${payments.map(({ gateway }) => gateway)}::text[], ${payments.map(({ payment }) => payment.orderId)}::text[],
                  ${payments.map(({ payment }) => payment.id)}::text[]) with ordinality payments (gateway, order_id, payment_id, place)
      join payment on payment.gateway = payments.gateway and payment.order_id = payments.order_id`,
    )
    const found = new Map(rows.map((row) => [row.place, row]))
    return payments.map((_, index) => found.get(index + 1))
  },
)

export async function applyRefund({ db, log }: BookingParts, refund: GatewayRefund): Promise<EventResult> {
  const { rows } = await sql<{ id: string; booking_id: string }>`
    select id, booking_id from refund where gateway_refund_id = ${refund.id} or gateway_key = ${refund.key ?? null}`.execute(
    db,
  )
  const [known] = rows
  if (known === undefined) return 'unknown_order'
  if (refund.state === 'pending') return 'ignored'
  const event =
    refund.state === 'processed'
      ? ({ type: 'refund_processed', refundId: known.id, gatewayRefundId: refund.id } as const)
      : ({
          type: 'refund_failed',
          refundId: known.id,
          reason: 'The gateway could not give it back',
          gatewayRefundId: refund.id,
        } as const)
  const applied = await inTransaction(db, (tx) => applyEvent(tx, known.booking_id, event))
  recordManual(log, applied, known.id)
  return applied.result === 'refused' || applied.result === 'mismatch' ? 'stale' : applied.result
}

/** From here on staff refund it: a line in the log beside the mail to the operator. */
export function recordManual(log: BookingParts['log'], { result, booking }: Applied, refundId: string): void {
  const refund = booking.refunds.find(({ id }) => id === refundId)
  if (result !== 'applied' || refund?.state !== 'manual') return
  const facts = { booking_ref: booking.reference, refund_id: refundId, refund_rupees: refund.amount }
  log.warn({ event: 'refund_manual', ...facts }, 'A refund is to be paid back by hand')
}

/** Alerts the operator, once, of money at the gateway that belongs to no booking (booking rules 1.3.10). */
async function alertUnknown(db: Db, event: GatewayEvent | undefined): Promise<void> {
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
