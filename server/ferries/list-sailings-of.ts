import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

export type NamedSailing = { id: string; day: string; time: string; label: string }

/** The sailings of a day by name, in order of time, also those that are off. */
export async function listSailingsOf(db: Db, day: string): Promise<NamedSailing[]> {
  const { rows } = await sql<NamedSailing>`
    select sailing.id, sailing.sail_date as day, to_char(sailing.departs_at at time zone 'Asia/Kolkata', 'HH24:MI') as time,
           origin.name || ' to ' || target.name || ', ' || vessel.name as label
      from ferry_sailing sailing join ferry_vessel vessel on vessel.id = sailing.vessel_id
      join ferry_port origin on origin.id = sailing.from_port_id join ferry_port target on target.id = sailing.to_port_id
     where sailing.sail_date = ${day}::date order by sailing.departs_at, sailing.id`.execute(db)
  return rows
}
