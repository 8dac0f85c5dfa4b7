import { sql } from 'kysely'
import type { Tx } from '#server/db/db.ts'
import { inIndia } from '#server/db/india-sql.ts'
import { mapOn } from '#server/ferries/roll-sailings.ts'

/** The route between two ports, made where there is none yet: as a straight line on the map. */
export async function routeBetween(
  tx: Tx,
  ends: { from: string; to: string },
  freeId: () => Promise<string>,
): Promise<string> {
  const known = await tx
    .selectFrom('ferry_route')
    .select('id')
    .where('from_port_id', '=', ends.from)
    .where('to_port_id', '=', ends.to)
    .orderBy('id')
    .executeTakeFirst()
  if (known !== undefined) return known.id
  const id = await freeId()
  await sql`
    insert into ferry_route (id, from_port_id, to_port_id, distance_km, map_path)
    select ${id}, origin.id, goal.id,
           round(6371 * acos(least(1, sin(radians(origin.lat)) * sin(radians(goal.lat))
             + cos(radians(origin.lat)) * cos(radians(goal.lat)) * cos(radians(goal.lng - origin.lng))))),
           json_build_array(json_build_array(origin.lng, origin.lat), json_build_array(goal.lng, goal.lat))
      from ferry_port origin, ferry_port goal where origin.id = ${ends.from} and goal.id = ${ends.to}`.execute(tx)
  return id
}

/** The one sailing of a departure that was made for a day; says its id. */
export async function insertExtraSailing(tx: Tx, tripId: string, day: string): Promise<string> {
  const id = `${tripId}.${day}`
  await sql`
    insert into ferry_sailing (id, trip_id, sail_date, from_port_id, to_port_id, departs_at, arrives_at, fares, lowest_fare, vessel_id, map,
                               is_exception, has_own_fares)
    select ${id}, trip.id, ${day}::date, route.from_port_id, route.to_port_id, ${inIndia(sql`${day}::date + trip.depart_time::time`)},
           ${inIndia(sql`${day}::date + trip.arrive_time::time`)}, trip.fares,
           (select min(fare::int) from jsonb_each_text(trip.fares) each (code, fare)), trip.vessel_id,
           ${mapOn(sql`trip.vessel_id`, sql`${day}::date`)}, true, true
      from ferry_trip trip join ferry_route route on route.id = trip.route_id where trip.id = ${tripId}`.execute(tx)
  return id
}
