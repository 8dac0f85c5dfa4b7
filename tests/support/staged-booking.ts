import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { BookingState, PaymentPlan } from '#contract/terms/booking-states.ts'
import type { GatewayPayment } from '#server/adapters/payment/payment-gateway.ts'
import type { BookingEvent } from '#server/bookings/core/decision.ts'
import { insertHolds } from '#server/bookings/holds/save-holds.ts'
import { payBooking } from '#server/bookings/payments/pay-booking.ts'
import { type Applied, applyEvent } from '#server/bookings/store/apply-event.ts'
import { writeAudit } from '#server/bookings/store/audit.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { termsByDay } from '#server/products/cancellation-terms.ts'
import { NO_FACTS } from '#server/products/line-facts.ts'
import { NO_STOCK, type PricedLine } from '#server/products/priced-line.ts'
import { claimStock } from '#server/products/stocks.ts'
import { PINNED_DAY, PINNED_NOW } from './pinned-day.ts'
import type { TestApi } from './test-api.ts'
import { LEAD, person, TRIP_ID } from './traveller.ts'

export const TODAY = PINNED_DAY
export const NOW = PINNED_NOW
const START_DAY = '2026-12-25'

/** A line with round figures: a lakh, the days' tiers, 30 % to begin with, one seat. */
export function lakhLine(more: Partial<PricedLine> = {}, seat = 'P2A'): PricedLine {
  const total = more.price?.amountPayable ?? 100_000
  return {
    asked: { kind: 'ferry', tripId: TRIP_ID, seats: [seat] },
    title: `Seat ${seat}`,
    startsAt: new Date(`${START_DAY}T06:00:00+05:30`),
    endsAt: new Date(`${START_DAY}T08:00:00+05:30`),
    salesCloseAt: new Date(`${START_DAY}T05:00:00+05:30`),
    price: { packageBasePrice: total, discount: 0, taxAmount: 0, amountPayable: total },
    priceVersion: 'v1',
    nonRefundable: 0,
    terms: termsByDay(START_DAY),
    initialPercent: 30,
    stock: { ...NO_STOCK, seats: [{ tripId: TRIP_ID, seat }] },
    whereabouts: {},
    details: [],
    facts: NO_FACTS,
    ...more,
  }
}

export type StagePlan = { plan?: PaymentPlan; lines?: PricedLine[]; reseat?: boolean; initialAmount?: number }

/** A booking with a reference in state held, by rows and claims alone: no shop decides here what it costs. */
export async function stageHeld(api: TestApi, { plan = 'full', lines = [lakhLine()], ...more }: StagePlan = {}) {
  const { db } = api.testDatabase
  const id = randomBytes(16).toString('hex')
  const reference = `PDK-${randomBytes(5).toString('hex').toUpperCase().slice(0, 5)}-${randomBytes(5).toString('hex').toUpperCase().slice(0, 5)}`
  await inTransaction(db, async (tx) => {
    const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(tx)
    const now = rows[0]?.now ?? new Date()
    const expiresAt = new Date(now.getTime() + 15 * 60_000)
    const times = { now, expiresAt, heldUntilMax: new Date(now.getTime() + 30 * 60_000) }
    const named = lines.map((line, index) => ({ ...line, lineId: `line-${index + 1}` }))
    const hold = {
      id,
      visitorId: `visitor ${id}`,
      ...{ network: 'network', countedBy: 'network', isNameless: false },
      quoteId: null,
      namesDate: null,
      policies: null,
      ...times,
      lines: named,
    }
    await insertHolds(tx, [hold])
    const stock = lines.map((line) => line.stock)
    if ((await claimStock(tx, stock, { key: id, expiresAt })).length > 0) throw new Error('A seat is taken')
    await writeAudit(tx, [{ bookingId: id, at: now, from: 'quoted', to: 'held', entry: { event: 'held' } }])
    const initial = plan === 'initial' ? (more.initialAmount ?? 30_000) : null
    await sql`
      update booking set reference = ${reference}, lead = ${JSON.stringify(LEAD)}, plan = ${plan}, reseat = ${more.reseat ?? false},
             travellers = ${JSON.stringify([person()])}, initial_amount = ${initial},
             balance_date = ${initial === null ? null : '2026-12-10'}::date, placed_at = app_now()
       where id = ${id}`.execute(tx)
  })
  return staged(api, id, reference)
}

export type Staged = ReturnType<typeof staged>

/** What may happen to a booking, driven straight through the one writer. */
function staged(api: TestApi, id: string, reference: string) {
  const { db } = api.testDatabase
  const apply = (event: BookingEvent): Promise<Applied> => inTransaction(db, (tx) => applyEvent(tx, id, event))
  /** Opens an order, or the same again. */
  const order = async (): Promise<string> => {
    let opened = await payBooking(api.parts, id)
    // A machine with much to do is slower than the gateway is waited for; a traveller would press the button again.
    for (let tries = 0; tries < 5 && !opened.ok && opened.error.code === 'gateway_away'; tries += 1)
      opened = await payBooking(api.parts, id)
    if (!opened.ok) throw new Error(opened.error.code)
    return opened.value.go.fields.order_id ?? ''
  }
  const attemptOf = async (orderId: string): Promise<string> => {
    const { rows } = await sql<{ id: string }>`select id from payment where order_id = ${orderId}`.execute(db)
    return rows[0]?.id ?? ''
  }
  const news = async (payment: GatewayPayment): Promise<Applied> =>
    apply({ type: 'payment', gateway: 'razorpay', payment, paymentId: await attemptOf(payment.orderId) })
  /** A visitor has paid all of an order; answers how we hear of it, by that one transaction alone, as a race needs it. */
  const paidAt = async (orderId: string): Promise<() => Promise<Applied & { gatewayPaymentId: string }>> => {
    const made = api.gateway.books.pay({ orderId, outcome: 'captured' })
    if ('refused' in made) throw new Error(made.refused)
    const { id, amount, currency } = made
    const payment = { id, orderId, amount: amount / 100, currency, state: 'captured' } as const
    const paymentId = await attemptOf(orderId)
    return async () => ({
      ...(await apply({ type: 'payment', gateway: 'razorpay', payment, paymentId })),
      gatewayPaymentId: id,
    })
  }
  /** A visitor pays at the gateway, and we hear of it. Rupees. */
  const pays = async (
    orderId: string,
    state: 'authorised' | 'captured' | 'failed' = 'captured',
    amount?: number,
    currency?: string,
  ): Promise<GatewayPayment & { applied: Applied }> => {
    const outcome = state === 'authorised' ? 'authorized' : state
    const paise = amount === undefined ? {} : { amount: amount * 100 }
    const made = api.gateway.books.pay({ orderId, outcome, ...paise, ...(currency ? { currency } : {}) })
    if ('refused' in made) throw new Error(made.refused)
    const payment = { id: made.id, orderId, amount: made.amount / 100, currency: made.currency, state } as const
    return { ...payment, applied: await news(payment) }
  }
  const state = async (): Promise<BookingState> => (await one<{ state: BookingState }>('state')).state
  const one = async <Row>(column: string): Promise<Row> => {
    const { rows } = await sql<Row>`select ${sql.raw(column)} from booking where id = ${id}`.execute(db)
    if (rows[0] === undefined) throw new Error('No such booking')
    return rows[0]
  }
  return { id, reference, apply, order, news, pays, paidAt, state, one, attemptOf }
}

export type Books = {
  state: BookingState
  mails: string[]
  alerts: string[]
  refunds: number[]
  seats: string
  captured: number
  returned: number
}

/** Where a booking stands: mails and alerts asked for, refunds in rupees, its seats, and what the gateway itself has of it. */
export async function booksOf(api: TestApi, { id }: { id: string }): Promise<Books> {
  const { db } = api.testDatabase
  const { rows } = await sql<Omit<Books, 'captured' | 'returned'> & { orders: string[] | null }>`
    select state,
           array(select payload ->> 'kind' from outbox where topic = 'booking-mail' and payload ->> 'bookingId' = ${id} order by id) as mails,
           array(select payload ->> 'kind' from outbox where topic = 'office-alert' and payload ->> 'bookingId' = ${id} order by id) as alerts,
           array(select amount from refund where booking_id = ${id} order by created_at, amount) as refunds,
           coalesce((select string_agg(distinct case when expires_at is null then 'booked' when expires_at > app_now() then 'held' end, ' ')
              from ferry_seat where claim = ${id}), 'free') as seats,
           (select array_agg(order_id) from payment where booking_id = ${id} and order_id is not null) as orders
      from booking where id = ${id}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('No such booking')
  const { orders, ...books } = row
  const payments = [...api.gateway.books.payments.values()].filter(({ orderId }) => orders?.includes(orderId))
  const taken = payments.filter(({ status }) => status === 'captured' || status === 'refunded')
  const sum = (paise: number[]) => paise.reduce((whole, each) => whole + each, 0) / 100
  return {
    ...books,
    captured: sum(taken.map(({ amount }) => amount)),
    returned: sum(taken.map(({ refunded }) => refunded)),
  }
}
