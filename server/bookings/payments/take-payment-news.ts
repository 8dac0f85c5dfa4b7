import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type {
  GatewayNews,
  GatewayPayment,
  GatewayRefund,
  PaymentGateway,
} from '#server/adapters/payment/payment-gateway.ts'
import { batched } from '#server/db/batched.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { prepared } from '#server/db/statements.ts'
import { wakeJobs } from '#server/jobs/wake-jobs.ts'
import { count, observe } from '#server/metrics/counted.ts'
import type { BookingParts } from '../booking-parts.ts'
import { type Applied, applyEvent } from '../store/apply-event.ts'
import { alertUnknown, UNKNOWN_MINUTES } from './alert-unknown.ts'

export const PAYMENT_EVENT = 'payment-event'

/** Webhook events of orders that are not known: ours whose rows are on their way, and those of others. Their jobs hold nothing up. */
export const STRAY_EVENT = 'stray-payment-event'

/** So much of the gateway's own id of an event is kept with the hash of its body. */
const EVENT_ID_LENGTH_MAX = 56

/**
 * Keeps a signed webhook event as it came; the same id and body again is kept once. An id that comes with another body is another
 * event: nothing that is signed is dropped unread.
 */
export function keepMessage(
  db: Db,
  gateway: Pick<PaymentGateway, 'name' | 'readNews'>,
  rawBody: Buffer,
  eventId: string | null,
): Promise<void> {
  const hash = createHash('sha256').update(rawBody).digest('base64url')
  const key = `${(eventId ?? '').slice(0, EVENT_ID_LENGTH_MAX)} ${hash}`
  const news = gateway.readNews(rawBody)
  return keepMessages(db, {
    ...{ gateway: gateway.name, key, body: rawBody.toString('utf8') },
    orderId: news?.kind === 'payment' ? news.payment.orderId : '',
    paymentId: news?.kind === 'refund' ? news.refund.paymentId : '',
  })
}

type KeptMessage = { gateway: string; key: string; body: string; orderId: string; paymentId: string }

/** With their jobs in one statement: the gateway waits for this, and sends three messages a payment. */
const keepMessages = batched<KeptMessage, void>(async (db, messages) => {
  const { rows } = await prepared(
    db,
    sql<{ topic: string }>`
    with message as materialized (
      select * from unnest(${messages.map(({ gateway }) => gateway)}::text[], ${messages.map(({ key }) => key)}::text[],
                           ${messages.map(({ body }) => body)}::text[], ${messages.map(({ orderId }) => orderId)}::text[],
                           ${messages.map(({ paymentId }) => paymentId)}::text[]) message (gateway, event_key, body, order_id, payment_id)),
    kept as (
      insert into payment_event (gateway, event_key, body)
      select gateway, event_key, body from message order by gateway, event_key
      on conflict (gateway, event_key) do nothing returning id, gateway, event_key),
    known as (
      select distinct kept.id, exists (select 1 from payment where payment.gateway = message.gateway and payment.order_id = message.order_id)
          or exists (select 1 from capture where capture.gateway = message.gateway and capture.gateway_payment_id = message.payment_id) as is_ours
        from kept join message using (gateway, event_key))
    insert into outbox (topic, payload, dedupe_key)
    select case when is_ours then ${PAYMENT_EVENT} else ${STRAY_EVENT} end, jsonb_build_object('id', id), id::text from known
    on conflict (topic, dedupe_key) do nothing returning topic`,
  )
  for (const topic of new Set(rows.map((row) => row.topic))) wakeJobs(topic)
  return messages.map(() => undefined)
})

type MessageResult =
  | Exclude<Applied['result'], 'refused' | 'mismatch'>
  | 'unknown_order'
  | 'amount_mismatch'
  | 'ignored'

/** An order that we do not know yet may be one whose row is on its way; so long it is asked again. */
export const PARKED_HOURS = 24

/** Applies a kept message. Throws while it names an order that is not ours yet, so that the job comes back. */
export async function applyMessage(parts: BookingParts, id: number): Promise<void> {
  const { db, gateway } = parts
  const message = await readMessage(db, id)
  if (message === undefined || message.result !== null) return
  const news = gateway.readNews(Buffer.from(message.body))
  const result = news === undefined ? 'ignored' : await applyNews(parts, news)
  if (result === 'unknown_order' && (message.is_late || news?.kind === 'refund')) await alertUnknown(db, news)
  // Of a refund the row is there before the gateway hears of it: one that is unknown was not asked for by us.
  if (result === 'unknown_order' && news?.kind === 'payment' && !message.is_old)
    throw new Error('The message names an order that is not known yet')
  await noteResult(db, { id, result })
  count('webhooks_total', { gateway: gateway.name, result })
  observe('webhook_lag_seconds', {}, Math.max(0, message.lag))
  if (result === 'unknown_order' || result === 'amount_mismatch')
    parts.log.warn({ event: result, gateway: gateway.name, message_id: id }, 'A payment does not fit our books')
}

type MessageRow = { id: number; body: string; result: string | null; lag: number; is_old: boolean; is_late: boolean }

const readMessage = batched<number, MessageRow | undefined>(async (db, ids) => {
  const { rows } = await prepared(
    db,
    sql<MessageRow>`
    select id, body, result, extract(epoch from app_now() - received_at)::float8 as lag, received_at < app_now() - ${PARKED_HOURS} * interval '1 hour' as is_old,
           received_at < app_now() - ${UNKNOWN_MINUTES} * interval '1 minute' as is_late
      from payment_event where id = any(${ids}::bigint[])`,
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => found.get(id))
})

const noteResult = batched<{ id: number; result: MessageResult }, void>(async (db, notes) => {
  await prepared(
    db,
    sql`
    update payment_event set result = note.result, applied_at = app_now()
      from unnest(${notes.map(({ id }) => id)}::bigint[], ${notes.map(({ result }) => result)}::text[]) note (id, result)
     where payment_event.id = note.id`,
  )
  return notes.map(() => undefined)
})

function applyNews(parts: BookingParts, news: GatewayNews): Promise<MessageResult> {
  switch (news.kind) {
    case 'payment':
      return applyPayment(parts, news.payment)
    case 'refund':
      return applyRefund(parts, news.refund)
    case 'other':
      return Promise.resolve('ignored')
  }
}

/** What the gateway says of a payment, however we heard of it: message, return of the browser, its list. */
export async function applyPayment(
  { db, gateway }: BookingParts,
  payment: GatewayPayment,
  isAsked = false,
): Promise<MessageResult> {
  const attempt = await findAttempt(db, { gateway: gateway.name, payment })
  if (attempt === undefined) return 'unknown_order'
  // Captured stays captured. Most messages only repeat it, and the booking need not be locked to know that.
  if (attempt.is_captured) return payment.state === 'authorised' || payment.state === 'failed' ? 'stale' : 'duplicate'
  const event = { type: 'payment', gateway: gateway.name, payment, paymentId: attempt.id, isAsked } as const
  const applied = await inTransaction(db, (tx) => applyEvent(tx, attempt.booking_id, event))
  const result = applied.result === 'applied' ? payment.state : applied.result
  count('payments_total', { gateway: gateway.name, result })
  if (applied.result === 'mismatch') return 'amount_mismatch'
  return applied.result === 'refused' ? 'stale' : applied.result
}

type AttemptRow = { id: string; booking_id: string; is_captured: boolean }

/** The attempt of a payment, and whether that very payment is in our books. */
const findAttempt = batched<{ gateway: string; payment: GatewayPayment }, AttemptRow | undefined>(async (db, asked) => {
  const { rows } = await prepared(
    db,
    sql<AttemptRow & { place: number }>`
    select asked.place::int as place, payment.id, booking_id,
           exists (select 1 from capture
                    where capture.gateway = payment.gateway and capture.gateway_payment_id = asked.payment_id
                      and capture.booking_id = payment.booking_id and capture.state = 'captured') as is_captured
      from unnest(${asked.map(({ gateway }) => gateway)}::text[], ${asked.map(({ payment }) => payment.orderId)}::text[],
                  ${asked.map(({ payment }) => payment.id)}::text[]) with ordinality asked (gateway, order_id, payment_id, place)
      join payment on payment.gateway = asked.gateway and payment.order_id = asked.order_id`,
  )
  const found = new Map(rows.map((row) => [row.place, row]))
  return asked.map((_, index) => found.get(index + 1))
})

export async function applyRefund({ db, log }: BookingParts, refund: GatewayRefund): Promise<MessageResult> {
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
  noteManual(log, applied, known.id)
  return applied.result === 'refused' || applied.result === 'mismatch' ? 'stale' : applied.result
}

/** From here on a person pays it back: of that there is a line in the log beside the mail to the office. */
export function noteManual(log: BookingParts['log'], { result, booking }: Applied, refundId: string): void {
  const refund = booking.refunds.find(({ id }) => id === refundId)
  if (result !== 'applied' || refund?.state !== 'manual') return
  const facts = { booking_ref: booking.reference, refund_id: refundId, refund_rupees: refund.amount }
  log.warn({ event: 'refund_manual', ...facts }, 'A refund is to be paid back by hand')
}
