import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { WirePayment, WireRefund } from '../razorpay-wire.ts'
import {
  addEvent,
  addPayment,
  addRefund,
  changePayment,
  findOrder,
  findPayment,
  refundsWhere,
} from './sandbox-store.ts'

export type Refused = { refused: string }
/** What a visitor chose on the page: the number of payments, and the delay of the webhook. */
export type PaymentChoice = {
  orderId: string
  method: string
  outcome: 'authorized' | 'failed'
  times: 1 | 2
  delaySeconds: number
}

/** Tries of one order that are written down; a page posted by a machine fills no database. */
const PAYMENTS_MAX = 20
const UNKNOWN = { refused: 'The id provided does not exist' }

/** Undefined where nothing more may be paid. */
export async function pay(db: Db, choice: PaymentChoice, at: Date): Promise<WirePayment | undefined> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, choice.orderId)
    if (order === undefined || order.payments + choice.times > PAYMENTS_MAX) return undefined
    const { orderId, method, outcome, times, delaySeconds } = choice
    const made: WirePayment[] = []
    for (let time = 0; time < times; time += 1) {
      const { amount, currency } = order
      const payment = await addPayment(tx, { orderId, amount, currency, method, status: outcome, createdAt: at })
      await addEvent(tx, `payment.${outcome}`, { payment }, at, delaySeconds)
      made.push(payment)
    }
    return made[0]
  })
}

/** Takes an authorised payment for good, for exactly its own sum. */
export async function capture(db: Db, id: string, asked: { amount: number; currency: string }, at: Date) {
  return inTransaction<WirePayment | Refused>(db, async (tx) => {
    const payment = await findPayment(tx, id, { forUpdate: true })
    if (payment === undefined) return UNKNOWN
    if (payment.status !== 'authorized') {
      const isTaken = payment.status !== 'failed'
      return {
        refused: isTaken ? 'This payment has already been captured' : 'Only authorized payments can be captured',
      }
    }
    if (payment.amount !== asked.amount || payment.currency !== asked.currency)
      return { refused: 'Capture amount must be equal to the amount authorized' }
    const captured: WirePayment = { ...payment, status: 'captured' }
    await changePayment(tx, captured)
    const order = await findOrder(tx, payment.orderId)
    await addEvent(tx, 'payment.captured', { payment: captured }, at)
    if (order !== undefined) await addEvent(tx, 'order.paid', { payment: captured, order }, at)
    return captured
  })
}

/** Never more than was captured; the same key with the same sum is the refund that is there already. */
export async function refund(
  db: Db,
  paymentId: string,
  asked: { amount: number | undefined; receipt: string | null; key: string | null },
  at: Date,
) {
  return inTransaction<WireRefund | Refused>(db, async (tx) => {
    const payment = await findPayment(tx, paymentId, { forUpdate: true })
    if (payment === undefined) return UNKNOWN
    const left = payment.amount - payment.refunded
    const amount = asked.amount ?? left
    const [before] = asked.key === null ? [] : await refundsWhere(tx, 'key', asked.key)
    if (before !== undefined) {
      const isSame = before.paymentId === paymentId && before.amount === amount
      return isSame ? before : { refused: 'Different request payload passed with the same idempotency key' }
    }
    if (payment.status === 'refunded') return { refused: 'The payment has been fully refunded already' }
    if (payment.status !== 'captured')
      return { refused: 'The payment status should be captured for action to be taken' }
    if (amount <= 0 || amount > left) return { refused: 'The refund amount provided is greater than amount captured' }
    const { currency } = payment
    const made = await addRefund(tx, { paymentId, amount, currency, receipt: asked.receipt, createdAt: at }, asked.key)
    const refunded = payment.refunded + amount
    const after: WirePayment = { ...payment, refunded, status: refunded === payment.amount ? 'refunded' : 'captured' }
    await changePayment(tx, after)
    for (const event of ['refund.created', 'refund.processed'])
      await addEvent(tx, event, { payment: after, refund: made }, at)
    return made
  })
}

async function lockOrder(tx: Tx, id: string) {
  const order = await tx
    .selectFrom('sandbox_order')
    .select(['amount', 'currency'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (order === undefined) return undefined
  const { payments } = await tx
    .selectFrom('sandbox_payment')
    .select((from) => from.fn.countAll<number>().as('payments'))
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...order, payments }
}
