import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { watchInvariants } from '#server/bookings/clock/scheduled-jobs.ts'
import { reconcile } from '#server/bookings/payments/reconcile.ts'
import { applyEvent } from '#server/bookings/store/apply-event.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { metricsText } from '#server/http/metrics-text.ts'
import { countedMetrics } from '#server/metrics/counted.ts'
import { gatewayState } from '#server/metrics/gateway-state.ts'
import { clearStage, minutesLater, stageAt } from '#tests/support/booking-stages.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { stageHeld, TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { deliver, payer, seats, visitor } from '#tests/support/traveller.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(() => clearStage(api))

/** The value of each sample, by its name with labels. */
function samples(): Map<string, number> {
  const lines = metricsText(countedMetrics()).split('\n')
  return new Map(lines.flatMap((line) => (/^[a-z]/.test(line) ? [splitAt(line, line.lastIndexOf(' '))] : [])))
}
const splitAt = (line: string, at: number): [string, number] => [line.slice(0, at), Number(line.slice(at))]

/** What has been counted meanwhile. */
async function counted(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = samples()
  await work()
  const grown = [...samples()].map(([name, value]) => [name, value - (before.get(name) ?? 0)] as const)
  return Object.fromEntries(grown.filter(([name, more]) => more !== 0 && !/^db_|_bucket|_sum/.test(name)))
}

test('a hold, its booking and its payment are counted, the message that was lost and the one that comes twice too', async () => {
  const who = visitor(api)
  const pay = payer(api)
  let ref = ''
  expect(await counted(async () => ({ ref } = await who.booked([seats('P3A')])))).toEqual({
    'holds_total{product="ferry",result="held"}': 1,
    'booking_transitions_total{from="quoted",event="held",to="held"}': 1,
    'booking_transitions_total{from="held",event="placed",to="held"}': 1,
  })
  const paid = pay.pay(await pay.orderOf(who, ref))
  expect(await counted(() => pay.tell(paid.id))).toEqual({
    'booking_transitions_total{from="paying",event="captured",to="confirmed"}': 1,
    'payments_total{gateway="razorpay",result="captured"}': 1,
    'webhooks_total{gateway="razorpay",result="applied"}': 1,
    webhook_lag_seconds_count: 1,
  })
  expect(await counted(() => pay.tell(paid.id, 'payment.failed'))).toMatchObject({
    'webhooks_total{gateway="razorpay",result="stale"}': 1,
  })
  expect(await counted(() => deliver(api, '{}', { signature: 'guessed' }))).toEqual({
    'webhooks_total{gateway="razorpay",result="bad_signature"}': 1,
  })
  expect(await counted(() => visitor(api).hold(seats('P3A')))).toEqual({
    'holds_total{product="ferry",result="unavailable"}': 1,
  })
  expect(gatewayState()).toBe('answering')
})

test('what the gateway had and nobody told us of is a mismatch; a return that steps back is stale', async () => {
  const booking = await stageHeld(api)
  const order = await booking.order()
  api.gateway.books.pay({ orderId: order, outcome: 'captured' })
  await api.setClock(minutesLater(5))
  expect(await counted(() => reconcile(api.parts))).toMatchObject({
    'reconcile_mismatches_total{kind="payment"}': 1,
    'booking_transitions_total{from="paying",event="captured",to="confirmed"}': 1,
  })
  expect(await counted(() => booking.apply({ type: 'clock_passed', isPolled: true }))).toEqual({
    'booking_stale_events_total{event="clock_passed"}': 1,
  })
})

test('late money and the refunds that follow are counted by what became of them', async () => {
  expect(await counted(() => stageAt(api, 'settling'))).toMatchObject({
    'late_payments_total{outcome="refunded"}': 1,
    'refunds_total{state="due"}': 1,
  })
  expect(await counted(() => api.runJobs())).toMatchObject({ 'refunds_total{state="sent"}': 1 })
})

test('a refund that is left to a person has a line in the log', async () => {
  const { booking } = await stageAt(api, 'settling')
  api.gateway.follow({ refunds: 'failed' })
  const { rows } = await sql<{ id: string }>`select id from refund where booking_id = ${booking.id}`.execute(
    api.testDatabase.db,
  )
  expect(await counted(() => api.runJobs())).toMatchObject({ 'refunds_total{state="manual"}': 1 })
  expect(api.logLines.map(({ details }) => details)).toContainEqual({
    ...{ event: 'refund_manual', booking_ref: booking.reference, refund_id: rows[0]?.id, refund_rupees: 100_000 },
  })
})

test('what must hold and does not is counted, and told loudly', async () => {
  const booking = await stageHeld(api)
  // What the stages of other tests leave behind them is not whole.
  const before = await watchInvariants(api.parts)
  expect(samples().get('invariant_violations_total{name="I12"}')).toBe(0)
  await sql`update booking set initial_amount = 100001 where id = ${booking.id}`.execute(api.testDatabase.db)
  const more = await counted(async () => expect(await watchInvariants(api.parts)).toBe(before + 1))
  expect(more).toMatchObject({ 'invariant_violations_total{name="I12"}': 1 })
  expect(api.logLines.at(-1)).toMatchObject({
    level: 'error',
    details: { event: 'invariant_violation', name: 'I12', count: 1 },
  })
  await sql`update booking set initial_amount = null where id = ${booking.id}`.execute(api.testDatabase.db)
})

test('codes are counted by step and result, and what was undone is not counted at all', async () => {
  const wrong = async () => {
    const { body } = await api.post('/auth/code', { email: 'counted@example.in' })
    await api.post('/auth/verify', { challengeId: body.challengeId, code: '000000' })
  }
  expect(await counted(wrong)).toMatchObject({
    'otp_total{step="ask",result="sent"}': 1,
    'otp_total{step="code",result="wrong_code"}': 1,
  })
  const { booking } = await stageAt(api, 'confirmed')
  const undone = inTransaction(api.testDatabase.db, async (tx) => {
    await applyEvent(tx, booking.id, { type: 'guest_cancelled', cause: 'undone' })
    throw new Error('undone')
  })
  expect(await counted(() => undone.catch(() => undefined))).toEqual({})
})
