import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** The id of the hotel that a room type is of; undefined when there is no such room type. */
export async function findHotelOfRoom(db: Db, roomId: string): Promise<string | undefined> {
  const { rows } = await sql<{ hotel_id: string }>`select hotel_id from room_type where id = ${roomId}`.execute(db)
  return rows[0]?.hotel_id
}
