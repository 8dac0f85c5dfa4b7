import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { prepared } from '#server/db/statements.ts'
import type { FerryCancelStep, FerryGridRow } from '#server/db/tables-ferries.ts'
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
  trips: { id: string; vesselId: string; departTime: string; arriveTime: string }[]
  /** The latest first. */
  taxes: { fromDate: string; percent: number }[]
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
           (select coalesce(json_agg(cabin order by vessel_id, position), '[]') from ferry_cabin cabin) as cabins,
           (select coalesce(json_agg(json_build_object('id', id, 'vesselId', vessel_id, 'departTime', depart_time, 'arriveTime', arrive_time)), '[]')
              from ferry_trip) as trips,
           (select coalesce(json_agg(json_build_object('fromDate', from_date, 'percent', percent) order by from_date desc), '[]')
              from tax_rate where item = 'ferry') as taxes
      from kept_version where noun = 'ferry'`.execute(db)
  const row = rows[0]
  if (row === undefined) throw new Error('The ferries have no version')
  return row
}

/** Whether nothing of the timetable has changed since that version. */
export async function isTimetableCurrent(db: Db, version: string): Promise<boolean> {
  const { rows } = await prepared(
    db,
    sql<{
      version: string
    }>`select version from kept_version where noun = 'ferry'`,
  )
  return rows[0]?.version === version
}
