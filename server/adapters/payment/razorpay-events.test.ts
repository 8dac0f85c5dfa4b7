import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { describe, expect, test } from 'vitest'
import { testLog } from '#tests/support/test-log.ts'
import { startFakeGateway } from '#tools/fake-gateway/start-fake-gateway.ts'
import { razorpayGateway } from './razorpay-gateway.ts'
import { messageOf, paymentEntity, refundEntity } from './razorpay-wire.ts'

const KEYS = { keyId: 'rzp_test_abc', keySecret: 'the key secret', webhookSecret: 'the webhook secret' }
const AT = new Date('2026-11-22T04:30:00Z')
const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')
const gateway = razorpayGateway({ ...KEYS, log: testLog() })

describe('signatures', () => {
  const body = Buffer.from('{"event":"payment.captured"}')
  const right = hmac(KEYS.webhookSecret, body.toString())

  test('of a message are made with the secret of messages over exactly its bytes', () => {
    expect(gateway.isSigned(body, right)).toBe(true)
    expect(gateway.isSigned(Buffer.from(`${body} `), right)).toBe(false)
    expect(gateway.isSigned(body, hmac(KEYS.keySecret, body.toString()))).toBe(false)
  })

  test.each(['', 'zz', right.slice(2), `${right}00`, right.replace(/^../, 'zz'), 'é'.repeat(64)])(
    '"%s" signs nothing',
    (signature) => expect(gateway.isSigned(body, signature)).toBe(false),
  )

  test('of a return are made with the secret of the key over order and payment', () => {
    const fields = {
      razorpay_order_id: 'order_1',
      razorpay_payment_id: 'pay_1',
      razorpay_signature: hmac(KEYS.keySecret, 'order_1|pay_1'),
    }
    expect(gateway.readReturn(fields)).toEqual({ orderId: 'order_1', paymentId: 'pay_1' })
    expect(gateway.readReturn({ ...fields, razorpay_payment_id: 'pay_2' })).toBeUndefined()
    expect(gateway.readReturn({ ...fields, razorpay_signature: hmac(KEYS.webhookSecret, 'order_1|pay_1') })).toBe(
      undefined,
    )
    expect(gateway.readReturn({ 'error[code]': 'BAD_REQUEST_ERROR' })).toBeUndefined()
  })

  test('of a return do not make an id of what is none', () => {
    const signed = (orderId: string, paymentId: string) => ({
      razorpay_order_id: orderId,
      razorpay_payment_id: paymentId,
      razorpay_signature: hmac(KEYS.keySecret, `${orderId}|${paymentId}`),
    })
    expect(gateway.readReturn(signed('', ''))).toBeUndefined()
    expect(gateway.readReturn(signed('order_1|pay_1', 'x'))).toBeUndefined()
    expect(gateway.readReturn(signed('order_1', '../refund'))).toBeUndefined()
  })
})

describe('messages', () => {
  const payment = {
    ...{ id: 'pay_1', orderId: 'order_1', amount: 123_400, currency: 'INR', method: 'upi', refunded: 0, createdAt: AT },
    status: 'captured',
  }
  const refund = {
    ...{ id: 'rfnd_1', paymentId: 'pay_1', amount: 5_000, currency: 'INR', receipt: 'refund-0001', createdAt: AT },
    status: 'processed',
  }
  const news = (event: string, entities: object) =>
    gateway.readWebhookEvent(Buffer.from(messageOf(event, { ...entities }, AT)))

  test.each([
    ['payment.authorized', 'authorized', 'authorised'],
    ['payment.captured', 'captured', 'captured'],
    ['payment.failed', 'failed', 'failed'],
    ['order.paid', 'captured', 'captured'],
  ])('%s is news of a payment', (event, status, state) => {
    expect(news(event, { payment: paymentEntity({ ...payment, status }), order: {} })).toEqual({
      kind: 'payment',
      payment: { id: 'pay_1', orderId: 'order_1', amount: 1_234, currency: 'INR', state },
    })
  })

  test.each([
    ['refund.created', 'pending', 'pending'],
    ['refund.processed', 'processed', 'processed'],
    ['refund.failed', 'failed', 'failed'],
  ])('%s is news of a refund', (event, status, state) => {
    expect(news(event, { refund: refundEntity({ ...refund, status }), payment: paymentEntity(payment) })).toEqual({
      kind: 'refund',
      refund: { id: 'rfnd_1', paymentId: 'pay_1', amount: 50, state, key: 'refund-0001' },
    })
  })

  test('paise become no rupees', () => {
    expect(news('payment.captured', { payment: paymentEntity({ ...payment, amount: 123_401 }) })).toMatchObject({
      payment: { amount: undefined },
    })
    expect(news('refund.created', { refund: refundEntity({ ...refund, amount: 5_001 }) })).toEqual({ kind: 'other' })
  })

  test('of other things are other, and what is no message is none', () => {
    expect(news('settlement.processed', { settlement: {} })).toEqual({ kind: 'other' })
    for (const text of ['', '[]', 'null', '{"event":1}', '{"event":"payment.captured","payload":{}}'])
      expect(gateway.readWebhookEvent(Buffer.from(text))).toBeUndefined()
    expect(news('payment.captured', { payment: { ...paymentEntity(payment), id: '../x' } })).toBeUndefined()
  })
})

describe('messages of the gateway of tests', () => {
  test('are signed as ours are read, are sent again until they are taken, and come as often and in the order told', async () => {
    const heard: { body: Buffer; signature: string; id: string }[] = []
    let isRough = true
    const server = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray())
      if (isRough) {
        isRough = false
        return void response.writeHead(503).end()
      }
      const { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id } = request.headers
      heard.push({ body, signature: String(signature), id: String(id) })
      response.end('{}')
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    const webhookUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`
    const speaking = await startFakeGateway({ ...KEYS, webhookUrl })
    try {
      speaking.follow({ webhooks: { copies: 2, reorder: 2 } })
      speaking.books.pay({ orderId: 'order_unknown', outcome: 'captured', amount: 5_000 })
      await speaking.webhooks.drain()
      expect(heard).toHaveLength(4)
      expect(heard.every(({ body, signature }) => gateway.isSigned(body, signature))).toBe(true)
      expect(new Set(heard.map(({ id }) => id)).size).toBe(2)
      expect(gateway.readWebhookEvent(heard[0]?.body ?? Buffer.alloc(0))).toMatchObject({
        payment: { orderId: 'order_unknown', amount: 50 },
      })
    } finally {
      await speaking.close()
      await new Promise((done) => server.close(done))
    }
  })
})
