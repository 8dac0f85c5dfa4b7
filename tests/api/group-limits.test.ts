import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CarPrice } from '#contract/v1/car-packages.ts'
import type { TripPrice } from '#contract/v1/holds.ts'
import type { HotelDetails } from '#contract/v1/hotels.ts'
import type { SavedQuote } from '#contract/v1/quotes.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { carLine, diveLine, openFullShop, roomLine } from '#tests/support/full-shop.ts'
import { acceptQuote, askForGroup, freshStock, officeToken, writtenQuote } from '#tests/support/group-steps.ts'
import { NOW, TODAY } from '#tests/support/staged-booking.ts'
import { visitor } from '#tests/support/traveller.ts'

let shop: Awaited<ReturnType<typeof openFullShop>>
beforeAll(async () => {
  shop = await openFullShop()
})
afterAll(() => shop.api.close())
beforeEach(async () => {
  await shop.reset()
  await shop.api.setNow(NOW)
  await shop.api.forgetLimits()
})

const ROOM = 'tern-house-s'
const told = (above: string) =>
  expect.stringMatching(new RegExp(`^We book groups of more than ${above} for you: price as shown, answer on `))
const held = async (line: Line) => {
  const { status, body } = await visitor(shop.api).hold(line)
  return [status, body.code]
}
const priceOf = async (...lines: Line[]) =>
  (await visitor(shop.api).post('/trip/price', { lines })).body.trip as TripPrice

async function setAllotment(rooms: number, night?: string): Promise<void> {
  await sql`update room_night set allotment = ${rooms}, sold = 0
             where room_type_id = ${ROOM} and (${night ?? null}::date is null or night = ${night ?? null}::date)`.execute(
    shop.api.testDatabase.db,
  )
}

async function mostRooms(): Promise<number | undefined> {
  const query = 'hotelId=tern-house&checkIn=2026-12-10&checkOut=2026-12-12'
  const { status, body } = await shop.api.get(`/hotels/hotelDetails?${query}`)
  expect([status, body.message]).toEqual([200, undefined])
  return (body.hotelData as HotelDetails).rooms.find(({ _id }) => _id === ROOM)?.stay?.roomsMost
}

describe('rooms of a type', () => {
  test.each([
    { rooms: 4, most: 3, why: 'a fifth of a small hotel is less than the three that everybody has' },
    { rooms: 15, most: 3, why: 'a fifth is just as many' },
    { rooms: 19, most: 3, why: 'a fifth is rounded down' },
    { rooms: 20, most: 4, why: 'a fifth is more' },
    { rooms: 100, most: 8, why: 'a stay has no more' },
  ])('of $rooms there are $most to be had online: $why', async ({ rooms, most }) => {
    await setAllotment(rooms)
    expect(await mostRooms()).toBe(most)
    expect(await held(roomLine(most))).toEqual([201, undefined])
  })

  test('so many are held and priced; one more is told at once who books it, and is refused where it is held all the same', async () => {
    await setAllotment(20)
    expect(await held(roomLine(4))).toEqual([201, undefined])
    expect((await priceOf(roomLine(4))).problems).toEqual([])
    expect(await held(roomLine(5))).toEqual([429, 'hold_limit'])
    expect((await priceOf(roomLine(5))).problems).toEqual([{ line: 0, message: told('4 rooms of one type') }])
  })

  test('the night with the fewest decides, and the office', async () => {
    await setAllotment(40)
    await setAllotment(25, '2026-12-11')
    expect(await mostRooms()).toBe(5)
    await shop.raise({ networkRooms: 6 })
    expect(await mostRooms()).toBe(6)
    await shop.raise({ networkRoomsPercent: 100 })
    expect(await mostRooms()).toBe(8)
  })

  test('of two lines of a trip the one with which they are too many says so', async () => {
    await setAllotment(15)
    const { problems, lines } = await priceOf(roomLine(2), roomLine(1), roomLine(1))
    expect(problems).toEqual([{ line: 2, message: told('3 rooms of one type') }])
    expect(lines.map((line) => line === null)).toEqual([false, false, true])
  })
})

describe('cars of a kind', () => {
  type Found = { suggestion?: { vehicleId: string; count: number }[]; group?: { above: number; text: string } }
  const setFor = async (passengers: number): Promise<Found> =>
    (await shop.api.get(`/airportCarCharges/fetch?place=wandoor&passengers=${passengers}`)).body as Found
  const most = ({ suggestion = [] }: Found) => Math.max(...suggestion.map(({ count }) => count))

  test('a party is offered a set that may be held, and told who books one that may not', async () => {
    const two = await setFor(20)
    expect([most(two), two.group]).toEqual([2, undefined])
    await shop.raise({ networkCars: 1, networkCarsPercent: 0 })
    const mixed = await setFor(20)
    expect([most(mixed), mixed.group]).toEqual([1, undefined])
    const many = await setFor(40)
    expect(most(many)).toBeGreaterThan(1)
    expect(many.group).toEqual({ above: 1, text: told('1 car of one kind') })
  })

  test('two are held, three are told at once and refused where they are held all the same', async () => {
    expect(await held(carLine(2))).toEqual([201, undefined])
    expect((await priceOf(carLine(2))).problems).toEqual([])
    expect(await held(carLine(3))).toEqual([429, 'hold_limit'])
    expect((await priceOf(carLine(3))).problems).toEqual([{ line: 0, message: told('2 cars of one kind') }])
  })

  test('a drive that needs three of them says so with its price', async () => {
    const drive = async (adultCount: number) => {
      const asked = { packageId: 'shaheed-dweep-island-loop', adultCount }
      return (await shop.api.post('/carrentalPackage/pricing', asked)).body.data as CarPrice
    }
    const counts: [number, boolean][] = []
    for (const adults of [4, 12, 13, 18, 40]) {
      const { vehicles, group } = await drive(adults)
      counts.push([Math.max(...vehicles.map(({ count }) => count)), group !== undefined])
      if (group !== undefined) expect(group).toEqual({ above: 2, text: told('2 cars of one kind') })
    }
    for (const [count, isTold] of counts) expect([count, isTold]).toEqual([count, count > 2])
    expect(counts.map(([count]) => count)).toEqual(expect.arrayContaining([2, 3]))
  })
})

describe('places of a start time', () => {
  const price = async (guests: number, more: object = {}) => {
    const asked = { waterSportId: 'scuba-shore-try-dive', placeId: 'govind-nagar-beach', guests, ...more }
    return (await shop.api.post('/waterSports/pricing', asked)).body.data as { group?: { above: number; text: string } }
  }

  test('eight are held; of nine their price says who books them, and a hold refuses them', async () => {
    expect((await price(8)).group).toBeUndefined()
    expect(await held(diveLine(8))).toEqual([201, undefined])
    expect((await price(9)).group).toEqual({ above: 8, text: told('8 guests') })
    expect(await held(diveLine(9))).toEqual([429, 'hold_limit'])
    expect((await priceOf(diveLine(9))).problems).toEqual([{ line: 0, message: told('8 places at one time') }])
  })

  test('a quarter of a large slot is more', async () => {
    await shop.raise({ networkPlaces: 1 })
    expect((await price(8)).group).toBeUndefined()
    await shop.raise({ networkPlaces: 1, networkPlacesPercent: 28 })
    expect((await price(8)).group).toBeUndefined()
    expect((await price(9)).group?.above).toBe(8)
    await shop.raise({ networkPlacesPercent: 100 })
    expect((await price(20)).group).toBeUndefined()
  })
})

describe('a quote', () => {
  const save = (who: ReturnType<typeof visitor>, body: object) => who.post('/quotes', body)
  beforeEach(() => setAllotment(15))
  const read = async (id: string) => (await shop.api.get(`/quotes/${id}`)).body.quote as SavedQuote

  test('that could not be accepted is not written, and says who books it; one that can be is', async () => {
    const asha = visitor(shop.api)
    const refused = await save(asha, { lines: [roomLine(4)] })
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      422,
      'group',
      told('3 rooms of one type'),
    ])
    const saved = await save(asha, { lines: [roomLine(3)] })
    expect(saved.status).toBe(201)
    const quote = saved.body.quote as SavedQuote
    expect((await read(quote.id)).group).toBeUndefined()
    expect((await acceptQuote(asha, quote)).status).toBe(201)
    const changed = await visitor(shop.api).send('PATCH', `/quotes/${quote.id}`, { version: 1, lines: [roomLine(4)] })
    expect(changed.status).not.toBe(200)
  })

  test('that was written under other limits says on its page who books it', async () => {
    await shop.raise({ networkRooms: 4 })
    const saved = await save(visitor(shop.api), { lines: [roomLine(4)] })
    const { id } = saved.body.quote as SavedQuote
    expect((await read(id)).group).toBeUndefined()
    await shop.raise({})
    expect((await read(id)).group).toEqual(told('3 rooms of one type'))
  })

  test('a shared trip is shared all the same, and says it too', async () => {
    const { status, body } = await save(visitor(shop.api), { lines: [carLine(3)], draft: true })
    expect(status).toBe(201)
    const { group, problems, total } = await read((body.quote as SavedQuote).id)
    expect([group, problems]).toEqual([told('2 cars of one kind'), undefined])
    expect(total.amountPayable).toBeGreaterThan(0)
  })

  test('of the office for eight is accepted, though eight are more than may be held', async () => {
    await freshStock(shop.api, TODAY)
    const reference = await askForGroup(shop.api, { adult: 8, child: 0, childAges: [] })
    const quote = await writtenQuote(shop.api, await officeToken(shop.api, reference))
    expect([quote.isForGroup, quote.group]).toEqual([true, undefined])
    const { status, body } = await acceptQuote(visitor(shop.api), quote)
    expect([status, body.message]).toEqual([201, undefined])
  })
})
