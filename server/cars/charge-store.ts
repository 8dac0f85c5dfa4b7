import { type RawBuilder, sql } from 'kysely'
import type { CarType } from '#contract/terms/car-hire.ts'
import type { CarSurcharges } from '#contract/terms/car-surcharges.ts'
import type { Db } from '#server/db/db.ts'
import { prepared } from '#server/db/statements.ts'
import { type PictureRow, pictureSql } from '#server/media/picture-sql.ts'
import { carSurchargesSql } from '#server/settings/car-surcharges.ts'
import { carTaxSql } from './package-store.ts'

type PointRow = { id: string; name: string }

export type RateRow = {
  vehicle_id: string
  name: string
  car_type: CarType
  seats: number
  large_bags: number
  description: string
  picture: PictureRow | null
  price: number
  extra_km: number | null
}

export type ChargeRow = {
  id: string
  hire: 'airport' | 'ride' | 'hourly'
  island_id: string
  distance_km: number
  minutes: number
  km_limit: number | null
  from_point: PointRow | null
  to_point: PointRow | null
  rates: RateRow[]
  tax_percent: number
  surcharges: CarSurcharges
}

/** `fromPoints`, `toPoints`: ids, of which one will do; undefined: anywhere. */
export type ChargeFilter = {
  hire: 'airport' | 'ride' | 'hourly'
  id?: string | undefined
  fromPoints?: readonly string[] | undefined
  toPoints?: readonly string[] | undefined
  duration?: string | undefined
  /** From the other end, as the airport's roads are stored from the airport. */
  isSwapped?: boolean
  carType: CarType
  limit: number
  offset: number
}

export type ChargePage = { rows: ChargeRow[]; total: number }

/** One statement: a page of roads or hires in the direction asked for, each with its cars of one type, and how many there are. */
export async function listCharges(db: Db, filter: ChargeFilter): Promise<ChargePage> {
  const { rows } = await sql<ChargePage>`
    with asked as (${matching(filter)}),
         matched as (select * from asked where exists (select 1 from car_rate join vehicle on vehicle.id = car_rate.vehicle_id
                                                        where car_rate.charge_id = asked.id and vehicle.is_active and vehicle.car_type = ${filter.carType})),
         page as (select * from matched order by position, id limit ${filter.limit} offset ${filter.offset})
    select coalesce((select jsonb_agg(${chargeJson(filter.carType)} order by charge.position, charge.id) from page charge), '[]') as rows,
           (select count(*)::int from matched) as total`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The list of charges answered no row')
  return row
}

/** One charge with the cars of every type, whatever it is a charge for. */
export async function findCharge(db: Db, id: string): Promise<ChargeRow | undefined> {
  const { rows } = await prepared(
    db,
    sql<{ charge: ChargeRow }>`
    select ${chargeJson(undefined)} as charge
      from (select car_charge.*, false as is_reversed from car_charge where is_active and id = ${id}) charge`,
  )
  return rows[0]?.charge
}

/** Rides go both ways. A ride from or to the airport is a charge of the airport. */
function matching({ hire, id, fromPoints, toPoints, duration, isSwapped = false }: ChargeFilter): RawBuilder<unknown> {
  const [from, to] = [idsOf(fromPoints), idsOf(toPoints)]
  const isHire = sql`car_charge.hire = ${hire}`
  if (id !== undefined)
    return sql`select car_charge.*, ${isSwapped}::boolean as is_reversed from car_charge where is_active and ${isHire} and id = ${id}`
  if (hire !== 'ride')
    return sql`select car_charge.*, ${isSwapped}::boolean as is_reversed from car_charge
      where is_active and ${isHire} and (${to} is null or to_point = any(${to}))
        and (${duration ?? null}::text is null or duration = ${duration ?? null}::text)`
  return sql`
    select car_charge.*, case when ${from} is not null then from_point <> all(${from})
                              when ${to} is not null then to_point <> all(${to}) else false end as is_reversed
      from car_charge
     where is_active and (hire = 'ride' or (hire = 'airport' and (from_point = any(${from}) or from_point = any(${to}))))
       and (((${from} is null or from_point = any(${from})) and (${to} is null or to_point = any(${to})))
            or ((${from} is null or to_point = any(${from})) and (${to} is null or from_point = any(${to}))))`
}

function idsOf(ids: readonly string[] | undefined): RawBuilder<string[] | null> {
  return ids === undefined ? sql`null::text[]` : sql`array[${sql.join(ids)}]::text[]`
}

/** For rows of car_charge named `charge` that also say whether they are driven the other way. */
function chargeJson(carType: CarType | undefined): RawBuilder<ChargeRow> {
  return sql<ChargeRow>`jsonb_build_object(
    'id', charge.id, 'hire', charge.hire, 'island_id', charge.island_id, 'distance_km', charge.distance_km, 'minutes', charge.minutes, 'km_limit', charge.km_limit,
    'from_point', ${pointJson(sql`case when charge.is_reversed then charge.to_point else charge.from_point end`)},
    'to_point', ${pointJson(sql`case when charge.is_reversed then charge.from_point else charge.to_point end`)},
    'tax_percent', ${carTaxSql()}, 'surcharges', ${carSurchargesSql()},
    'rates', coalesce((select jsonb_agg(jsonb_build_object(
                 'vehicle_id', vehicle.id, 'name', vehicle.name, 'car_type', vehicle.car_type, 'seats', vehicle.seats,
                 'large_bags', vehicle.large_bags, 'description', vehicle.description, 'picture', ${pictureSql(sql`vehicle.picture_id`)},
                 'price', car_rate.price, 'extra_km', car_rate.extra_km) order by vehicle.seats, vehicle.position)
                         from car_rate join vehicle on vehicle.id = car_rate.vehicle_id
                        where car_rate.charge_id = charge.id and vehicle.is_active
                          and (${carType ?? null}::text is null or vehicle.car_type = ${carType ?? null}::text)), '[]'))`
}

function pointJson(id: RawBuilder<unknown>): RawBuilder<PointRow | null> {
  return sql<PointRow | null>`(select jsonb_build_object('id', point.id, 'name', point.name) from transfer_point point where point.id = ${id})`
}
