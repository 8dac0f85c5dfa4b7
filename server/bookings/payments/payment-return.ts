import { BODY_BYTES_MAX } from '#contract/terms/limits.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { readLimited } from '#server/http/read-limited.ts'
import type { BookingParts } from '../booking-parts.ts'
import { applyPayment } from './apply-webhook-events.ts'

const PATH = /^\/booking\/(PDK-[0-9A-Z]{5}-[0-9A-Z]{5})\/return$/

/** The reference in the address that the gateway sends browsers back to. */
export function returningReference(path: string): string | undefined {
  return PATH.exec(path)?.[1]
}

/**
 * A browser comes back from the gateway, by a post from there and so without our cookie. Its data is used only with the gateway's
 * signature, and then looked up at the gateway; either way the booking's page shows the state.
 */
export async function handleReturn(parts: BookingParts, request: Request, reference: string): Promise<Response> {
  const returned = parts.gateway.readReturn(await readFields(request))
  if (returned !== undefined) {
    // What fails here is applied by the webhook or the next reconciliation.
    await applyReturned(parts, returned).catch((error: unknown) =>
      parts.log.warn({ event: 'return_not_applied', err: error }, 'A returning payment could not be applied yet'),
    )
  }
  return new Response(null, {
    status: 303,
    headers: {
      Location: `${visitorPaths.booking(reference)}?done=paid`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  })
}

async function applyReturned(parts: BookingParts, { orderId, paymentId }: { orderId: string; paymentId: string }) {
  const answer = await parts.gateway.paymentsOf(orderId)
  const payment = answer.state === 'answered' ? answer.payments.find(({ id }) => id === paymentId) : undefined
  if (payment !== undefined) await applyPayment(parts, payment)
}

async function readFields(request: Request): Promise<Record<string, string>> {
  if (request.method !== 'POST') return Object.fromEntries(new URL(request.url).searchParams)
  const body = await readLimited(request, BODY_BYTES_MAX)
  return Object.fromEntries(new URLSearchParams(body?.toString('utf8') ?? ''))
}
