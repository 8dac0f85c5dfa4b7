import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { STAY_MESSAGES } from '#contract/terms/hotel-stay.ts'
import { HotelDetails, HotelSummary } from '#contract/v1/hotels.ts'
import { rollRoomNights } from '#server/hotels/roll-nights.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

const TODAY = '2026-11-22'
/** Ten in the morning in India. */
const NOW = `${TODAY}T04:30:00Z`

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  // Nights from the day of the tests on, whatever day it is.
  await sql`truncate room_night`.execute(api.testDatabase.db)
  await roll(TODAY)
  await sql`update deal set starts_at = '2026-01-01', ends_at = '2030-01-01' where kind = 'hotel'`.execute(
    api.testDatabase.db,
  )
})
afterAll(() => api.close())
beforeEach(async () => {
  api.setNow(NOW)
  await sql`update room_night set sold = 0 where sold > 0`.execute(api.testDatabase.db)
})

const roll = (today: string) => api.testDatabase.db.transaction().execute((tx) => rollRoomNights(tx, today))

type List = {
  hotels: HotelSummary[]
  total: number
  splitStay?: { hotelId: string; checkIn: string; checkOut: string }[]
}

async function list(query: string): Promise<List> {
  const { status, body } = await api.get(`/hotels/fetch?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return {
    hotels: (body.hotelData as unknown[]).map((each) => HotelSummary.parse(each)),
    total: body.total as number,
    splitStay: body.splitStay as List['splitStay'],
  }
}

async function details(id: string, query: string): Promise<HotelDetails> {
  const { status, body } = await api.get(`/hotels/hotelDetails?hotelId=${id}&${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return HotelDetails.parse(body.hotelData)
}

const stayOf = async (id: string, query: string) => (await list(`id=${id}&${query}`)).hotels[0]?.stay
describe('days that cannot be', () => {
  test.each([
    ['checkIn=2026-11-21&checkOut=2026-11-23', 'checkIn', STAY_MESSAGES.past],
    ['checkIn=2026-12-12&checkOut=2026-12-12', 'checkOut', STAY_MESSAGES.order],
    ['checkIn=2026-12-12&checkOut=2026-12-10', 'checkOut', STAY_MESSAGES.order],
    ['checkIn=2026-12-12', 'checkOut', STAY_MESSAGES.checkOutMissing],
    ['checkOut=2026-12-12', 'checkIn', STAY_MESSAGES.checkInMissing],
    ['checkIn=2026-12-01&checkOut=2027-01-01', 'checkOut', STAY_MESSAGES.nights],
    ['checkIn=2027-12-26&checkOut=2027-12-28', 'checkOut', STAY_MESSAGES.horizon],
    ['checkIn=2027-12-27&checkOut=2027-12-28', 'checkIn', STAY_MESSAGES.horizon],
    ['checkIn=2027-02-29&checkOut=2027-03-01', 'checkIn', 'Please enter a date as yyyy-mm-dd'],
    ['checkIn=12-12-2026&checkOut=2026-12-13', 'checkIn', 'Please enter a date as yyyy-mm-dd'],
    ['rooms=0-0', 'rooms', STAY_MESSAGES.adult],
    ['rooms=0-2', 'rooms', STAY_MESSAGES.adult],
    [`rooms=${Array(9).fill('2-0').join(',')}`, 'rooms', STAY_MESSAGES.roomCount],
    ['rooms=10-0', 'rooms', STAY_MESSAGES.adults],
    ['rooms=2-7', 'rooms', STAY_MESSAGES.children],
    ['rooms=two', 'rooms', STAY_MESSAGES.rooms],
  ])('%s is 422 and names %s, on both calls', async (query, field, message) => {
    for (const path of ['/hotels/fetch?', '/hotels/hotelDetails?hotelId=tern-house&']) {
      const { status, body } = await api.get(`${path}${query}`)
      expect([status, body.code, body.errors]).toEqual([422, 'invalid', [{ field, message }]])
    }
  })

  test.each([
    ['minPrice=9000&maxPrice=8000', 'maxPrice', STAY_MESSAGES.band],
    ['minPrice=-5', 'minPrice', 'Please enter a whole number'],
    ['stars=6', 'stars', 'Stars are 1 to 5'],
    ['stars=3,', 'stars', 'Stars are 1 to 5'],
    ['guestRating=9', 'guestRating', 'A guest rating is 1 to 5'],
    ['propertyType=%3Cb%3E', 'propertyType', 'Unknown property type'],
    ['location=;drop', 'location', STAY_MESSAGES.destination],
    ['destination=%20', 'destination', STAY_MESSAGES.destination],
    ['sort=cheapest', 'sort', 'Unknown sort order'],
    [`stars=${Array.from({ length: 21 }, (_, star) => star).join(',')}`, 'stars', 'At most 20 choices are possible'],
  ])('%s is 422 and names %s', async (query, field, message) => {
    const { status, body } = await api.get(`/hotels/fetch?${query}`)
    expect([status, body.message]).toEqual([422, message])
    expect((body.errors as { field: string }[])[0]?.field).toBe(field)
  })

  test('thirty nights and eight rooms are possible', async () => {
    const stay = await stayOf(
      'tern-house',
      `checkIn=2026-12-02&checkOut=2027-01-01&rooms=${Array(8).fill('2-0').join(',')}`,
    )
    expect(stay).toMatchObject({ nights: 30, rooms: 8, soldOut: false })
  })

  test('the last day of the horizon is a check-out; a day later there is one more', async () => {
    expect(
      (await list('checkIn=2027-12-26&checkOut=2027-12-27')).hotels.every(({ stay }) => stay?.soldOut === false),
    ).toBe(true)
    api.setNow('2026-11-23T04:30:00Z')
    expect((await list('checkIn=2027-12-27&checkOut=2027-12-28')).total).toBe(30)
  })

  test('midnight in India turns yesterday into the past, not midnight in London', async () => {
    const tonight = `checkIn=${TODAY}&checkOut=2026-11-23`
    api.setNow('2026-11-22T18:29:59.999Z')
    expect((await api.get(`/hotels/fetch?${tonight}`)).status).toBe(200)
    api.setNow('2026-11-22T18:30:00Z')
    expect((await api.get(`/hotels/fetch?${tonight}`)).body.message).toBe(STAY_MESSAGES.past)
    expect((await api.get('/hotels/fetch?checkIn=2026-11-23&checkOut=2026-11-24')).status).toBe(200)
  })

  test('29 February is a night of the year that has one', async () => {
    api.setNow('2027-12-01T04:30:00Z')
    await roll('2027-12-01')
    const { nights } = (await details('tern-house', 'checkIn=2028-02-28&checkOut=2028-03-01')).rooms[0]?.stay ?? {}
    expect(nights?.map(({ date, price }) => [date, price])).toEqual([
      ['2028-02-28', 4_200],
      ['2028-02-29', 4_200],
    ])
  })
})
