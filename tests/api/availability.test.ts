import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rollRoomNights } from '#server/hotels/roll-nights.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

const TODAY = '2026-11-22'
/** Ten in the morning in India. */
const NOW = `${TODAY}T04:30:00Z`
/** Five nights: one at cove-and-palm, two at mahua-shore and so on; two sharing a room. */
const PACKAGE = 'island-saver'
const ROOM = 'mahua-shore-gc'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await sql`truncate room_night`.execute(api.testDatabase.db)
  await api.testDatabase.db.transaction().execute((tx) => rollRoomNights(tx, TODAY))
})
afterAll(() => api.close())
beforeEach(async () => {
  api.setNow(NOW)
  await sql`update room_night set sold = 0 where sold > 0`.execute(api.testDatabase.db)
})

type Day = { date: string; open: boolean; reason?: string; left?: number; priceFrom?: number }

async function days(query: string): Promise<Day[]> {
  const { status, body } = await api.get(`/availability?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.days as Day[]
}
const states = (found: Day[]) => found.map(({ date, reason = 'open' }) => [date, reason])

/** The first room that a package's plan names, and how many travellers it holds. */
async function firstRoomOf(id: string): Promise<{ room: string; allotment: number; capacity: number; nights: number }> {
  const { rows } = await sql<{ room: string; allotment: number; capacity: number; nights: number }>`
    select room_type.id as room, room_type.allotment, (package.hotels -> 0 ->> 'capacityPerRoom')::int as capacity, package.nights
      from package join room_type on room_type.hotel_id = package.hotels -> 0 ->> 'hotelId'
                                 and room_type.name = package.hotels -> 0 ->> 'roomType' where package.id = ${id}`.execute(
    api.testDatabase.db,
  )
  if (rows[0] === undefined) throw new Error(`No room of ${id}`)
  return rows[0]
}

describe('the nights of a room type', () => {
  test('have what is left and the price as shown, the same as the page of the hotel', async () => {
    const [night] = await days(`kind=hotel&id=${ROOM}&from=2026-12-12&to=2026-12-12`)
    const { body } = await api.get(
      '/hotels/hotelDetails?hotelId=mahua-shore&checkIn=2026-12-12&checkOut=2026-12-13&rooms=2-0',
    )
    const rooms = (body.hotelData as { rooms: { _id: string; stay: { left: number; price: object } }[] }).rooms
    const room = rooms.find(({ _id }) => _id === ROOM)
    expect(night).toEqual({ date: '2026-12-12', open: true, left: room?.stay.left, priceFrom: expect.any(Number) })
    expect(room?.stay.price).toMatchObject({ amountPayable: night?.priceFrom })
  })

  test('are sold out for a party that needs more rooms than are free, and open for a smaller one', async () => {
    await sql`update room_night set sold = allotment - 1 where room_type_id = ${ROOM} and night = '2026-12-12'`.execute(
      api.testDatabase.db,
    )
    const asked = async (adults: number) =>
      (await days(`kind=hotel&id=${ROOM}&from=2026-12-12&to=2026-12-12&adults=${adults}`))[0]
    expect(await asked(2)).toMatchObject({ open: true, left: 1 })
    expect(await asked(6)).toEqual({ date: '2026-12-12', open: false, reason: 'sold_out', left: 1 })
  })

  test('gone by, not in stock, and beyond the stock say so', async () => {
    await sql`delete from room_night where room_type_id = ${ROOM} and night = '2026-11-23'`.execute(api.testDatabase.db)
    expect(states(await days(`kind=hotel&id=${ROOM}&from=2026-11-21&to=2026-11-24`))).toEqual([
      ['2026-11-21', 'too_soon'],
      ['2026-11-22', 'open'],
      ['2026-11-23', 'closed'],
      ['2026-11-24', 'open'],
    ])
    expect(states(await days(`kind=hotel&id=${ROOM}&from=2027-12-26&to=2027-12-27`))).toEqual([
      ['2027-12-26', 'open'],
      ['2027-12-27', 'not_yet'],
    ])
  })

  test('are not for children alone', async () => {
    const { status, body } = await api.get(
      `/availability?kind=hotel&id=${ROOM}&from=2026-12-12&to=2026-12-12&adults=0&children=2`,
    )
    const message = 'Each room needs at least one adult'
    expect([status, body.errors]).toEqual([422, [{ field: 'adults', message }]])
  })
})

describe('the start days of a package', () => {
  test('cost a person of two sharing what the price of that day says', async () => {
    const [low, high] = [
      await days(`kind=package&id=${PACKAGE}&from=2027-04-10&to=2027-04-10`),
      await days(`kind=package&id=${PACKAGE}&from=2026-12-25&to=2026-12-25`),
    ].map(([day]) => day?.priceFrom ?? 0)
    const priced = await api.post('/travelPackage/pricing', {
      packageId: PACKAGE,
      adultCount: 2,
      travelDate: '2026-12-25',
    })
    const { amountPayable } = priced.body.data as { amountPayable: number }
    expect(high).toBe(Math.round(amountPayable / 2))
    expect(high).toBeGreaterThan(low ?? 0)
  })

  test('are sold out when one night of one room its plan names is', async () => {
    const { room, allotment, capacity } = await firstRoomOf(PACKAGE)
    const asked = async (adults: number) =>
      (await days(`kind=package&id=${PACKAGE}&from=2027-02-10&to=2027-02-10&adults=${adults}`))[0]
    const before = await asked(2)
    expect(before).toMatchObject({ open: true })
    expect(before?.left).toBeLessThanOrEqual(allotment * capacity)
    await sql`update room_night set sold = allotment - 1 where room_type_id = ${room} and night = '2027-02-10'`.execute(
      api.testDatabase.db,
    )
    expect(await asked(2)).toMatchObject({ open: true, left: capacity })
    expect(await asked(capacity + 1)).toEqual({ date: '2027-02-10', open: false, reason: 'sold_out', left: capacity })
  })

  test('close at six in the evening of the day before, and end where the rooms of its last night do', async () => {
    const soon = () => days(`kind=package&id=${PACKAGE}&from=${TODAY}&to=2026-11-23`)
    api.setNow(`${TODAY}T18:00:00+05:30`)
    expect(states(await soon())).toEqual([
      [TODAY, 'too_soon'],
      ['2026-11-23', 'open'],
    ])
    api.setNow(`${TODAY}T18:00:01+05:30`)
    expect(states(await soon())).toEqual([
      [TODAY, 'too_soon'],
      ['2026-11-23', 'too_soon'],
    ])
    const { nights } = await firstRoomOf(PACKAGE)
    const late = states(await days(`kind=package&id=${PACKAGE}&from=2027-12-10&to=2027-12-27`))
    expect(late.filter(([, state]) => state === 'open').at(-1)).toEqual([`2027-12-${27 - nights}`, 'open'])
    expect(late.at(-1)).toEqual(['2027-12-27', 'not_yet'])
  })

  test('are refused to more adults than the package takes, and to nobody', async () => {
    const asked = (adults: number) =>
      api.get(`/availability?kind=package&id=${PACKAGE}&from=2027-02-10&to=2027-02-10&adults=${adults}`)
    const many = await asked(99)
    expect([many.status, many.body.code, many.body.message]).toEqual([
      422,
      'pax_limit',
      expect.stringMatching(/^The total pax cannot exceed \d+$/),
    ])
    expect((await asked(0)).body.errors).toEqual([{ field: 'adults', message: 'Please enter valid value' }])
  })
})

describe('what is not there', () => {
  test.each(['package', 'hotel', 'activity', 'car'])(
    'a %s of an unknown id is 404 with the words of the call',
    async (kind) => {
      const { status, body } = await api.get(`/availability?kind=${kind}&id=nowhere&from=2027-01-01&to=2027-01-02`)
      expect([status, body.code, body.message]).toEqual([404, 'not_found', 'Error fetching data'])
    },
  )

  test.each([
    ['rocket', 'Please give one of: package, hotel, ferry, activity, car'],
    ['constructor', 'Please give one of: package, hotel, ferry, activity, car'],
  ])('the kind %s is refused: %s', async (kind, message) => {
    const { status, body } = await api.get(`/availability?kind=${kind}&id=x&from=2027-01-01&to=2027-01-02`)
    expect([status, body.errors]).toEqual([422, [{ field: 'kind', message }]])
  })

  test('a place narrows water sports alone', async () => {
    const { body } = await api.get(`/availability?kind=hotel&id=${ROOM}&place=x&from=2027-01-01&to=2027-01-02`)
    expect(body.errors).toEqual([{ field: 'place', message: 'Unknown field' }])
  })

  test.each([
    ['from=2027-01-02&to=2027-01-01', 'to', 'The last day must not be before the first'],
    ['from=2027-01-01&to=2027-03-04', 'to', 'Please ask for at most 62 days'],
    ['from=2027-02-31&to=2027-03-01', 'from', 'Please enter a date as yyyy-mm-dd'],
    ['from=2027-01-01&to=2027-01-01&adults=two', 'adults', 'Please enter a whole number'],
  ])('%s is refused and names %s', async (query, field, message) => {
    const { status, body } = await api.get(`/availability?kind=package&id=${PACKAGE}&${query}`)
    expect([status, body.errors]).toEqual([422, [{ field, message }]])
  })
})
