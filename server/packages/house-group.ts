import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { freeRooms } from '#server/hotels/stay-sql.ts'
import type { HousedStay } from './find-plan.ts'

type OtherRoom = { id: string; name: string; capacity: number; free: number }

/**
 * Rooms for a group that is larger than what is left of the room type its plan names: those, and then other types of the same hotel, the
 * one with the most free first. Undefined where all of the hotel does not hold the group.
 */
export async function houseGroup(db: Db, stays: readonly HousedStay[], pax: number): Promise<HousedStay[] | undefined> {
  const housed = await Promise.all(stays.map((stay) => houseIn(db, stay, pax)))
  const found = housed.filter((each) => each !== undefined)
  return found.length < housed.length ? undefined : found.flat()
}

async function houseIn(db: Db, stay: HousedStay, pax: number): Promise<HousedStay[] | undefined> {
  if (stay.rooms <= stay.freeRooms || stay.roomTypeId === null) return [stay]
  const taken: HousedStay[] = stay.freeRooms > 0 ? [{ ...stay, rooms: stay.freeRooms }] : []
  let left = pax - stay.freeRooms * stay.capacity
  for (const other of await otherRooms(db, stay)) {
    if (left <= 0) break
    const rooms = Math.min(other.free, Math.ceil(left / other.capacity))
    left -= rooms * other.capacity
    taken.push({ ...stay, ...{ roomTypeId: other.id, roomType: other.name, capacity: other.capacity, rooms } })
  }
  return left > 0 ? undefined : taken
}

/** Other room types of the hotel of a stay, with the rooms that are free in every night of it. */
async function otherRooms(db: Db, { roomTypeId, checkIn, nights }: HousedStay): Promise<OtherRoom[]> {
  const { rows } = await sql<OtherRoom>`
    select other.id, other.name, greatest(1, other.max_adults) as capacity, min(coalesce(${freeRooms('night')}, 0))::int as free
      from room_type planned join room_type other on other.hotel_id = planned.hotel_id and other.id <> planned.id
      cross join generate_series(0, ${nights}::int - 1) step
      left join room_night night on night.room_type_id = other.id and night.night = ${checkIn}::date + step
     where planned.id = ${roomTypeId}
     group by other.id, other.name, other.max_adults
    having min(coalesce(${freeRooms('night')}, 0)) > 0
     order by free desc, other.id`.execute(db)
  return rows
}
