import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { openDatabase } from '#server/db/open-database.ts'

/** Where a database lies: a server's, or the embedded one in a folder. */
export type Stage = { dataDir: string; databaseUrl?: string }

export async function withDatabase<CallResponse>(
  stage: Stage,
  use: (db: Db) => Promise<CallResponse>,
): Promise<CallResponse> {
  const database = await openDatabase(stage)
  try {
    return await use(database.db)
  } finally {
    await database.close()
  }
}

export type FreeSeat = { tripId: string; seat: string }

/** Sailings have more seats than this. */
const SEATS_A_SAILING = 50

/** So many seats that anybody may have, in no order: of sailings from next week on. */
export async function listFreeSeats(db: Db, most: number): Promise<FreeSeat[]> {
  const { rows } = await sql<{ tripId: string; seats: string[] }>`
    with chosen as materialized (
      select id, trip_id from ferry_sailing
       where is_active and departs_at > app_now() + interval '7 days' order by md5(id) limit ${Math.ceil(most / SEATS_A_SAILING)})
    select chosen.id as "tripId", array(select unnest(cabin.seats) except select unnest(cabin.blocked)
                                      except select seat from ferry_seat where sailing_id = chosen.id) as seats
      from chosen join ferry_trip trip on trip.id = chosen.trip_id
      join ferry_cabin cabin on cabin.vessel_id = trip.vessel_id and trip.fares ? cabin.code`.execute(db)
  const all = rows.flatMap(({ tripId, seats }) => seats.map((seat) => ({ tripId, seat, at: Math.random() })))
  if (all.length < most) throw new Error(`There are only ${all.length} seats to sell, and ${most} are wanted`)
  return all.sort((one, other) => one.at - other.at).slice(0, most)
}
