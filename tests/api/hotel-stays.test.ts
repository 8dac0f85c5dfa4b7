import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HotelDetails, HotelSummary } from '#contract/v1/hotels.ts'
import { rollRoomNights } from '#server/hotels/roll-nights.ts'
import { groupGuests, houseGuests, priceLine } from '#server/hotels/rules.ts'
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
  await sql`update deal set starts_at = '2026-01-01', ends_at = '2030-01-01' where kind = 'hotel' and ends_at < '2027-02-01'`.execute(
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
const sell = (from: string, until: string, where: string, left = 0) =>
  sql`update room_night set sold = allotment - ${left} where night >= ${from}::date and night < ${until}::date and room_type_id like ${where}`.execute(
    api.testDatabase.db,
  )

describe('the price of a stay', () => {
  test('adds up the nights at their own season and slab, tax rounded once', async () => {
    // Shoulder 4,200 until 14 December, peak 5,900 from the 15th; all at 5 %.
    expect(await stayOf('tern-house', 'checkIn=2026-12-13&checkOut=2026-12-17')).toEqual({
      nights: 4,
      perNight: 5_303,
      price: { packageBasePrice: 20_200, discount: 0, taxAmount: 1_010, amountPayable: 21_210 },
      soldOut: false,
      rooms: 1,
    })
    // A deal takes 10 % off each night: 8,333 is 7,500 at 5 %, 11,667 is 10,500 at 18 %.
    const room = (await details('padauk-court', 'checkIn=2026-12-14&checkOut=2026-12-16')).rooms[0]
    expect(room?.stay).toMatchObject({
      nights: [
        { date: '2026-12-14', price: 7_500, taxPercent: 5 },
        { date: '2026-12-15', price: 10_500, taxPercent: 18 },
      ],
      price: { packageBasePrice: 18_000, taxAmount: 2_265, amountPayable: 20_265 },
      left: 18,
      roomsNeeded: 1,
      priceVersion: expect.stringMatching(/^[\w-]{12}$/),
    })
  })

  test('two rooms cost twice as much, and a night of them is shown together', async () => {
    const one = await stayOf('drift-and-dive', 'checkIn=2027-02-01&checkOut=2027-02-03')
    const two = await stayOf('drift-and-dive', 'checkIn=2027-02-01&checkOut=2027-02-03&rooms=2-0,2-1')
    expect(two).toMatchObject({
      perNight: 2 * (one?.perNight ?? 0),
      rooms: 2,
      price: { amountPayable: 2 * (one?.price.amountPayable ?? 0) },
    })
  })

  test('a new rate holds from its day on', async () => {
    const { db } = api.testDatabase
    await db
      .insertInto('tax_rate')
      .values({ item: 'hotel_night', from_date: '2027-03-02', from_price: 0, percent: 12 })
      .execute()
    const { nights } = (await details('tern-house', 'checkIn=2027-03-01&checkOut=2027-03-03')).rooms[0]?.stay ?? {}
    const price = (await stayOf('tern-house', 'checkIn=2027-03-01&checkOut=2027-03-03'))?.price
    await db.deleteFrom('tax_rate').where('from_date', '=', '2027-03-02').execute()
    expect(nights?.map(({ taxPercent }) => taxPercent)).toEqual([5, 12])
    expect(price).toMatchObject({ packageBasePrice: 8_400, taxAmount: 714 })
  })

  test('a party for one room goes into as many rooms as it needs; one that cannot is not offered', async () => {
    expect(await stayOf('sunset-lane', 'checkIn=2027-02-01&checkOut=2027-02-02&rooms=4-0')).toMatchObject({ rooms: 2 })
    const room = (await details('sunset-lane', 'checkIn=2027-02-01&checkOut=2027-02-02&rooms=4-0')).rooms[0]
    expect(room?.stay).toMatchObject({ roomsNeeded: 2, left: 10 })
    expect(await stayOf('sunset-lane', 'checkIn=2027-02-01&checkOut=2027-02-02&rooms=1-6')).toBeUndefined()
    expect(
      (await details('sunset-lane', 'checkIn=2027-02-01&checkOut=2027-02-02&rooms=1-6')).rooms[0],
    ).not.toHaveProperty('stay')
    expect(ids((await list('checkIn=2027-02-01&checkOut=2027-02-02&rooms=1-6')).hotels)).not.toContain('sunset-lane')
  })

  test.each(['2-0', '2-0,2-0', '4-1,2-0', '3-0,3-0,1-2', '9-6', '1-0,1-0,1-0,1-0,1-0,1-0,1-0,1-0', '6-2,2-1,2-1'])(
    'for %s the search houses and prices as the rules do, hotel by hotel',
    async (rooms) => {
      await sql`update room_night set sold = greatest(0, allotment - abs(hashtext(room_type_id)) % 4) where night >= '2026-12-13' and night < '2026-12-18'`.execute(
        api.testDatabase.db,
      )
      const query = `destination=havelock&checkIn=2026-12-13&checkOut=2026-12-18&rooms=${rooms}`
      const groups = groupGuests(
        rooms.split(',').map((room) => ({ adults: Number(room[0]), children: Number(room[2]) })),
      )
      const { hotels } = await list(query)
      expect(hotels.length).toBeGreaterThan(3)
      for (const { _id, stay } of hotels) {
        const own = (await details(_id, 'checkIn=2026-12-13&checkOut=2026-12-18&rooms=1-0')).rooms.filter(
          ({ name }) => name !== 'Dorm Bed',
        )
        const offers = (free: number) =>
          own.map((room) => ({
            ...room,
            id: room._id,
            free: Math.min(free, room.stay?.left ?? 0),
            price: room.stay?.price.packageBasePrice ?? 0,
          }))
        const housed = houseGuests(groups, offers(99))
        expect(stay?.soldOut, _id).toBe(housed === undefined)
        if (housed === undefined) continue
        const lines = own.map((room) => priceLine(room.stay?.nights ?? [], housed.get(room._id) ?? 0))
        expect(stay?.price.amountPayable, _id).toBe(lines.reduce((sum, line) => sum + line.amountPayable, 0))
        expect(stay?.rooms, _id).toBe([...housed.values()].reduce((sum, count) => sum + count, 0))
      }
    },
  )
})

const ids = (hotels: { _id: string }[]) => hotels.map(({ _id }) => _id)

describe('what is free', () => {
  test('without dates is what is free tonight, with dates what is free in every night', async () => {
    expect((await list('id=tern-house')).hotels[0]?.availableRooms).toBe(26)
    await sell('2026-12-14', '2026-12-15', 'tern-house-s', 3)
    expect((await list('id=tern-house&checkIn=2026-12-13&checkOut=2026-12-16')).hotels[0]?.availableRooms).toBe(19)
    expect((await list('id=tern-house')).hotels[0]?.availableRooms).toBe(26)
    const { rooms } = await details('tern-house', 'checkIn=2026-12-13&checkOut=2026-12-16')
    expect(rooms.map(({ stay }) => stay?.left)).toEqual([3, 10, 6])
  })

  test('the day of check-out is not a night', async () => {
    await sell('2026-12-16', '2026-12-17', 'tern-house-%')
    expect(await stayOf('tern-house', 'checkIn=2026-12-14&checkOut=2026-12-16')).toMatchObject({ soldOut: false })
    expect(await stayOf('tern-house', 'checkIn=2026-12-14&checkOut=2026-12-17')).toMatchObject({ soldOut: true })
  })

  test('when the cheapest room is full the next is taken', async () => {
    const before = await stayOf('tern-house', 'checkIn=2026-12-10&checkOut=2026-12-11')
    await sell('2026-12-10', '2026-12-11', 'tern-house-s')
    const after = await stayOf('tern-house', 'checkIn=2026-12-10&checkOut=2026-12-11')
    expect([before?.price.packageBasePrice, after?.price.packageBasePrice]).toEqual([4_200, 5_300])
  })

  test('sold-out hotels come last in every order, marked, with the price they would have', async () => {
    await sell('2026-12-11', '2026-12-12', 'black-rock-cabins-%')
    await sell('2026-12-11', '2026-12-12', 'mahua-shore-%')
    for (const sort of ['recommended', 'price_asc', 'price_desc', 'rating']) {
      const { hotels, splitStay } = await list(
        `destination=havelock&checkIn=2026-12-10&checkOut=2026-12-13&sort=${sort}`,
      )
      expect(ids(hotels.slice(-2)).sort(), sort).toEqual(['black-rock-cabins', 'mahua-shore'])
      expect(
        hotels.map(({ stay }) => stay?.soldOut),
        sort,
      ).toEqual([...Array(7).fill(false), true, true])
      expect(hotels.find(({ _id }) => _id === 'black-rock-cabins')?.stay?.price.packageBasePrice).toBe(7_200)
      expect(splitStay).toBeUndefined()
    }
  })

  test('a stay that nothing covers is split over two hotels', async () => {
    await sell('2026-12-10', '2026-12-14', '%')
    await sell('2026-12-10', '2026-12-12', 'blue-shelf-%', 2)
    await sell('2026-12-12', '2026-12-14', 'betel-garden-%', 2)
    const { hotels, splitStay } = await list('destination=havelock&checkIn=2026-12-10&checkOut=2026-12-14')
    expect(hotels.every(({ stay }) => stay?.soldOut)).toBe(true)
    expect(splitStay).toEqual([
      { hotelId: 'blue-shelf', checkIn: '2026-12-10', checkOut: '2026-12-12' },
      { hotelId: 'betel-garden', checkIn: '2026-12-12', checkOut: '2026-12-14' },
    ])
    // The filters hold for the parts too.
    expect(
      (await list('destination=havelock&checkIn=2026-12-10&checkOut=2026-12-14&stars=4,5')).splitStay,
    ).toBeUndefined()
    // Three rooms are not free anywhere.
    expect(
      (await list('destination=havelock&checkIn=2026-12-10&checkOut=2026-12-14&rooms=2-0,2-0,2-0,2-0,2-0')).splitStay,
    ).toBeUndefined()
  })

  test('a room is never sold below nought nor above what there is', async () => {
    const { db } = api.testDatabase
    const set = (sold: number) =>
      db
        .updateTable('room_night')
        .set({ sold })
        .where('room_type_id', '=', 'tern-house-s')
        .where('night', '=', TODAY)
        .execute()
    await expect(set(11)).rejects.toThrow(/check/)
    await expect(set(-1)).rejects.toThrow(/check/)
  })
})
