import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/db.ts'

export type ClosedNight = { room: string; night: string }
type Nights = { hotelIds: readonly string[]; from: string; until: string }

/** Closes these nights of all rooms of hotels, and answers which were open. */
export async function closeNights(tx: Tx, { hotelIds, from, until }: Nights): Promise<ClosedNight[]> {
  const { rows } = await sql<ClosedNight>`
    update room_night set is_closed = true from room_type
     where room_type.id = room_night.room_type_id and room_type.hotel_id = any(${hotelIds})
       and night between ${from}::date and ${until}::date and not is_closed
    returning room_night.room_type_id as room, night`.execute(tx)
  return rows
}

/** Opens them again. */
export async function openNights(tx: Tx, nights: readonly ClosedNight[]): Promise<void> {
  await sql`
    update room_night set is_closed = false
      from unnest(${nights.map(({ room }) => room)}::text[], ${nights.map(({ night }) => night)}::date[]) closed (room, night)
     where room_type_id = closed.room and room_night.night = closed.night`.execute(tx)
}

/** Hotels with rooms in these nights. */
export async function listHotelsOf(
  db: Db,
  { from, until }: Omit<Nights, 'hotelIds'>,
): Promise<{ id: string; label: string }[]> {
  const { rows } = await sql<{ id: string; label: string }>`
    select hotel.id, hotel.name as label from hotel
     where exists (select 1 from room_type join room_night on room_type_id = room_type.id
                    where hotel_id = hotel.id and night between ${from}::date and ${until}::date)
     order by hotel.name, hotel.id`.execute(db)
  return rows
}
