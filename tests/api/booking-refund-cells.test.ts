import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BookingState } from '#contract/terms/booking-states.ts'
import { applyRefund } from '#server/bookings/payments/apply-webhook-events.ts'
import { reconcile } from '#server/bookings/payments/reconcile.ts'
import { clearStage, type Stage, stageAt } from '#tests/support/booking-stages.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { booksOf, lakhLine, stageHeld, TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(() => clearStage(api))

type RefundRow = { id: string; state: string; amount: number; tries: number; key: string; sent: string | null }
const refundsOf = async ({ booking }: Stage): Promise<RefundRow[]> => {
  const { rows } = await sql<RefundRow>`
    select id, state, amount, tries, gateway_key as key, gateway_refund_id as sent from refund where booking_id = ${booking.id} order by created_at, id`.execute(
    api.testDatabase.db,
  )
  return rows
}
const atGateway = ({ order, older }: Stage) =>
  [...api.gateway.books.refunds.values()].filter((refund) =>
    [order, older].includes(api.gateway.books.payments.get(refund.paymentId)?.orderId ?? ''),
  )

const wait = (seconds: number) =>
  sql`update app_clock set ahead_seconds = ahead_seconds + ${seconds}`.execute(api.testDatabase.db)

/** A booking in that state with a refund of a lakh that was not needed, or its own. */
async function withRefund(state: BookingState): Promise<Stage> {
  const stage = await stageAt(api, state)
  if (state === 'expired') await stage.booking.pays(stage.order, 'captured', 10_000)
  else if (state === 'confirmed_part') await stage.booking.pays(stage.order, 'captured', 150_000)
  else if (state !== 'settling' && state !== 'cancelled') await stage.booking.pays(stage.older)
  await api.runJobs()
  return stage
}

const AFTER: [state: BookingState, processed: BookingState][] = [
  ['confirmed_part', 'confirmed_part'],
  ['confirmed', 'confirmed'],
  ['expired', 'expired'],
  ['settling', 'cancelled'],
  ['cancelled', 'cancelled'],
  ['no_show', 'no_show'],
  ['completed', 'completed'],
]

describe('refunds (booking rules 1.4)', () => {
  test.each(AFTER)('%s, refund processed: the row, the ledger and a mail once; then %s', async (state, processed) => {
    const stage = await withRefund(state)
    const [asked] = atGateway(stage)
    expect(await refundsOf(stage)).toMatchObject([{ state: 'sent', sent: asked?.id }])
    expect(await stage.booking.state()).toBe(state)
    api.gateway.books.settle(asked?.id ?? '', 'processed')
    const told = {
      ...asked,
      id: asked?.id ?? '',
      paymentId: asked?.paymentId ?? '',
      amount: (asked?.amount ?? 0) / 100,
    }
    for (let times = 0; times < 3; times += 1)
      await applyRefund(api.parts, { ...told, key: asked?.key, state: 'processed' })
    expect(await refundsOf(stage)).toMatchObject([{ state: 'processed' }])
    const { state: now, mails } = await booksOf(api, stage.booking)
    expect([now, mails.filter((kind) => kind === 'refunded')]).toEqual([processed, ['refunded']])
    const { rows } = await sql<{ amount: number }>`
      select amount from ledger where booking_id = ${stage.booking.id} and entry = 'refunded'`.execute(
      api.testDatabase.db,
    )
    expect(rows).toEqual([{ amount: (asked?.amount ?? 0) / 100 }])
  })

  test.each(AFTER.filter(([state]) => state !== 'settling'))(
    '%s, refund failed: five tries, each looked up first and under a new key and later than the one before, then a person',
    async (state) => {
      api.gateway.follow({ refunds: 'failed' })
      const stage = await withRefund(state)
      expect(await refundsOf(stage)).toMatchObject([{ state: 'failed', tries: 1 }])
      for (const [tried, minutes] of [1, 5, 20, 60].entries()) {
        await wait(minutes * 60 - 30)
        await api.runJobs()
        expect(await refundsOf(stage)).toMatchObject([{ state: 'failed', tries: tried + 1 }])
        await wait(31)
        await api.runJobs()
      }
      expect(await refundsOf(stage)).toMatchObject([{ state: 'manual', tries: 5 }])
      const tried = atGateway(stage)
      expect(tried.map(({ status }) => status)).toEqual(Array(5).fill('failed'))
      expect(new Set(tried.map(({ key }) => key)).size).toBe(5)
      const { state: now, alerts, mails } = await booksOf(api, stage.booking)
      expect([now, alerts.filter((kind) => kind === 'refund_manual')]).toEqual([state, ['refund_manual']])
      expect(mails.filter((kind) => kind === 'refund_manual')).toEqual(['refund_manual'])
    },
  )

  test('settling, refund failed: a person at once, and the office is told', async () => {
    api.gateway.follow({ refunds: 'failed' })
    const stage = await withRefund('settling')
    expect(await refundsOf(stage)).toMatchObject([{ state: 'manual', tries: 1 }])
    expect((await booksOf(api, stage.booking)).alerts).toEqual(['refund_manual'])
    expect(await stage.booking.state()).toBe('settling')
  })

  test('a failure that is told three times counts once, and the next try is another refund', async () => {
    const stage = await withRefund('cancelled')
    const [first] = atGateway(stage)
    const { id = '', paymentId = '', key } = first ?? {}
    api.gateway.books.settle(id, 'failed')
    const failed = { id, paymentId, key, amount: 80_000, state: 'failed' as const }
    for (let times = 0; times < 3; times += 1) await applyRefund(api.parts, failed)
    expect(await refundsOf(stage)).toMatchObject([{ state: 'failed', tries: 1 }])
    await wait(61)
    await api.runJobs()
    await applyRefund(api.parts, failed)
    expect(await refundsOf(stage)).toMatchObject([{ state: 'sent', tries: 1 }])
    expect(atGateway(stage)).toMatchObject([{ status: 'failed' }, { status: 'pending' }])
  })

  test('race 16: the answer to a refund is lost: asked again under the same key, given back once', async () => {
    const stage = await stageAt(api, 'confirmed')
    api.gateway.follow({ faults: [{ on: 'refund', fault: 'lost', times: 2 }] })
    await stage.booking.apply({ type: 'guest_cancelled', cause: 'test' })
    await api.runJobs()
    expect(await refundsOf(stage)).toMatchObject([{ state: 'due' }])
    for (let waits = 1; waits <= 3; waits += 1) {
      await api.setClock(new Date(Date.parse(`${TODAY}T05:00:00Z`) + waits * 3_600_000).toISOString())
      await api.runJobs()
    }
    expect(await refundsOf(stage)).toMatchObject([{ state: 'processed', amount: 80_000, tries: 0 }])
    expect(atGateway(stage)).toMatchObject([{ amount: 8_000_000, status: 'processed' }])
  })

  test('a refund that failed and was then made at the gateway by hand: looked up first, and not made twice', async () => {
    const stage = await stageAt(api, 'confirmed')
    api.gateway.follow({ refunds: 'failed' })
    await api.setClock('2026-12-12T05:00:00Z')
    await stage.booking.apply({ type: 'guest_cancelled', cause: 'test' })
    await api.runJobs()
    expect(await refundsOf(stage)).toMatchObject([{ state: 'failed', amount: 50_000, tries: 1 }])
    api.gateway.follow({})
    const byHand = { amount: 5_000_000, receipt: null, key: undefined, status: 'processed' } as const
    const made = api.gateway.books.refund(stage.paid?.id ?? '', byHand)
    await wait(61)
    await api.runJobs()
    expect(await refundsOf(stage)).toMatchObject([{ state: 'processed', sent: 'id' in made ? made.id : '', tries: 1 }])
    expect(atGateway(stage).map(({ status }) => status)).toEqual(['failed', 'processed'])
    expect((await booksOf(api, stage.booking)).returned).toBe(50_000)
  })

  test('two lines of one price: a refund that failed does not take the other, whose answer is lost, for its own', async () => {
    const booking = await stageHeld(api, { lines: [lakhLine(), lakhLine({}, 'P2B')] })
    const order = await booking.order()
    const stage: Stage = { booking, order, older: order }
    await booking.pays(order)
    api.gateway.follow({ refunds: 'failed' })
    await booking.apply({ type: 'guest_cancelled', cause: 'one', lineIds: ['line-1'] })
    await api.runJobs()
    api.gateway.follow({ faults: [{ on: 'refund', fault: 'lost', times: 4 }] })
    await booking.apply({ type: 'guest_cancelled', cause: 'other', lineIds: ['line-2'] })
    await api.runJobs()
    for (let waits = 1; waits <= 4; waits += 1) {
      await wait(waits * 600)
      await api.runJobs()
      await reconcile(api.parts)
    }
    const refunds = await refundsOf(stage)
    expect(refunds).toMatchObject([
      { state: 'processed', amount: 80_000 },
      { state: 'processed', amount: 80_000 },
    ])
    expect(new Set(refunds.map(({ sent }) => sent)).size).toBe(2)
    expect((await booksOf(api, booking)).returned).toBe(160_000)
  })

  test('the gateway was away for so long that sending was given up: it is taken up again, and given back once', async () => {
    const stage = await stageAt(api, 'confirmed')
    api.gateway.follow({ faults: [{ on: 'refund', fault: 'reset', times: 4 }] })
    await stage.booking.apply({ type: 'guest_cancelled', cause: 'test' })
    await api.runJobs()
    api.gateway.follow({})
    await sql`update outbox set attempts = 60, given_up_at = app_now() where topic = 'refund-send' and done_at is null`.execute(
      api.testDatabase.db,
    )
    expect(await refundsOf(stage)).toMatchObject([{ state: 'due' }])
    await wait(3_700)
    await api.runJobs()
    expect(await refundsOf(stage)).toMatchObject([{ state: 'due' }])
    for (let times = 0; times < 2; times += 1) {
      await reconcile(api.parts)
      await api.runJobs()
    }
    expect(await refundsOf(stage)).toMatchObject([{ state: 'processed', amount: 80_000 }])
    expect(atGateway(stage)).toMatchObject([{ amount: 8_000_000, status: 'processed' }])
  })

  test('race 17: a refund is done at the gateway and our commit is lost: the list brings it', async () => {
    const stage = await withRefund('cancelled')
    const [asked] = atGateway(stage)
    api.gateway.books.settle(asked?.id ?? '', 'processed')
    await api.setClock(`${TODAY}T05:30:00Z`)
    await reconcile(api.parts)
    expect(await refundsOf(stage)).toMatchObject([{ state: 'processed' }])
  })

  test('V12 paid twice: the second comes back, then the tier of the first, in two rows', async () => {
    const booking = await stageHeld(api)
    const order = await booking.order()
    await booking.pays(order)
    await booking.pays(order)
    await api.setClock('2026-12-10T18:29:00Z')
    await booking.apply({ type: 'guest_cancelled', cause: 'test' })
    await api.runJobs()
    const books = await booksOf(api, booking)
    expect([books.state, books.refunds.toSorted(), books.captured, books.returned]).toEqual([
      'cancelled',
      [100_000, 80_000],
      200_000,
      180_000,
    ])
  })
})
