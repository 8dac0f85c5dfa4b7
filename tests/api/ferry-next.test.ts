import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fetchNextFerries } from '#contract/v1/ferries.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

const TODAY = '2026-11-22'

const fieldOf = (body: Record<string, unknown> | undefined) =>
  (body?.errors as { field: string }[] | undefined)?.[0]?.field

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(() => api.setNow(`${TODAY}T04:30:00Z`))

async function next(tripId: string) {
  return fetchNextFerries.response.parse((await api.get(`/ferry/trips/${tripId}/next`)).body)
}

describe('the next ferries', () => {
  test('of one that has left sail the same way, later, and can be booked', async () => {
    const missed = `tm-101.${TODAY}`
    expect((await api.get(`/ferry/trips/${missed}`)).status).toBe(410)
    const { from, to, sailings } = await next(missed)
    expect([from.id, to.id]).toEqual(['haddo-wharf', 'swaraj-dweep-jetty'])
    expect(sailings.map(({ tripId }) => tripId)).toEqual([`tm-104.${TODAY}`, 'st-201.2026-11-23', 'tm-101.2026-11-23'])
    expect(sailings.every((each) => each.salesOpen && each.from.id === from.id && each.to.id === to.id)).toBe(true)
  })

  test('leave out the sailing itself, and one whose sales close', async () => {
    // 12:45:01 in India: the ferry of 13:45 can be seen, not sold.
    api.setNow(`${TODAY}T07:15:01Z`)
    const { sailings } = await next(`tm-104.${TODAY}`)
    expect(sailings.map(({ tripId }) => tripId)[0]).toBe('st-201.2026-11-23')
  })

  test('of a sailing that nobody knows are not there', async () => {
    const { status, body } = await api.get('/ferry/trips/tm-999.2026-12-25/next')
    expect([status, body.code]).toEqual([404, 'not_found'])
  })
})

describe('the price kept with an enquiry about seats', () => {
  let sent = 0
  async function stored(id: string, sailing: object, enquiryFor = 'Ferry') {
    sent += 1
    const traveller = { name: 'Asha Rao', email: 'asha@example.in', contactNumber: '9876543210', adult: 2, child: 1 }
    const asked = { ...traveller, enquiryFor, about: { id, sailing } }
    const { status, body } = await api.post('/enquiry/submit', asked, {}, `10.3.${sent}.1`)
    if (status !== 201) return { status, body }
    const row = await api.testDatabase.db
      .selectFrom('enquiry')
      .select(['about_detail', 'price'])
      .where('reference', '=', (body.data as { reference: string }).reference)
      .executeTakeFirst()
    return { status, asked: row?.about_detail, price: row?.price }
  }

  test('is that of each seat by its class, with infants', async () => {
    const trip = 'tm-101.2026-12-25'
    expect(await stored(trip, { seats: ['P4A', 'P4B', 'R2A'], infants: 1 })).toEqual({
      status: 201,
      asked:
        'Premium, seats 4A and 4B, and Royal, seat 2A; MV Tideline Meridian Haddo Wharf to Swaraj Dweep Jetty, Fri 25 Dec 2026 08:00, arrives 09:30',
      price: { amountPayable: 6_595, taxAmount: 975, covers: 'Premium, 2 seats, Royal, 1 seat, 1 infant' },
    })
  })

  test.each([
    ['no seat', { seats: [] }, 'about.sailing.seats'],
    ['a seat twice', { seats: ['P4A', 'P4A'] }, 'about.sailing.seats'],
    [
      'more seats than are sold at once',
      { seats: [...'ABCDEFGHIJK'].map((letter) => `P4${letter}`) },
      'about.sailing.seats',
    ],
  ])('%s is refused', async (_, sailing, field) => {
    const { status, body } = await stored('tm-101.2026-12-25', sailing)
    expect([status, fieldOf(body)]).toEqual([422, field])
  })

  test('is of ferries alone', async () => {
    const { status, body } = await stored('parasailing', { seats: ['P4A'] }, 'Water Sports')
    expect([status, fieldOf(body)]).toEqual([422, 'about.sailing'])
  })
})
