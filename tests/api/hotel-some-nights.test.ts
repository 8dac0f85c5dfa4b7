import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { HotelDetails, HotelSummary } from '#contract/v1/hotels.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { visitor } from '#tests/support/traveller.ts'

const HOTEL = 'tern-house'
const ROOM = 'tern-house-s'
const SHUT = '2026-12-11'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  const { db } = api.testDatabase
  await sql`delete from room_claim`.execute(db)
  await sql`update room_night set sold = 0 where sold > 0`.execute(db)
})

async function shown(checkIn: string, checkOut: string) {
  const stay = `checkIn=${checkIn}&checkOut=${checkOut}&rooms=2-0`
  const list = await api.get(`/hotels/fetch?id=${HOTEL}&${stay}`)
  const page = await api.get(`/hotels/hotelDetails?hotelId=${HOTEL}&${stay}`)
  const [card] = list.body.hotelData as HotelSummary[]
  const { rooms, stay: whole, availableRooms } = page.body.hotelData as HotelDetails
  const priced = rooms.filter((room) => room.stay !== undefined).map(({ _id }) => _id)
  return { card: card?.stay?.price.amountPayable, page: whole?.price.amountPayable, availableRooms, priced }
}
const line = (checkIn: string, checkOut: string): Line => ({
  ...{ kind: 'hotel', roomId: ROOM, checkIn, checkOut },
  rooms: [{ adults: 2, children: 0 }],
})
const hold = async (checkIn: string, checkOut: string) => {
  const { status, body } = await visitor(api).hold(line(checkIn, checkOut))
  return status === 201 ? status : [status, body.code, body.unavailable]
}

describe('a hotel that is open on some nights only', () => {
  test('one kind of room is shut in a night: the others are priced for the stay, it is not', async () => {
    const { db } = api.testDatabase
    const before = await shown('2026-12-10', '2026-12-13')
    expect(before.priced).toContain(ROOM)
    const kept = await sql<{ row: object }>`
      delete from room_night where room_type_id = ${ROOM} and night = ${SHUT}::date returning to_jsonb(room_night) as row`.execute(
      db,
    )
    const over = await shown('2026-12-10', '2026-12-13')
    expect(over.priced).toEqual(before.priced.filter((id) => id !== ROOM))
    expect(over.availableRooms).toBeLessThan(before.availableRooms ?? 0)
    expect((await shown(SHUT, '2026-12-12')).priced).not.toContain(ROOM)
    expect((await shown('2026-12-10', SHUT)).priced).toContain(ROOM)
    expect((await shown('2026-12-12', '2026-12-13')).priced).toContain(ROOM)
    await sql`insert into room_night select (jsonb_populate_record(null::room_night, ${JSON.stringify(kept.rows[0]?.row)}::jsonb)).*`.execute(
      db,
    )
    expect(await shown('2026-12-10', '2026-12-13')).toEqual(before)
  })

  test('all of it is shut in a night: no stay over that night has a price or can be held, those beside it can', async () => {
    const { db } = api.testDatabase
    await sql`
      delete from room_night using room_type
       where room_type.id = room_night.room_type_id and room_type.hotel_id = ${HOTEL} and night = ${SHUT}::date`.execute(
      db,
    )
    const over = await shown('2026-12-10', '2026-12-13')
    expect(over).toEqual({ card: undefined, page: undefined, availableRooms: 0, priced: [] })
    const free = [
      { line: 0, free: [/^Thu 10 Dec 2026: /, /^Sat 12 Dec 2026: /].map((day) => expect.stringMatching(day)) },
    ]
    expect(await hold('2026-12-10', '2026-12-13')).toEqual([409, 'unavailable', free])
    expect(await hold(SHUT, '2026-12-12')).toEqual([409, 'unavailable', [{ line: 0, free: [] }]])
    expect([await hold('2026-12-10', SHUT), await hold('2026-12-12', '2026-12-13')]).toEqual([201, 201])
  })
})
