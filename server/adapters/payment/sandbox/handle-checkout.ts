import { z } from 'zod'
import { escapeHtml } from '#contract/terms/html-text.ts'
import { BODY_BYTES_MAX } from '#contract/terms/limits.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { Db } from '#server/db/db.ts'
import { isSameOrigin } from '#server/http/guard.ts'
import { readLimited } from '#server/http/read-limited.ts'
import { recordRefusal } from '#server/http/request-scope.ts'
import { returnSignatureOf } from '../razorpay-signatures.ts'
import type { WirePayment } from '../razorpay-wire.ts'
import { pay } from './sandbox-actions.ts'
import type { SandboxKeys } from './sandbox-keys.ts'
import { findOrder, findPayment, type SandboxOrder, saveCheckout } from './sandbox-store.ts'

const METHODS = ['card', 'upi', 'netbanking', 'wallet'] as const
const OUTCOMES = ['pay', 'fail', 'slow', 'close', 'twice'] as const

type Radio = { value: string; label: string; note?: string }

const METHOD_CHOICES: readonly (Radio & { value: (typeof METHODS)[number] })[] = [
  { value: 'upi', label: 'UPI' },
  { value: 'card', label: 'Card' },
  { value: 'netbanking', label: 'Net banking' },
  { value: 'wallet', label: 'Wallet' },
]
const OUTCOME_CHOICES: readonly (Radio & { value: (typeof OUTCOMES)[number] })[] = [
  { value: 'pay', label: 'Pay', note: 'The payment goes through.' },
  { value: 'fail', label: 'Fail', note: 'The bank says no.' },
  { value: 'slow', label: 'Pay slowly', note: 'It goes through, but our message about it comes 10 seconds later.' },
  { value: 'close', label: 'Pay, then close the page', note: 'It goes through, and nothing leads you back.' },
  { value: 'twice', label: 'Pay twice', note: 'The same sum is taken two times, as on a double press.' },
]
const METHOD_NAMES: Record<string, string> = Object.fromEntries(METHOD_CHOICES.map((each) => [each.value, each.label]))

export type CheckoutParts = { db: Db; origin: string; keys: SandboxKeys; now: () => Date; onNews: () => void }
type VisitedOrder = SandboxOrder & { facts: NonNullable<SandboxOrder['facts']> }

/** The delay of the webhook of a slow payment. */
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

/** Where the visitor chooses how to pay, and what is to come of it. Plain forms: it needs no script. */
function checkoutPage(order: VisitedOrder, problem?: string): string {
  const { payee, cancelUrl } = order.facts
  const form = `
    ${problem === undefined ? '' : `<p class="problem" role="alert">${escapeHtml(problem)}</p>`}
    <form method="post" action="/sandbox/checkout/${order.id}">
      <fieldset class="methods"><legend>Pay with</legend>${radios('method', METHOD_CHOICES)}</fieldset>
      <fieldset><legend>What should happen</legend>${radios('outcome', OUTCOME_CHOICES)}</fieldset>
      <button type="submit">Continue with ${sumOf(order)}</button>
    </form>
    <p class="away"><a href="${escapeHtml(cancelUrl)}">Cancel and go back to ${escapeHtml(payee)}</a></p>`
  return pageOf(`Practice payment to ${payee}`, order, form)
}

/** After the choice: the browser is sent back by a form of its own, as the real page does, with a signed result or a failure. */
function resultPage(order: VisitedOrder, payment: WirePayment, fields: Record<string, string>): string {
  const { payee, callbackUrl } = order.facts
  const isFailed = payment.status === 'failed'
  const heading = isFailed ? 'Practice payment failed' : 'Practice payment made'
  const words = isFailed
    ? `Your bank said no to ${sumOf(order)}, as you chose. Nothing was taken.`
    : `${sumOf(order)} by ${METHOD_NAMES[payment.method] ?? 'card'}. Go back to finish.`
  const hidden = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')
  const again = `<p class="away"><a href="/sandbox/checkout/${order.id}">Try another way</a></p>`
  const main = `
    <h2 class="${isFailed ? 'failed' : 'made'}">${heading}</h2><p>${words}</p>
    <form method="post" action="${escapeHtml(callbackUrl)}">${hidden}
      <button type="submit">Back to ${escapeHtml(payee)}</button>
    </form>${isFailed ? again : ''}`
  return pageOf(heading, order, main)
}

/** The page after a payment without a return: it has no link to the site. */
function closedPage(order: VisitedOrder): string {
  const main = `<h2 class="made">Practice payment made</h2>
    <p>${sumOf(order)} went through, and nothing leads back from here. Close this page, and look for your booking yourself.</p>`
  return pageOf('Practice payment made', order, main)
}

/** An order that is paid or unknown. */
function nothingToPay(order: VisitedOrder | undefined): string {
  if (order === undefined) {
    return pageOf('No such payment', undefined, '<h2>No such payment</h2><p>This link leads to no payment of ours.</p>')
  }
  const { payee, cancelUrl } = order.facts
  const main = `<h2 class="made">Already paid</h2><p>There is nothing left to pay here.</p>
    <p class="away"><a href="${escapeHtml(cancelUrl)}">Back to ${escapeHtml(payee)}</a></p>`
  return pageOf('Already paid', order, main)
}

function radios(name: string, choices: readonly Radio[]): string {
  return choices
    .map(({ value, label, note }, index) => {
      const checked = index === 0 ? ' checked' : ''
      const more = note === undefined ? '' : `<span class="note">${escapeHtml(note)}</span>`
      return `<label><input type="radio" name="${name}" value="${value}"${checked}><span>${escapeHtml(label)}${more}</span></label>`
    })
    .join('')
}

function pageOf(title: string, order: VisitedOrder | undefined, main: string): string {
  const bill =
    order === undefined
      ? ''
      : `<dl><div><dt>To</dt><dd>${escapeHtml(order.facts.payee)}</dd></div>
      <div><dt>For</dt><dd>${escapeHtml(order.facts.description)}</dd></div>
      <div><dt>Amount</dt><dd class="sum">${sumOf(order)}</dd></div></dl>`
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/sandbox/checkout.css"><link rel="icon" href="data:,"></head>
<body><header><h1>Practice payment page</h1><p>No money moves here, and nothing about your card or bank is asked.</p></header>
<main>${bill}${main}</main></body></html>`
}

function sumOf({ amount }: SandboxOrder): string {
  return formatRupees(amount / 100)
}
