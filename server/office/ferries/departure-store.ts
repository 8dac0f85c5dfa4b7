import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/db.ts'
import { clockInIndia } from '#server/db/india-sql.ts'
import type { FerryFares } from '#server/db/tables-ferries.ts'
import type { PlannedSailing } from './departure-plan.ts'
import { SOLD_SEAT } from './map-store.ts'

export type DepartureRow = {
  id: string
  version: string
  fromPortId: string
  toPortId: string
  route: string
  vesselId: string
  vessel: string
  departTime: string
  arriveTime: string
  weekdays: string
  seasonFrom: string | null
  seasonTo: string | null
  untilDate: string | null
  fares: FerryFares
  ahead: number
  sold: number
  kept: { seats: string[]; releaseMinutes: number | null } | null
}

/** Departures of the timetable, not those made for one day; `id` undefined: all. */
export async function listDepartureRows(db: Db, now: Date, id?: string): Promise<DepartureRow[]> {
  const { rows } = await sql<DepartureRow>`
    select trip.id, trip.updated_at::text as version, route.from_port_id as "fromPortId", route.to_port_id as "toPortId",
           from_port.name || ' to ' || to_port.name as route, vessel.id as "vesselId", vessel.name as vessel,
           depart_time as "departTime", arrive_time as "arriveTime", weekdays, season_from as "seasonFrom", season_to as "seasonTo",
           until_date::text as "untilDate", trip.fares, ahead.ahead, ahead.sold,
           (select json_build_object('seats', seats, 'releaseMinutes', release_minutes) from ferry_keep where trip_id = trip.id) as kept
      from ferry_trip trip join ferry_route route on route.id = trip.route_id join ferry_vessel vessel on vessel.id = trip.vessel_id
      join ferry_port from_port on from_port.id = route.from_port_id join ferry_port to_port on to_port.id = route.to_port_id
     cross join lateral (
       select count(*)::int as ahead,
              count(*) filter (where exists (select 1 from ferry_seat where sailing_id = sailing.id and ${SOLD_SEAT}))::int as sold
         from ferry_sailing sailing where sailing.trip_id = trip.id and departs_at > ${now} and is_active) ahead
     where not trip.is_extra and (${id ?? null}::text is null or trip.id = ${id ?? null})
     order by from_port.position, to_port.position, depart_time, trip.id`.execute(db)
  return rows
}

export type DepartureColumns = {
  vesselId: string
  departTime: string
  arriveTime: string
  weekdays: readonly number[]
  seasonFrom: string | null
  seasonTo: string | null
  untilDate: string | null
  fares: FerryFares
}

function columnsOf(fields: DepartureColumns) {
  return {
    ...{ vessel_id: fields.vesselId, depart_time: fields.departTime, arrive_time: fields.arriveTime },
    weekdays: [...new Set(fields.weekdays)].sort().join(''),
    ...{ season_from: fields.seasonFrom, season_to: fields.seasonTo, until_date: fields.untilDate },
    fares: JSON.stringify(fields.fares),
  }
}

export async function insertDeparture(
  tx: Tx,
  row: DepartureColumns & { id: string; routeId: string; fromDate: string; isExtra: boolean },
): Promise<void> {
  await tx
    .insertInto('ferry_trip')
    .values({
      ...{ id: row.id, route_id: row.routeId, from_date: row.fromDate, is_extra: row.isExtra, is_active: !row.isExtra },
      ...columnsOf(row),
    })
    .execute()
}

/** Sailings from `fromDate` on are made as it is from now; those before stay. One that has not begun yet begins no earlier for it. */
export async function updateDeparture(tx: Tx, id: string, fields: DepartureColumns, fromDate: string): Promise<void> {
  await tx
    .updateTable('ferry_trip')
    .set({
      ...columnsOf(fields),
      from_date: sql`case
        when exists (select 1 from ferry_sailing where trip_id = ferry_trip.id and sail_date < coalesce(ferry_trip.from_date, sail_date + 1))
        then ${fromDate}::date else greatest(${fromDate}::date, ferry_trip.from_date) end`,
      updated_at: sql`app_now()`,
    })
    .where('id', '=', id)
    .execute()
}

/** Sailings of a departure after `now` from a day on, in the order of their days; locked unless they are only looked at. */
export async function lockAhead(
  tx: Tx,
  tripId: string,
  { from, now, isLook = false }: { from: string; now: Date; isLook?: boolean },
): Promise<PlannedSailing[]> {
  const where = sql`trip_id = ${tripId} and sail_date >= ${from}::date and departs_at > ${now}`
  if (!isLook) await sql`select 1 from ferry_sailing where ${where} order by id for update`.execute(tx)
  const { rows } = await sql<PlannedSailing>`
    select id, sail_date::text as date, ${clockInIndia(sql`departs_at`)} as "departureTime", ${clockInIndia(sql`arrives_at`)} as "arrivalTime",
           vessel_id as "vesselId", is_exception or not is_active as "isException",
           array(select seat from ferry_seat where sailing_id = sailing.id and ${SOLD_SEAT} order by seat) as seats
      from ferry_sailing sailing where ${where} order by departs_at, id`.execute(tx)
  return rows
}

export async function deleteSailings(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from ferry_sailing where id = any(${[...ids]}::text[])`.execute(tx)
}

/** Marks sailings as changed by hand: later changes of the timetable leave them. */
export async function pinSailings(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`update ferry_sailing set is_exception = true where id = any(${[...ids]}::text[])`.execute(tx)
}
