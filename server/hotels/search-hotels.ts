import { type RawBuilder, sql } from 'kysely'
import { GUEST_RATING_STEPS, HOTEL_PRICE_BANDS, type HotelSort } from '#contract/terms/hotel-facets.ts'
import { addDays } from '#contract/terms/india-time.ts'
import type { HotelFacets } from '#contract/v1/hotels.ts'
import type { Db } from '#server/db/db.ts'
import { islandsNamed, islandsOfPlacesNamed } from './destination-sql.ts'
import { facetsSql } from './facet-sql.ts'
import { HOTEL_RATINGS } from './rating-sql.ts'
import type { GuestGroup } from './rules.ts'
import { afterDeal, housingSteps, inSlab, LIVE_DEALS, NIGHT_TAX, type Nights, stockSteps } from './stay-sql.ts'
import { type HotelRow, hotelJson, pageParts } from './summary-sql.ts'

/** What is searched: one hotel, those of a destination (by its spellings; `idsOnly`: by id alone), or all. */
export type HotelScope = { id?: string | undefined; destination?: readonly string[] | undefined; idsOnly?: boolean }

/** Prices are a night as shown, tax included. `stay` is undefined for a search without dates. */
export type HotelFilter = {
  scope: HotelScope
  today: string
  stay: Nights | undefined
  groups: readonly GuestGroup[]
  minPrice?: number | undefined
  maxPrice?: number | undefined
  propertyTypes?: readonly string[] | undefined
  stars?: readonly number[] | undefined
  leastRating?: number | undefined
  locations?: readonly string[] | undefined
  sort: HotelSort
  limit: number
  offset: number
}

export type HotelSearch = {
  rows: HotelRow[]
  total: number
  facets: HotelFacets
  /** False when the destination names nothing we know. */
  isKnown: boolean
  /** Ids of all hotels found, in order, when not one of them is free; they may still share the stay. */
  full: string[]
}

const ORDER: Record<HotelSort, RawBuilder<unknown>> = {
  recommended: sql`position, id`,
  price_desc: sql`shown_price desc, position, id`,
  price_asc: sql`shown_price, position, id`,
  rating: sql`rating desc nulls last, rating_count desc, position, id`,
}

/** One statement: the page, the count of all that match, what the filters would find, and whether anything is free. */
export async function searchHotels(db: Db, filter: HotelFilter): Promise<HotelSearch> {
  const { rows } = await searchStatement(filter).execute(db)
  const row = rows[0]
  if (row === undefined) throw new Error('The hotel search answered no row')
  return { rows: row.page, total: row.total, facets: row.facets, isKnown: row.is_known, full: row.full_ids }
}

type SearchRow = { page: HotelRow[]; total: number; facets: HotelFacets; is_known: boolean; full_ids: string[] }

/** Exported for the bench, which looks at its plan. */
export function searchStatement(filter: HotelFilter) {
  const { stay, groups, today, scope } = filter
  const order = sql`sold_out, ${ORDER[filter.sort]}`
  const tonight = { from: today, until: addDays(today, 1), count: 1 }
  const isWide = scope.id === undefined && scope.destination === undefined
  return sql<SearchRow>`
    with ${scopeSteps(scope)},
    tax as materialized (${NIGHT_TAX}),
    base as materialized (
      select hotel.id, (row_number() over ())::integer as no, hotel.position, hotel.property_type_id, hotel.star_rating, hotel.island_id,
             deal.percent, deal.label, deal.starts_at, rating.average as rating, coalesce(rating.count, 0) as rating_count
        from hotel
        left join (${LIVE_DEALS}) deal on deal.hotel_id = hotel.id
        left join ${HOTEL_RATINGS} rating on rating.hotel_id = hotel.id
       where hotel.is_active and ${inScope(scope)}),
    rate as (
      select cheapest.hotel_no, cheapest.price, (2 * cheapest.price * tax.percent + 100) / 200 as tax_amount
        from (select base.no as hotel_no, min(${afterDeal(sql`room_type.base_price`, sql`base.percent`)}) as price
                from base join room_type on room_type.hotel_id = base.id and room_type.is_private group by base.no) cheapest
        join tax on ${inSlab(sql`cheapest.price`, sql`${today}::date`)}),
    ${stockSteps(stay ?? tonight, isWide)},
    ${stay === undefined ? freeTonight() : housingSteps(groups)},
    shown as materialized (
      select *, ${flags(filter)}
        from (select base.*, ${today}::date as today, rate.price as standard_price, rate.tax_amount,
                     coalesce(stay.free, 0) as available_rooms, coalesce(stay.sold_out, false) as sold_out, stay.rooms,
                     stay.base as stay_base, stay.tax as stay_tax, coalesce(stay.is_possible, false) as has_stay,
                     ${shownPrice(stay)} as shown_price
                from base join rate on rate.hotel_no = base.no left join stay_of_hotel stay on stay.hotel_no = base.no) priced
       where ${stay === undefined || scope.id !== undefined ? sql`true` : sql`has_stay`}),
    found as materialized (select * from shown where price_ok and type_ok and stars_ok and rating_ok and location_ok),
    page as materialized (
      select *, row_number() over (order by ${order}) as rank from found
       order by ${order} limit ${filter.limit} offset ${filter.offset}),
    ${pageParts()}
    select coalesce((select json_agg(${hotelJson()} order by shown.rank) from page shown
                       join hotel on hotel.id = shown.id join island on island.id = hotel.island_id
                       join property_type on property_type.id = hotel.property_type_id
                       left join picture_list on picture_list.hotel_id = hotel.id
                       left join amenity_list on amenity_list.hotel_id = hotel.id), '[]') as page,
           (select count(*)::int from found) as total,
           (select is_known from scope) as is_known,
           ${facetsSql({ bands: HOTEL_PRICE_BANDS, ratings: GUEST_RATING_STEPS })} as facets,
           coalesce((select json_agg(id order by position, id) from found having bool_and(sold_out)), '[]') as full_ids`
}

/** `scope` says whether the destination is known; `island_in_scope` which islands it means. */
function scopeSteps({ destination, idsOnly = false }: HotelScope): RawBuilder<unknown> {
  if (destination === undefined) return sql`scope as (select true as is_known)`
  const any = sql`any(${[...destination]}::text[])`
  const places = idsOnly
    ? sql`select island_id from place where id = ${any} union select id from island where id = ${any}`
    : sql`${islandsOfPlacesNamed(destination)} union ${islandsNamed(destination)}`
  return sql`
    island_in_scope as materialized (${places}),
    hotel_in_scope as materialized (
      select id from hotel where ${idsOnly ? sql`false` : sql`id = ${any} or lower(name) = ${any} or lower(locality) = ${any}`}),
    scope as (select exists (select 1 from island_in_scope) or exists (select 1 from hotel_in_scope) as is_known)`
}

function inScope({ id, destination }: HotelScope): RawBuilder<unknown> {
  if (id !== undefined) return sql`hotel.id = ${id}`
  if (destination === undefined) return sql`true`
  return sql`(hotel.island_id in (select * from island_in_scope) or hotel.id in (select id from hotel_in_scope))`
}

/** Without dates nobody is housed; the rooms free tonight are counted. */
function freeTonight(): RawBuilder<unknown> {
  return sql`
    stay_of_hotel as materialized (
      select hotel_no, sum(free)::integer as free, false as sold_out, false as is_possible, null::int as rooms, null::bigint as base,
             null::bigint as tax
        from open_room group by hotel_no)`
}

function shownPrice(stay: Nights | undefined): RawBuilder<number> {
  return stay === undefined
    ? sql<number>`rate.price + rate.tax_amount`
    : sql<number>`coalesce((2 * (stay.base + stay.tax) + ${stay.count}::int) / (2 * ${stay.count}::int), rate.price + rate.tax_amount)`
}

/** One flag a filter: a facet counts what all the other filters let through. A search for one hotel by id filters nothing. */
function flags(filter: HotelFilter): RawBuilder<unknown> {
  const { minPrice, maxPrice, propertyTypes, stars, leastRating, locations } = filter
  const all = sql`true`
  return sql`
    ${minPrice === undefined ? all : sql`shown_price >= ${minPrice}::int`}
      and ${maxPrice === undefined ? all : sql`shown_price <= ${maxPrice}::int`} as price_ok,
    ${propertyTypes === undefined ? all : sql`property_type_id = any(${[...propertyTypes]}::text[])`} as type_ok,
    ${stars === undefined ? all : sql`star_rating = any(${[...stars]}::int[])`} as stars_ok,
    ${leastRating === undefined ? all : sql`coalesce(rating >= ${leastRating}::double precision, false)`} as rating_ok,
    ${locations === undefined ? all : sql`island_id in (${islandsNamed(locations)})`} as location_ok`
}
