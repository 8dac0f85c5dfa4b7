import { appendFileSync } from 'node:fs'
import {
  newWireId,
  orderEntity,
  paymentEntity,
  refundEntity,
  type WireOrder,
  type WirePayment,
  type WireRefund,
} from '#server/adapters/payment/razorpay-wire.ts'

export type GatewayStore = ReturnType<typeof openStore>
export type Refused = { refused: string }
type Told = (event: string, entities: Record<string, object>) => void

const UNKNOWN: Refused = { refused: 'The id provided does not exist' }

/** Everything of one gateway, in memory. What was done is in the log before anyone is answered. */
export function openStore(logFile: string | undefined, tell: Told) {
  const orders = new Map<string, WireOrder>()
  const payments = new Map<string, WirePayment>()
  const refunds = new Map<string, WireRefund & { key: string | undefined }>()
  let deeds = 0
  const write = (deed: string, facts: object) => {
    deeds += 1
    const line = { seq: deeds, at: new Date().toISOString(), deed, ...facts }
    if (logFile !== undefined) appendFileSync(logFile, `${JSON.stringify(line)}\n`)
  }
  const shelves = { orders, payments, refunds, write, tell }
  return {
    ...shelves,
    addOrder: (asked: Pick<WireOrder, 'amount' | 'currency' | 'receipt' | 'notes'>) => {
      const order: WireOrder = { id: newWireId('order'), ...asked, paid: 0, createdAt: new Date() }
      orders.set(order.id, order)
      write('order', { id: order.id, amount: order.amount, receipt: order.receipt })
      return order
    },
    pay: (asked: PayRequest) => pay(shelves, asked),
    capture: (id: string, amount: number) => capture(shelves, id, amount),
    refund: (id: string, asked: RefundRequest) => refund(shelves, id, asked),
    settle: (id: string, status: 'processed' | 'failed') => settle(shelves, id, status),
    /** Sums in paise, as the invariants want them. */
    ledger: () => ({
      payments: [...payments.values()].map(({ id, orderId, amount, currency, status, refunded }) => {
        const captured = status === 'captured' || status === 'refunded' ? amount : 0
        return { id, orderId, currency, status, captured, refunded, net: captured - refunded }
      }),
    }),
  }
}

type Shelves = {
  orders: Map<string, WireOrder>
  payments: Map<string, WirePayment>
  refunds: Map<string, WireRefund & { key: string | undefined }>
  write: (deed: string, facts: object) => void
  tell: Told
}

/** In place of a visitor: any sum, any currency, any order, known here or not. */
export type PayRequest = {
  orderId: string
  outcome: 'authorized' | 'captured' | 'failed'
  amount?: number | undefined
  currency?: string | undefined
  method?: string | undefined
}

function pay(
  shelves: Shelves,
  { orderId, outcome, amount, currency, method = 'upi' }: PayRequest,
): WirePayment | Refused {
  const order = shelves.orders.get(orderId)
  const sum = amount ?? order?.amount
  if (sum === undefined) return { refused: 'An unknown order needs an amount' }
  const payment: WirePayment = {
    ...{ id: newWireId('pay'), orderId, amount: sum, currency: currency ?? order?.currency ?? 'INR', method },
    ...{ status: outcome === 'failed' ? 'failed' : 'authorized', refunded: 0, createdAt: new Date() },
  }
  shelves.payments.set(payment.id, payment)
  shelves.write('payment', { id: payment.id, orderId, amount: sum, currency: payment.currency, status: payment.status })
  shelves.tell(`payment.${payment.status}`, { payment: paymentEntity(payment) })
  return outcome === 'captured' ? take(shelves, payment) : payment
}

function capture(shelves: Shelves, id: string, amount: number): WirePayment | Refused {
  const payment = shelves.payments.get(id)
  if (payment === undefined) return UNKNOWN
  if (payment.status === 'failed') return { refused: 'Only authorized payments can be captured' }
  if (payment.status !== 'authorized') return { refused: 'This payment has already been captured' }
  if (payment.amount !== amount) return { refused: 'Capture amount must be equal to the amount authorized' }
  return take(shelves, payment)
}

function take(shelves: Shelves, payment: WirePayment): WirePayment {
  payment.status = 'captured'
  const order = shelves.orders.get(payment.orderId)
  if (order !== undefined) order.paid += payment.amount
  shelves.write('capture', { id: payment.id, orderId: payment.orderId, amount: payment.amount })
  shelves.tell('payment.captured', { payment: paymentEntity(payment) })
  if (order !== undefined && order.paid >= order.amount)
    shelves.tell('order.paid', { payment: paymentEntity(payment), order: orderEntity(order) })
  return payment
}

export type RefundRequest = {
  amount: number | undefined
  receipt: string | null
  key: string | undefined
  status: 'processed' | 'pending' | 'failed'
}

function refund(shelves: Shelves, paymentId: string, asked: RefundRequest): WireRefund | Refused {
  const payment = shelves.payments.get(paymentId)
  if (payment === undefined) return UNKNOWN
  const { key, receipt, status } = asked
  const amount = asked.amount ?? payment.amount - payment.refunded
  const before = key === undefined ? undefined : [...shelves.refunds.values()].find((each) => each.key === key)
  if (before !== undefined) {
    const isSame = before.paymentId === paymentId && before.amount === amount
    return isSame ? before : { refused: 'Different request payload passed with the same idempotency key' }
  }
  if (payment.status !== 'captured') return { refused: 'The payment status should be captured for action to be taken' }
  if (amount <= 0 || amount > payment.amount - payment.refunded)
    return { refused: 'The refund amount provided is greater than amount captured' }
  const made = {
    ...{ id: newWireId('rfnd'), paymentId, amount, currency: payment.currency, receipt, key },
    ...{ status: 'pending', createdAt: new Date() },
  }
  shelves.refunds.set(made.id, made)
  count(payment, amount)
  shelves.write('refund', { id: made.id, paymentId, amount, receipt })
  shelves.tell('refund.created', { refund: refundEntity(made), payment: paymentEntity(payment) })
  if (status !== 'pending') settle(shelves, made.id, status)
  return made
}

/** The end of a refund; what failed is back with the payment. */
function settle(shelves: Shelves, id: string, status: 'processed' | 'failed'): WireRefund | Refused {
  const made = shelves.refunds.get(id)
  const payment = shelves.payments.get(made?.paymentId ?? '')
  if (made === undefined || payment === undefined) return UNKNOWN
  if (made.status !== 'pending') return { refused: 'The refund is settled' }
  made.status = status
  if (status === 'failed') count(payment, -made.amount)
  shelves.write(`refund-${status}`, { id, paymentId: made.paymentId, amount: made.amount })
  shelves.tell(`refund.${status}`, { refund: refundEntity(made), payment: paymentEntity(payment) })
  return made
}

function count(payment: WirePayment, refunded: number): void {
  payment.refunded += refunded
  payment.status = payment.refunded === payment.amount ? 'refunded' : 'captured'
}
