import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { priceCancel } from '#server/bookings/cancel/cancel-booking.ts'
import { findBooking } from '#server/bookings/store/load.ts'
import { NO_STOCK } from '#server/products/priced-line.ts'
import { clearStage } from '#tests/support/booking-stages.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { booksOf, lakhLine, stageHeld, TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { TRIP_ID } from '#tests/support/traveller.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(() => clearStage(api))

const seatsOf = async ({ id }: { id: string }) => {
  const { rows } = await sql<{ seat: string; state: string }>`
    select seat, state from ferry_seat where claim = ${id} order by seat`.execute(api.testDatabase.db)
  return rows.map(({ seat, state }) => `${seat} ${state}`)
}

test('a line is cancelled while the sailing of another is off: its money comes back, and the other stays as it is', async () => {
  const { db } = api.testDatabase
  const dive = lakhLine({ asked: lakhLine().asked, title: 'A dive', stock: NO_STOCK })
  const booking = await stageHeld(api, { lines: [lakhLine(), dive, lakhLine({}, 'P2B')] })
  await booking.pays(await booking.order())
  await sql`update ferry_sailing set is_active = false where id = ${TRIP_ID}`.execute(db)
  try {
    await booking.apply({ type: 'guest_cancelled', cause: 'dive', lineIds: ['line-2'] })
    expect(await booksOf(api, booking)).toMatchObject({ state: 'confirmed', refunds: [80_000], seats: 'booked' })
    expect(await seatsOf(booking)).toEqual(['P2A booked', 'P2B booked'])
    await booking.apply({ type: 'operator_cancelled', by: 'Ravi', reason: 'Storm', lineIds: ['line-1'] })
    expect(await booksOf(api, booking)).toMatchObject({ state: 'confirmed', refunds: [80_000, 100_000] })
    expect(await seatsOf(booking)).toEqual(['P2B booked'])
    await booking.apply({ type: 'operator_cancelled', by: 'Ravi', reason: 'Storm' })
    expect(await booksOf(api, booking)).toMatchObject({ state: 'cancelled', seats: 'free' })
  } finally {
    await sql`update ferry_sailing set is_active = true where id = ${TRIP_ID}`.execute(db)
  }
})

test('of two stays in one night the one that is cancelled gives back its rooms, and the other keeps its own', async () => {
  const { db } = api.testDatabase
  const { rows } = await sql<{ roomTypeId: string; night: string; sold: number }>`
    select room_type_id as "roomTypeId", night, sold from room_night
     where night = '2026-12-25' and allotment - sold >= 3 order by room_type_id limit 1`.execute(db)
  const { roomTypeId = '', night = '', sold = 0 } = rows[0] ?? {}
  const stay = (rooms: number) =>
    lakhLine({ title: `${rooms} rooms`, stock: { ...NO_STOCK, nights: [{ roomTypeId, night, rooms }] } })
  const booking = await stageHeld(api, { lines: [stay(2), lakhLine(), stay(1)] })
  const roomsOf = async () => {
    const found = await sql<{ rooms: number; sold: number }>`
      select coalesce((select sum(rooms) from room_claim where claim = ${booking.id} and expires_at is null), 0)::int as rooms, sold
        from room_night where room_type_id = ${roomTypeId} and night = ${night}::date`.execute(db)
    return [found.rows[0]?.rooms, (found.rows[0]?.sold ?? 0) - sold]
  }
  await booking.pays(await booking.order())
  expect(await roomsOf()).toEqual([3, 3])
  await booking.apply({ type: 'guest_cancelled', cause: 'seat', lineIds: ['line-2'] })
  expect([await roomsOf(), await seatsOf(booking)]).toEqual([[3, 3], []])
  await booking.apply({ type: 'guest_cancelled', cause: 'two', lineIds: ['line-1'] })
  expect(await roomsOf()).toEqual([1, 1])
  await booking.apply({ type: 'guest_cancelled', cause: 'rest' })
  expect([await roomsOf(), await booking.state()]).toEqual([[0, 0], 'cancelled'])
})

const DAY = '2026-12-25'
const CAR = { islandId: 'south-andaman', vehicleId: 'sedan', day: DAY, time: '08:00' }
const SLOT = { activityId: 'scuba-shore-try-dive', placeId: 'govind-nagar-beach', day: DAY, time: '08:00' }
const ROOM = { roomTypeId: 'tern-house-s', night: DAY }
const seatNeeds = (...names: string[]) => names.map((seat) => ({ tripId: TRIP_ID, seat }))

test('of every kind of stock as much is freed as was taken, and nothing of anybody else', async () => {
  const { db } = api.testDatabase
  await sql`update car_fleet set units = 6 where vehicle_id = 'sedan'`.execute(db)
  await sql`update activity_slot set capacity = 6 where activity_id = 'scuba-shore-try-dive'`.execute(db)
  await sql`update room_night set allotment = 6, sold = 0 where room_type_id = 'tern-house-s' and night = ${DAY}::date`.execute(
    db,
  )
  const line = (units: number, ...names: string[]) =>
    lakhLine({
      stock: {
        ...NO_STOCK,
        seats: seatNeeds(...names),
        nights: [{ ...ROOM, rooms: units }],
        cars: [{ ...CAR, units }],
        slots: [{ ...SLOT, units }],
      },
    })
  const lines = [line(2, 'P2A', 'P2B'), line(1, 'P2C'), line(1, 'P3A')]
  const [booking, other] = [await stageHeld(api, { lines }), await stageHeld(api, { lines: [line(1, 'P4A')] })]
  for (const each of [booking, other]) await each.pays(await each.order())
  const has = async ({ id }: { id: string }) => {
    const { rows } = await sql<{ has: number[] }>`
      select array[(select count(*) from ferry_seat where claim = ${id}), (select coalesce(sum(rooms), 0) from room_claim where claim = ${id}),
                   (select count(*) from car_claim where claim = ${id}), (select count(*) from activity_claim where claim = ${id})]::int[] as has`.execute(
      db,
    )
    return rows[0]?.has
  }
  const sold = async () => {
    const { rows } = await sql<{ sold: number }>`
      select sold from room_night where room_type_id = 'tern-house-s' and night = ${DAY}::date`.execute(db)
    return rows[0]?.sold
  }
  const all = async () => [await has(booking), await has(other), await sold()]
  expect(await all()).toEqual([[4, 4, 4, 4], [1, 1, 1, 1], 5])
  await booking.apply({ type: 'guest_cancelled', cause: 'two', lineIds: ['line-1'] })
  expect(await all()).toEqual([[2, 2, 2, 2], [1, 1, 1, 1], 3])
  expect(await seatsOf(booking)).toEqual(['P2C booked', 'P3A booked'])
  await booking.apply({ type: 'guest_cancelled', cause: 'one', lineIds: ['line-3'] })
  expect(await all()).toEqual([[1, 1, 1, 1], [1, 1, 1, 1], 2])
  await booking.apply({ type: 'guest_cancelled', cause: 'rest' })
  expect(await all()).toEqual([[0, 0, 0, 0], [1, 1, 1, 1], 1])
})

test('what comes back in steps ends with the last day on which a balance may still be paid', async () => {
  const stepsOf = async (id: string) => {
    const booking = await findBooking(api.testDatabase.db, id)
    return booking && priceCancel(booking, booking.lines).ladder.map(({ until, refund }) => [until, refund])
  }
  const [owed, paid] = [
    await stageHeld(api, { plan: 'initial' }),
    await stageHeld(api, { lines: [lakhLine({}, 'P2B')] }),
  ]
  for (const each of [owed, paid]) await each.pays(await each.order())
  expect(await stepsOf(owed.id)).toEqual([
    ['2026-12-10T18:29:59.999Z', 10_000],
    ['2026-12-11T18:29:59.999Z', 0],
  ])
  expect(await stepsOf(paid.id)).toEqual([
    ['2026-12-10T18:29:59.999Z', 80_000],
    ['2026-12-18T18:29:59.999Z', 50_000],
  ])
})
