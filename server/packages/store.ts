import { sql } from 'kysely'
import { SIMILAR_PACKAGES_MAX } from '#contract/terms/limits.ts'
import type { ItineraryDay, PackageHotel } from '#contract/v1/packages.ts'
import type { Db } from '#server/db/db.ts'
import { OFFERS } from './offer-sql.ts'
import type { PartyRatios } from './rules.ts'
import { type SummaryRow, summaryJson } from './summary-sql.ts'

export type DetailsRow = {
  summary: SummaryRow
  overview: string
  inclusive: string
  exclusive: string
  payment_policy: string
  cancellation_policy: string
  upper_limit: number
  itinerary: ItineraryDay[]
  hotels: PackageHotel[]
}

export async function findPackage(db: Db, key: { id: string } | { slug: string }): Promise<DetailsRow | undefined> {
  const match = 'id' in key ? sql`package.id = ${key.id}` : sql`package.slug = ${key.slug}`
  const { rows } = await sql<DetailsRow>`
    select ${summaryJson()} as summary, package.overview, package.inclusive, package.exclusive, package.payment_policy,
           package.cancellation_policy, package.upper_limit, package.itinerary, package.hotels
      from (${OFFERS}) offer join package on package.id = offer.id join category on category.id = package.category_id
     where ${match}`.execute(db)
  return rows[0]
}

/** Packages the operator names as similar; undefined when the package itself is unknown. */
export async function listSimilarPackages(db: Db, id: string): Promise<SummaryRow[] | undefined> {
  const { rows } = await sql<{ known: boolean; similar: SummaryRow[] }>`
    select exists (select 1 from package where id = ${id}) as known,
           coalesce((select json_agg(${summaryJson()} order by package_similar.position)
                       from package_similar join (${OFFERS}) offer on offer.id = package_similar.similar_id
                       join package on package.id = offer.id join category on category.id = package.category_id
                      where package_similar.package_id = ${id} and package_similar.position <= ${SIMILAR_PACKAGES_MAX}), '[]') as similar`.execute(
    db,
  )
  return rows[0]?.known === true ? rows[0].similar : undefined
}

export async function listSpecialPackages(db: Db): Promise<SummaryRow[]> {
  const { rows } = await sql<{ special: SummaryRow[] }>`
    select coalesce(json_agg(${summaryJson()} order by offer.position), '[]') as special
      from (${OFFERS}) offer join package on package.id = offer.id and package.special
      join category on category.id = package.category_id`.execute(db)
  return rows[0]?.special ?? []
}

export type PriceRow = {
  rate: number
  nights: number
  tax_percent: number
  upper_limit: number
  pricing: Partial<PartyRatios> | null
}

/** What the price of a party is made from; undefined when the package is not on offer. */
export async function findPackageRate(db: Db, id: string): Promise<PriceRow | undefined> {
  const { rows } = await sql<PriceRow>`
    select offer.rate, package.nights, package.tax_percent, package.upper_limit, package.pricing
      from (${OFFERS}) offer join package on package.id = offer.id where offer.id = ${id}`.execute(db)
  return rows[0]
}

export type StartStock = { day: string; left: number | null }

/**
 * For each start day the travellers whom the rooms of the plan hold in its fullest night; null when the plan names no room
 * type of ours. A room that is not open on one of the nights holds nobody.
 */
export async function listStartStock(db: Db, id: string, from: string, to: string): Promise<StartStock[]> {
  const { rows } = await sql<StartStock>`
    with plan as (
      select stay.hotel ->> 'hotelId' as hotel_id, stay.hotel ->> 'roomType' as room_name,
             (stay.hotel ->> 'capacityPerRoom')::integer as capacity, (stay.hotel ->> 'duration')::integer as nights,
             (sum((stay.hotel ->> 'duration')::integer) over (order by stay.place))::integer as until_night
        from package cross join lateral jsonb_array_elements(package.hotels) with ordinality as stay (hotel, place)
       where package.id = ${id}),
    room as (
      select room_type.id, plan.capacity, plan.until_night - plan.nights + step as night_no
        from plan join room_type on room_type.hotel_id = plan.hotel_id and room_type.name = plan.room_name
       cross join lateral generate_series(0, plan.nights - 1) step)
    select start.day::date as day,
           min(case when room.id is not null then coalesce(night.allotment - night.sold, 0) * room.capacity end)::integer as left
      from generate_series(${from}::date, ${to}::date, interval '1 day') start (day)
      left join room on true
      left join room_night night on night.room_type_id = room.id and night.night = start.day::date + room.night_no
     group by 1`.execute(db)
  return rows
}
