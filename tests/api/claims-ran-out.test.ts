import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#contract/terms/india-time.ts'
import type { AvailableDay } from '#contract/v1/availability.ts'
import type { HotelDetails, HotelSummary } from '#contract/v1/hotels.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { claimNights, keepNights } from '#server/hotels/claim-nights.ts'
import { minutesFrom, PINNED_DAY, PINNED_NOW } from '#tests/support/pinned-day.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

const NIGHT = addDays(PINNED_DAY, 40)
const NEXT = addDays(NIGHT, 1)
const PACKAGE = 'radhanagar-sunset-for-two'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await sql`update room_night set sold = 0 where sold > 0`.execute(api.testDatabase.db)
})
afterAll(() => api.close())

/** Everything that says how many rooms there are: the search, the hotel's page and its card, free nights, start days, a split. */
async function seen() {
  const stay = `checkIn=${NIGHT}&checkOut=${NEXT}&rooms=2-0`
  const [list, page, nights, starts] = await Promise.all([
    api.get(`/hotels/fetch?${stay}&destination=cove-and-palm`),
    api.get(`/hotels/hotelDetails?${stay}&hotelId=cove-and-palm`),
    api.get(`/availability?kind=hotel&id=cove-and-palm-gc&from=${NIGHT}&to=${NIGHT}`),
    api.get(`/availability?kind=package&id=${PACKAGE}&from=${NIGHT}&to=${NIGHT}`),
  ])
  const [card] = list.body.hotelData as HotelSummary[]
  const hotel = page.body.hotelData as HotelDetails | undefined
  const room = hotel?.rooms.find(({ _id }) => _id === 'cove-and-palm-gc')
  const [night] = nights.body.days as AvailableDay[]
  const [start] = starts.body.days as AvailableDay[]
  return [card?.availableRooms, hotel?.availableRooms, room?.stay?.left, night?.left, start?.left]
}

test('rooms of a claim that ran out are shown as free before anybody has tidied up', async () => {
  const { db } = api.testDatabase
  const before = await seen()
  for (const count of before) expect(count).toBeGreaterThan(0)
  const need = [{ roomTypeId: 'cove-and-palm-gc', night: NIGHT, rooms: before[2] ?? 0 }]
  const claim = { key: 'hold', expiresAt: minutesFrom(PINNED_NOW, 10) }
  expect(await inTransaction(db, (tx) => claimNights(tx, need, claim))).toEqual([])
  const [card, page] = before.map((count = 0) => count - (before[2] ?? 0))
  expect(await seen()).toEqual([card, page, 0, 0, 0])
  await inTransaction(db, (tx) => keepNights(tx, 'hold', new Date(PINNED_NOW)))
  expect(await seen()).toEqual(before)
})
