import { z } from 'zod'
import { BODY_BYTES_MAX } from '#contract/terms/limits.ts'
import type { Db } from '#server/db/db.ts'
import { isSameOrigin } from '#server/http/guard.ts'
import { readLimited } from '#server/http/read-limited.ts'
import { recordRefusal } from '#server/http/request-scope.ts'
import { returnSignatureOf } from '../razorpay-signatures.ts'
import type { WirePayment } from '../razorpay-wire.ts'
import { checkoutPage, closedPage, METHODS, nothingToPay, OUTCOMES, resultPage } from './checkout-page.ts'
import { pay } from './sandbox-actions.ts'
import type { SandboxKeys } from './sandbox-keys.ts'
import { findOrder, findPayment, type SandboxOrder, saveCheckout } from './sandbox-store.ts'

export type CheckoutParts = { db: Db; origin: string; keys: SandboxKeys; now: () => Date; onNews: () => void }
type VisitedOrder = SandboxOrder & { facts: NonNullable<SandboxOrder['facts']> }

/** How much later our webhook hears of a payment that was slow. */
const SLOW_SECONDS = 10
const TEXT_LENGTH_MAX = 200
const URL_LENGTH_MAX = 1_000
const PAGE = /^\/checkout\/(order_\w{1,40})$/
const RESULT = /^\/checkout\/(order_\w{1,40})\/(done\/(pay_\w{1,40})|closed)$/

const Choice = z.object({ method: z.enum(METHODS), outcome: z.enum(OUTCOMES) })

/** The pages on which a visitor pays for practice. `path` begins after `/sandbox`. Undefined: no such page. */
export async function handleCheckout(parts: CheckoutParts, path: string, request: Request): Promise<Response> {
  const isPost = request.method === 'POST'
  if (path === '/v1/checkout/embedded' && isPost) return begin(parts, request)
  const [, orderId = ''] = PAGE.exec(path) ?? []
  const [, resultOf = '', , paymentId] = RESULT.exec(path) ?? []
  const order = await visited(parts.db, orderId || resultOf)
  if (order === undefined) return html(404, nothingToPay(undefined))
  if (isPost && orderId !== '') return choose(parts, order, request)
  if (isPost || request.method !== 'GET') return html(405, nothingToPay(undefined), { Allow: 'GET' })
  if (resultOf === '') return html(200, isPaid(order) ? nothingToPay(order) : checkoutPage(order))
  if (paymentId === undefined) return html(200, closedPage(order))
  const payment = await findPayment(parts.db, paymentId)
  if (payment?.orderId !== order.id) return html(404, nothingToPay(undefined))
  // The real gateway's page comes from elsewhere: its post says nothing of where, and brings no cookie of ours along.
  return html(200, resultPage(order, payment, returnFields(parts, payment)), { 'Referrer-Policy': 'no-referrer' })
}

/** The pay page's own form arrives: what is paid for, and where the browser goes afterwards. */
async function begin({ db, origin, keys }: CheckoutParts, request: Request): Promise<Response> {
  const form = await readForm(request)
  const order = await findOrder(db, form.get('order_id') ?? '')
  const callbackUrl = form.get('callback_url') ?? ''
  const cancelUrl = form.get('cancel_url') ?? ''
  const isAsked = form.get('amount') === String(order?.amount) && form.get('currency') === order?.currency
  // This page is on our own address: it must lead nowhere else.
  const isHome = isWithin(origin, callbackUrl) && isWithin(origin, cancelUrl)
  if (order === undefined || form.get('key_id') !== keys.keyId || !isAsked || !isHome)
    return html(400, nothingToPay(undefined))
  const textOf = (name: string) => (form.get(name) ?? '').slice(0, TEXT_LENGTH_MAX)
  await saveCheckout(db, order.id, {
    payee: textOf('name'),
    description: textOf('description'),
    ...{ callbackUrl, cancelUrl },
  })
  return goTo(`/sandbox/checkout/${order.id}`)
}

async function choose(parts: CheckoutParts, order: VisitedOrder, request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers, parts.origin)) {
    recordRefusal('wrong_origin')
    return html(403, nothingToPay(undefined))
  }
  const { data } = Choice.safeParse(Object.fromEntries(await readForm(request)))
  if (data === undefined) return html(422, checkoutPage(order, 'Please choose one of each.'))
  const { method, outcome } = data
  const payment = await pay(
    parts.db,
    {
      ...{ orderId: order.id, method },
      outcome: outcome === 'fail' ? 'failed' : 'authorized',
      times: outcome === 'twice' ? 2 : 1,
      delaySeconds: outcome === 'slow' ? SLOW_SECONDS : 0,
    },
    parts.now(),
  )
  if (payment === undefined) return html(429, checkoutPage(order, 'Too many tries. Please start again from our site.'))
  parts.onNews()
  return goTo(`/sandbox/checkout/${order.id}/${outcome === 'close' ? 'closed' : `done/${payment.id}`}`)
}

function returnFields({ keys }: CheckoutParts, { id, orderId, status }: WirePayment): Record<string, string> {
  if (status === 'failed') {
    return {
      'error[code]': 'BAD_REQUEST_ERROR',
      'error[description]': 'Payment failed',
      'error[reason]': 'payment_failed',
      'error[metadata]': JSON.stringify({ payment_id: id, order_id: orderId }),
    }
  }
  return {
    razorpay_payment_id: id,
    razorpay_order_id: orderId,
    razorpay_signature: returnSignatureOf(keys.keySecret, orderId, id),
  }
}

async function visited(db: Db, id: string): Promise<VisitedOrder | undefined> {
  const order = id === '' ? undefined : await findOrder(db, id)
  return order?.facts === undefined ? undefined : { ...order, facts: order.facts }
}

function isPaid({ paid, amount }: SandboxOrder): boolean {
  return paid >= amount
}

function isWithin(origin: string, address: string): boolean {
  return address.length <= URL_LENGTH_MAX && URL.parse(address)?.origin === origin
}

async function readForm(request: Request): Promise<URLSearchParams> {
  const bytes = await readLimited(request, BODY_BYTES_MAX)
  return new URLSearchParams(bytes?.toString('utf8') ?? '')
}

function goTo(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } })
}

function html(status: number, page: string, headers: Record<string, string> = {}): Response {
  return new Response(page, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })
}
