import { z } from 'zod'
import { PROVIDER_TIMEOUT_MS } from '#contract/terms/limits.ts'
import type { Log } from '#server/adapters/log/log.ts'
import { sendRequest } from '#server/http/send-request.ts'
import { recordGateway } from '#server/metrics/gateway-state.ts'
import type { GatewayEvent, GatewayPayment, GatewayRefund } from './payment-gateway.ts'

const PAISE = 100

/** Ids go into addresses and statements; nothing of another form is one. */
const Id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
const Paise = z.number().int().nonnegative()
const Status = z.string().max(40)

const Order = z.object({ id: Id, amount: Paise, currency: z.string(), receipt: z.string().nullish() })

/** A payment without an order is one that was made by hand in the gateway's own office. */
const Payment = z.object({
  id: Id,
  order_id: Id.nullish(),
  amount: Paise,
  currency: z.string().max(8),
  status: Status,
})

const Refund = z.object({
  id: Id,
  payment_id: Id,
  amount: Paise,
  status: Status.nullish(),
  receipt: z.string().nullish(),
})

const listOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) })
const Orders = listOf(Order)
const Payments = listOf(Payment)
const Refunds = listOf(Refund)

const Message = z.object({ event: z.string(), payload: z.record(z.string(), z.unknown()) })
const PaymentMessage = z.object({ payment: z.object({ entity: Payment }) })
const RefundMessage = z.object({ refund: z.object({ entity: Refund }) })
const PAYMENT_EVENTS = new Set(['payment.authorized', 'payment.captured', 'payment.failed', 'order.paid'])
const REFUND_EVENTS = new Set(['refund.created', 'refund.processed', 'refund.failed'])

/** An unknown status is neither captured nor failed: the next request decides. */
const PAYMENT_STATES: Record<string, GatewayPayment['state']> = {
  authorized: 'authorised',
  captured: 'captured',
  failed: 'failed',
  refunded: 'refunded',
}
const REFUND_STATES: Record<string, GatewayRefund['state']> = { processed: 'processed', failed: 'failed' }

export type RazorpayAccess = {
  name: 'razorpay' | 'sandbox'
  keyId: string
  keySecret: string
  baseUrl: string
  log: Log
  /** How long a call may take before its outcome is unknown. */
  timeoutMs?: number | undefined
}

/** `refused` is a no of the gateway's to what was asked; anything that may also be a yes is `away`. */
export type RazorpayResponse =
  | { state: 'answered'; payload: unknown }
  | { state: 'refused'; reason: string }
  | { state: 'away' }

export type RazorpayCall = {
  /** Under the base, such as `/v1/orders`; callers check the ids in it. */
  path: string
  body?: object
  headers?: Record<string, string>
}

/** Answers that are no answer to the question: our key, too many calls, or the same refund still being made. */
const NOT_NOW = new Set([401, 403, 408, 409, 425, 429])
const REASON_LENGTH_MAX = 200

/** One call with our key: GET, or POST where there is a body. Never throws; neither key nor body reaches the log. */
export async function callRazorpay(access: RazorpayAccess, call: RazorpayCall): Promise<RazorpayResponse> {
  const { name, log } = access
  // The address without the ids in it.
  const facts = { gateway: name, call: call.path.replace(/\/(?:order|pay|rfnd)_\w+/g, '/:id').split('?', 1)[0] }
  try {
    const { status, text } = await send(access, call)
    recordGateway(status === 401 || status === 403 ? 'key_refused' : isAnswer(status) ? 'answering' : 'away')
    if (status >= 200 && status < 300) return { state: 'answered', payload: JSON.parse(text) }
    if (isAnswer(status)) {
      return { state: 'refused', reason: reasonIn(text) }
    }
    if (status === 401 || status === 403) {
      log.error({ event: 'payment_key_refused', ...facts, status }, 'The payment gateway refuses our key')
    } else {
      log.warn({ event: 'payment_gateway_away', ...facts, status }, 'The payment gateway is away')
    }
  } catch (error) {
    recordGateway('away')
    const failure = error instanceof Error ? error.name : 'unknown'
    log.warn({ event: 'payment_gateway_away', ...facts, err_class: failure }, 'The payment gateway is away')
  }
  return { state: 'away' }
}

/** A yes, or a no to what was asked. */
function isAnswer(status: number): boolean {
  return status >= 200 && status < 500 && !(status >= 300 && status < 400) && !NOT_NOW.has(status)
}

function send(
  { keyId, keySecret, baseUrl, timeoutMs = PROVIDER_TIMEOUT_MS }: RazorpayAccess,
  { path, body, headers = {} }: RazorpayCall,
): ReturnType<typeof sendRequest> {
  return sendRequest({
    url: `${baseUrl}${path}`,
    headers: {
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body && JSON.stringify(body),
    timeoutMs,
  })
}

/** `{"error":{"description":"..."}}`; a no without words is still a no. */
function reasonIn(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: { description?: unknown; code?: unknown } }
    const words = [error?.description, error?.code].find((each) => typeof each === 'string' && each !== '')
    return String(words ?? 'refused').slice(0, REASON_LENGTH_MAX)
  } catch {
    return 'refused'
  }
}

/** Rupees to what the gateway counts in. */
export function paiseOf(rupees: number): number {
  if (!Number.isSafeInteger(rupees) || rupees <= 0) throw new RangeError('Only whole rupees above nought are paid')
  return rupees * PAISE
}

/** The id of an order that asks for exactly what we asked for. */
export function readOrder(payload: unknown, paise: number): string | undefined {
  const { data } = Order.safeParse(payload)
  return data !== undefined && data.amount === paise && data.currency === 'INR' ? data.id : undefined
}

/** Of a list of orders, the one with our receipt that asks for what we asked for: the first that was opened. Undefined: no list. */
export function readOrderOf(payload: unknown, receipt: string, paise: number): { orderId?: string } | undefined {
  const items = Orders.safeParse(payload).data?.items
  const own = items?.findLast(
    (order) => order.receipt === receipt && order.amount === paise && order.currency === 'INR',
  )
  return items === undefined ? undefined : own === undefined ? {} : { orderId: own.id }
}

/** All or nothing: a list with an entry that cannot be read would hide money. */
export function readPayments(payload: unknown): GatewayPayment[] | undefined {
  return Payments.safeParse(payload).data?.items.map(paymentOf)
}

export function readPayment(payload: unknown): GatewayPayment | undefined {
  const { data } = Payment.safeParse(payload)
  return data === undefined ? undefined : paymentOf(data)
}

/** Refunds with paise are not ours: `paise` counts them for the log. */
export function readRefunds(payload: unknown): { refunds: GatewayRefund[]; paise: number } | undefined {
  const items = Refunds.safeParse(payload).data?.items
  if (items === undefined) return undefined
  const refunds = items.flatMap((each) => refundOf(each) ?? [])
  return { refunds, paise: items.length - refunds.length }
}

export function readRefund(payload: unknown): GatewayRefund | undefined {
  const { data } = Refund.safeParse(payload)
  return data === undefined ? undefined : refundOf(data)
}

/** Undefined for what is no message; `other` for a message that no booking waits for. */
export function readMessage(rawBody: Buffer): GatewayEvent | undefined {
  const message = Message.safeParse(parsed(rawBody)).data
  if (message === undefined) return undefined
  if (PAYMENT_EVENTS.has(message.event)) {
    const entity = PaymentMessage.safeParse(message.payload).data?.payment.entity
    return entity === undefined ? undefined : { kind: 'payment', payment: paymentOf(entity) }
  }
  if (!REFUND_EVENTS.has(message.event)) return { kind: 'other' }
  const entity = RefundMessage.safeParse(message.payload).data?.refund.entity
  if (entity === undefined) return undefined
  const refund = refundOf(entity)
  return refund === undefined ? { kind: 'other' } : { kind: 'refund', refund }
}

function parsed(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'))
  } catch {
    return undefined
  }
}

function paymentOf({ id, order_id, amount, currency, status }: z.infer<typeof Payment>): GatewayPayment {
  return { id, orderId: order_id ?? '', amount: rupeesOf(amount), currency, state: PAYMENT_STATES[status] ?? 'created' }
}

function refundOf({ id, payment_id, amount, status, receipt }: z.infer<typeof Refund>): GatewayRefund | undefined {
  const rupees = rupeesOf(amount)
  if (rupees === undefined) return undefined
  return {
    id,
    paymentId: payment_id,
    amount: rupees,
    state: REFUND_STATES[status ?? ''] ?? 'pending',
    key: receipt ?? undefined,
  }
}

function rupeesOf(paise: number): number | undefined {
  return paise % PAISE === 0 ? paise / PAISE : undefined
}
