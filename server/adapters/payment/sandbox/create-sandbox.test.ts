import { describe, expect, test } from 'vitest'
import { hiddenFields, ORIGIN, practiceGateway } from '#tests/support/practice-gateway.ts'

const { gateway, told, ordered, send, begin, choose } = practiceGateway()

describe('the calls', () => {
  test('are the real ones: order, payment, capture once, refunds once a key', async () => {
    const orderId = await ordered()
    await choose(orderId, 'pay')
    const ours = gateway()
    const answer = await ours.paymentsOf(orderId)
    const [payment] = answer.state === 'answered' ? answer.payments : []
    const id = payment?.id ?? ''
    expect(payment).toEqual({ id, orderId, amount: 1_234, currency: 'INR', state: 'authorised' })
    expect(await ours.capture({ id, amount: 1_000 })).toEqual({ state: 'refused' })
    expect(await ours.capture({ id, amount: 1_234 })).toEqual({ state: 'captured' })
    expect(await ours.capture({ id, amount: 1_234 })).toEqual({ state: 'captured' })
    const asked = { paymentId: id, amount: 1_000, key: 'refund-0001' }
    const first = await ours.refund(asked)
    expect(first).toMatchObject({
      state: 'accepted',
      refund: { amount: 1_000, state: 'processed', key: 'refund-0001' },
    })
    expect(await ours.refund(asked)).toEqual(first)
    expect(await ours.refund({ ...asked, amount: 1 })).toMatchObject({ state: 'refused' })
    expect(await ours.refund({ ...asked, amount: 235, key: 'refund-0002' })).toMatchObject({ state: 'refused' })
    expect(await ours.refund({ ...asked, amount: 234, key: 'refund-0003' })).toMatchObject({ state: 'accepted' })
    expect(await ours.refundsOf(id)).toMatchObject({ refunds: [{ amount: 1_000 }, { amount: 234 }] })
    expect(await ours.paymentsOf(orderId)).toMatchObject({ payments: [{ state: 'refunded' }] })
    await told(7)
  })

  test('of two refunds at once that are too much together, one is made', async () => {
    const orderId = await ordered()
    const page = await choose(orderId, 'pay')
    const id = hiddenFields(page).razorpay_payment_id ?? ''
    await gateway().capture({ id, amount: 1_234 })
    const both = await Promise.all(
      ['refund-000a', 'refund-000b'].map((key) => gateway().refund({ paymentId: id, amount: 1_000, key })),
    )
    expect(both.map(({ state }) => state).sort()).toEqual(['accepted', 'refused'])
    const twins = await Promise.all(
      [1, 2, 3].map(() => gateway().refund({ paymentId: id, amount: 100, key: 'refund-000c' })),
    )
    expect(new Set(twins.map((each) => JSON.stringify(each))).size).toBe(1)
  })

  test('need the key', async () => {
    expect(await gateway('guessed').createOrder({ receipt: 'r', amount: 1, reference: 'x' })).toEqual({
      state: 'away',
    })
    expect((await send('/sandbox/v1/orders/order_1/payments')).status).toBe(401)
  })
})

describe('the page', () => {
  test('says what is paid for and that no money moves, and asks for no number of a card', async () => {
    const orderId = await ordered()
    const begun = await begin(orderId)
    expect([begun.status, begun.headers.get('location')]).toEqual([303, `/sandbox/checkout/${orderId}`])
    const answer = await send(`/sandbox/checkout/${orderId}`)
    const page = await answer.text()
    expect(page).toContain('No money moves here')
    expect(page).toContain('₹1,234')
    expect(page).toContain('Island saver &lt;b&gt;')
    expect(page).not.toMatch(/type="(?:text|tel|number)"|<script|style=|asha@|Asha|9876543210/)
    expect(answer.headers.get('content-security-policy')).toContain(`style-src ${ORIGIN}/sandbox/checkout.css;`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const styles = await send('/sandbox/checkout.css')
    expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8')
  })

  test.each([
    ['another address to return to', { callback_url: 'https://evil.test/return' }],
    ['another address to give up at', { cancel_url: 'javascript:alert(1)' }],
    ['an address that only begins like ours', { callback_url: `${ORIGIN}.evil.test/` }],
    ['another sum', { amount: '100' }],
    ['another key', { key_id: 'rzp_test_x' }],
    ['another order', { order_id: 'order_none' }],
  ])('is not opened with %s', async (_, more) => {
    const orderId = await ordered()
    expect((await begin(orderId, more)).status).toBe(400)
    expect((await send(`/sandbox/checkout/${orderId}`)).status).toBe(404)
  })

  test('takes a choice only from itself, and only one that it offers', async () => {
    const orderId = await ordered()
    await begin(orderId)
    const path = `/sandbox/checkout/${orderId}`
    expect((await send(path, { method: 'upi', outcome: 'pay' }, { origin: 'https://evil.test' })).status).toBe(403)
    expect((await send(path, { method: 'upi' })).status).toBe(422)
    expect((await send(path, { method: 'cash', outcome: 'pay' })).status).toBe(422)
    expect(await gateway().paymentsOf(orderId)).toMatchObject({ payments: [] })
  })

  test('of an order that is paid offers nothing to pay', async () => {
    const orderId = await ordered()
    const page = await choose(orderId, 'pay')
    await gateway().capture({ id: hiddenFields(page).razorpay_payment_id ?? '', amount: 1_234 })
    expect(await (await send(`/sandbox/checkout/${orderId}`)).text()).toContain('Already paid')
  })

  test('writes down no more than twenty tries of one order', async () => {
    const orderId = await ordered()
    await begin(orderId)
    const answers: number[] = []
    for (let tries = 0; tries < 11; tries += 1)
      answers.push((await send(`/sandbox/checkout/${orderId}`, { method: 'upi', outcome: 'twice' })).status)
    expect(answers.filter((status) => status === 303)).toHaveLength(10)
    expect(answers.at(-1)).toBe(429)
    await told(20)
  })
})
