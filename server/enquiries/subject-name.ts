import { type RawBuilder, sql } from 'kysely'
import { formatDay } from '#contract/terms/india-time.ts'
import type { Db } from '#server/db/db.ts'
import type { RecordKind } from './rules.ts'

/** `date` and `times` of a sailing alone. */
type NameRow = { name: string; date: string | null; times: string | null }

const PLAIN = ['package', 'hotel', 'activity', 'place', 'car_package'] as const

const TRIP = sql`
  ferry_trip trip join ferry_vessel vessel on vessel.id = trip.vessel_id join ferry_route route on route.id = trip.route_id
  join ferry_port from_port on from_port.id = route.from_port_id join ferry_port to_port on to_port.id = route.to_port_id`
const CROSSING = sql`vessel.name || ' ' || from_port.name || ' to ' || to_port.name`
const TIMES = sql`trip.depart_time || ', arrives ' || trip.arrive_time`

/** What people call a record of one of these kinds: "MV Tideline Haddo to Havelock, Fri 25 Dec 2026 08:00, arrives 09:30". */
export async function findSubjectName(db: Db, kinds: readonly RecordKind[], id: string): Promise<string | undefined> {
  if (kinds.length === 0) return undefined
  const { rows } = await sql<NameRow>`${sql.join(
    kinds.map((kind) => nameSql(kind, id)),
    sql` union all `,
  )} limit 1`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const when = [row.date === null ? null : formatDay(row.date), row.times].filter((part) => part !== null).join(' ')
  return when === '' ? row.name : `${row.name}, ${when}`
}

function nameSql(kind: RecordKind, id: string): RawBuilder<NameRow> {
  const plain = PLAIN.find((each) => each === kind)
  if (plain !== undefined)
    return sql`select name, null::text as date, null::text as times from ${sql.table(plain)} where id = ${id}`
  if (kind === 'ferry_sailing')
    return sql`select ${CROSSING} as name, sailing.sail_date::text as date, ${TIMES} as times
      from ${TRIP} join ferry_sailing sailing on sailing.trip_id = trip.id where sailing.id = ${id}`
  if (kind === 'ferry_trip')
    return sql`select ${CROSSING} as name, null::text as date, ${TIMES} as times from ${TRIP} where trip.id = ${id}`
  return sql`
    select case when charge.from_point is null then 'Car for ' || lower(charge.duration)
                else 'Between ' || near.name || ' and ' || far.name end as name, null::text as date, null::text as times
      from car_charge charge left join transfer_point near on near.id = charge.from_point
      left join transfer_point far on far.id = charge.to_point where charge.id = ${id}`
}

/** What a part of a record is called; undefined for one that it has not. */
export async function findPartName(db: Db, table: 'room_type' | 'place', id: string): Promise<string | undefined> {
  const row = await db.selectFrom(table).select('name').where('id', '=', id).executeTakeFirst()
  return row?.name
}
