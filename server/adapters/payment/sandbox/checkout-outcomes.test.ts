import { describe, expect, test } from 'vitest'
import { hiddenFields, ORIGIN, practiceGateway } from '#tests/support/practice-gateway.ts'

const { db, gateway, heard, told, answerWith, restart, ordered, choose } = practiceGateway()

describe('what a visitor may choose', () => {
  test('paying leads back by a form with the signed payment, and our webhook hears of it under our own name', async () => {
    const orderId = await ordered()
    const page = await choose(orderId, 'pay', 'wallet')
    expect(page).toContain(`<form method="post" action="${ORIGIN}/booking/PDK/return">`)
    const returned = gateway().readReturn(hiddenFields(page))
    expect(returned?.orderId).toBe(orderId)
    await told(1)
    expect(heard()[0]).toMatchObject({
      host: 'www.padauk.example',
      eventId: expect.stringMatching(/^evt_\w{14}$/),
      signed: true,
      news: { kind: 'payment', payment: { id: returned?.paymentId, orderId, amount: 1_234, state: 'authorised' } },
    })
    await gateway().capture({ id: returned?.paymentId ?? '', amount: 1_234 })
    await told(3)
    expect(heard().every(({ signed }) => signed)).toBe(true)
  })

  test('failing leads back without a signature, or to another try', async () => {
    const orderId = await ordered()
    const page = await choose(orderId, 'fail')
    expect(hiddenFields(page)['error[reason]']).toBe('payment_failed')
    expect(gateway().readReturn(hiddenFields(page))).toBeUndefined()
    expect(page).toContain(`href="/sandbox/checkout/${orderId}"`)
    await told(1)
    expect(heard()[0]?.news).toMatchObject({ payment: { state: 'failed' } })
  })

  test('paying slowly is there at once for whoever asks, and said ten seconds later', async () => {
    const orderId = await ordered()
    await choose(orderId, 'slow')
    expect(await gateway().paymentsOf(orderId)).toMatchObject({ payments: [{ state: 'authorised' }] })
    const { run_at } = await db()
      .selectFrom('sandbox_message')
      .select('run_at')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(run_at.getTime() - Date.now()).toBeGreaterThan(8_000)
    expect(heard()).toEqual([])
  })

  test('closing the page has paid, and leads nowhere', async () => {
    const orderId = await ordered()
    const page = await choose(orderId, 'close')
    expect(page).not.toMatch(/<form|<a /)
    await told(1)
    expect(heard()[0]?.news).toMatchObject({ payment: { orderId, state: 'authorised' } })
  })

  test('paying twice are two payments of one order', async () => {
    const orderId = await ordered()
    await choose(orderId, 'twice')
    const answer = await gateway().paymentsOf(orderId)
    expect(answer).toMatchObject({ payments: [{ state: 'authorised' }, { state: 'authorised' }] })
    await told(2)
    expect(new Set(heard().map(({ eventId }) => eventId)).size).toBe(2)
  })
})

describe('messages', () => {
  test('come again with the same id until they are answered 200', async () => {
    answerWith(500, 200)
    await choose(await ordered(), 'pay')
    await told(2)
    expect(new Set(heard().map(({ eventId }) => eventId)).size).toBe(1)
  })

  test('outlive a restart', async () => {
    answerWith(503)
    await choose(await ordered(), 'pay')
    await told(1)
    answerWith(200)
    const before = heard().length
    await restart()
    await told(before + 1)
    expect(heard().at(-1)?.eventId).toBe(heard()[0]?.eventId)
  })
})
