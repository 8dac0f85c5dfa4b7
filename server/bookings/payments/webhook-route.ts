import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { PaymentGateway } from '#server/adapters/payment/payment-gateway.ts'
import { batched } from '#server/db/batched.ts'
import type { Db } from '#server/db/db.ts'
import { prepared } from '#server/db/statements.ts'
import type { Api } from '#server/http/api.ts'
import { databaseUnavailable } from '#server/http/database-unavailable.ts'
import { readLimited } from '#server/http/read-limited.ts'
import { refusalResponse } from '#server/http/refusal.ts'
import { wakeJobs } from '#server/jobs/notifier.ts'
import { count } from '#server/metrics/counted.ts'
import type { BookingParts } from '../booking-parts.ts'
import { PAYMENT_EVENT, UNKNOWN_ORDER_EVENT } from './apply-webhook-events.ts'

/** The largest message that is read (booking rules 3.1). */
export const WEBHOOK_BYTES_MAX = 256 * 1024

/** Characters of the gateway's own id of an event that are stored with the hash of its body. */
const EVENT_ID_LENGTH_MAX = 56

/** The webhook of the gateway: an event is stored and acknowledged, and applied by a job. */
export function webhookRoute(api: Api, { gateway, log, ...parts }: BookingParts): void {
  const db = parts.paymentDb ?? parts.db
  api.http.post('/webhooks/payments/:gateway', async (context) => {
    if (context.req.param('gateway') !== gateway.name)
      return refusalResponse({ status: 404, code: 'not_found', message: 'There is no such gateway' })
    const body = await readLimited(context.req.raw, WEBHOOK_BYTES_MAX)
    if (body === undefined)
      return refusalResponse({ status: 413, code: 'too_large', message: 'The message is larger than 256 KB' })
    const signature = context.req.header('x-razorpay-signature') ?? ''
    if (!gateway.isSigned(body, signature)) {
      count('webhooks_total', { gateway: gateway.name, result: 'bad_signature' })
      log.warn({ event: 'bad_signature', gateway: gateway.name }, 'A payment message was not signed by its gateway')
      return refusalResponse({
        status: 400,
        code: 'bad_signature',
        message: 'The signature is not that of this message',
      })
    }
    if (holdsNul(body))
      return refusalResponse({ status: 400, code: 'malformed', message: 'The message holds a NUL character' })
    try {
      await storeWebhookEvent(db, gateway, body, context.req.header('x-razorpay-event-id') ?? null)
      return context.json({})
    } catch (error) {
      const away = databaseUnavailable(error)
      if (away === undefined) throw error
      return refusalResponse(away)
    }
  })
}

const NUL_ESCAPE = /(?<!\\)(?:\\\\)*\\u0000/

/** PostgreSQL stores no NUL, neither in text nor in JSON. */
function holdsNul(body: Buffer): boolean {
  return body.includes(0) || NUL_ESCAPE.test(body.toString('latin1'))
}

/**
 * Stores a signed webhook event as it came; the same id and body again is stored once. An id that comes with another body is another
 * event, so nothing that is signed is dropped unread.
 */
export function storeWebhookEvent(
  db: Db,
  gateway: Pick<PaymentGateway, 'name' | 'readWebhookEvent'>,
  rawBody: Buffer,
  eventId: string | null,
): Promise<void> {
  const hash = createHash('sha256').update(rawBody).digest('base64url')
  const key = `${(eventId ?? '').slice(0, EVENT_ID_LENGTH_MAX)} ${hash}`
  const event = gateway.readWebhookEvent(rawBody)
  return storeWebhookEvents(db, {
    ...{ gateway: gateway.name, key, body: rawBody.toString('utf8') },
    orderId: event?.kind === 'payment' ? event.payment.orderId : '',
    paymentId: event?.kind === 'refund' ? event.refund.paymentId : '',
  })
}

type StoredEvent = { gateway: string; key: string; body: string; orderId: string; paymentId: string }

/** Events and their jobs in one statement, because the gateway waits for it and sends three events a payment. */
const storeWebhookEvents = batched<StoredEvent, void>(async (db, events) => {
  const { rows } = await prepared(
    db,
    sql<{ topic: string }>`
    with stored as materialized (
      select * from unnest(${events.map(({ gateway }) => gateway)}::text[], ${events.map(({ key }) => key)}::text[],
                           ${events.map(({ body }) => body)}::text[], ${events.map(({ orderId }) => orderId)}::text[],
                           ${events.map(({ paymentId }) => paymentId)}::text[]) stored (gateway, event_key, body, order_id, payment_id)),
    inserted as (
      insert into payment_event (gateway, event_key, body)
      select gateway, event_key, body from stored order by gateway, event_key
      on conflict (gateway, event_key) do nothing returning id, gateway, event_key),
    known as (
      select distinct inserted.id, exists (select 1 from payment where payment.gateway = stored.gateway and payment.order_id = stored.order_id)
          or exists (select 1 from capture where capture.gateway = stored.gateway and capture.gateway_payment_id = stored.payment_id) as is_ours
        from inserted join stored using (gateway, event_key))
    insert into outbox (topic, payload, dedupe_key)
    select case when is_ours then ${PAYMENT_EVENT} else ${UNKNOWN_ORDER_EVENT} end, jsonb_build_object('id', id), id::text from known
    on conflict (topic, dedupe_key) do nothing returning topic`,
  )
  for (const topic of new Set(rows.map((row) => row.topic))) wakeJobs(topic)
  return events.map(() => undefined)
})
