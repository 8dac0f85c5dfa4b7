import { type RawBuilder, sql } from 'kysely'
import type { TripKind } from '#contract/office/trips.ts'
import type { LineOf } from '#contract/v1/trip-lines.ts'
import type { CarSearch } from '#server/cars/search-cars.ts'
import type { Db } from '#server/db/db.ts'
import { TODAY_IN_INDIA } from '#server/db/india-sql.ts'

/** As many of a product as one list offers (ours). */
const THINGS_MAX = 600

/** Of each product (id, name, place in the list). */
const THINGS: Record<TripKind, RawBuilder<unknown>> = {
  package: sql`select id, name || ', ' || nights || case when nights = 1 then ' night' else ' nights' end as name, position from package where is_active`,
  hotel: sql`select hotel.id, hotel.name || ', ' || island.site_label as name, row_number() over (order by island.id, hotel.name) as position
    from hotel join island on island.id = hotel.island_id where hotel.is_active`,
  ferry: sql`select distinct origin.id || '~' || target.id as id, origin.position * 1000 + target.position as position,
         origin.name || ' to ' || target.name || ' (' || home.site_label || ' to ' || away.site_label || ')' as name
    from ferry_route route join ferry_port origin on origin.id = route.from_port_id join ferry_port target on target.id = route.to_port_id
    join island home on home.id = origin.island_id join island away on away.id = target.island_id
   where exists (select 1 from ferry_trip trip where trip.route_id = route.id and trip.is_active
                    and coalesce(trip.until_date >= ${TODAY_IN_INDIA}, true))`,
  activity: sql`select activity.id || '~' || place.id as id, activity.name || ' at ' || place.name as name, activity.position * 1000 + stop.position as position
    from activity join activity_place stop on stop.activity_id = activity.id join place on place.id = stop.place_id where activity.is_active`,
  car: sql`select road.id, road.name, road.position from (
      select charge.id || '~' || near.id as id, near.name || ' to ' || far.name as name, charge.position * 2 as position
        from car_charge charge join transfer_point near on near.id = charge.from_point join transfer_point far on far.id = charge.to_point where charge.is_active
      union all
      select charge.id || '~' || far.id, far.name || ' to ' || near.name, charge.position * 2 + 1
        from car_charge charge join transfer_point near on near.id = charge.from_point join transfer_point far on far.id = charge.to_point where charge.is_active
      union all
      select charge.id, 'Car for ' || lower(charge.duration) || ', ' || island.site_label, charge.position * 2
        from car_charge charge join island on island.id = charge.island_id where charge.is_active and charge.hire = 'hourly') road`,
  drive: sql`select offer.id, offer.name || ', ' || offer.duration || ', ' || island.site_label as name, offer.position
    from car_package offer join island on island.id = offer.island_id where offer.is_active`,
}

/** What is on sale of a product, in the order of the catalogue. */
export async function listThings(db: Db, kind: TripKind): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from (${THINGS[kind]}) thing order by position, name, id limit ${THINGS_MAX}`.execute(db)
  return rows
}

/** A road's hire as a line names it. */
const HIRE = sql<LineOf<'car'>['hire']>`case hire when 'ride' then 'pickup-drop' else hire end`

/** How the cars of a road, or by the hour, are hired; undefined where there is no such road on sale. */
export async function findHire(db: Db, chargeId: string): Promise<CarSearch['filter']['hire'] | undefined> {
  const { rows } = await sql<{ hire: CarSearch['filter']['hire'] }>`
    select hire from car_charge where id = ${chargeId} and is_active`.execute(db)
  return rows[0]?.hire
}

/** `asked` is the id it was found by; `day` that of a dated sailing. */
export type FoundThing = {
  asked: string
  kind: TripKind
  id: string
  day: string | null
  hire: LineOf<'car'>['hire'] | null
}

/** What these ids of records name, as things of a trip. */
export async function findThings(db: Db, ids: readonly string[]): Promise<FoundThing[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<FoundThing>`
    select asked, kind, coalesce(found.id, '') as id, day, hire from unnest(${[...ids]}::text[]) as asked cross join lateral (
      select 'package' as kind, id, null::date as day, null::text as hire from package where id = asked
      union all select 'hotel', id, null, null from hotel where id = asked
      union all select 'activity', id || '~' || (select place_id from activity_place where activity_id = activity.id order by position limit 1), null, null
                  from activity where id = asked
      union all select 'car', id || coalesce('~' || from_point, ''), null, ${HIRE} from car_charge where id = asked
      union all select 'drive', id, null, null from car_package where id = asked
      union all select 'ferry', from_port_id || '~' || to_port_id, sail_date, null from ferry_sailing where id = asked
      union all select 'ferry', from_port_id || '~' || to_port_id, null, null
                  from ferry_trip trip join ferry_route route on route.id = trip.route_id where trip.id = asked) found`.execute(
    db,
  )
  return rows
}
