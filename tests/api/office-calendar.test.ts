import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OfficeHotel } from '#contract/office/hotels.ts'
import { FROM, type HotelOffice, openHotelOffice, roomOf, UNTIL } from '#tests/support/office-hotels.ts'

let desk: HotelOffice
beforeAll(async () => {
  desk = await openHotelOffice()
})
afterAll(() => desk.office.close())

describe('the calendar', () => {
  const set = (hotel: OfficeHotel, change: object, from = FROM, until = UNTIL) =>
    desk.manager.post(`/hotels/${hotel.id}/nights`, { roomTypeIds: [roomOf(hotel)], from, until, ...change })

  test('sets prices, adds to them, goes back to the season, and undoes', async () => {
    const hotel = await desk.newHotel('Calendar')
    expect((await set(hotel, { price: 4000 })).body).toMatchObject({ changed: 7 })
    const dearer = await set(hotel, { priceBy: 500 }, '2026-12-12', UNTIL)
    expect((await desk.nightsOf(hotel)).map(({ price }) => price)).toEqual([4000, 4000, 4000, 4000, 4000, 4500, 4500])
    const undone = await desk.manager.post(`/hotels/${hotel.id}/nights/restore`, { nights: dearer.body.before })
    expect(undone.body).toEqual({ status: 1, changed: 2 })
    expect((await desk.nightsOf(hotel)).every(({ price }) => price === 4000)).toBe(true)
    expect((await set(hotel, { isSeasonPrice: true })).body).toMatchObject({ changed: 7 })
    expect((await desk.nightsOf(hotel)).every(({ price, seasonPrice }) => price === seasonPrice)).toBe(true)
    expect((await set(hotel, { isSeasonPrice: true })).body).toMatchObject({ changed: 0, before: [] })
  })

  test('a closed night takes nobody, in searches and in holds; what is sold stays sold', async () => {
    const hotel = await desk.liveHotel('Closing')
    expect((await desk.hold(hotel)).status).toBe(201)
    await set(hotel, { isClosed: true }, '2026-12-08', '2026-12-08')
    const shown = (await desk.stay(hotel)).body.hotelData as { stay?: { soldOut: boolean } }
    expect(shown.stay?.soldOut ?? true).toBe(true)
    expect((await desk.hold(hotel)).status).toBe(409)
    expect((await desk.nightsOf(hotel))[1]).toMatchObject({ isClosed: true, sold: 1 })
    await set(hotel, { isClosed: false }, '2026-12-08', '2026-12-08')
    expect((await desk.hold(hotel)).status).toBe(201)
  })

  test('a stay that begins on a night with a least stay is as long; one that passes over it may be shorter', async () => {
    const hotel = await desk.liveHotel('Longer')
    await set(hotel, { minNights: 3 }, '2026-12-08', '2026-12-08')
    expect((await desk.hold(hotel, '2026-12-08', '2026-12-10')).status).toBe(409)
    expect((await desk.hold(hotel, '2026-12-08', '2026-12-11')).status).toBe(201)
    expect((await desk.hold(hotel, FROM, '2026-12-09')).status).toBe(201)
  })

  test('a week is copied day by day, with prices and closing but not with rooms', async () => {
    const hotel = await desk.newHotel('Copied')
    await set(hotel, { price: 5000, isClosed: true }, '2026-12-09', '2026-12-09')
    await set(hotel, { rooms: 9 }, '2026-12-10', '2026-12-10')
    const copied = await desk.manager.post(`/hotels/${hotel.id}/nights/copy`, {
      ...{ roomTypeIds: [roomOf(hotel)], week: FROM, to: '2026-12-14', weeks: 2 },
    })
    expect(copied.body).toMatchObject({ changed: 2 })
    const wednesdays = (await desk.nightsOf(hotel, '2026-12-14', 14)).filter(({ isClosed }) => isClosed)
    expect(wednesdays.map(({ night, price, rooms }) => [night, price, rooms])).toEqual([
      ['2026-12-16', 5000, 4],
      ['2026-12-23', 5000, 4],
    ])
  })

  test.each([
    [{ from: '2026-11-01', until: '2026-11-03', price: 10 }, 'from', 'Nights that are over cannot be changed'],
    [{ from: UNTIL, until: FROM, price: 10 }, 'until', 'The last night lies before the first'],
    [{ from: FROM, until: '2028-12-13', price: 10 }, 'until', 'These are too many nights for one change'],
    [{ from: FROM, until: FROM, priceBy: -4000 }, 'priceBy', 'A night would cost -800 on Mon 7 Dec 2026'],
  ])('%j is refused by its field', async (given, field, message) => {
    const hotel = await desk.newHotel('Bad nights')
    const reply = await desk.manager.post(`/hotels/${hotel.id}/nights`, { roomTypeIds: [roomOf(hotel)], ...given })
    expect([reply.status, reply.body.errors]).toEqual([422, [{ field, message }]])
  })
})
