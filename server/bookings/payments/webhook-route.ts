import type { Api } from '#server/http/api.ts'
import { databaseUnavailable } from '#server/http/database-unavailable.ts'
import { readLimited } from '#server/http/read-limited.ts'
import { refusalResponse } from '#server/http/refusal.ts'
import { count } from '#server/metrics/counted.ts'
import type { BookingParts } from '../booking-parts.ts'
import { storeWebhookEvent } from './apply-webhook-events.ts'

/** The largest message that is read (booking rules 3.1). */
export const WEBHOOK_BYTES_MAX = 256 * 1024

/** Webhooks of the gateway: stored and acknowledged here, applied by a job right after. */
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
