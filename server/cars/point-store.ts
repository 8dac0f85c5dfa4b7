import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

export type TransferPointRow = {
  id: string
  name: string
  kind: string
  island: { id: string; name: string; old_name: string | null }
  names: string[]
  hotels: { id: string; name: string }[]
  airport_km: number | null
}

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
  union select hotel.point_id, called.name
    from hotel cross join lateral (values (hotel.id collate "default"), (hotel.name)) called (name)
   where hotel.is_active and hotel.point_id is not null`

/** The points that a text names: an id or a name, old or new, in any case; none when nobody knows it. */
export async function findPoints(db: Db, text: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct point.id from (${NAMES}) named join transfer_point point on point.id = named.point_id
     where lower(named.name) = lower(${text}) order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

export type HotelWithoutPointRow = Pick<TransferPointRow, 'id' | 'name' | 'island'>

/** Hotels where no car of ours comes. */
export async function listHotelsWithoutPoint(db: Db): Promise<HotelWithoutPointRow[]> {
  const { rows } = await sql<HotelWithoutPointRow>`
    select hotel.id, hotel.name,
           json_build_object('id', island.id, 'name', island.name, 'old_name', island.old_name) as island
      from hotel join island on island.id = hotel.island_id
     where hotel.is_active and hotel.point_id is null order by hotel.name`.execute(db)
  return rows
}

export async function listPoints(db: Db): Promise<TransferPointRow[]> {
  const { rows } = await sql<TransferPointRow>`
    select point.id, point.name, point.kind,
           json_build_object('id', island.id, 'name', island.name, 'old_name', island.old_name) as island,
           array_remove(array[place.name, place.old_name] || case
             -- Of the capital, which most people call by its older name.
             when point.kind in ('airport', 'jetty') and island.main_town_old is not null
             then array[island.main_town || ' ' || point.kind, island.main_town_old || ' ' || point.kind] end, null) as names,
           coalesce((select json_agg(json_build_object('id', hotel.id, 'name', hotel.name) order by hotel.name)
                       from hotel where hotel.point_id = point.id and hotel.is_active), '[]') as hotels,
           case when point.kind = 'airport' then 0
                else (select min(distance_km) from car_charge where hire = 'airport' and is_active and to_point = point.id) end as airport_km
      from transfer_point point join island on island.id = point.island_id left join place on place.id = point.place_id
     order by point.position, point.id`.execute(db)
  return rows
}
