import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testLog } from '#tests/support/test-log.ts'
import { type FakeGateway, startFakeGateway } from '#tools/fake-gateway/start-fake-gateway.ts'
import { type RazorpaySettings, razorpayGateway } from './razorpay-gateway.ts'

const KEYS = { keyId: 'rzp_test_abc', keySecret: 'the key secret', webhookSecret: 'the webhook secret' }
const LEAD = { name: 'Asha Rao', email: 'asha@example.in', contactNumber: '9876543210' }

let fake: FakeGateway
let log: ReturnType<typeof testLog>
beforeEach(async () => {
  fake = await startFakeGateway(KEYS)
  log = testLog()
})
afterEach(() => fake.close())

const gatewayWith = (more: Partial<RazorpaySettings> = {}) =>
  razorpayGateway({ ...KEYS, baseUrl: fake.url, timeoutMs: 1_000, log, ...more })
const ORDER = { receipt: 'attempt-1', amount: 1_234, reference: 'PDK-AAAAA-BBBBB' }

async function ordered(): Promise<string> {
  const made = await gatewayWith().createOrder(ORDER)
  if (made.state !== 'created') throw new Error('No order')
  return made.orderId
}

async function paid(outcome: 'authorized' | 'captured' = 'captured'): Promise<{ orderId: string; id: string }> {
  const orderId = await ordered()
  const payment = fake.books.pay({ orderId, outcome })
  if ('refused' in payment) throw new Error(payment.refused)
  return { orderId, id: payment.id }
}

describe('an order', () => {
  test('asks for the sum in paise, and is captured by us', async () => {
    const orderId = await ordered()
    expect(fake.books.orders.get(orderId)).toMatchObject({
      amount: 123_400,
      currency: 'INR',
      receipt: 'attempt-1',
      notes: { reference: 'PDK-AAAAA-BBBBB' },
    })
    expect(await gatewayWith().paymentsOf(orderId)).toEqual({ state: 'answered', payments: [] })
  })

  test.each([0, -5, 12.5, Number.NaN])('of %s rupees is never sent', async (amount) => {
    await expect(gatewayWith().createOrder({ ...ORDER, amount })).rejects.toThrow('whole rupees')
    expect(fake.books.orders.size).toBe(0)
  })

  test('with a wrong key is away, and is said loudly', async () => {
    expect(await gatewayWith({ keySecret: 'guessed' }).createOrder(ORDER)).toEqual({ state: 'away' })
    expect(log.lines).toMatchObject([{ level: 'error', details: { event: 'payment_key_refused', status: 401 } }])
  })
})

describe('the way to the page', () => {
  const request = {
    ...{ orderId: 'order_1', amount: 1_234, reference: 'PDK-AAAAA-BBBBB', payee: 'Padauk Travels', lead: LEAD },
    description: 'Island saver',
    ...{ returnUrl: 'https://padauk.example/return', cancelUrl: 'https://padauk.example/cancel' },
  }

  test('is a form with everything the page needs, and no secret', () => {
    const step = gatewayWith({ baseUrl: 'https://gateway.example/' }).checkout(request)
    expect(step).toEqual({
      method: 'POST',
      url: 'https://gateway.example/v1/checkout/embedded',
      fields: {
        key_id: 'rzp_test_abc',
        order_id: 'order_1',
        amount: '123400',
        currency: 'INR',
        name: 'Padauk Travels',
        description: 'Island saver',
        'prefill[name]': 'Asha Rao',
        'prefill[email]': 'asha@example.in',
        'prefill[contact]': '9876543210',
        callback_url: 'https://padauk.example/return',
        cancel_url: 'https://padauk.example/cancel',
      },
    })
    expect(JSON.stringify(step)).not.toContain(KEYS.keySecret)
  })

  test('leads to Razorpay unless told otherwise, and to a page elsewhere when told so', () => {
    expect(gatewayWith({ baseUrl: undefined })).toMatchObject({
      name: 'razorpay',
      checkoutOrigin: 'https://api.razorpay.com',
    })
    const elsewhere = gatewayWith({ checkoutUrl: 'https://pay.example/page' })
    expect(elsewhere.checkoutOrigin).toBe('https://pay.example')
    expect(elsewhere.checkout(request).url).toBe('https://pay.example/page')
  })
})

describe('payments', () => {
  test('come in whole rupees and our own words', async () => {
    const { orderId, id } = await paid('authorized')
    expect(await gatewayWith().paymentsOf(orderId)).toEqual({
      state: 'answered',
      payments: [{ id, orderId, amount: 1_234, currency: 'INR', state: 'authorised' }],
    })
  })

  test('of a sum with paise have no amount, and of another currency say so', async () => {
    const orderId = await ordered()
    fake.books.pay({ orderId, outcome: 'authorized', amount: 123_450 })
    fake.books.pay({ orderId, outcome: 'captured', currency: 'USD' })
    expect(await gatewayWith().paymentsOf(orderId)).toMatchObject({
      payments: [
        { amount: undefined, currency: 'INR' },
        { amount: 1_234, currency: 'USD' },
      ],
    })
  })

  test('are captured once, and a second capture answers the same', async () => {
    const { id } = await paid('authorized')
    expect(await gatewayWith().capture({ id, amount: 1_234 })).toEqual({ state: 'captured' })
    expect(await gatewayWith().capture({ id, amount: 1_234 })).toEqual({ state: 'captured' })
    expect(fake.books.ledger().payments).toMatchObject([{ captured: 123_400, net: 123_400 }])
  })

  test('are not captured for another sum, nor when they failed, nor when nobody knows them', async () => {
    const { id, orderId } = await paid('authorized')
    expect(await gatewayWith().capture({ id, amount: 1_000 })).toEqual({ state: 'refused' })
    const failed = fake.books.pay({ orderId, outcome: 'failed' })
    expect(await gatewayWith().capture({ id: 'id' in failed ? failed.id : '', amount: 1_234 })).toEqual({
      state: 'refused',
    })
    expect(await gatewayWith().capture({ id: 'pay_nobody', amount: 1_234 })).toEqual({ state: 'refused' })
    expect(await gatewayWith().capture({ id: '../orders', amount: 1_234 })).toEqual({ state: 'refused' })
  })

  test('whose capture was lost on the way back are found captured when asked again', async () => {
    const { id } = await paid('authorized')
    fake.follow({ faults: [{ on: 'capture', fault: 'lost', times: 1 }] })
    expect(await gatewayWith().capture({ id, amount: 1_234 })).toEqual({ state: 'away' })
    expect(await gatewayWith().capture({ id, amount: 1_234 })).toEqual({ state: 'captured' })
  })
})

describe('refunds', () => {
  const KEY = 'refund-0001'

  test('asked for twice with one key are one, also when the first answer was lost', async () => {
    const { id } = await paid()
    fake.follow({ faults: [{ on: 'refund', fault: 'lost', times: 1 }] })
    const asked = { paymentId: id, amount: 1_000, key: KEY }
    expect(await gatewayWith().refund(asked)).toEqual({ state: 'away' })
    const second = await gatewayWith().refund(asked)
    expect(second).toMatchObject({ state: 'accepted', refund: { paymentId: id, amount: 1_000, key: KEY } })
    expect(await gatewayWith().refund(asked)).toEqual(second)
    expect(await gatewayWith().refundsOf(id)).toMatchObject({
      refunds: [{ amount: 1_000, state: 'processed', key: KEY }],
    })
    expect(fake.books.ledger().payments).toMatchObject([{ refunded: 100_000, net: 23_400 }])
  })

  test('above what was paid, and other sums under a known key, are refused with a reason', async () => {
    const { id } = await paid()
    expect(await gatewayWith().refund({ paymentId: id, amount: 1_235, key: KEY })).toEqual({
      state: 'refused',
      reason: 'The refund amount provided is greater than amount captured',
    })
    await gatewayWith().refund({ paymentId: id, amount: 100, key: KEY })
    expect(await gatewayWith().refund({ paymentId: id, amount: 200, key: KEY })).toMatchObject({ state: 'refused' })
    expect(fake.books.refunds.size).toBe(1)
  })

  test('may wait, and may fail', async () => {
    const { id } = await paid()
    fake.follow({ refunds: 'pending' })
    const waiting = await gatewayWith().refund({ paymentId: id, amount: 100, key: KEY })
    expect(waiting).toMatchObject({ refund: { state: 'pending' } })
    fake.follow({ refunds: 'failed' })
    await gatewayWith().refund({ paymentId: id, amount: 200, key: 'refund-0002' })
    expect(await gatewayWith().refundsOf(id)).toMatchObject({ refunds: [{ state: 'pending' }, { state: 'failed' }] })
  })

  test('with paise, made at the gateway by hand, are not taken for rupees, and somebody is told', async () => {
    const { id } = await paid()
    fake.books.refund(id, { amount: 1_050, receipt: null, key: undefined, status: 'processed' })
    expect(await gatewayWith().refundsOf(id)).toEqual({ state: 'answered', refunds: [] })
    expect(log.lines).toMatchObject([{ level: 'error', details: { event: 'payment_refund_in_paise', count: 1 } }])
  })

  test('need a key that the gateway takes', async () => {
    await expect(gatewayWith().refund({ paymentId: 'pay_1', amount: 1, key: 'short' })).rejects.toThrow('10 to 40')
  })
})

describe('a gateway in trouble', () => {
  test.each(['reset', 'junk', 401, 408, 409, 429, 500, 503])(
    'that answers "%s" is away in every call',
    async (fault) => {
      const { id, orderId } = await paid()
      fake.follow({ faults: [{ fault }] })
      const gateway = gatewayWith()
      const told = await Promise.all([
        gateway.createOrder(ORDER),
        gateway.paymentsOf(orderId),
        gateway.capture({ id, amount: 1_234 }),
        gateway.refund({ paymentId: id, amount: 1, key: 'refund-0001' }),
        gateway.refundsOf(id),
      ])
      expect(told.map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'away'))
    },
  )

  test('that is slow is given up in time', async () => {
    fake.follow({ faults: [{ latencyMs: 5_000 }] })
    const start = performance.now()
    expect(await gatewayWith({ timeoutMs: 200 }).createOrder(ORDER)).toEqual({ state: 'away' })
    expect(performance.now() - start).toBeLessThan(2_000)
  })

  test('that refuses what it should not is away too, and the log says so', async () => {
    expect(await gatewayWith().paymentsOf('order_nobody')).toEqual({ state: 'away' })
    expect(log.lines).toMatchObject([{ level: 'error', details: { event: 'payment_call_refused' } }])
  })

  test('that is gone throws nothing', async () => {
    await fake.close()
    expect(await gatewayWith().createOrder(ORDER)).toEqual({ state: 'away' })
  })

  test('leaves neither key nor body nor contact in the log', async () => {
    fake.follow({ faults: [{ fault: 500 }] })
    await gatewayWith().createOrder({ ...ORDER, reference: 'PDK-SECRE-T7K2M' })
    await gatewayWith().paymentsOf('order_private')
    const said = JSON.stringify(log.lines)
    expect(said).toContain('payment_gateway_away')
    for (const hidden of [...Object.values(KEYS), 'Basic', 'PDK-SECRE', 'order_private'])
      expect(said).not.toContain(hidden)
  })
})
