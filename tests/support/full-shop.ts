import { sql } from 'kysely'
import type { Line } from '#contract/v1/trip-lines.ts'
import { grounds } from './race-rounds.ts'
import { freshSailings } from './sailings.ts'
import { NOW, TODAY } from './staged-booking.ts'
import { openTestApi, type TestApi } from './test-api.ts'
import { TRIP_ID } from './traveller.ts'

const CLAIMS = ['ferry_seat', 'room_claim', 'car_claim', 'activity_claim']
const DAY = '2026-12-25'

/** A shop with more of everything than the limits on holding let go, so that it is they who refuse. */
export async function openFullShop() {
  const api: TestApi = await openTestApi()
  const { db } = api.testDatabase
  await freshSailings(api, TODAY)
  const seatNames = (await grounds(api, NOW, TRIP_ID)).map(({ seat }) => seat)
  await sql`update room_night set allotment = 15, sold = 0 where room_type_id = 'tern-house-s'`.execute(db)
  await sql`update car_fleet set units = 8 where vehicle_id = 'sedan'`.execute(db)
  await sql`update activity_slot set capacity = 32 where activity_id = 'scuba-shore-try-dive'`.execute(db)
  return {
    api,
    /** Nobody holds anything, the limits are as they come, and it is the morning of the pinned day. */
    reset: async () => {
      for (const table of [...CLAIMS, 'holding_limit_reached', 'outbox'])
        await sql`delete from ${sql.table(table)}`.execute(db)
      await sql`update room_night set sold = 0`.execute(db)
      await sql`delete from setting where key = 'holding_limits'`.execute(db)
      await api.setClock(NOW)
      await sql`update booking set created_at = app_now() - interval '1 hour', expires_at = app_now() - interval '1 minute'`.execute(
        db,
      )
    },
    /** What is held has run out. */
    runOut: async () => {
      await sql`update booking set expires_at = app_now() - interval '1 minute'`.execute(db)
      for (const table of CLAIMS)
        await sql`update ${sql.table(table)} set expires_at = app_now() - interval '1 minute'`.execute(db)
    },
    raise: (limits: object) =>
      sql`insert into setting (key, value) values ('holding_limits', ${JSON.stringify(limits)})
          on conflict (key) do update set value = excluded.value`.execute(db),
    /** So many seats of the sailing, from that one on. */
    seatLine: (from: number, count: number): Line => ({
      kind: 'ferry',
      tripId: TRIP_ID,
      seats: seatNames.slice(from, from + count),
    }),
  }
}

export const roomLine = (count: number, checkIn = '2026-12-10', checkOut = '2026-12-12'): Line => ({
  ...{ kind: 'hotel', roomId: 'tern-house-s', checkIn, checkOut },
  rooms: Array.from({ length: count }, () => ({ adults: 2, children: 0 })),
})
export const carLine = (count: number): Line => ({
  ...{ kind: 'car', hire: 'airport', chargeId: 'airport.wandoor', vehicles: [{ vehicleId: 'sedan', count }] },
  ...{ pickupDate: DAY, pickupTime: '10:00', passengers: 2 },
})
export const diveLine = (count: number): Line => ({
  ...{
    kind: 'activity',
    waterSportId: 'scuba-shore-try-dive',
    placeId: 'govind-nagar-beach',
    date: DAY,
    time: '08:00',
  },
  ages: Array.from({ length: count }, () => 30),
})
