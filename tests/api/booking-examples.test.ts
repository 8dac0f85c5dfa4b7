import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ferrySeatsOf, freshSailings } from '#tests/support/sailings.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { deliver, LEAD, payer, person, placeBody, seats, TRIP_ID, visitor } from '#tests/support/traveller.ts'

const TODAY = '2026-11-22'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.setClock(`${TODAY}T04:30:00Z`)
  await sql`delete from ferry_seat`.execute(api.testDatabase.db)
})

const mails = async (ref: string): Promise<string[]> => {
  const { rows } = await sql<{ kind: string }>`
    select payload ->> 'kind' as kind from outbox join booking on booking.id = payload ->> 'bookingId'
     where topic = 'booking-mail' and reference = ${ref} order by outbox.id`.execute(api.testDatabase.db)
  return rows.map(({ kind }) => kind)
}
const later = (minutes: number) => new Date(Date.parse(`${TODAY}T04:30:00Z`) + minutes * 60_000).toISOString()

describe('the worked examples', () => {
  test('X1 two holds of one seat at once: one has it, the other is told what is free', async () => {
    const all = await Promise.all([visitor(api).hold(seats('P2A')), visitor(api).hold(seats('P2A'))])
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409])
    const { body } = all.find(({ status }) => status === 409) ?? all[0]
    expect(body).toMatchObject({ status: 0, code: 'unavailable', unavailable: [{ line: 0 }] })
    const [{ free }] = body.unavailable as [{ free: string[] }]
    expect(free).toContain('P2B')
    expect(free).not.toContain('P2A')
  })

  test('X2 a hold is over after a quarter of an hour, and its seat free', async () => {
    const asha = visitor(api)
    const { id, expiresAt, now } = await asha.held(seats('P2A'))
    expect(Date.parse(expiresAt) - Date.parse(now)).toBe(15 * 60_000)
    expect((await asha.get(`/holds/${id}`)).status).toBe(200)
    await api.setClock(later(16))
    const gone = await asha.get(`/holds/${id}`)
    expect([gone.status, gone.body.code]).toEqual([410, 'expired'])
    expect(await ferrySeatsOf(api, TRIP_ID)).toEqual([])
    await visitor(api).held(seats('P2A'))
  })

  test('X4 one key, one booking: the same again, another question refused, none without a key', async () => {
    const asha = visitor(api)
    const { id } = await asha.held(seats('P2A'))
    const key = 'a-key-of-sixteen-signs'
    const first = await asha.place(id, {}, key)
    expect([first.status, first.body.booking]).toEqual([
      201,
      expect.objectContaining({ state: 'held', ref: expect.stringMatching(/^PDK-[0-9A-Z]{5}-[0-9A-Z]{5}$/) }),
    ])
    const again = await asha.place(id, {}, key)
    expect([again.status, again.body]).toEqual([201, first.body])
    const other = await asha.place(id, { travellers: [person({ name: 'Ravi Rao' })] }, key)
    expect([other.status, other.body.code]).toEqual([422, 'key_reused'])
    const without = await asha.post('/bookings', placeBody(id))
    expect([without.status, without.body.code]).toEqual([428, 'key_required'])
  })

  test('X5 a signed capture confirms, with one mail; the same message again brings nothing new', async () => {
    const asha = visitor(api)
    const { ref } = await asha.booked([seats('P2A')])
    const pay = payer(api)
    const { id } = pay.pay(await pay.orderOf(asha, ref))
    expect((await asha.read(ref)).state).toBe('paying')
    for (let times = 0; times < 2; times += 1) {
      expect((await pay.tell(id, 'payment.captured', 'evt_same')).status).toBe(200)
      const { state, paid, due } = await asha.read(ref)
      expect([state, paid, due]).toEqual(['confirmed', 1_705, 0])
      expect(await mails(ref)).toEqual(['confirmed'])
    }
  })

  test('X6 a message with a wrong signature is refused and changes nothing', async () => {
    const asha = visitor(api)
    const { ref } = await asha.booked([seats('P2A')])
    const pay = payer(api)
    const { id } = pay.pay(await pay.orderOf(asha, ref))
    const refused = await deliver(api, pay.message(id, 'payment.captured'), { signature: 'a'.repeat(64) })
    expect([refused.status, refused.body.code]).toEqual([400, 'bad_signature'])
    await api.runJobs()
    expect((await asha.read(ref)).state).toBe('paying')
  })

  test('X7 a failure told after the capture moves nothing back', async () => {
    const asha = visitor(api)
    const { ref } = await asha.booked([seats('P2A')])
    const pay = payer(api)
    const { id } = pay.pay(await pay.orderOf(asha, ref))
    await pay.tell(id)
    expect((await pay.tell(id, 'payment.failed')).status).toBe(200)
    expect((await asha.read(ref)).state).toBe('confirmed')
  })

  test('X8 money after the time ran out, the seat still free: confirmed, late', async () => {
    const asha = visitor(api)
    const { ref } = await asha.booked([seats('P2A')])
    const pay = payer(api)
    const order = await pay.orderOf(asha, ref)
    await api.setClock(later(40))
    const { id } = pay.pay(order)
    await pay.tell(id)
    expect(await asha.read(ref)).toMatchObject({ state: 'confirmed', late: true, paid: 1_705 })
    expect(await ferrySeatsOf(api, TRIP_ID)).toEqual(['P2A'])
  })

  test('X9 money after the time ran out, the seat somebody else’s: all of it goes back', async () => {
    const asha = visitor(api)
    const { ref } = await asha.booked([seats('P2A')])
    const pay = payer(api)
    const order = await pay.orderOf(asha, ref)
    await api.setClock(later(40))
    const other = await visitor(api).held(seats('P2A'))
    const { id } = pay.pay(order)
    await pay.tell(id)
    const settled = await asha.read(ref)
    expect(settled.refunds).toMatchObject([{ amount: 1_705 }])
    expect(api.gateway.books.payments.get(id)).toMatchObject({ refunded: 170_500 })
    expect(await mails(ref)).toContain('settling')
    expect(other.state).toBe('held')
    expect(['settling', 'cancelled']).toContain(settled.state)
  })

  test('X10 a sum in the body is not read: the order has our own', async () => {
    const asha = visitor(api)
    const { ref } = await asha.booked([seats('P2A')])
    const { body } = await asha.post(`/bookings/${ref}/pay`, { amountPayable: 1 })
    const { amount, go } = body.payment as { amount: number; go: { fields: { order_id: string } } }
    expect(amount).toBe(1_705)
    expect(api.gateway.books.orders.get(go.fields.order_id)?.amount).toBe(170_500)
  })

  test('X12 cancelled twice: one refund, the same answer', async () => {
    const asha = visitor(api)
    const { ref } = await asha.booked([seats('P2A')])
    const pay = payer(api)
    await pay.tell(pay.pay(await pay.orderOf(asha, ref)).id)
    const { body } = await asha.post(`/bookings/${ref}/cancel/preview`, {})
    expect(body.cancel).toMatchObject({ refund: 1_364, keep: 341, paid: 1_705 })
    const { quoteId } = body.cancel as { quoteId: string }
    const first = await asha.post(`/bookings/${ref}/cancel`, { quoteId })
    expect([first.status, first.body.refund]).toEqual([200, { amount: 1_364, dueDate: '2026-12-10' }])
    const again = await asha.post(`/bookings/${ref}/cancel`, { quoteId })
    expect([again.status, again.body]).toEqual([200, first.body])
    await api.runJobs()
    const cancelled = await asha.read(ref)
    expect(cancelled).toMatchObject({ state: 'cancelled', paid: 341, due: 0, refunds: [{ amount: 1_364 }] })
    expect(await ferrySeatsOf(api, TRIP_ID)).toEqual([])
  })

  test("X13 nobody reads another's booking or hold", async () => {
    const asha = visitor(api)
    const hold = await asha.held(seats('P2A'))
    const { ref } = await asha.booked([seats('P2B')])
    const ravi = visitor(api)
    await ravi.held(seats('P2C'))
    const [foreign, missing] = [await ravi.get(`/bookings/${ref}`), await ravi.get('/bookings/PDK-00000-00000')]
    expect([foreign.status, foreign.body]).toEqual([404, missing.body])
    expect((await ravi.get(`/holds/${hold.id}`)).status).toBe(404)
    for (const path of ['pay', 'cancel/preview', 'messages'])
      expect((await ravi.post(`/bookings/${ref}/${path}`, path === 'messages' ? { text: 'Hello' } : {})).status).toBe(
        404,
      )
  })

  test('a lead traveller from abroad is kept in one form and shown as people read it', async () => {
    const lead = { ...LEAD, adult18: true, contactNumber: '+44 (0)20-7946-0958' }
    const { lead: kept } = await visitor(api).booked([seats('P3A')], { lead })
    expect(kept).toEqual({ ...LEAD, contactNumber: '+442079460958', contactText: '+44 20 7946 0958' })
  })

  test.each([
    ['name', { name: 'A' }, 'Please enter valid name'],
    ['contactNumber', { contactNumber: '987654321' }, 'Please enter valid mobile number'],
    ['contactNumber', { contactNumber: '+1 987 654 3210' }, 'Please enter valid mobile number'],
    ['email', { email: 'asha' }, 'Please enter valid email'],
    ['adult18', { adult18: false }, 'The lead traveller must be 18 or older'],
  ])('X16 a lead traveller with a wrong %s is told so', async (field, wrong, message) => {
    const asha = visitor(api)
    const { id } = await asha.held(seats('P2A'))
    const { status, body } = await asha.place(id, { lead: { ...LEAD, adult18: true, ...wrong } })
    expect([status, body.errors]).toEqual([422, [{ field: `lead.${field}`, message }]])
  })
})
