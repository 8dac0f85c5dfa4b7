import { razorpayGateway } from '#server/adapters/payment/razorpay-gateway.ts'
import { createApi } from '#server/app.ts'
import type { BookingParts } from '#server/bookings/booking-parts.ts'
import type { Db } from '#server/db/db.ts'
import { DEFAULT_PRICING_POLICY } from '#server/packages/pricing-policy.ts'
import { setupOf } from '#server/wiring/setup-of.ts'

const ORIGIN = 'http://localhost:3000'

export type Reply = { status: number; cookie: string | undefined; body: Record<string, unknown> }
/** One call of the API in this process, as a browser with that cookie. */
export type Ask = (
  method: string,
  path: string,
  asked?: { body?: object; cookie?: string | undefined },
) => Promise<Reply>

/** The real API over a database, without a network in between; nobody pays here. */
export function openApi(db: Db): { parts: BookingParts; ask: Ask } {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const parts: BookingParts = {
    ...{
      db,
      origin: ORIGIN,
      log,
      pricingPolicy: () => DEFAULT_PRICING_POLICY,
      networkKey: () => 'bench',
      mailboxKey: () => 'bench',
    },
    gateway: razorpayGateway({ keyId: '', keySecret: '', webhookSecret: '', log }),
  }
  const api = createApi({
    ...parts,
    authSecret: 'a secret for the bench only, of enough characters',
    now: () => new Date(),
    setup: setupOf({ payments: undefined, isPractice: true, smtpUrl: undefined }, 'no-data-folder'),
  })
  const ask: Ask = async (method, path, { body, cookie } = {}) => {
    const headers = { 'content-type': 'application/json', ...(cookie === undefined ? {} : { cookie, origin: ORIGIN }) }
    const request = new Request(`${ORIGIN}/api/v1${path}`, {
      ...{ method, headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer = await api.fetch(request, { clientAddress: '203.0.113.7' })
    const [set] = answer.headers.getSetCookie()
    const read = (await answer.json()) as Record<string, unknown>
    return { status: answer.status, cookie: set?.split(';', 1)[0], body: read }
  }
  return { parts, ask }
}
