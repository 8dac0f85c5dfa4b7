import { timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { BODY_BYTES_MAX } from '#contract/terms/limits.ts'
import type { Db } from '#server/db/db.ts'
import { readLimited } from '#server/http/read-limited.ts'
import type { Log } from '../../log/log.ts'
import { collectionOf, errorOf, orderEntity, paymentEntity, refundEntity } from '../razorpay-wire.ts'
import { handleCheckout } from './handle-checkout.ts'
import { capture, type Refused, refund } from './sandbox-actions.ts'
import type { SandboxKeys } from './sandbox-keys.ts'
import { addOrder, findOrder, findPayment, ordersOf, paymentsOf, refundsWhere } from './sandbox-store.ts'
import { startSending } from './send-webhooks.ts'

type SandboxParts = {
  db: Db
  origin: string
  /** Where our own server listens: the webhook is called there, under the name of the origin. */
  port: number
  keys: SandboxKeys
  log: Log
  now: () => Date
}

export type Sandbox = {
  /** Everything under `/sandbox/`. */
  answer: (request: Request) => Promise<Response>
  stop(): Promise<void>
}

const PREFIX = '/sandbox'

/** A payment gateway for practice inside our own server: the real one's calls, signed messages and a page to pay on. No money moves. */
export function createSandbox({ db, origin, port, keys, log, now }: SandboxParts): Sandbox {
  const styles = readFileSync(join(import.meta.dirname, 'checkout.css'), 'utf8')
  const url = `http://127.0.0.1:${port}/api/v1/webhooks/payments/sandbox`
  const sender = startSending({ db, url, host: new URL(origin).host, secret: keys.webhookSecret, log })
  const parts = { db, origin, keys, now, onNews: sender.wake }
  return {
    answer: async (request) => {
      const path = new URL(request.url).pathname.slice(PREFIX.length)
      if (path === '/checkout.css') return styleSheet(styles)
      if (path.startsWith('/v1/') && path !== '/v1/checkout/embedded') return handleCall(parts, path, request)
      const page = await handleCheckout(parts, path, request)
      page.headers.set('Content-Security-Policy', policyOf(origin))
      return page
    },
    stop: sender.stop,
  }
}

function styleSheet(styles: string): Response {
  return new Response(styles, {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

/** As strict as that of the site's own pages; nothing runs, and forms lead home only. */
function policyOf(origin: string): string {
  return [
    "default-src 'none'",
    `style-src ${origin}${PREFIX}/checkout.css`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
    'report-uri /api/v1/csp-report',
  ].join('; ')
}

type CallsParts = { db: Db; keys: SandboxKeys; now: () => Date; onNews: () => void }

const PAISE_MIN = 100
const OrderBody = z.object({
  amount: z.number().int().min(PAISE_MIN),
  currency: z.literal('INR'),
  receipt: z.string().max(40).default(''),
  notes: z.record(z.string().max(256), z.string().max(256)).default({}),
})
const CaptureBody = z.object({ amount: z.number().int(), currency: z.string() })
const RefundBody = z.object({ amount: z.number().int().optional(), receipt: z.string().max(40).nullish() })
const REFUND_KEY = /^[A-Za-z0-9_-]{10,64}$/
const UNKNOWN = 'The id provided does not exist'

type CallRequest = { parts: CallsParts; id: string; body: unknown; request: Request }
type Call = { method: 'GET' | 'POST'; path: RegExp; handle: (request: CallRequest) => Promise<object | Refused> }

const CALLS: readonly Call[] = [
  { method: 'POST', path: /^\/v1\/orders$/, handle: createOrder },
  { method: 'GET', path: /^\/v1\/orders$/, handle: listOrders },
  { method: 'GET', path: /^\/v1\/orders\/(\w+)$/, handle: readOrder },
  { method: 'GET', path: /^\/v1\/orders\/(\w+)\/payments$/, handle: listPayments },
  { method: 'GET', path: /^\/v1\/payments\/(\w+)$/, handle: readPayment },
  { method: 'POST', path: /^\/v1\/payments\/(\w+)\/capture$/, handle: capturePayment },
  { method: 'POST', path: /^\/v1\/payments\/(\w+)\/refund$/, handle: refundPayment },
  { method: 'GET', path: /^\/v1\/payments\/(\w+)\/refunds$/, handle: listRefunds },
]

/** The calls of the real gateway, with its fields and codes, authorised by our own key. `path` begins after `/sandbox`. */
async function handleCall(parts: CallsParts, path: string, request: Request): Promise<Response> {
  if (!holdsKey(parts.keys, request.headers.get('authorization') ?? ''))
    return Response.json(errorOf('Authentication failed'), { status: 401 })
  const call = CALLS.find((each) => each.method === request.method && each.path.test(path))
  if (call === undefined) return Response.json(errorOf('The requested URL was not found'), { status: 404 })
  const body = request.method === 'POST' ? await readJson(request) : undefined
  const answer = await call.handle({ parts, id: call.path.exec(path)?.[1] ?? '', body, request })
  return 'refused' in answer ? Response.json(errorOf(answer.refused), { status: 400 }) : Response.json(answer)
}

function holdsKey({ keyId, keySecret }: SandboxKeys, given: string): boolean {
  const expected = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`)
  const candidate = Buffer.from(given)
  return candidate.length === expected.length && timingSafeEqual(candidate, expected)
}

async function readJson(request: Request): Promise<unknown> {
  const bytes = await readLimited(request, BODY_BYTES_MAX)
  try {
    return JSON.parse(bytes?.toString('utf8') ?? '')
  } catch {
    return undefined
  }
}

async function createOrder({ parts: { db, now }, body }: CallRequest) {
  const { data } = OrderBody.safeParse(body)
  return data === undefined ? { refused: 'The order is not one' } : orderEntity(await addOrder(db, data, now()))
}

async function listOrders({ parts: { db }, request }: CallRequest) {
  const receipt = new URL(request.url).searchParams.get('receipt') ?? ''
  return collectionOf((await ordersOf(db, receipt)).map(orderEntity))
}

async function readOrder({ parts: { db }, id }: CallRequest) {
  const order = await findOrder(db, id)
  return order === undefined ? { refused: UNKNOWN } : orderEntity(order)
}

async function listPayments({ parts: { db }, id }: CallRequest) {
  if ((await findOrder(db, id)) === undefined) return { refused: UNKNOWN }
  return collectionOf((await paymentsOf(db, id)).map(paymentEntity))
}

async function readPayment({ parts: { db }, id }: CallRequest) {
  const payment = await findPayment(db, id)
  return payment === undefined ? { refused: UNKNOWN } : paymentEntity(payment)
}

async function capturePayment({ parts: { db, now, onNews }, id, body }: CallRequest) {
  const { data } = CaptureBody.safeParse(body)
  if (data === undefined) return { refused: 'The amount field is required' }
  const answer = await capture(db, id, data, now())
  onNews()
  return 'refused' in answer ? answer : paymentEntity(answer)
}

async function refundPayment({ parts: { db, now, onNews }, id, body, request }: CallRequest) {
  const { data } = RefundBody.safeParse(body)
  const key = request.headers.get('x-refund-idempotency')
  if (data === undefined) return { refused: 'The amount must be an integer' }
  if (key !== null && !REFUND_KEY.test(key)) return { refused: 'The idempotency key is not one' }
  const answer = await refund(db, id, { amount: data.amount, receipt: data.receipt ?? null, key }, now())
  onNews()
  return 'refused' in answer ? answer : refundEntity(answer)
}

async function listRefunds({ parts: { db }, id }: CallRequest) {
  if ((await findPayment(db, id)) === undefined) return { refused: UNKNOWN }
  return collectionOf((await refundsWhere(db, 'payment_id', id)).map(refundEntity))
}
