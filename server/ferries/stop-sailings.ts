import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/db.ts'

/** Takes sailings off the timetable, and answers which were on it. What is booked on them stays booked until it is settled. */
export async function stopSailings(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update ferry_sailing set is_active = false where id = any(${ids}) and is_active returning id`.execute(tx)
  return rows.map(({ id }) => id).sort()
}

/** Puts them on the timetable again. */
export async function resumeSailings(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`update ferry_sailing set is_active = true where id = any(${ids})`.execute(tx)
}

export type NamedSailing = { id: string; day: string; time: string; label: string }

/** The sailings of a day by name, in order of time, also those that are off. */
export async function listSailingsOf(db: Db, day: string): Promise<NamedSailing[]> {
  const { rows } = await sql<NamedSailing>`
    select sailing.id, sailing.sail_date as day, trip.depart_time as time,
           origin.name || ' to ' || target.name || ', ' || vessel.name as label
      from ferry_sailing sailing join ferry_trip trip on trip.id = sailing.trip_id join ferry_vessel vessel on vessel.id = trip.vessel_id
      join ferry_port origin on origin.id = sailing.from_port_id join ferry_port target on target.id = sailing.to_port_id
     where sailing.sail_date = ${day}::date order by trip.depart_time, sailing.id`.execute(db)
  return rows
}
