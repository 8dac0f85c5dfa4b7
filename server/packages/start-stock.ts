import { sql } from 'kysely'
import { addDays, daysBetween } from '#contract/terms/india-time.ts'
import type { Db } from '#server/db/db.ts'
import { listClassSeats } from '#server/ferries/list-class-seats.ts'
import { freeRooms } from '#server/hotels/stay-sql.ts'
import { findPlan, type Plan } from './find-plan.ts'

export type StartStock = { day: string; left: number | null }

/** How much is free on a day: of a room type, or of a class of a trip. */
type Free = ReadonlyMap<string, number>
type Span = { from: string; to: string }

/**
 * For each start day the travellers whom the rooms of the plan hold in its fullest night and the seats in its fullest ferry;
 * null when the plan names neither of ours. A room that is not open, or a ferry that does not sail, holds nobody.
 */
export async function listStartStock(db: Db, id: string, from: string, to: string): Promise<StartStock[]> {
  const plan = await findPlan(db, id, from)
  if (plan === undefined) return []
  const span = { from, to: addDays(to, plan.nights) }
  const [rooms, seats] = await Promise.all([listFreeRooms(db, plan, span), listFreeSeats(db, plan, span)])
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = addDays(from, index)
    const left = [...roomsLeft(plan, day, rooms), ...seatsLeft(plan, day, seats)]
    return { day, left: left.length === 0 ? null : Math.min(...left) }
  })
}

/** The travellers that each night of the plan holds. */
function roomsLeft({ stays }: Plan, start: string, free: Free): number[] {
  return stays.flatMap(({ roomTypeId, capacity, firstNight, nights }) =>
    roomTypeId === null
      ? []
      : Array.from({ length: nights }, (_, night) => {
          const rooms = free.get(`${roomTypeId} ${addDays(start, firstNight + night)}`) ?? 0
          return rooms * capacity
        }),
  )
}

function seatsLeft({ legs }: Plan, start: string, free: Free): number[] {
  return legs.map(({ day, trip, code }) => free.get(`${trip} ${code} ${addDays(start, day - 1)}`) ?? 0)
}

async function listFreeRooms(db: Db, { stays }: Plan, { from, to }: Span): Promise<Free> {
  const ids = stays.flatMap(({ roomTypeId }) => (roomTypeId === null ? [] : [roomTypeId]))
  const { rows } = await sql<{ room_type_id: string; night: string; free: number }>`
    select room_type_id, night, ${freeRooms()} as free from room_night
     where room_type_id = any(${ids}::text[]) and night between ${from}::date and ${to}::date`.execute(db)
  return new Map(rows.map(({ room_type_id, night, free }) => [`${room_type_id} ${night}`, free]))
}

async function listFreeSeats(db: Db, { legs }: Plan, span: Span): Promise<Free> {
  const trips = [...new Set(legs.map(({ trip }) => trip))]
  const classes = await listClassSeats(db, trips, span)
  return new Map(classes.map(({ trip, code, date, free }) => [`${trip} ${code} ${date}`, free]))
}
