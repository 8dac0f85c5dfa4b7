import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cancelBooking, quoteCancel } from '#server/bookings/cancel/cancel-booking.ts'
import { applyToLocked } from '#server/bookings/store/apply-event.ts'
import { findBooking, lockBooking } from '#server/bookings/store/load.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { clearStage } from '#tests/support/booking-stages.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { booksOf, lakhLine, type StagePlan, stageHeld, TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(() => clearStage(api))

const ALL = 100_000
const priced = (total: number, nonRefundable = 0) =>
  lakhLine({
    price: { packageBasePrice: total, discount: 0, taxAmount: 0, amountPayable: total },
    nonRefundable,
  })
const paidFor = async (plan: StagePlan) => {
  const booking = await stageHeld(api, plan)
  await booking.pays(await booking.order())
  return booking
}
/** What the preview says, what the cancellation answers, and what the gateway gives back. */
async function cancelledAt(plan: StagePlan, at: string): Promise<[number, number, number]> {
  const booking = await paidFor(plan)
  await api.setClock(at)
  const { db } = api.testDatabase
  const found = await findBooking(db, booking.id)
  const quote = found && (await quoteCancel(db, found, undefined))
  if (quote?.ok !== true) throw new Error('No preview')
  const answer = await cancelBooking(db, booking.id, quote.value.quoteId)
  await api.runJobs()
  return [quote.value.refund, answer.ok ? answer.value.refund.amount : -1, (await booksOf(api, booking)).returned]
}
const thrice = (amount: number) => [amount, amount, amount]
const FIFTEEN = '2026-12-10T06:00:00Z'
const TEN = '2026-12-15T06:00:00Z'

describe('the values of the refund rule, paid, cancelled and given back', () => {
  // The clock goes on while a test runs: a few seconds before a border stand for its last millisecond.
  test.each<[string, StagePlan, string, number]>([
    ['X11 V1, the last minute of 15 days', {}, '2026-12-10T23:59:00+05:30', 80_000],
    ['X11 V2, midnight in India', {}, '2026-12-11T00:00:00+05:30', 50_000],
    ['V3, the last minute of 7 days', {}, '2026-12-18T23:59:00+05:30', 50_000],
    ['X11 V4, midnight to 6 days', {}, '2026-12-19T00:00:00+05:30', 0],
    ['V5, the day of travel', {}, '2026-12-24T18:30:00Z', 0],
    ['V7 at 15 days', { lines: [priced(ALL, 5_000)] }, FIFTEEN, 76_000],
    ['V7 at 10 days', { lines: [priced(ALL, 5_000)] }, TEN, 47_500],
    ['V8 at 20 days', { plan: 'initial' }, '2026-12-05T06:00:00Z', 10_000],
    ['V8 at 10 days', { plan: 'initial' }, TEN, 0],
    ['V9 at 15 days', { lines: [priced(33_333)] }, FIFTEEN, 26_666],
    ['V10, labelled non-refundable', { lines: [priced(ALL, ALL)] }, FIFTEEN, 0],
  ])('%s', async (_name, plan, at, refund) => {
    expect(await cancelledAt(plan, at)).toEqual(thrice(refund))
  })

  test.each<[string, StagePlan, number]>([
    ['V8 by the operator', { plan: 'initial' }, 30_000],
    ['V10 by the operator', { lines: [priced(ALL, ALL)] }, ALL],
  ])('%s: everything that was paid', async (_name, plan, refund) => {
    const booking = await paidFor(plan)
    await api.setClock(TEN)
    await booking.apply({ type: 'operator_cancelled', by: 'Ravi', reason: 'Storm' })
    await api.runJobs()
    expect(await booksOf(api, booking)).toMatchObject({ state: 'cancelled', refunds: [refund], returned: refund })
  })

  test('V11 held and nothing paid: over without a refund', async () => {
    const booking = await stageHeld(api)
    await booking.apply({ type: 'guest_cancelled', cause: 'test' })
    expect(await booksOf(api, booking)).toMatchObject({ state: 'expired', refunds: [], seats: 'free' })
  })

  test('one line of two is cancelled: its share comes back, the other stays booked, and goes by its own start', async () => {
    const early = { ...lakhLine({}, 'P2A') }
    const later = lakhLine(
      { startsAt: new Date('2027-01-04T00:30:00Z'), endsAt: new Date('2027-01-04T02:30:00Z') },
      'P2B',
    )
    const booking = await paidFor({ plan: 'initial', lines: [early, later], initialAmount: 60_000 })
    await booking.apply({ type: 'guest_cancelled', cause: 'one', lineIds: ['line-1'] })
    const { state, refunds, seats } = await booksOf(api, booking)
    // 20,000 kept and 1,00,000 to pay: of it 60,000 are in, so that nothing goes back and 60,000 are due.
    expect([state, refunds, seats]).toEqual(['confirmed_part', [], 'booked'])
    const found = await findBooking(api.testDatabase.db, booking.id)
    expect(found).toMatchObject({
      balanceDate: '2026-12-20',
      lines: [{ state: 'cancelled', kept: 20_000 }, { state: 'live' }],
    })
    const order = await booking.order()
    expect(api.gateway.books.orders.get(order)?.amount).toBe(60_000 * 100)
  })
})

test('what the gateway calls a refund stays, when it is noted while a failure of that refund is decided', async () => {
  const booking = await paidFor({})
  await booking.apply({ type: 'guest_cancelled', cause: 'test' })
  const named = await inTransaction(api.testDatabase.db, async (tx) => {
    const found = await lockBooking(tx, booking.id)
    const refundId = found?.refunds[0]?.id
    if (found === undefined || refundId === undefined) throw new Error('Nothing goes back')
    // As booking-jobs.ts does, which does not lock the booking.
    await sql`update refund set gateway_refund_id = 'rfnd_1' where id = ${refundId}`.execute(tx)
    await applyToLocked(tx, found, { type: 'refund_failed', refundId, reason: 'No money' })
    const { rows } = await sql<{ name: string; tries: number }>`
      select gateway_refund_id as name, tries from refund where id = ${refundId}`.execute(tx)
    return rows
  })
  expect(named).toEqual([{ name: 'rfnd_1', tries: 1 }])
})
