import { sql } from 'kysely'
import type { HotelWithoutPoint, TransferPoint } from '#contract/v1/cars.ts'
import type { Db } from '#server/db/db.ts'
import { type RowOf, viewOf } from '#server/db/row-as-view.ts'

const ISLAND = sql`json_strip_nulls(json_build_object('_id', island.id, 'name', island.name, 'oldName', island.old_name)) as island`

/** As far from the airport by road as the capital reaches. */
const TOWN_KM = 8
/** The capital, by both of its names, of a point in it; of others nothing. */
const TOWN = sql`case when island.main_town_old is not null and (point.kind = 'airport' or exists (
  select from car_charge where hire = 'airport' and to_point = point.id and distance_km <= ${TOWN_KM}))
  then array[island.main_town, island.main_town_old] else '{}'::text[] end`

/** What people may call a point: (point_id, name). Its own name also without what stands in brackets, and what is beside it. */
const NAMES = sql`
  select id as point_id, id as name from transfer_point
  union select id, name from transfer_point
  union select id, btrim(regexp_replace(name, '\\s*\\([^)]*\\)|,.*$', '', 'g')) from transfer_point
  union select point.id, called.name
    from transfer_point point join place on place.id = point.place_id
    cross join lateral (values (place.id), (place.name), (place.old_name)) called (name) where called.name is not null
  union select point.id, town || ' ' || point.kind
    from transfer_point point join island on island.id = point.island_id
    cross join lateral unnest(array[island.main_town, island.main_town_old]) town
   where point.kind = 'airport' and town is not null
  union select point.id, town
    from transfer_point point join island on island.id = point.island_id cross join lateral unnest(${TOWN}) town
  union select hotel.point_id, called.name
    from hotel cross join lateral (values (hotel.id collate "default"), (hotel.name)) called (name)
   where hotel.is_active and hotel.point_id is not null`

/** The points that a text names: by id or name, old or new, in any case. */
export async function findPoints(db: Db, text: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct point.id from (${NAMES}) named join transfer_point point on point.id = named.point_id
     where lower(named.name) = lower(${text}) order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

export type NamedPoint = { _id: string; name: string }

/** As many as one chooses from. */
const CHOICES_MAX = 24

/** An island stands for all of its points: (point_id, name), old and new. */
const ISLANDS = sql`
  select point.id, called.name
    from transfer_point point join island on island.id = point.island_id
    cross join lateral (values (island.id), (island.name), (island.old_name)) called (name) where called.name is not null`

/** The points that a text is a part of a name of, and those that it names together with others: what it could mean. */
export async function suggestPoints(db: Db, text: string): Promise<NamedPoint[]> {
  const { rows } = await sql<NamedPoint>`
    select point.id as _id, point.name from transfer_point point
     where exists (select from (${NAMES} union ${ISLANDS}) named where named.point_id = point.id and strpos(lower(named.name), lower(${text})) > 0)
     order by point.position, point.id limit ${CHOICES_MAX}`.execute(db)
  return rows
}

/** The names of those hotels that have one of these points, by the point. */
export async function readHotelsAt(db: Db, ids: readonly string[], points: readonly string[]) {
  const { rows } = await sql<{ id: string; name: string; point_id: string }>`
    select id, name, point_id from hotel
     where is_active and id = any(${[...ids]}) and point_id = any(${[...points]})`.execute(db)
  return rows
}

/** Hotels where no car of ours comes. */
export async function listHotelsWithoutPoint(db: Db): Promise<HotelWithoutPoint[]> {
  const { rows } = await sql<HotelWithoutPoint>`
    select hotel.id as _id, hotel.name, ${ISLAND} from hotel join island on island.id = hotel.island_id
     where hotel.is_active and hotel.point_id is null order by hotel.name`.execute(db)
  return rows
}

export async function listPoints(db: Db): Promise<TransferPoint[]> {
  const { rows } = await sql<RowOf<Omit<TransferPoint, 'airportKm'>> & Pick<TransferPoint, 'airportKm'>>`
    select point.id as _id, point.name, ${ISLAND}, point.kind, nullif(${TOWN}, '{}'::text[]) as town,
           array_remove(array[place.name, place.old_name] || case
             -- Of the capital, which most people call by its older name.
             when point.kind in ('airport', 'jetty') and island.main_town_old is not null
             then array[island.main_town || ' ' || point.kind, island.main_town_old || ' ' || point.kind] end, null) as names,
           coalesce((select json_agg(json_build_object('_id', hotel.id, 'name', hotel.name) order by hotel.name)
                       from hotel where hotel.point_id = point.id and hotel.is_active), '[]') as hotels,
           case when point.kind = 'airport' then 0
                else (select min(distance_km) from car_charge where hire = 'airport' and is_active and to_point = point.id) end as "airportKm"
      from transfer_point point join island on island.id = point.island_id left join place on place.id = point.place_id
     order by point.position, point.id`.execute(db)
  return rows.map(({ airportKm, ...row }) => ({ ...viewOf<Omit<TransferPoint, 'airportKm'>>(row), airportKm }))
}
