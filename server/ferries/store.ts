import { type RawBuilder, sql } from 'kysely'
import { FERRY_NEAREST_MAX } from '#contract/terms/limits.ts'
import type { FerryPort } from '#contract/v1/ferries.ts'
import type { Db } from '#server/db/db.ts'
import type { FerryFares, FerryGridRow } from '#server/db/tables-ferries.ts'
import type { FreeSeats } from './day-rules.ts'
import type { NamedPort } from './rules.ts'

export type SailingRow = {
  id: string
  date: string
  depart_time: string
  arrive_time: string
  departs_at: Date
  fares: FerryFares
  version: number
  tax_percent: number
  operator: OperatorRow
  vessel: { id: string; name: string }
  from_port: FerryPort
  to_port: FerryPort
  /** Seats that nobody can have now, whoever has them; and among them those that the operator keeps. */
  taken: string[]
  kept: string[]
}
export type OperatorRow = {
  id: string
  name: string
  report_before_minutes: number
  check_in_closes_minutes: number
  luggage_kg: number
  hand_bag_kg: number
  excess_per_kg: number
  port_fee: number
}
export type CabinRow = {
  vessel_id: string
  code: string
  name: string
  deck: string
  window_letters: string[]
  grid: FerryGridRow[]
  seats: string[]
  blocked: string[]
}

/** A seat row counts while it is not a hold that has run out. */
export const LIVE_SEAT = sql`(ferry_seat.expires_at is null or ferry_seat.expires_at > app_now())`

const PORT = (name: string) =>
  sql`json_build_object('id', ${sql.ref(name)}.id, 'name', ${sql.ref(name)}.name, 'town', ${sql.ref(name)}.town)`

/** Joins seven tables for a handful of rows: to plan it takes longer than to run it, so its plan is kept (`mark`). */
function sailings(mark: RawBuilder<unknown>, where: RawBuilder<unknown>): RawBuilder<SailingRow> {
  return sql<SailingRow>`${mark}
    select sailing.id, sailing.sail_date as date, trip.depart_time, trip.arrive_time, sailing.departs_at, sailing.fares, sailing.version,
           coalesce((select percent from tax_rate where item = 'ferry' and from_date <= sailing.sail_date
                      order by from_date desc limit 1), 0) as tax_percent,
           to_json(operator) as operator, json_build_object('id', vessel.id, 'name', vessel.name) as vessel,
           ${PORT('from_port')} as from_port, ${PORT('to_port')} as to_port,
           array(select seat from ferry_seat where sailing_id = sailing.id and ${LIVE_SEAT}) as taken,
           array(select seat from ferry_seat where sailing_id = sailing.id and state = 'blocked') as kept
      from ferry_sailing sailing
      join ferry_trip trip on trip.id = sailing.trip_id
      join ferry_vessel vessel on vessel.id = trip.vessel_id
      join ferry_operator operator on operator.id = vessel.operator_id
      join ferry_port from_port on from_port.id = sailing.from_port_id
      join ferry_port to_port on to_port.id = sailing.to_port_id
     where sailing.is_active and ${where}
     order by sailing.departs_at, sailing.id`
}

export type Crossing = { from: readonly string[]; to: readonly string[] }

/** Sailings of those days that have not left. */
export async function findSailings(
  db: Db,
  { from, to }: Crossing,
  days: { first: string; last: string; now: Date },
): Promise<SailingRow[]> {
  const where = sql`
    sailing.from_port_id = any(${from}) and sailing.to_port_id = any(${to})
    and sailing.sail_date between ${days.first}::date and ${days.last}::date and sailing.departs_at > ${days.now}`
  const { rows } = await sailings(sql`/* prepared ferry-sailings-of-days */`, where).execute(db)
  return rows
}

/** One sailing, also one that has left. */
export async function findSailing(db: Db, id: string): Promise<SailingRow | undefined> {
  const { rows } = await sailings(sql`/* prepared ferry-sailing */`, sql`sailing.id = ${id}`).execute(db)
  return rows[0]
}

export async function findCabins(db: Db, vesselIds: readonly string[]): Promise<CabinRow[]> {
  const { rows } = await sql<CabinRow>`
    select vessel_id, code, name, deck, window_letters, grid, seats, blocked
      from ferry_cabin where vessel_id = any(${vesselIds}) order by vessel_id, position`.execute(db)
  return rows
}

export type DayRow = { date: string; trips: number; fare_from: number }

/** How many sailings still to come each day has, and the lowest fare of any. */
export async function countSailings(
  db: Db,
  { from, to }: Crossing,
  days: { first: string; last: string; now: Date },
): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select sail_date as date, count(*)::int as trips, min(lowest_fare) as fare_from from ferry_sailing
     where from_port_id = any(${from}) and to_port_id = any(${to}) and sail_date between ${days.first}::date and ${days.last}::date
       and is_active and departs_at > ${days.now}
     group by sail_date`.execute(db)
  return rows
}

/** The other days with sailings closest to one, from `first` on, in the order of the calendar. */
export async function findNearestDays(
  db: Db,
  { from, to }: Crossing,
  asked: { date: string; first: string; last: string; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ date: string }>`
    select sail_date as date from (
      select distinct sail_date from ferry_sailing
       where from_port_id = any(${from}) and to_port_id = any(${to}) and is_active and departs_at > ${asked.now}
         and sail_date between ${asked.first}::date and ${asked.last}::date and sail_date <> ${asked.date}::date) open
     order by abs(sail_date - ${asked.date}::date), sail_date limit ${FERRY_NEAREST_MAX}`.execute(db)
  return rows.map(({ date }) => date).sort()
}

export async function listPorts(db: Db): Promise<NamedPort[]> {
  const { rows } = await sql<NamedPort>`
    select port.id, port.name, port.town, island.main_town_old as "mainTownOld",
           json_build_object('id', island.id, 'name', island.name, 'oldName', island.old_name, 'label', island.site_label,
                             'mainTown', island.main_town) as island
      from ferry_port port join island on island.id = port.island_id order by port.position`.execute(db)
  return rows
}

export type CrossingRow = { from: string; to: string; path: [number, number][] }

/** Where trips on sale lead, by port, each with its line over the sea as [lng, lat]. */
export async function listCrossings(db: Db): Promise<CrossingRow[]> {
  const { rows } = await sql<CrossingRow>`
    select from_port_id as "from", to_port_id as "to", map_path as path from ferry_route
     where exists (select 1 from ferry_trip trip where trip.route_id = ferry_route.id and trip.is_active)
     order by id`.execute(db)
  return rows
}

export async function listCompanies(db: Db): Promise<{ id: string; name: string }[]> {
  return db.selectFrom('ferry_operator').select(['id', 'name']).orderBy('name').execute()
}

/** Free seats of every sailing of those days, also of those that have left. */
export async function countFreeSeats(
  db: Db,
  { from, to }: Crossing,
  days: { first: string; last: string; now: Date },
): Promise<FreeSeats[]> {
  const { rows } = await sql<FreeSeats>`
    select sailing.sail_date as date, trip.depart_time as time, sailing.departs_at as "departsAt",
           (select json_agg(json_build_object('fare', (sailing.fares ->> cabin.code)::int,
                     'left', cardinality(cabin.seats) - cardinality(cabin.blocked)
                             - (select count(*) from ferry_seat where sailing_id = sailing.id and ${LIVE_SEAT}
                                   and seat = any(cabin.seats) and seat <> all(cabin.blocked))))
              from ferry_cabin cabin where cabin.vessel_id = trip.vessel_id and sailing.fares ? cabin.code) as classes
      from ferry_sailing sailing join ferry_trip trip on trip.id = sailing.trip_id
     where sailing.from_port_id = any(${from}) and sailing.to_port_id = any(${to})
       and sailing.sail_date between ${days.first}::date and ${days.last}::date and sailing.is_active
     order by sailing.departs_at, sailing.id`.execute(db)
  return rows.map((row) => ({ ...row, classes: row.classes ?? [] }))
}
