import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#contract/terms/india-time.ts'
import { HotelDetails, type HotelFacets, HotelSummary } from '#contract/v1/hotels.ts'
import { hotelFacts } from '#demo/hotel-facts.ts'
import { minutesFrom, PINNED_DAY, PINNED_NOW } from '#tests/support/pinned-day.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

type List = { hotels: HotelSummary[]; total: number; facets: HotelFacets }

async function list(query = ''): Promise<List> {
  const { status, body } = await api.get(`/hotels/fetch${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return { hotels: body.hotelData as HotelSummary[], total: body.total as number, facets: body.facets as HotelFacets }
}

async function details(id: string, query = ''): Promise<HotelDetails> {
  const { body } = await api.get(`/hotels/hotelDetails?hotelId=${id}${query}`)
  return HotelDetails.parse(body.hotelData)
}

const shown = (hotel: HotelSummary) => hotel.stay?.perNight ?? hotel.standardPrice + hotel.taxAmount
const ids = (hotels: { _id: string }[]) => hotels.map(({ _id }) => _id)
/** A day so many days from the pinned one. */
const ahead = (days: number) => addDays(PINNED_DAY, days)

describe('the list of hotels', () => {
  test('answers all thirty in the declared shape, fifty a page', async () => {
    const { body } = await api.get('/hotels/fetch')
    expect(body).toMatchObject({ status: 1, total: 30, page: 1, limit: 50 })
    const hotels = (body.hotelData as unknown[]).map((each) => HotelSummary.parse(each))
    expect(new Set(ids(hotels)).size).toBe(30)
    for (const hotel of hotels) {
      expect(hotel.images.length, hotel._id).toBeGreaterThanOrEqual(5)
      expect(hotel.description.length, hotel._id).toBeGreaterThan(300)
      expect(hotel.hotelName).toBe(hotel.name)
    }
  })

  test.each(hotelFacts.map((fact) => [fact.id, fact] as const))('%s costs what its facts say', async (id, fact) => {
    const { hotels } = await list(`?id=${id}`)
    expect(hotels).toHaveLength(1)
    expect(hotels[0]).toMatchObject({
      name: fact.name,
      standardPrice: fact.standardPrice,
      taxAmount: Math.round((fact.standardPrice * (fact.standardPrice > 7_500 ? 18 : 5)) / 100),
      starRating: fact.starRating,
      pointId: fact.pointId,
      locality: { name: fact.locality },
      place: { _id: fact.island },
    })
  })

  test('a hotel at exactly 7,500 pays 5 %', async () => {
    expect((await list('?id=padauk-court')).hotels[0]).toMatchObject({ standardPrice: 7_500, taxAmount: 375 })
  })

  test('pages hold every hotel once; one past the end is empty with the true total', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list(`?limit=10&page=${page}`)))
    expect(new Set(pages.flatMap(({ hotels }) => ids(hotels))).size).toBe(30)
    expect(await list('?limit=10&page=4')).toMatchObject({ hotels: [], total: 30 })
  })

  test('sorts by the price shown, both ways; duration means recommended, with deals first', async () => {
    const up = (await list('?sort=price_asc')).hotels.map(shown)
    expect(up).toEqual([...up].sort((one, other) => one - other))
    const down = (await list('?sort=price_desc')).hotels.map(shown)
    expect(down).toEqual([...down].sort((one, other) => other - one))
    const recommended = (await list()).hotels
    expect(ids((await list('?sort=duration')).hotels)).toEqual(ids(recommended))
    expect(recommended.findIndex(({ badge }) => badge === undefined)).toBe(
      recommended.filter(({ badge }) => badge !== undefined).length,
    )
    const rated = (await list('?sort=rating')).hotels.map(({ rating }) => rating?.average ?? 0)
    expect(rated).toEqual([...rated].sort((one, other) => other - one))
  })
})

describe('a destination', () => {
  test.each([
    ['swaraj-dweep', 9],
    ['radhanagar-beach', 9],
    ['Swaraj Dweep', 9],
    ['swaraj', 9],
    ['Shaheed', 5],
    ['HAVELOCK', 9],
    ['Havelock Island', 9],
    ['Swaraj Dweep (Havelock)', 9],
    ['beach no. 7', 9],
    ['neil island', 5],
    ['Neil', 5],
    ['Shaheed Dweep (Neil Island)', 5],
    ['Port Blair', 10],
    ['sri vijaya puram', 10],
    ['Corbyn’s Cove Beach', 10],
    ['Vijaynagar', 3],
    ['Lantern Reef Resort', 1],
    ['Long Island', 1],
    ['Ross Island', 0],
  ])('%s has %i hotels', async (destination, total) => {
    expect((await list(`?destination=${encodeURIComponent(destination)}`)).total).toBe(total)
  })

  test('that nobody knows is 422', async () => {
    const { status, body } = await api.get('/hotels/fetch?destination=Atlantis')
    expect([status, body.code, body.message]).toEqual([
      422,
      'invalid',
      'We do not know this place. Please choose one from the list',
    ])
    expect(body.errors).toEqual([{ field: 'destination', message: body.message }])
  })

  test('by the call of its own takes an island or a place, and knows no others', async () => {
    const { body } = await api.get('/placewiseHotel/fetch?place=shaheed-dweep')
    expect(body).toMatchObject({ status: 1, total: 5 })
    expect((await api.get('/placewiseHotel/fetch?place=natural-bridge')).body.hotelData).toEqual(body.hotelData)
    const missing = await api.get('/placewiseHotel/fetch?place=atlantis')
    expect([missing.status, missing.body.message]).toEqual([404, 'Failed to fetch hotels.'])
    expect((await api.get('/placewiseHotel/fetch?place=nscb-dweep')).body).toMatchObject({ total: 0, hotelData: [] })
    expect((await api.get('/placewiseHotel/fetch')).status).toBe(422)
  })
})

describe('deals', () => {
  test('the ten top deals carry the badge and the price before: 7,500 was 8,333, taxed at its own slab', async () => {
    const onDeal = (await list()).hotels.filter(({ badge }) => badge === '10% Off')
    expect(ids(onDeal).sort()).toEqual(
      hotelFacts
        .filter(({ topDeal }) => topDeal)
        .map(({ id }) => id)
        .sort(),
    )
    expect(onDeal.find(({ _id }) => _id === 'padauk-court')).toMatchObject({
      struckPrice: 8_333,
      struckTaxAmount: 1_500,
    })
    expect((await list('?id=tern-house')).hotels[0]).not.toHaveProperty('struckPrice')
  })

  test('a deal that has ended gives the list price back, for every night', async () => {
    const { db } = api.testDatabase
    const ends = (at: Date) =>
      db.updateTable('deal').set({ ends_at: at }).where('id', '=', 'hotel-lantern-reef').execute()
    await ends(new Date(PINNED_NOW))
    const query = `&checkIn=${ahead(1)}&checkOut=${ahead(2)}`
    const ended = await details('lantern-reef', query)
    expect(ended).toMatchObject({ standardPrice: 9_111 })
    expect(ended).not.toHaveProperty('badge')
    await ends(minutesFrom(PINNED_NOW, 60))
    const live = await details('lantern-reef', query)
    expect(live).toMatchObject({ standardPrice: 8_200, badge: '10% Off' })
    const [listed, dealt] = [ended.rooms[0]?.stay, live.rooms[0]?.stay]
    expect(dealt?.nights[0]?.price).toBe(Math.round((listed?.nights[0]?.price ?? 0) * 0.9))
    expect(dealt?.priceVersion).not.toBe(listed?.priceVersion)
  })
})

describe('what guests say', () => {
  test('is the average and count of the reviews shown; a hotel without any has no rating', async () => {
    const { db } = api.testDatabase
    const hide = (status: 'hidden' | 'shown') =>
      sql`update review set status = ${status} where kind = 'hotel' and subject_id = 'tern-house'`.execute(db)
    const { rows } = await sql<{ average: number; count: number }>`
      select round(avg(rating), 1)::float8 as average, count(*)::int as count from review where kind = 'hotel' and subject_id = 'tern-house'`.execute(
      db,
    )
    expect((await list('?id=tern-house')).hotels[0]?.rating).toEqual(rows[0])
    await hide('hidden')
    expect((await list('?id=tern-house')).hotels[0]).not.toHaveProperty('rating')
    expect(ids((await list('?sort=rating')).hotels).at(-1)).toBe('tern-house')
    await hide('shown')
  })
})

describe('one hotel', () => {
  test.each(hotelFacts.map(({ id }) => id))('%s has all its details', async (id) => {
    const hotel = await details(id)
    const fact = hotelFacts.find((each) => each.id === id)
    expect(ids(hotel.rooms)).toEqual(fact?.rooms.map((room) => room.id))
    expect(hotel.rooms.map(({ pricePerRoom }) => pricePerRoom)).toEqual(
      fact?.rooms.map((room) => room.pricePerRoom.shoulder),
    )
    expect(hotel.nearbyPlaces).toHaveLength(fact?.nearbyPlaces.length ?? 0)
    expect(hotel.phone).toMatch(/^\+91 3192 200 0\d\d$/)
    for (const room of hotel.rooms) expect(room.images.length, room._id).toBeGreaterThan(0)
  })

  test('says how far things are in words', async () => {
    const hotel = await details('tern-house')
    expect(hotel.nearbyPlaces[0]).toEqual({
      placeId: 'aberdeen-bazaar',
      name: 'Aberdeen Bazaar',
      description: '0.2 km, 2 minutes',
      distanceKm: 0.2,
    })
    expect(hotel.transport[0]).toEqual({ name: 'Veer Savarkar International Airport', distanceKm: 4.8, minutes: 12 })
  })

  test('where only a boat goes it says so, and names no minutes of a drive', async () => {
    const ways = async (id: string) =>
      Object.fromEntries((await details(id)).nearbyPlaces.map(({ placeId, description }) => [placeId, description]))
    expect(await ways('mangrove-steps')).toMatchObject({
      'wandoor-beach': '0.5 km, 2 minutes',
      'jolly-buoy': '10.2 km, by road and boat',
      'viper-island': '16 km, by road and boat',
    })
    expect(await ways('mahua-shore')).toMatchObject({ 'elephant-beach': '4 km, by road and boat' })
  })

  test('a bed in a dormitory is shown but sets no price', async () => {
    const hotel = await details('night-glow-hostel')
    expect(hotel.rooms.map(({ name, pricePerRoom }) => [name, pricePerRoom])).toContainEqual(['Dorm Bed', 900])
    expect(hotel).toMatchObject({ standardPrice: 2_600, availableRooms: 20 })
  })

  test('an unknown one is 404 in the words of the catalogue', async () => {
    const missing = await api.get('/hotels/hotelDetails?hotelId=nowhere')
    expect([missing.status, missing.body.code, missing.body.message]).toEqual([
      404,
      'not_found',
      'Failed to fetch hotel details.',
    ])
    expect((await api.get('/hotels/fetch?id=nowhere')).body.message).toBe('Failed to fetch hotels.')
    expect((await api.get('/hotels/hotelDetails')).status).toBe(422)
  })
})
