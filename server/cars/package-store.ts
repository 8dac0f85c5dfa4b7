import { type RawBuilder, sql } from 'kysely'
import type { CarPackage } from '#contract/v1/car-packages.ts'
import type { Db } from '#server/db/db.ts'
import { TODAY_IN_INDIA } from '#server/db/india-sql.ts'
import type { RowOf } from '#server/db/row-as-view.ts'
import { liveDeals, struckSql } from '#server/deals/live-deal-sql.ts'
import { type PictureRow, picturesSql } from '#server/media/picture-sql.ts'
import { afterDealSql } from '#server/products/price-sql.ts'
import { ratingSql } from '#server/reviews/rating-sql.ts'
import type { DriveRow } from './package-rules.ts'

/** Every car package on sale with its best live deal, and what its smallest vehicle costs now and cost before. */
export const CAR_PACKAGE_OFFERS = sql`
  select car_package.*, deal.label, deal.takes_off, deal.ends_at, ${afterDealSql(sql`smallest.list_price`, sql`deal.takes_off`)} as price,
         ${struckSql('car', sql`car_package.id`, sql`deal.starts_at`)} as struck_price
    from car_package
    join (select package_id, min(list_price) as list_price from car_package_rate group by package_id) smallest
      on smallest.package_id = car_package.id
    left join (${liveDeals('car')}) deal on deal.scope_id = car_package.id
   where car_package.is_active`

/** The percent that the tax table has for cars today in India. */
export function carTaxSql(): RawBuilder<number> {
  return sql<number>`(select rate.percent from tax_rate rate
    where rate.item = 'car_hire' and rate.from_date <= ${TODAY_IN_INDIA}
    order by rate.from_date desc limit 1)`
}

/** Most pictures a car package shows in its carousel (ours). */
const PICTURES_MAX = 8

export type CarPackageRateRow = DriveRow & { extraKm: number | null; extraHour: number | null }

/** What the wire says of one beside its pictures and rates, under the wire's names. */
export type CarPackageFacts = Omit<CarPackage, 'images' | 'packages'>
export type CarPackageRowOf = RowOf<CarPackageFacts> & {
  entryFee: number
  rates: CarPackageRateRow[]
  pictures: PictureRow[]
}

type CarPackageFilter = {
  id?: string | undefined
  slug?: string | undefined
  duration?: string | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  limit: number
  offset: number
}

type CarPackagePage = { rows: CarPackageRowOf[]; total: number }

/** One statement: a page of car packages, those the operator puts first at the top, and how many match. */
export async function listCarPackages(db: Db, filter: CarPackageFilter): Promise<CarPackagePage> {
  const { id = null, slug = null, duration = null, minPrice = null, maxPrice = null, limit, offset } = filter
  const { rows } = await sql<CarPackagePage>`
    with matched as (
           select * from (${CAR_PACKAGE_OFFERS}) offer
            where (${id}::text is null or id = ${id}::text) and (${slug}::text is null or slug = ${slug}::text)
              and (${duration}::text is null or lower(duration) = ${duration}::text)
              and price >= coalesce(${minPrice}::int, 0) and (${maxPrice}::int is null or price <= ${maxPrice}::int)),
         page as (select * from matched order by top desc, position, id limit ${limit} offset ${offset})
    select coalesce((select jsonb_agg(${packageJson()} order by offer.top desc, offer.position, offer.id) from page offer), '[]') as rows,
           (select count(*)::int from matched) as total`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The list of car packages answered no row')
  return row
}

function packageJson(): RawBuilder<CarPackageRowOf> {
  return sql<CarPackageRowOf>`jsonb_build_object(
    '_id', offer.id, 'id', offer.id, 'slug', offer.slug, 'packageName', offer.name, 'duration', offer.duration, 'kmLimit', offer.km_limit,
    'island', (select jsonb_strip_nulls(jsonb_build_object('_id', island.id, 'name', island.name, 'oldName', island.old_name))
                 from island where island.id = offer.island_id),
    'entryFee', offer.entry_fee, 'description', offer.description, 'iternary', offer.itinerary, 'inclusive', offer.inclusive,
    'exclusive', offer.exclusive, 'paymentPolicy', offer.payment_policy, 'closedWeekdays', offer.closed_weekdays,
    'entryTickets', coalesce((select jsonb_agg(jsonb_build_object('placeId', place.id, 'name', place.name, 'rupees', (ticket ->> 'rupees')::int) order by turn)
                                from jsonb_array_elements(offer.entry_tickets) with ordinality each_ticket (ticket, turn)
                                join place on place.id = ticket ->> 'placeId'), '[]'),
    'startingPrice', offer.price, 'struckPrice', nullif(greatest(offer.struck_price, offer.price), offer.price), 'badge', offer.label,
    'rates', ${ratesJson()}, 'rating', ${ratingSql('car', sql`offer.id`)},
    'pictures', ${picturesSql('car_package_picture', sql`offer.id`, PICTURES_MAX)},
    'places', coalesce((select jsonb_agg(jsonb_build_object('placeId', place.id, 'name', place.name) order by stop.position)
                          from car_package_place stop join place on place.id = stop.place_id where stop.car_package_id = offer.id), '[]'))`
}

/** For rows of CAR_PACKAGE_OFFERS named `offer`. A km above the limit costs what it does when the vehicle is hired by the hour. */
function ratesJson(): RawBuilder<CarPackageRateRow[]> {
  return sql<CarPackageRateRow[]>`coalesce((
    select jsonb_agg(jsonb_build_object(
             'vehicleId', vehicle.id, 'vehicleName', vehicle.name, 'vehicleCount', rate.vehicle_count, 'minPax', rate.min_pax,
             'maxPax', rate.max_pax, 'price', ${afterDealSql(sql`rate.list_price`, sql`offer.takes_off`)}, 'extraHour', vehicle.extra_hour,
             'extraKm', (select max(car_rate.extra_km) from car_rate where car_rate.vehicle_id = vehicle.id)) order by rate.position)
      from car_package_rate rate join vehicle on vehicle.id = rate.vehicle_id where rate.package_id = offer.id), '[]')`
}

/** What prices a party and decides the availability of a day. */
export type DriveTermsRow = {
  name: string
  island_id: string
  km_limit: number
  hours: number
  days: number
  entry_fee: number
  closed_weekdays: string[]
  tax_percent: number
  rates: CarPackageRateRow[]
  pictures: PictureRow[]
}

export async function findDriveTerms(db: Db, id: string): Promise<DriveTermsRow | undefined> {
  const { rows } = await sql<DriveTermsRow>`
    select offer.name, offer.island_id, offer.km_limit, offer.hours, offer.days, offer.entry_fee, offer.closed_weekdays, ${carTaxSql()} as tax_percent, ${ratesJson()} as rates,
           ${picturesSql('car_package_picture', sql`offer.id`, 1)} as pictures
      from (${CAR_PACKAGE_OFFERS}) offer where offer.id = ${id}`.execute(db)
  return rows[0]
}
