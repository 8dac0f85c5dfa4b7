import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messageOf, newWireId, paymentEntity, refundEntity } from '#server/adapters/payment/razorpay-wire.ts'
import { reconcile } from '#server/bookings/payments/reconcile.ts'
import { clearStage, stageAt } from '#tests/support/booking-stages.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { NOW, TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { deliver, payer, seats, visitor } from '#tests/support/traveller.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.setClock(NOW)
  await sql`delete from ferry_seat`.execute(api.testDatabase.db)
  await sql`delete from outbox`.execute(api.testDatabase.db)
})

const later = async (minutes: number) => {
  await sql`update app_clock set ahead_seconds = ahead_seconds + ${minutes * 60}`.execute(api.testDatabase.db)
}
const alerts = async () =>
  (await api.runMails()).filter(({ subject }) => subject.startsWith('Please look at a payment'))
const AT = new Date(NOW)
const PAYMENT = { currency: 'INR', method: 'upi', refunded: 0, createdAt: AT, amount: 170_500 }

describe('money that no booking knows', () => {
  test('the office is told once, when it is no longer only early; a row that comes later takes it all the same', async () => {
    const asha = visitor(api)
    const { ref } = await asha.booked([seats('P2A')])
    const pay = payer(api)
    const orderId = await pay.orderOf(asha, ref)
    const { db } = api.testDatabase
    await sql`update payment set order_id = null where order_id = ${orderId}`.execute(db)
    const { id } = pay.pay(orderId)
    expect((await pay.tell(id)).status).toBe(200)
    expect(await alerts()).toEqual([])
    await later(6)
    const [alert, ...more] = await alerts()
    expect(more).toEqual([])
    for (const words of ['a payment that no booking knows', id, orderId, '₹1,705']) expect(alert?.text).toContain(words)
    expect(alert?.text).not.toContain('Booking:')
    expect(`${alert?.text}${alert?.html}`).not.toMatch(/asha|98765/i)
    await later(60)
    expect(await alerts()).toEqual([])
    await sql`update payment set order_id = ${orderId} where booking_id = (select id from booking where reference = ${ref})`.execute(
      db,
    )
    await later(60)
    await api.runJobs()
    expect((await asha.read(ref)).payments).toMatchObject([{ id, state: 'captured', amount: 1_705 }])
  })

  test('a payment that failed moved nothing: nobody is told', async () => {
    const failed = { ...PAYMENT, id: newWireId('pay'), orderId: newWireId('order'), status: 'failed' }
    await deliver(api, messageOf('payment.failed', { payment: paymentEntity(failed) }, AT))
    await api.runJobs()
    await later(6)
    expect(await alerts()).toEqual([])
  })

  test('money that was given back at the gateway by hand is told of at once', async () => {
    const refund = {
      id: newWireId('rfnd'),
      paymentId: newWireId('pay'),
      amount: 50_000,
      currency: 'INR',
      createdAt: AT,
    }
    const entity = refundEntity({ ...refund, receipt: 'by hand', status: 'processed' })
    await deliver(api, messageOf('refund.processed', { refund: entity }, AT))
    const [alert, ...more] = await alerts()
    expect(more).toEqual([])
    for (const words of ['that nobody here asked for', refund.id, '₹500']) expect(alert?.text).toContain(words)
  })
})

test('an order for a balance that is paid days after it was opened, and nobody tells us: found within the hour', async () => {
  await clearStage(api)
  const { booking, order } = await stageAt(api, 'confirmed_part')
  await later(5 * 24 * 60)
  await reconcile(api.parts)
  expect(await booking.state()).toBe('confirmed_part')
  api.gateway.books.pay({ orderId: order, outcome: 'captured' })
  await later(50)
  await reconcile(api.parts)
  expect(await booking.state()).toBe('confirmed_part')
  await later(11)
  expect(await reconcile(api.parts)).toBe(1)
  expect(await booking.state()).toBe('confirmed')
  // What is paid and over is not asked about for ever.
  await later(120)
  expect(await reconcile(api.parts)).toBe(0)
})
