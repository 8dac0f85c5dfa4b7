import { type RawBuilder, sql } from 'kysely'
import { FERRY_NEAREST_MAX } from '#contract/terms/limits.ts'
import { batched } from '#server/db/batched.ts'
import type { Db } from '#server/db/db.ts'
import { prepared } from '#server/db/statements.ts'
import type { FerryCancelStep, FerryFares, FerryGridRow } from '#server/db/tables-ferries.ts'
import { LIVE_SEAT } from './live-seat.ts'
import type { NamedPort } from './rules.ts'

export type OperatorRow = {
  id: string
  name: string
  report_before_minutes: number
  check_in_closes_minutes: number
  luggage_kg: number
  hand_bag_kg: number
  excess_per_kg: number
  port_fee: number
  cancel_steps: FerryCancelStep[]
  takes_other_names: boolean
}
export type CabinRow = {
  vessel_id: string
  map: number
  code: string
  name: string
  deck: string
  window_letters: string[]
  grid: FerryGridRow[]
  seats: string[]
  /** Those of the crew, which are never sold. */
  blocked: string[]
}
export type TimetableRow = {
  version: string
  ports: NamedPort[]
  operators: OperatorRow[]
  vessels: { id: string; name: string; operatorId: string }[]
  cabins: CabinRow[]
  /** The latest first. */
  taxes: { fromDate: string; percent: number }[]
}

/** A sailing of one day; what every day has alike stands in the timetable. */
export type SailingRow = {
  id: string
  trip_id: string
  date: string
  vessel_id: string
  map: number
  /** ISO, with their offset. */
  departs_at: string
  arrives_at: string
  from_port_id: string
  to_port_id: string
  fares: FerryFares
  /** Unavailable seats, one a line; and among them those that the operator keeps. */
  taken: string
  kept: string
}
/** What was found, and the version of the timetable at that moment. */
export type FoundSailings = { sailings: SailingRow[]; version: string }

/** One row whatever is found. To plan it takes longer than to run it, so its plan is kept (`mark`). */
async function readSailings(db: Db, where: RawBuilder<unknown>): Promise<FoundSailings> {
  const { rows } = await prepared(
    db,
    sql<FoundSailings>`
    select version, (
      select coalesce(json_agg(found order by departs_at, id), '[]') from (
        select sailing.id, trip_id, sail_date as date, vessel_id, map, departs_at, arrives_at, from_port_id, to_port_id, fares, seats.taken, seats.kept
          from ferry_sailing sailing cross join lateral (
            select coalesce(string_agg(seat, chr(10) order by seat) filter (where ${LIVE_SEAT}), '') as taken,
                   coalesce(string_agg(seat, chr(10) order by seat) filter (where state = 'blocked' and ${LIVE_SEAT}), '') as kept
              from ferry_seat where sailing_id = sailing.id) seats
         where sailing.is_active and ${where}) found) as sailings
      from kept_version where noun = 'ferry'`,
  )
  const row = rows[0]
  if (row === undefined) throw new Error('The ferries have no version')
  return row
}

export type Crossing = { from: readonly string[]; to: readonly string[] }

/** Sailings of those days that have not left. */
export function findSailings(
  db: Db,
  { from, to }: Crossing,
  days: { first: string; last: string; now: Date },
): Promise<FoundSailings> {
  const where = sql`
    sailing.from_port_id = any(${from}) and sailing.to_port_id = any(${to})
    and sailing.sail_date between ${days.first}::date and ${days.last}::date and sailing.departs_at > ${days.now}`
  return readSailings(db, where)
}

/** One sailing, also one that has left. */
export function findSailing(db: Db, id: string): Promise<FoundSailings> {
  return readSailings(db, sql`sailing.id = ${id}`)
}

/** Those of these that are on the timetable, also those that have left. */
export function findSailingsOf(db: Db, ids: readonly string[]): Promise<FoundSailings> {
  return readSailings(db, sql`sailing.id = any(${ids})`)
}

export type DayRow = { date: string; trips: number; fare_from: number }

/** How many sailings still to come each day has, and the lowest fare of any. */
export async function countSailings(
  db: Db,
  { from, to }: Crossing,
  days: { first: string; last: string; now: Date },
): Promise<DayRow[]> {
  const { rows } = await prepared(
    db,
    sql<DayRow>`
    select sail_date as date, count(*)::int as trips, min(lowest_fare) as fare_from from ferry_sailing
     where from_port_id = any(${from}) and to_port_id = any(${to}) and sail_date between ${days.first}::date and ${days.last}::date
       and is_active and departs_at > ${days.now}
     group by sail_date`,
  )
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

export type CrossingRow = { from: string; to: string; path: [number, number][]; tomorrow: number }

/** Where trips on sale lead, by port, each with its line over the sea as [lng, lat], and how many boats sail it on `tomorrow`. */
export async function listCrossings(db: Db, tomorrow: string): Promise<CrossingRow[]> {
  const { rows } = await sql<CrossingRow>`
    select from_port_id as "from", to_port_id as "to", map_path as path,
           (select count(*)::int from ferry_sailing sailing where sailing.from_port_id = ferry_route.from_port_id
               and sailing.to_port_id = ferry_route.to_port_id and sail_date = ${tomorrow}::date and is_active) as tomorrow
      from ferry_route
     where exists (select 1 from ferry_trip trip where trip.route_id = ferry_route.id and trip.is_active
                      and coalesce(trip.until_date >= ${tomorrow}::date, true))
     order by id`.execute(db)
  return rows
}

export type FaresRow = {
  date: string
  vessel_id: string
  map: number
  departs_at: Date
  arrives_at: Date
  from_port_id: string
  to_port_id: string
  fares: FerryFares
  version: string
}

/** What a sailing on the timetable costs, without its seats. */
export const findFares = batched<string, FaresRow | undefined>(async (db, ids) => {
  const { rows } = await prepared(
    db,
    sql<FaresRow & { id: string }>`
    select sailing.id, sail_date as date, vessel_id, map, departs_at, arrives_at, from_port_id, to_port_id, fares, kept.version
      from ferry_sailing sailing cross join (select version from kept_version where noun = 'ferry') kept
     where sailing.id = any(${ids}) and sailing.is_active`,
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => found.get(id))
})

/** Seats of these that can be had now, in the order of their number. */
export async function listFree(db: Db, id: string, seats: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ seat: string }>`
    select seat from unnest(${seats}::text[]) with ordinality asked (seat, position)
     where not exists (select 1 from ferry_seat where sailing_id = ${id} and ferry_seat.seat = asked.seat and ${LIVE_SEAT})
     order by position`.execute(db)
  return rows.map(({ seat }) => seat)
}

/** All there is but the dated sailings and their seats, at one moment. */
export async function readTimetable(db: Db): Promise<TimetableRow> {
  const { rows } = await sql<TimetableRow>`
    select version,
           (select coalesce(json_agg(json_build_object('id', port.id, 'name', port.name, 'town', port.town, 'mainTownOld', island.main_town_old,
                     'island', json_build_object('id', island.id, 'name', island.name, 'oldName', island.old_name,
                                                 'label', island.site_label, 'mainTown', island.main_town)) order by port.position), '[]')
              from ferry_port port join island on island.id = port.island_id) as ports,
           (select coalesce(json_agg(operator order by name), '[]') from ferry_operator operator) as operators,
           (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'operatorId', operator_id)), '[]') from ferry_vessel) as vessels,
           (select coalesce(json_agg(cabin order by vessel_id, map, position), '[]')
              from (select vessel_id, map, code, name, deck, window_letters, grid, seats, blocked, position from ferry_cabin) cabin) as cabins,
           (select coalesce(json_agg(json_build_object('fromDate', from_date, 'percent', percent) order by from_date desc), '[]')
              from tax_rate where item = 'ferry') as taxes
      from kept_version where noun = 'ferry'`.execute(db)
  const row = rows[0]
  if (row === undefined) throw new Error('The ferries have no version')
  return row
}

/** Whether nothing of the timetable has changed since that version; searches that run at once ask together. */
export const isTimetableCurrent = batched<string, boolean>(async (db, versions) => {
  const { rows } = await prepared(
    db,
    sql<{
      version: string
    }>`select version from kept_version where noun = 'ferry'`,
  )
  return versions.map((version) => rows[0]?.version === version)
})
