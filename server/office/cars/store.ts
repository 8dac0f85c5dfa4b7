import { sql } from 'kysely'
import type { CarType } from '#contract/terms/car-hire.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { TODAY_IN_INDIA } from '#server/db/india-sql.ts'
import { type PictureRow, pictureSql } from '#server/media/picture-sql.ts'
import { firstFree, idStem } from '../free-id.ts'

export type CarRecord = {
  id: string
  version: string
  name: string
  carType: CarType
  seats: number
  largeBags: number
  description: string
  extraHour: number | null
  isLive: boolean
  picture: PictureRow | null
  fleet: { islandId: string; island: string; units: number }[]
}

/** `forUpdate` locks the car until the transaction ends. Every island where cars can be met stands in the fleet. */
export async function findCarRecord(
  db: Db,
  id: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<CarRecord | undefined> {
  if (forUpdate) await sql`select 1 from vehicle where id = ${id} for update`.execute(db)
  const { rows } = await sql<CarRecord>`
    select id, updated_at::text as version, name, car_type as "carType", seats, large_bags as "largeBags", description,
           extra_hour as "extraHour", is_active as "isLive", ${pictureSql(sql`vehicle.picture_id`)} as picture,
           (select coalesce(json_agg(json_build_object('islandId', island.id, 'island', island.name, 'units', coalesce(fleet.units, 0)) order by island.name), '[]')
              from island left join car_fleet fleet on fleet.island_id = island.id and fleet.vehicle_id = vehicle.id
             where fleet.units is not null or exists (select 1 from transfer_point where transfer_point.island_id = island.id)) as fleet
      from vehicle where id = ${id}`.execute(db)
  return rows[0]
}

export type ListedCar = {
  id: string
  name: string
  carType: string
  seats: number
  largeBags: number
  units: number
  prices: number
  isLive: boolean
  thumb: string | null
}

type Filter = { offset: number; limit: number; words: string; carType: string; isLive: string }

export async function listCarRows(
  db: Db,
  { offset, limit, words, carType, isLive }: Filter,
): Promise<{ rows: ListedCar[]; total: number }> {
  const { rows } = await sql<ListedCar & { total: number }>`
    select id, name, car_type as "carType", seats, large_bags as "largeBags", is_active as "isLive",
           (select coalesce(sum(units), 0)::integer from car_fleet where vehicle_id = vehicle.id) as units,
           (select count(*)::integer from car_rate where vehicle_id = vehicle.id) as prices,
           (select '/media/' || picture.id || '-' || picture.version from picture where picture.id = vehicle.picture_id) as thumb,
           count(*) over ()::integer as total
      from vehicle
     where (${words} = '' or strpos(lower(name), lower(${words})) > 0) and (${carType} = '' or car_type = ${carType})
       and (${isLive} = '' or is_active = (${isLive} = '1'))
     order by position, id limit ${limit} offset ${offset}`.execute(db)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

type Named = { id: string; name: string }
export type CarOptions = {
  islands: Named[]
  points: (Named & { islandId: string; isAirport: boolean })[]
  cars: (Named & { seats: number; carType: string })[]
  places: Named[]
  taxPercent: number
}

export async function readCarOptions(db: Db): Promise<CarOptions> {
  const { rows } = await sql<CarOptions>`
    select coalesce((select json_agg(json_build_object('id', id, 'name', name) order by name) from island
                      where exists (select 1 from transfer_point where island_id = island.id)), '[]') as islands,
           coalesce((select json_agg(json_build_object('id', id, 'name', name, 'islandId', island_id, 'isAirport', kind = 'airport') order by name)
                       from transfer_point), '[]') as points,
           coalesce((select json_agg(json_build_object('id', id, 'name', name, 'seats', seats, 'carType', car_type) order by position, id)
                       from vehicle), '[]') as cars,
           coalesce((select json_agg(json_build_object('id', id, 'name', name) order by name) from place), '[]') as places,
           coalesce((select percent from tax_rate where item = 'car_hire' and from_date <= ${TODAY_IN_INDIA} order by from_date desc limit 1), 0) as "taxPercent"`.execute(
    db,
  )
  return rows[0] ?? { islands: [], points: [], cars: [], places: [], taxPercent: 0 }
}

/** An id made of a name that no row of the table has. */
export async function freeIdIn(
  tx: Tx,
  table: 'vehicle' | 'car_package' | 'activity' | 'car_charge',
  name: string,
): Promise<string> {
  const stem = idStem(name)
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id = ${stem} or strpos(id, ${`${stem}-`}) = 1`.execute(tx)
  return firstFree(stem, new Set(rows.map(({ id }) => id)))
}

export type CarColumns = Pick<
  CarRecord,
  'name' | 'carType' | 'seats' | 'largeBags' | 'description' | 'extraHour' | 'isLive'
>

export async function insertCar(tx: Tx, id: string, car: CarColumns): Promise<void> {
  await tx
    .insertInto('vehicle')
    .values({ id, ...columnsOf(car), position: sql<number>`(select coalesce(max(position), 0) + 1 from vehicle)` })
    .execute()
}

/** Gives it a new version. */
export async function updateCar(tx: Tx, id: string, car: CarColumns): Promise<void> {
  await tx
    .updateTable('vehicle')
    .set({ ...columnsOf(car), updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

function columnsOf({ name, carType, seats, largeBags, description, extraHour, isLive }: CarColumns) {
  return {
    ...{ name, car_type: carType, seats, large_bags: largeBags, description },
    ...{ extra_hour: extraHour, is_active: isLive },
  }
}

export async function writeFleet(tx: Tx, vehicleId: string, islandId: string, units: number): Promise<void> {
  await sql`
    insert into car_fleet (island_id, vehicle_id, units) values (${islandId}, ${vehicleId}, ${units})
    on conflict (island_id, vehicle_id) do update set units = excluded.units`.execute(tx)
  await sql`update vehicle set updated_at = clock_timestamp() where id = ${vehicleId}`.execute(tx)
}
