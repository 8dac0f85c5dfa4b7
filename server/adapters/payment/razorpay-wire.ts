import { randomBytes } from 'node:crypto'

/** What Razorpay says, as it says it: for those who speak in its place. Amounts are paise. */
export type WireOrder = {
  id: string
  amount: number
  paid: number
  currency: string
  receipt: string
  notes: Record<string, string>
  createdAt: Date
}
export type WirePayment = {
  id: string
  orderId: string
  amount: number
  currency: string
  method: string
  status: string
  refunded: number
  createdAt: Date
}
export type WireRefund = {
  id: string
  paymentId: string
  amount: number
  currency: string
  receipt: string | null
  status: string
  createdAt: Date
}

const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const ID_LENGTH = 14

/** "pay_29QQoUBi66xm2f" */
export function newWireId(kind: 'order' | 'pay' | 'rfnd' | 'evt'): string {
  const letters = [...randomBytes(ID_LENGTH)].map((byte) => ID_LETTERS[byte % ID_LETTERS.length])
  return `${kind}_${letters.join('')}`
}

export function orderEntity({ id, amount, paid, currency, receipt, notes, createdAt }: WireOrder) {
  return {
    ...{ id, entity: 'order', amount, amount_paid: paid, amount_due: Math.max(0, amount - paid), currency, receipt },
    ...{ status: paid >= amount ? 'paid' : 'created', attempts: 0, notes, created_at: secondsOf(createdAt) },
  }
}

export function paymentEntity(payment: WirePayment) {
  const { id, orderId, amount, currency, method, status, refunded, createdAt } = payment
  const isFailed = status === 'failed'
  return {
    ...{ id, entity: 'payment', amount, currency, status, order_id: orderId, method },
    ...{ amount_refunded: refunded, refund_status: refunded === 0 ? null : refunded < amount ? 'partial' : 'full' },
    captured: status === 'captured' || status === 'refunded',
    error_code: isFailed ? 'BAD_REQUEST_ERROR' : null,
    error_reason: isFailed ? 'payment_failed' : null,
    ...{ notes: {}, created_at: secondsOf(createdAt) },
  }
}

export function refundEntity({ id, paymentId, amount, currency, receipt, status, createdAt }: WireRefund) {
  return {
    ...{ id, entity: 'refund', amount, currency, payment_id: paymentId, receipt, status },
    ...{ speed_processed: 'normal', notes: {}, created_at: secondsOf(createdAt) },
  }
}

export function collectionOf(items: readonly object[]) {
  return { entity: 'collection', count: items.length, items }
}

export function errorOf(description: string) {
  return { error: { code: 'BAD_REQUEST_ERROR', description, source: 'business', reason: 'input_validation_failed' } }
}

/** A signed message's text: the event and the entities it is about, by their kind. */
export function messageOf(event: string, entities: Record<string, object>, at: Date): string {
  const payload = Object.fromEntries(Object.entries(entities).map(([kind, entity]) => [kind, { entity }]))
  const contains = Object.keys(entities)
  return JSON.stringify({ entity: 'event', event, contains, payload, created_at: secondsOf(at) })
}

function secondsOf(at: Date): number {
  return Math.floor(at.getTime() / 1_000)
}
