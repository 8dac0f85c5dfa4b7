import type { Log } from '../log/log.ts'
import type { CheckoutRequest, CheckoutStep, GatewayRefund, PaymentGateway } from './payment-gateway.ts'
import {
  callRazorpay,
  paiseOf,
  type RazorpayAccess,
  readMessage,
  readOrder,
  readOrderOf,
  readPayment,
  readPayments,
  readRefund,
  readRefunds,
} from './razorpay-calls.ts'
import { isSignedByOne } from './razorpay-signatures.ts'

export type RazorpaySettings = {
  keyId: string
  keySecret: string
  webhookSecret: string
  /** What was signed with these is also accepted, while keys are being changed. */
  keySecretFallback?: string | undefined
  webhookSecretFallback?: string | undefined
  baseUrl?: string | undefined
  name?: PaymentGateway['name']
  /** Where browsers go to pay, when that is not under the base. */
  checkoutUrl?: string | undefined
  timeoutMs?: number
  log: Log
}

const LIVE_KEYS = 'rzp_live_'
const BASE_URL = 'https://api.razorpay.com'
/** Refunds of one payment that are read; a booking has one a cancelled line. */
const REFUNDS_MAX = 100
/** The gateway takes no shorter key for a refund, and no longer receipt. */
const REFUND_KEY = /^[A-Za-z0-9_-]{10,40}$/
const RECEIPT_LENGTH_MAX = 40
const ID = /^[A-Za-z0-9_-]{1,64}$/

type Made = RazorpayAccess & { webhookSecret: string; checkoutUrl: string }

/** Razorpay's own interface by plain calls: orders that we capture ourselves, a hosted page to pay on, refunds, signed messages. */
export function razorpayGateway(settings: RazorpaySettings): PaymentGateway {
  const { name = 'razorpay' } = settings
  const keySecrets = [settings.keySecret, settings.keySecretFallback]
  const webhookSecrets = [settings.webhookSecret, settings.webhookSecretFallback]
  const baseUrl = (settings.baseUrl ?? BASE_URL).replace(/\/+$/, '')
  const checkoutUrl = settings.checkoutUrl ?? `${baseUrl}/v1/checkout/embedded`
  const made: Made = { ...settings, name, baseUrl, checkoutUrl }
  return {
    name,
    isPractice: !settings.keyId.startsWith(LIVE_KEYS),
    checkoutOrigin: new URL(checkoutUrl).origin,
    createOrder: (order) => createOrder(made, order),
    findOrder: (order) => findOrder(made, order),
    checkout: (request) => checkoutOf(made, request),
    isSigned: (rawBody, signature) => isSignedByOne(webhookSecrets, rawBody, signature),
    readWebhookEvent: readMessage,
    readReturn: (fields) => {
      const { razorpay_order_id: orderId = '', razorpay_payment_id: paymentId = '', razorpay_signature = '' } = fields
      if (!ID.test(orderId) || !ID.test(paymentId)) return undefined
      const isSigned = isSignedByOne(keySecrets, `${orderId}|${paymentId}`, razorpay_signature)
      return isSigned ? { orderId, paymentId } : undefined
    },
    paymentsOf: (orderId) => paymentsOf(made, orderId),
    capture: (payment) => capture(made, payment),
    refund: (refund) => refundPayment(made, refund),
    refundsOf: (paymentId) => refundsOf(made, paymentId),
  }
}

async function createOrder(
  made: Made,
  { receipt, amount, reference }: Parameters<PaymentGateway['createOrder']>[0],
): ReturnType<PaymentGateway['createOrder']> {
  if (receipt.length > RECEIPT_LENGTH_MAX)
    throw new RangeError(`A receipt has at most ${RECEIPT_LENGTH_MAX} characters`)
  const paise = paiseOf(amount)
  const answer = await callRazorpay(made, {
    path: '/v1/orders',
    // Captured by us, once the claims of the booking are known to live.
    body: { amount: paise, currency: 'INR', receipt, notes: { reference }, payment: { capture: 'manual' } },
  })
  const orderId = answer.state === 'answered' ? readOrder(answer.payload, paise) : undefined
  return orderId === undefined ? unusable(made, answer, 'orders') : { state: 'created', orderId }
}

async function findOrder(
  made: Made,
  { receipt, amount }: Parameters<PaymentGateway['findOrder']>[0],
): ReturnType<PaymentGateway['findOrder']> {
  const answer = await callRazorpay(made, { path: `/v1/orders?receipt=${encodeURIComponent(receipt)}` })
  const read = answer.state === 'answered' ? readOrderOf(answer.payload, receipt, paiseOf(amount)) : undefined
  if (read === undefined) return unusable(made, answer, 'orders')
  return read.orderId === undefined ? { state: 'missing' } : { state: 'found', orderId: read.orderId }
}

function checkoutOf({ keyId, checkoutUrl }: Made, request: CheckoutRequest): CheckoutStep {
  const { orderId, amount, payee, description, lead, returnUrl, cancelUrl } = request
  return {
    method: 'POST',
    url: checkoutUrl,
    fields: {
      key_id: keyId,
      order_id: orderId,
      amount: String(paiseOf(amount)),
      currency: 'INR',
      name: payee,
      description,
      'prefill[name]': lead.name,
      'prefill[email]': lead.email,
      'prefill[contact]': lead.contactNumber,
      callback_url: returnUrl,
      cancel_url: cancelUrl,
    },
  }
}

async function paymentsOf(made: Made, orderId: string): ReturnType<PaymentGateway['paymentsOf']> {
  if (!ID.test(orderId)) return { state: 'away' }
  const answer = await callRazorpay(made, { path: `/v1/orders/${orderId}/payments` })
  const payments = answer.state === 'answered' ? readPayments(answer.payload) : undefined
  return payments === undefined ? unusable(made, answer, 'orders/payments') : { state: 'answered', payments }
}

async function capture(
  made: Made,
  { id, amount }: Parameters<PaymentGateway['capture']>[0],
): ReturnType<PaymentGateway['capture']> {
  const paise = paiseOf(amount)
  if (!ID.test(id)) return { state: 'refused' }
  const answer = await callRazorpay(made, {
    path: `/v1/payments/${id}/capture`,
    body: { amount: paise, currency: 'INR' },
  })
  const payment = answer.state === 'answered' ? readPayment(answer.payload) : undefined
  if (payment?.id === id && payment.state === 'captured') return { state: 'captured' }
  // A second capture is refused in words; whether it was ours that went through, only the payment says.
  return answer.state === 'refused' ? captureSeen(made, id, amount) : unusable(made, answer, 'payments/capture')
}

async function captureSeen(made: Made, id: string, amount: number): ReturnType<PaymentGateway['capture']> {
  const answer = await callRazorpay(made, { path: `/v1/payments/${id}` })
  if (answer.state === 'refused') return { state: 'refused' }
  const payment = answer.state === 'answered' ? readPayment(answer.payload) : undefined
  if (payment?.id !== id) return unusable(made, answer, 'payments')
  const isOurs = payment.state === 'captured' && payment.amount === amount && payment.currency === 'INR'
  return { state: isOurs ? 'captured' : 'refused' }
}

async function refundPayment(
  made: Made,
  { paymentId, amount, key }: Parameters<PaymentGateway['refund']>[0],
): ReturnType<PaymentGateway['refund']> {
  if (!REFUND_KEY.test(key)) throw new RangeError('The key of a refund has 10 to 40 letters, digits, hyphens or lines')
  const paise = paiseOf(amount)
  if (!ID.test(paymentId)) return { state: 'refused', reason: 'unknown payment' }
  const answer = await callRazorpay(made, {
    path: `/v1/payments/${paymentId}/refund`,
    body: { amount: paise, speed: 'normal', receipt: key },
    headers: { 'x-refund-idempotency': key },
  })
  if (answer.state === 'refused') return answer
  const refund = answer.state === 'answered' ? readRefund(answer.payload) : undefined
  return refund !== undefined && isAsked(refund, { paymentId, amount })
    ? { state: 'accepted', refund: { ...refund, key: refund.key ?? key } }
    : unusable(made, answer, 'payments/refund')
}

function isAsked(refund: GatewayRefund, asked: { paymentId: string; amount: number }): boolean {
  return refund.paymentId === asked.paymentId && refund.amount === asked.amount
}

async function refundsOf(made: Made, paymentId: string): ReturnType<PaymentGateway['refundsOf']> {
  if (!ID.test(paymentId)) return { state: 'away' }
  const answer = await callRazorpay(made, { path: `/v1/payments/${paymentId}/refunds?count=${REFUNDS_MAX}` })
  const read = answer.state === 'answered' ? readRefunds(answer.payload) : undefined
  if (read === undefined) return unusable(made, answer, 'payments/refunds')
  if (read.paise > 0) {
    const facts = { event: 'payment_refund_in_paise', gateway: made.name, payment_id: paymentId, count: read.paise }
    made.log.error(facts, 'Refunds with paise in them were made at the gateway; they are counted nowhere here')
  }
  return { state: 'answered', refunds: read.refunds }
}

/** Logs a response that cannot be used, unless the call has logged it. */
function unusable({ log, name }: Made, answer: { state: string }, call: string): { state: 'away' } {
  if (answer.state !== 'away') {
    const event = answer.state === 'refused' ? 'payment_call_refused' : 'payment_answer_unusable'
    log.error({ event, gateway: name, call }, 'The payment gateway answered what it should never answer')
  }
  return { state: 'away' }
}
