import { type Selectable, sql } from 'kysely'
import type { Db, Tables, Tx } from '#server/db/db.ts'
import {
  messageOf,
  newWireId,
  orderEntity,
  paymentEntity,
  refundEntity,
  type WireOrder,
  type WirePayment,
  type WireRefund,
} from '../razorpay-wire.ts'

export type CheckoutFacts = { payee: string; description: string; callbackUrl: string; cancelUrl: string }
/** `facts` are set when a browser opens the checkout. */
export type SandboxOrder = WireOrder & { facts: CheckoutFacts | undefined }

const ORDER_COLUMNS = [
  ...(['id', 'amount', 'currency', 'receipt', 'notes', 'created_at'] as const),
  ...(['payee', 'description', 'callback_url', 'cancel_url'] as const),
] as const
const PAYMENT_COLUMNS = [
  ...(['id', 'order_id', 'amount', 'currency', 'method', 'status', 'refunded', 'created_at'] as const),
] as const

export async function addOrder(
  db: Db,
  order: Pick<WireOrder, 'amount' | 'currency' | 'receipt' | 'notes'>,
  createdAt: Date,
): Promise<WireOrder> {
  const id = newWireId('order')
  const values = { id, ...order, notes: JSON.stringify(order.notes), created_at: createdAt }
  await db.insertInto('sandbox_order').values(values).execute()
  return { id, ...order, paid: 0, createdAt }
}

export async function findOrder(db: Db, id: string): Promise<SandboxOrder | undefined> {
  const row = await db
    .selectFrom('sandbox_order')
    .select(ORDER_COLUMNS)
    .select((from) =>
      from
        .selectFrom('sandbox_payment')
        .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('sum'))
        .where('order_id', '=', id)
        .where('status', 'in', ['captured', 'refunded'])
        .as('paid'),
    )
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { payee, description, callback_url: callbackUrl, cancel_url: cancelUrl } = row
  const isVisited = payee !== null && description !== null && callbackUrl !== null && cancelUrl !== null
  return {
    ...{ id: row.id, amount: row.amount, paid: row.paid ?? 0, currency: row.currency, receipt: row.receipt },
    ...{ notes: row.notes, createdAt: row.created_at },
    facts: isVisited ? { payee, description, callbackUrl, cancelUrl } : undefined,
  }
}

/** Orders listed of one receipt: there is one, and one more for each lost response. */
const ORDERS_MAX = 10

/** Orders with a receipt, the newest first. */
export async function ordersOf(db: Db, receipt: string): Promise<WireOrder[]> {
  const rows = await db
    .selectFrom('sandbox_order')
    .select(['id', 'amount', 'currency', 'receipt', 'notes', 'created_at'])
    .where('receipt', '=', receipt)
    .orderBy('created_at', 'desc')
    .limit(ORDERS_MAX)
    .execute()
  return rows.map(({ created_at: createdAt, ...order }) => ({ ...order, paid: 0, createdAt }))
}

export async function saveCheckout(db: Db, id: string, facts: CheckoutFacts): Promise<void> {
  const { payee, description, callbackUrl, cancelUrl } = facts
  await db
    .updateTable('sandbox_order')
    .set({ payee, description, callback_url: callbackUrl, cancel_url: cancelUrl })
    .where('id', '=', id)
    .execute()
}

export async function addPayment(tx: Tx, payment: Omit<WirePayment, 'id' | 'refunded'>): Promise<WirePayment> {
  const id = newWireId('pay')
  const { orderId, amount, currency, method, status, createdAt } = payment
  const isFailed = status === 'failed'
  await tx
    .insertInto('sandbox_payment')
    .values({
      ...{ id, order_id: orderId, amount, currency, method, created_at: createdAt },
      status: isFailed ? 'failed' : 'authorized',
    })
    .execute()
  return { ...payment, id, refunded: 0 }
}

export async function paymentsOf(db: Db, orderId: string): Promise<WirePayment[]> {
  const rows = await db
    .selectFrom('sandbox_payment')
    .select(PAYMENT_COLUMNS)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(paymentOf)
}

/** `forUpdate` locks it against captures and refunds. */
export async function findPayment(
  db: Db | Tx,
  id: string,
  { forUpdate = false } = {},
): Promise<WirePayment | undefined> {
  const query = db.selectFrom('sandbox_payment').select(PAYMENT_COLUMNS).where('id', '=', id)
  const row = await (forUpdate ? query.forUpdate() : query).executeTakeFirst()
  return row === undefined ? undefined : paymentOf(row)
}

export async function changePayment(tx: Tx, { id, status, refunded }: WirePayment): Promise<void> {
  const isWhole = status === 'refunded' ? 'refunded' : 'captured'
  await tx.updateTable('sandbox_payment').set({ status: isWhole, refunded }).where('id', '=', id).execute()
}

export async function addRefund(tx: Tx, refund: Omit<WireRefund, 'id' | 'status'>, key: string | null) {
  const id = newWireId('rfnd')
  const { paymentId, amount, receipt, createdAt } = refund
  const values = { id, payment_id: paymentId, amount, receipt, key, created_at: createdAt }
  await tx.insertInto('sandbox_refund').values(values).execute()
  return { ...refund, id, status: 'processed' }
}

export async function refundsWhere(db: Db | Tx, column: 'payment_id' | 'key', value: string): Promise<WireRefund[]> {
  const rows = await db
    .selectFrom('sandbox_refund')
    .innerJoin('sandbox_payment', 'sandbox_payment.id', 'sandbox_refund.payment_id')
    .select(['sandbox_refund.id', 'payment_id', 'sandbox_refund.amount', 'currency', 'receipt'])
    .select('sandbox_refund.created_at')
    .where(`sandbox_refund.${column}`, '=', value)
    .orderBy('sandbox_refund.created_at')
    .execute()
  return rows.map(({ id, payment_id, amount, currency, receipt, created_at }) => ({
    ...{ id, paymentId: payment_id, amount, currency, receipt, status: 'processed', createdAt: created_at },
  }))
}

type EventEntities = { payment: WirePayment; order?: WireOrder; refund?: WireRefund }

/** Stores an event for our webhook, in the transaction of what it reports. */
export async function addEvent(
  tx: Tx,
  event: string,
  entities: EventEntities,
  at: Date,
  delaySeconds = 0,
): Promise<void> {
  const body = messageOf(
    event,
    {
      payment: paymentEntity(entities.payment),
      ...(entities.order === undefined ? {} : { order: orderEntity(entities.order) }),
      ...(entities.refund === undefined ? {} : { refund: refundEntity(entities.refund) }),
    },
    at,
  )
  await tx
    .insertInto('sandbox_message')
    .values({ event_id: newWireId('evt'), body, run_at: sql<Date>`now() + ${delaySeconds} * interval '1 second'` })
    .execute()
}

type PaymentRow = Pick<Selectable<Tables['sandbox_payment']>, (typeof PAYMENT_COLUMNS)[number]>

function paymentOf({ id, order_id, amount, currency, method, status, refunded, created_at }: PaymentRow): WirePayment {
  return { id, orderId: order_id, amount, currency, method, status, refunded, createdAt: created_at }
}
