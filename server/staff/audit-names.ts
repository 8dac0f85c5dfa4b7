import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

type Row = { subject: string; subject_id: string; before: Fields; after: Fields }
type Fields = Record<string, unknown> | null

const DEPARTURES = sql`
  select trip.id, trip.depart_time || ' ' || origin.name || ' to ' || target.name as name
    from ferry_trip trip join ferry_route route on route.id = trip.route_id
    join ferry_port origin on origin.id = route.from_port_id join ferry_port target on target.id = route.to_port_id`
const SAILINGS = sql`
  select sailing.id, to_char(departs_at at time zone 'Asia/Kolkata', 'HH24:MI') || ' ' || origin.name || ' to ' || target.name || ' of '
         || to_char(departs_at at time zone 'Asia/Kolkata', 'DD Mon YYYY') as name
    from ferry_sailing sailing
    join ferry_port origin on origin.id = sailing.from_port_id join ferry_port target on target.id = sailing.to_port_id`

const ROADS = sql`
  select charge.id, coalesce(from_point.name || ' to ' || to_point.name, 'for ' || lower(charge.duration)) as name
    from car_charge charge
    left join transfer_point from_point on from_point.id = charge.from_point left join transfer_point to_point on to_point.id = charge.to_point`

/** Where the name of a record stands, by what the audit calls it. */
const NAMED: Readonly<Record<string, RawBuilder<unknown>>> = {
  activity: sql`select id, name from activity`,
  boat: sql`select id, name from ferry_vessel`,
  car_charge: ROADS,
  car_package: sql`select id, name from car_package`,
  carrier: sql`select id, name from ferry_operator`,
  deal: sql`select id, label as name from deal`,
  departure: DEPARTURES,
  disruption: sql`select id, title as name from disruption`,
  driver: sql`select id, name from driver`,
  faq_group: sql`select id, name from faq_group`,
  faq_question: sql`select id, question as name from faq_question`,
  hotel: sql`select id, name from hotel`,
  package: sql`select id, name from package`,
  picture: sql`select id, alt as name from picture where alt <> ''`,
  place: sql`select id, name from place`,
  policy: sql`select slug as id, title as name from site_page`,
  post: sql`select id, title as name from post`,
  room: sql`select id, name from room_type`,
  room_type: sql`select id, name from room_type`,
  sailing: SAILINGS,
  season: sql`select id, name from climate_season`,
  staff: sql`select id, name from staff_member`,
  template: sql`select id, name from reply_template`,
  vehicle: sql`select id, name from vehicle`,
}

/** Names of what rows of the audit tell of, by "subject id"; those of rooms by their id alone as well. */
export async function readAuditNames(db: Db, rows: readonly Row[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  const asked = Map.groupBy(rows, ({ subject }) => subject)
  for (const [subject, of] of asked) {
    const found = await namesOf(db, subject, [...new Set(of.map((row) => row.subject_id))])
    for (const { id, name } of found) names.set(`${subject} ${id}`, name)
  }
  const rooms = [...new Set((asked.get('hotel') ?? []).flatMap(roomsOf))]
  for (const { id, name } of rooms.length === 0 ? [] : await namesOf(db, 'room', rooms)) names.set(id, name)
  return names
}

async function namesOf(db: Db, subject: string, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  const named = NAMED[subject]
  if (named === undefined) return []
  const { rows } = await sql<{ id: string; name: string }>`
    select id::text as id, name from (${named}) named where id::text = any(${[...ids]}::text[])`.execute(db)
  return rows
}

/** The kinds of rooms whose nights a change was of. */
function roomsOf({ after }: Row): string[] {
  const nights = after?.nights
  return Array.isArray(nights) ? nights.map((night: { roomTypeId?: unknown }) => String(night.roomTypeId)) : []
}
