import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minutesLater } from '#tests/support/booking-stages.ts'
import { INSTANT, LINE, PRICE, TOLD } from '#tests/support/ferry-seat-fields.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { NOW, TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, type Reply, type TestApi } from '#tests/support/test-api.ts'
import { LEAD, payer, person, placeBody, seats, visitor } from '#tests/support/traveller.ts'

let api: TestApi
let networks = 0
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.setClock(NOW)
  await sql`delete from ferry_seat`.execute(api.testDatabase.db)
  api.gateway.follow({})
})

const somebody = () => {
  networks += 1
  return visitor(api, `10.${networks >> 8}.${networks & 255}.7`)
}
/** Days later; the browser is the same, though its cookie would be too old by then. */
const travelTo = async (at: string) => {
  await api.setClock(at)
  await sql`update session set created_at = app_now(), seen_at = app_now()`.execute(api.testDatabase.db)
}
const refused = ({ status, body }: Reply) => [status, body.status, body.code]
const ID = expect.stringMatching(/^[0-9a-f]{32}$/)
const paidBooking = async () => {
  const asha = somebody()
  const { ref } = await asha.booked([seats('P2A')])
  const pay = payer(api)
  await pay.tell(pay.pay(await pay.orderOf(asha, ref)).id)
  return { asha, ref, pay }
}

describe('calls of a hold', () => {
  test('a hold, field by field, and its refusals', async () => {
    const asha = somebody()
    const made = await asha.hold(seats('P2A'))
    const hold = {
      id: ID,
      state: 'held',
      expiresAt: INSTANT,
      now: INSTANT,
      lines: [LINE],
      total: PRICE,
      warnings: [],
      ...TOLD,
    }
    expect([made.status, made.body]).toEqual([201, { status: 1, hold }])
    const { id, lines } = made.body.hold as { id: string; lines: { priceVersion: string }[] }
    expect(made.headers.get('location')).toBe(`/api/v1/holds/${id}`)
    expect(made.headers.get('cache-control')).toBe('no-store')
    expect(made.headers.getSetCookie()[0]).toMatch(/HttpOnly/)
    expect((await asha.get(`/holds/${id}`)).body).toEqual({ status: 1, hold })
    const stale = await somebody().hold({ ...seats('P2B'), priceVersion: 'old' })
    expect([...refused(stale), stale.body.lines]).toEqual([409, 0, 'price_changed', [PRICE]])
    expect((await somebody().hold({ ...seats('P2B'), priceVersion: lines[0]?.priceVersion ?? '' })).status).toBe(201)
    const taken = await somebody().hold(seats('P2C'), seats('P2A'))
    expect(refused(taken)).toEqual([409, 0, 'unavailable'])
    expect(taken.body.unavailable).toEqual([
      { line: 1, free: expect.arrayContaining(['P2C']), words: [expect.stringMatching(/^Premium, seats .*2C/)] },
    ])
    expect(refused(await somebody().get(`/holds/${id}`))).toEqual([404, 0, 'not_found'])
    expect(refused(await somebody().send('DELETE', `/holds/${id}`))).toEqual([404, 0, 'not_found'])
    for (let times = 0; times < 2; times += 1) {
      const released = await asha.send('DELETE', `/holds/${id}`)
      expect([released.status, released.body]).toEqual([200, { status: 1 }])
    }
    const over = await asha.get(`/holds/${id}`)
    expect([...refused(over), over.body.isGivenBack]).toEqual([410, 0, 'expired', true])
    expect(over.body.message).toBe(
      'You have cancelled this hold. Nothing is held for you any more, and nothing was charged.',
    )
  })

  test('a hold that is being paid is not given back', async () => {
    const asha = somebody()
    const { id } = await asha.held(seats('P2A'))
    const { ref } = (await asha.place(id)).body.booking as { ref: string }
    await payer(api).orderOf(asha, ref)
    expect(refused(await asha.send('DELETE', `/holds/${id}`))).toEqual([409, 0, 'paying'])
  })
})

describe('calls of a booking', () => {
  test('a booking, field by field, and who may not make it', async () => {
    const asha = somebody()
    const { id } = await asha.held(seats('P2A'))
    const key = { 'idempotency-key': 'one-key-for-one-booking' }
    for (const bad of ['short', 'with spaces in the key', 'k'.repeat(65)])
      expect(refused(await asha.post('/bookings', placeBody(id), { 'idempotency-key': bad }))).toEqual([
        428,
        0,
        'key_required',
      ])
    expect(refused(await somebody().post('/bookings', placeBody(id), key))).toEqual([404, 0, 'not_found'])
    expect(refused(await asha.place(id, { plan: 'initial' }))).toEqual([422, 0, 'plan'])
    const placed = await asha.post('/bookings', placeBody(id), key)
    const { ref } = placed.body.booking as { ref: string }
    expect([placed.status, placed.body.booking]).toEqual([
      201,
      {
        ref: expect.stringMatching(/^PDK-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/),
        ...{ state: 'held', late: false, createdAt: INSTANT, expiresAt: INSTANT, lines: [LINE], total: PRICE },
        ...{ paid: 0, due: 1_705, lead: { ...LEAD, contactText: '+91 98765 43210' } },
        travellers: [person()],
        ...{ payments: [], refunds: [], documents: [], now: INSTANT },
        history: ['Held for you', 'Booked, to be paid'].map((text) => ({ at: INSTANT, text })),
        ...TOLD,
      },
    ])
    expect((await asha.post('/bookings', placeBody(id), key)).body).toEqual(placed.body)
    expect(placed.headers.get('location')).toBe(`/api/v1/bookings/${ref}`)
    const late = await asha.held(seats('P2B'))
    await api.setClock(minutesLater(16))
    expect(refused(await asha.place(late.id))).toEqual([410, 0, 'expired'])
    expect(refused(await asha.get('/bookings'))).toEqual([401, 0, 'sign_in'])
    expect(refused(await somebody().get(`/bookings/${ref}`))).toEqual([404, 0, 'not_found'])
  })

  test('paying: the order, again the same, and its refusals', async () => {
    const asha = somebody()
    const { ref } = await asha.booked([seats('P2A')])
    api.gateway.follow({ faults: [{ on: 'order', fault: 'reset' }] })
    const away = await asha.post(`/bookings/${ref}/pay`, {})
    expect([...refused(away), away.headers.get('retry-after')]).toEqual([503, 0, 'gateway_away', '20'])
    expect((await asha.read(ref)).state).toBe('paying')
    api.gateway.follow({})
    const opened = await asha.post(`/bookings/${ref}/pay`, {})
    expect([opened.status, opened.body.payment]).toEqual([
      200,
      {
        ...{ id: expect.stringMatching(/^pay_/), gateway: 'razorpay', amount: 1_705, expiresAt: INSTANT },
        go: {
          method: 'POST',
          url: expect.stringMatching(/^http/),
          fields: expect.objectContaining({ amount: '170500' }),
        },
      },
    ])
    expect((await asha.post(`/bookings/${ref}/pay`, {})).body).toEqual(opened.body)
    await api.setClock(minutesLater(40))
    const gone = await asha.post(`/bookings/${ref}/pay`, {})
    expect([...refused(gone), gone.body.quoteUrl]).toEqual([
      410,
      0,
      'expired',
      expect.stringMatching(/^http.*\/(trip|quote)\b/),
    ])
    await sql`update booking set state = 'quoted' where reference = ${ref}`.execute(api.testDatabase.db)
    expect(refused(await asha.post(`/bookings/${ref}/pay`, {}))).toEqual([409, 0, 'hold_required'])
    const paid = await paidBooking()
    expect(refused(await paid.asha.post(`/bookings/${paid.ref}/pay`, {}))).toEqual([409, 0, 'already_paid'])
    const { body } = await paid.asha.post(`/bookings/${paid.ref}/cancel/preview`, {})
    await paid.asha.post(`/bookings/${paid.ref}/cancel`, { quoteId: (body.cancel as { quoteId: string }).quoteId })
    expect(refused(await paid.asha.post(`/bookings/${paid.ref}/pay`, {}))).toEqual([409, 0, 'closed'])
  })

  test('cancelling: the preview, field by field, the answer and its refusals', async () => {
    const { asha, ref } = await paidBooking()
    const preview = await asha.post(`/bookings/${ref}/cancel/preview`, {})
    const quote = {
      ...{ quoteId: expect.any(String), refund: 1_364, keep: 341, paid: 1_705, validUntil: INSTANT },
      lines: [{ lineId: 'line-1', percent: 80, keep: 341, refund: 1_364 }],
      ladder: LINE.cancellation,
    }
    expect([preview.status, preview.body]).toEqual([200, { status: 1, cancel: quote }])
    const { quoteId } = preview.body.cancel as { quoteId: string }
    const cancelPath = `/bookings/${ref}/cancel`
    expect((await asha.post(`${cancelPath}/preview`, { lineIds: ['line-9'] })).status).toBe(404)
    const other = await paidOther()
    expect(refused(await other.asha.post(`/bookings/${other.ref}/cancel`, { quoteId }))).toEqual([404, 0, 'not_found'])
    await travelTo('2026-12-24T00:00:00Z')
    const changed = await asha.post(cancelPath, { quoteId })
    expect(refused(changed)).toEqual([409, 0, 'refund_changed'])
    expect(changed.body.cancel).toEqual({
      ...quote,
      refund: 852,
      keep: 853,
      lines: expect.any(Array),
      ladder: [quote.ladder[1]],
    })
    const fresh = (changed.body.cancel as { quoteId: string }).quoteId
    const done = await asha.post(cancelPath, { quoteId: fresh })
    expect([done.status, done.body.refund]).toEqual([200, { amount: 852, dueDate: expect.stringMatching(/^2027-01/) }])
    expect(done.body.booking).toMatchObject({ ref, state: 'cancelled', paid: 853, due: 0 })
    expect((await asha.post(cancelPath, { quoteId: fresh })).body).toEqual(done.body)
    expect((await asha.post(cancelPath, { quoteId })).body).toEqual(done.body)
    for (const which of [{}, { lineIds: ['line-1'] }])
      expect((await asha.post(`${cancelPath}/preview`, which)).body).toEqual({ status: 1, cancel: changed.body.cancel })
    const seen = await other.asha.post(`/bookings/${other.ref}/cancel/preview`, {})
    await travelTo('2026-12-25T06:00:00Z')
    const { quoteId: stale } = seen.body.cancel as { quoteId: string }
    expect(refused(await other.asha.post(`/bookings/${other.ref}/cancel`, { quoteId: stale }))).toEqual([
      409,
      0,
      'too_late',
    ])
  })

  test('names are corrected until a day before, and questions asked three an hour of one lead traveller', async () => {
    const { asha, ref } = await paidBooking()
    const path = `/bookings/${ref}/travellers`
    const renamed = await asha.send('PATCH', path, { travellers: [{ index: 0, name: 'Asha Devi Rao' }] })
    expect([renamed.status, renamed.body.booking]).toMatchObject([
      200,
      { ref, travellers: [{ name: 'Asha Devi Rao' }] },
    ])
    expect((await asha.send('PATCH', path, { travellers: [{ index: 7, name: 'Ravi Rao' }] })).status).toBe(422)
    expect((await asha.send('PATCH', path, { travellers: [{ index: 0, name: 'R' }] })).status).toBe(422)
    const ask = () => asha.post(`/bookings/${ref}/messages`, { text: 'May we bring a pram?' })
    const first = await ask()
    expect([first.status, first.body]).toEqual([201, { status: 1, reference: expect.stringMatching(/^MSG-/) }])
    expect((await asha.post(`/bookings/${ref}/messages`, { text: ' ' })).status).toBe(422)
    expect((await asha.post(`/bookings/${ref}/messages`, { text: 'x'.repeat(2_001) })).status).toBe(422)
    for (let times = 1; times < 3; times += 1) expect((await ask()).status).toBe(201)
    const often = await ask()
    expect([often.status, often.body.code, often.body.message]).toEqual([
      429,
      'too_many',
      'We have had several messages with this email address in a short time. Please try again later, or call us.',
    ])
    expect(Number(often.headers.get('retry-after'))).toBeGreaterThan(3_500)
    expect((await somebody().send('PATCH', path, { travellers: [{ index: 0, name: 'Ravi Rao' }] })).status).toBe(404)
    await travelTo('2026-12-24T05:00:00Z')
    expect(refused(await asha.send('PATCH', path, { travellers: [{ index: 0, name: 'Ravi Rao' }] }))).toEqual([
      409,
      0,
      'too_late',
    ])
  })
})

const paidOther = async () => {
  const asha = somebody()
  const { ref } = await asha.booked([seats('P2D')])
  const pay = payer(api)
  await pay.tell(pay.pay(await pay.orderOf(asha, ref)).id)
  return { asha, ref }
}
