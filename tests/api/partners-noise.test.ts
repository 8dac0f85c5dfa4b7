import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messageOf, newWireId, paymentEntity } from '#server/adapters/payment/razorpay-wire.ts'
import { PAYMENT_CAPTURE } from '#server/bookings/core/decision.ts'
import { PAYMENT_EVENT, UNKNOWN_ORDER_EVENT } from '#server/bookings/payments/apply-webhook-events.ts'
import { bookingHandlers, unknownOrderHandlers } from '#server/bookings/payments/booking-jobs.ts'
import { hasBacklog } from '#server/jobs/notifier.ts'
import { type JobHandlers, runDueJobs, startJobs } from '#server/jobs/start-jobs.ts'
import { clearStage } from '#tests/support/booking-stages.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { booksOf, NOW, stageHeld, TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { testLog } from '#tests/support/test-log.ts'
import { deliver, payer, seats, visitor } from '#tests/support/traveller.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(async () => {
  await clearStage(api)
  await sql`delete from outbox`.execute(api.testDatabase.db)
  await sql`delete from payment_event`.execute(api.testDatabase.db)
})

const AT = new Date(NOW)
/** A signed webhook event of a payment of somebody else's shop. */
const strange = (more: object = {}) => {
  const payment = { id: newWireId('pay'), orderId: newWireId('order'), amount: 170_500, currency: 'INR', method: 'upi' }
  return messageOf(
    'payment.captured',
    { payment: { ...paymentEntity({ ...payment, status: 'captured', refunded: 0, createdAt: AT }), ...more } },
    AT,
  )
}
const topics = async () => {
  const { rows } = await sql<{ topic: string; jobs: number }>`
    select topic, count(*)::int as jobs from outbox where done_at is null group by topic`.execute(api.testDatabase.db)
  return Object.fromEntries(rows.map(({ topic, jobs }) => [topic, jobs]))
}

describe('webhook events of orders that are not ours', () => {
  test('wait in a lane of their own: more of them than a batch takes do not hold up a new hold', async () => {
    const { db } = api.testDatabase
    const settings = { db, log: testLog(), now: () => AT }
    const payments = startJobs({ ...settings, handlers: bookingHandlers(api.parts) })
    try {
      for (let index = 0; index < 60; index += 1) expect((await deliver(api, strange())).status).toBe(200)
      expect(await topics()).toEqual({ [UNKNOWN_ORDER_EVENT]: 60 })
      await payments.runOnce()
      expect(hasBacklog(PAYMENT_EVENT)).toBe(false)
      await visitor(api).held(seats('P2A'))
    } finally {
      await payments.stop()
    }
  })

  test('one whose order row comes later is applied from there', async () => {
    const { db } = api.testDatabase
    const booking = await stageHeld(api)
    const orderId = await booking.order()
    await sql`update payment set order_id = null where order_id = ${orderId}`.execute(db)
    const pay = payer(api)
    await pay.tell(pay.pay(orderId).id)
    expect([await booking.state(), await topics()]).toEqual(['paying', { [UNKNOWN_ORDER_EVENT]: 1 }])
    await sql`update payment set order_id = ${orderId} where booking_id = ${booking.id}`.execute(db)
    await sql`update app_clock set ahead_seconds = ahead_seconds + 60`.execute(db)
    await doJobs(unknownOrderHandlers(api.parts))
    expect(await booking.state()).toBe('confirmed')
  })

  test('those of our own orders are applied first of all', async () => {
    const booking = await stageHeld(api)
    const orderId = await booking.order()
    const { id } = payer(api).pay(orderId)
    await deliver(api, payer(api).message(id, 'payment.captured'))
    expect(await topics()).toEqual({ [PAYMENT_EVENT]: 1 })
  })
})

function doJobs(handlers: JobHandlers): Promise<number> {
  return runDueJobs({ db: api.testDatabase.db, handlers, log: testLog(), now: () => AT })
}

describe('a signed webhook event', () => {
  test.each([
    ['as a byte', strange().replace('"upi"', '"u\0pi"')],
    ['escaped', strange({ method: 'u\0pi' })],
    ['escaped after a backslash', strange({ method: '\\\0' })],
  ])('with a NUL in it, %s, is refused and not kept', async (_how, body) => {
    const { status, body: refusal } = await deliver(api, body)
    expect([status, refusal]).toEqual([
      400,
      { status: 0, code: 'malformed', message: 'The message holds a NUL character' },
    ])
    expect(await topics()).toEqual({})
  })

  test('with the letters of a NUL’s escape in a text is none, and is kept', async () => {
    expect((await deliver(api, strange({ method: '\\u0000' }))).status).toBe(200)
    expect(await topics()).toEqual({ [UNKNOWN_ORDER_EVENT]: 1 })
  })

  test('with the id of another event and another body is applied too; the same body again is not', async () => {
    const booking = await stageHeld(api)
    const pay = payer(api)
    const { id } = pay.pay(await booking.order())
    const event = newWireId('evt')
    await deliver(api, strange(), { id: event })
    await pay.tell(id, 'payment.captured', event)
    expect(await booking.state()).toBe('confirmed')
    await deliver(api, pay.message(id, 'payment.captured'), { id: event })
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from payment_event`.execute(api.testDatabase.db)
    expect(rows[0]?.count).toBe(2)
  })
})

test('the answer to "create order" is lost: paying again finds that order at the gateway, and opens no second one', async () => {
  const asha = visitor(api)
  const { ref } = await asha.booked([seats('P2A')])
  const { orders } = api.gateway.books
  const before = orders.size
  api.gateway.follow({ faults: [{ on: 'order', fault: 'lost', times: 1 }] })
  expect((await asha.post(`/bookings/${ref}/pay`, {})).status).toBe(503)
  // While it cannot be looked up, no second one is opened either.
  api.gateway.follow({ faults: [{ on: 'orders', fault: 'reset', times: 1 }] })
  expect((await asha.post(`/bookings/${ref}/pay`, {})).status).toBe(503)
  const opened = await payer(api).orderOf(asha, ref)
  expect([orders.size - before, orders.has(opened)]).toEqual([1, true])
  const pay = payer(api)
  await pay.tell(pay.pay(opened).id)
  expect((await asha.read(ref)).state).toBe('confirmed')
})

describe('a payment that is not in whole rupees', () => {
  test.each([
    ['in dollars', { currency: 'USD' }],
    ['with paise', { amount: 9_999_950 }],
  ])('%s: the traveller is told by mail, once, and that it does not count', async (_what, more) => {
    const booking = await stageHeld(api)
    const orderId = await booking.order()
    const made = api.gateway.books.pay({ orderId, outcome: 'captured', ...more })
    if ('refused' in made) throw new Error(made.refused)
    const pay = payer(api)
    for (let times = 0; times < 2; times += 1) await deliver(api, pay.message(made.id, 'payment.captured'))
    const mails = (await api.runMails()).filter(({ to }) => to.address === 'asha@example.in')
    expect(mails.map(({ subject }) => subject)).toEqual([`Your payment for ${booking.reference} does not count`])
    for (const words of ['not made in whole Indian rupees', 'sends all of it back to you by hand', made.id])
      expect(mails[0]?.text).toContain(words)
    expect(await booking.state()).toBe('paying')
  })
})

test('a capture that fails is tried again within two seconds', async () => {
  const { db } = api.testDatabase
  const booking = await stageHeld(api)
  api.gateway.follow({ faults: [{ on: 'capture', fault: 503, times: 1 }] })
  await booking.pays(await booking.order(), 'authorised')
  const jobs = startJobs({ db, handlers: bookingHandlers(api.parts), log: testLog(), now: () => AT })
  try {
    const failedAt = async () => {
      const { rows } = await sql<{ wait: number }>`
        select extract(epoch from run_at - app_now())::float as wait from outbox
         where topic = ${PAYMENT_CAPTURE} and last_error is not null`.execute(db)
      return rows[0]?.wait
    }
    await expect.poll(failedAt, { interval: 20, timeout: 5_000 }).toBeLessThan(1.5)
    await expect.poll(() => booking.state(), { interval: 50, timeout: 5_000 }).toBe('confirmed')
    expect(await booksOf(api, booking)).toMatchObject({ captured: 100_000, refunds: [] })
  } finally {
    await jobs.stop()
  }
})
