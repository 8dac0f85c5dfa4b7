import { createHmac, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Booking, Traveller } from '#contract/v1/bookings.ts'
import type { Hold } from '#contract/v1/holds.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { messageOf, newWireId, paymentEntity } from '#server/adapters/payment/razorpay-wire.ts'
import { PINNED_NOW } from './pinned-day.ts'
import { GATEWAY_KEYS, type Reply, TEST_ORIGIN, type TestApi } from './test-api.ts'

export const LEAD = { name: 'Asha Rao', email: 'asha@example.in', contactNumber: '9876543210' }
export const TRIP_ID = 'tm-101.2026-12-25'

let networks = 0
/** An address in a network that nobody else has been given. */
export function ownNetwork(): string {
  networks += 1
  return `10.${networks >> 8}.${networks & 255}.7`
}

/** A browser that books, on a network of its own unless said otherwise: it keeps its cookie, and knows what it holds. */
export function visitor(api: TestApi, clientAddress = ownNetwork()) {
  let cookie: string | undefined
  const headers = (): Record<string, string> => (cookie === undefined ? {} : { cookie, origin: TEST_ORIGIN })
  const remember = (reply: Reply): Reply => {
    const [set] = reply.headers.getSetCookie()
    if (set !== undefined) cookie = set.split(';', 1)[0]
    return reply
  }
  const post = async (path: string, body: unknown, more: Record<string, string> = {}) =>
    remember(await api.post(path, body, { ...headers(), ...more }, clientAddress))
  const get = async (path: string) => remember(await api.send(path, { headers: headers() }))
  const send = async (method: string, path: string, body?: unknown) =>
    remember(
      await api.send(path, {
        method,
        headers: { ...headers(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
  const hold = (...lines: Line[]) => post('/holds', { lines })
  const held = async (...lines: Line[]): Promise<Hold> => {
    const { status, body } = await hold(...lines)
    expect([status, body]).toEqual([201, expect.anything()])
    return body.hold as Hold
  }
  const place = (holdId: string, more: object = {}, key: string = randomUUID()) =>
    post('/bookings', placeBody(holdId, more), { 'idempotency-key': key })
  const booked = async (lines: Line[], more: object = {}): Promise<Booking> => {
    const { id } = await held(...lines)
    const { status, body } = await place(id, { travellers: travellersOf(lines), ...more })
    expect([status, body]).toEqual([201, expect.anything()])
    return body.booking as Booking
  }
  const read = async (ref: string) => (await get(`/bookings/${ref}`)).body.booking as Booking
  return { post, get, send, hold, held, place, booked, read, cookie: () => cookie }
}
export type Visitor = ReturnType<typeof visitor>

export function placeBody(holdId: string, more: object = {}): object {
  return {
    holdId,
    lead: { ...LEAD, adult18: true },
    travellers: [person()],
    plan: 'full',
    notice: 'terms-1',
    ...more,
  }
}

export function person(more: Partial<Traveller> = {}): Traveller {
  return { name: 'Asha Rao', age: 34, sex: 'F', nationality: 'IN', ...more }
}

export function seats(...names: string[]): Line {
  return { kind: 'ferry', tripId: TRIP_ID, seats: names }
}

/** As many people as the longest list of seats has. */
function travellersOf(lines: readonly Line[]): Traveller[] {
  const most = Math.max(1, ...lines.map((line) => (line.kind === 'ferry' ? line.seats.length : 1)))
  return Array.from({ length: most }, () => person())
}

type Outcome = 'authorized' | 'captured' | 'failed'

/** What the visitor does at the gateway; `tell` has its message brought to us, signed. */
export function payer(api: TestApi) {
  const { books } = api.gateway
  const orderOf = async (who: Visitor, ref: string): Promise<string> => {
    const { status, body } = await who.post(`/bookings/${ref}/pay`, {})
    expect([status, body]).toEqual([200, expect.anything()])
    return (body.payment as { go: { fields: { order_id: string } } }).go.fields.order_id
  }
  const pay = (orderId: string, outcome: Outcome = 'captured', amount?: number) => {
    const made = books.pay({ orderId, outcome, ...(amount === undefined ? {} : { amount: amount * 100 }) })
    if ('refused' in made) throw new Error(made.refused)
    return made
  }
  const message = (paymentId: string, event: string): string => {
    const payment = books.payments.get(paymentId)
    if (payment === undefined) throw new Error(`No payment ${paymentId}`)
    const status = event.split('.')[1] ?? payment.status
    return messageOf(event, { payment: paymentEntity({ ...payment, status }) }, new Date(PINNED_NOW))
  }
  /** Tells us of a payment; `id` names the message, so that it can be told twice. */
  const tell = async (paymentId: string, event = 'payment.captured', id = newWireId('evt')): Promise<Reply> => {
    const reply = await deliver(api, message(paymentId, event), { id })
    await api.runJobs()
    return reply
  }
  return { orderOf, pay, message, tell }
}

/** A message of the gateway to our door; signed right unless said otherwise. */
export function deliver(api: TestApi, body: string, more: { id?: string; signature?: string } = {}): Promise<Reply> {
  const signature = more.signature ?? createHmac('sha256', GATEWAY_KEYS.webhookSecret).update(body).digest('hex')
  return api.post('/webhooks/payments/razorpay', body, {
    'x-razorpay-signature': signature,
    'x-razorpay-event-id': more.id ?? newWireId('evt'),
  })
}
