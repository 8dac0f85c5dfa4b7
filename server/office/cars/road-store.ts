import { sql } from 'kysely'
import type { RoadKind } from '#contract/office/car-roads.ts'
import type { Db, Tx } from '#server/db/db.ts'

export type RateValues = { vehicleId: string; price: number; extraKm: number | null }

export type RoadRecord = {
  id: string
  version: string
  kind: RoadKind
  islandId: string
  island: string
  name: string
  fromId: string | null
  toId: string | null
  duration: string | null
  distanceKm: number
  minutes: number
  kmLimit: number | null
  isLive: boolean
  rates: RateValues[]
}

/** "Airport to Haddo Wharf", or the hours of a hire. */
const NAME = sql<string>`coalesce(from_point.name || ' to ' || to_point.name, 'Hire for ' || lower(charge.duration))`
const FROM = sql`car_charge charge join island on island.id = charge.island_id
  left join transfer_point from_point on from_point.id = charge.from_point left join transfer_point to_point on to_point.id = charge.to_point`

/** `forUpdate` locks the road until the transaction ends. */
export async function findRoad(
  db: Db,
  id: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<RoadRecord | undefined> {
  if (forUpdate) await sql`select 1 from car_charge where id = ${id} for update`.execute(db)
  const { rows } = await sql<RoadRecord>`
    select charge.id, charge.updated_at::text as version, charge.hire as kind, charge.island_id as "islandId", island.name as island,
           ${NAME} as name, charge.from_point as "fromId", charge.to_point as "toId", charge.duration, charge.distance_km as "distanceKm",
           charge.minutes, charge.km_limit as "kmLimit", charge.is_active as "isLive",
           coalesce((select json_agg(json_build_object('vehicleId', vehicle_id, 'price', price, 'extraKm', extra_km) order by vehicle.position, vehicle_id)
                       from car_rate join vehicle on vehicle.id = vehicle_id where charge_id = charge.id), '[]') as rates
      from ${FROM} where charge.id = ${id}`.execute(db)
  return rows[0]
}

export type ListedRoad = {
  id: string
  kind: RoadKind
  name: string
  island: string
  distanceKm: number
  minutes: number
  cars: number
  priceFrom: number | null
  isLive: boolean
}

type Filter = { offset: number; limit: number; words: string; kind: string; islandId: string; isLive: string }

export async function listRoadRows(
  db: Db,
  { offset, limit, words, kind, islandId, isLive }: Filter,
): Promise<{ rows: ListedRoad[]; total: number }> {
  const { rows } = await sql<ListedRoad & { total: number }>`
    select charge.id, charge.hire as kind, ${NAME} as name, island.name as island, charge.distance_km as "distanceKm", charge.minutes,
           rate.cars, rate.price as "priceFrom", charge.is_active as "isLive", count(*) over ()::integer as total
      from ${FROM}
     cross join lateral (select count(*)::integer as cars, min(price) as price from car_rate where charge_id = charge.id) rate
     where (${words} = '' or strpos(lower(${NAME} || ' ' || island.name), lower(${words})) > 0) and (${kind} = '' or charge.hire = ${kind})
       and (${islandId} = '' or charge.island_id = ${islandId}) and (${isLive} = '' or charge.is_active = (${isLive} = '1'))
     order by charge.position, charge.id limit ${limit} offset ${offset}`.execute(db)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

type NewRoad = Pick<
  RoadRecord,
  'id' | 'kind' | 'islandId' | 'fromId' | 'toId' | 'duration' | 'distanceKm' | 'minutes' | 'kmLimit'
>

/** False where there is one already, in either direction. */
export async function insertRoad(tx: Tx, road: NewRoad): Promise<boolean> {
  const { rows } = await sql`
    insert into car_charge (id, hire, island_id, from_point, to_point, distance_km, minutes, km_limit, duration, is_active, position)
    select ${road.id}, ${road.kind}, ${road.islandId}, ${road.fromId}, ${road.toId}, ${road.distanceKm}, ${road.minutes}, ${road.kmLimit}::integer,
           ${road.duration}, false, (select coalesce(max(position), 0) + 1 from car_charge)
     where not exists (select 1 from car_charge other where other.id = ${road.id}
                          or (other.from_point = ${road.fromId} and other.to_point = ${road.toId})
                          or (other.from_point = ${road.toId} and other.to_point = ${road.fromId})
                          or (other.duration = ${road.duration} and other.island_id = ${road.islandId}))
    returning id`.execute(tx)
  return rows.length > 0
}

export async function updateRoad(
  tx: Tx,
  id: string,
  { distanceKm, minutes, kmLimit, isLive }: Pick<RoadRecord, 'distanceKm' | 'minutes' | 'kmLimit' | 'isLive'>,
): Promise<void> {
  await tx
    .updateTable('car_charge')
    .set({
      distance_km: distanceKm,
      minutes,
      km_limit: kmLimit,
      is_active: isLive,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute()
}

export async function replaceRates(tx: Tx, id: string, rates: readonly RateValues[]): Promise<void> {
  await tx.deleteFrom('car_rate').where('charge_id', '=', id).execute()
  const values = rates.map(({ vehicleId, price, extraKm }) => ({
    charge_id: id,
    vehicle_id: vehicleId,
    price,
    extra_km: extraKm,
  }))
  if (values.length > 0) await tx.insertInto('car_rate').values(values).execute()
}

export type FareRow = {
  roadId: string
  road: string
  vehicleId: string
  car: string
  distanceKm: number
  price: number
}

/** Every price of these roads, locked with its road until the transaction ends. */
export async function lockFares(
  tx: Tx,
  {
    kind = '',
    islandId = '',
    vehicleId = '',
  }: { kind?: string | undefined; islandId?: string | undefined; vehicleId?: string | undefined },
): Promise<FareRow[]> {
  await sql`
    select 1 from car_charge where (${kind} = '' or hire = ${kind}) and (${islandId} = '' or island_id = ${islandId})
     order by id for update`.execute(tx)
  const { rows } = await sql<FareRow>`
    select charge.id as "roadId", ${NAME} as road, vehicle.id as "vehicleId", vehicle.name as car, charge.distance_km as "distanceKm", car_rate.price
      from ${FROM} join car_rate on car_rate.charge_id = charge.id join vehicle on vehicle.id = car_rate.vehicle_id
     where (${kind} = '' or charge.hire = ${kind}) and (${islandId} = '' or charge.island_id = ${islandId})
       and (${vehicleId} = '' or vehicle.id = ${vehicleId})
     order by charge.position, charge.id, vehicle.position, vehicle.id`.execute(tx)
  return rows
}

/** Gives the roads new prices, and a new version. */
export async function writeFares(
  tx: Tx,
  fares: readonly { roadId: string; vehicleId: string; price: number }[],
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(fares)}::jsonb) given ("roadId" text, "vehicleId" text, price integer)`
  await sql`
    update car_rate set price = given.price from ${given}
     where car_rate.charge_id = given."roadId" and car_rate.vehicle_id = given."vehicleId"`.execute(tx)
  await sql`
    update car_charge set updated_at = clock_timestamp() where id in (select "roadId" from ${given})`.execute(tx)
}
