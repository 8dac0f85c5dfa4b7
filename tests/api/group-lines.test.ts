import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TripPrice } from '#contract/v1/holds.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { diveLine, openFullShop, roomLine } from '#tests/support/full-shop.ts'
import { NOW } from '#tests/support/staged-booking.ts'
import { visitor } from '#tests/support/traveller.ts'

let shop: Awaited<ReturnType<typeof openFullShop>>
beforeAll(async () => {
  shop = await openFullShop()
  await shop.api.setClock(NOW)
})
afterAll(() => shop.api.close())

async function problemsOf(...lines: Line[]) {
  const { body } = await visitor(shop.api).post('/trip/price', { lines })
  return (body.trip as TripPrice).problems.map(({ line, message }) => [line, message.split(' for you', 1)[0]])
}

const TOO_MANY = 'We book groups of more than 3 rooms of one type'

test('the line that is too many is named, whatever else the trip has before it', async () => {
  expect(await problemsOf(diveLine(1), roomLine(3))).toEqual([])
  expect(await problemsOf(diveLine(1), roomLine(4))).toEqual([[1, TOO_MANY]])
  expect(await problemsOf(roomLine(2), diveLine(1), roomLine(2))).toEqual([[2, TOO_MANY]])
})

test('a price in writing that is refused names the same line', async () => {
  const { status, body } = await visitor(shop.api).post('/quotes', { lines: [diveLine(1), roomLine(4)] })
  expect([status, body.code, body.errors]).toEqual([
    422,
    'group',
    [{ field: 'lines.1', message: expect.stringContaining(TOO_MANY) }],
  ])
})

test('a kind without a limit is never too many for a group, though not all of it can be had', async () => {
  await shop.raise({ networkRoomsPercent: 100 })
  await sql`update room_night set allotment = 4 where room_type_id = 'tern-house-s'`.execute(shop.api.testDatabase.db)
  expect(await problemsOf(roomLine(4))).toEqual([])
  expect(await problemsOf(roomLine(3), roomLine(2))).toEqual([])
})
