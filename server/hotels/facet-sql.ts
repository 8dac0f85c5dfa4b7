import { type RawBuilder, sql } from 'kysely'
import type { PriceBand } from '#contract/terms/hotel-facets.ts'
import type { HotelFacets } from '#contract/v1/hotels.ts'

/** No price is above this. */
const OPEN_END = 2_147_483_647

/**
 * What each value of each filter would find among the rows of `shown`, the other filters as they are. Stars and islands that
 * the destination (`base`) does not have are not offered; those it has stay, with a count of 0 where nothing is left.
 */
export function facetsSql(offered: {
  bands: readonly PriceBand[]
  ratings: readonly string[]
}): RawBuilder<HotelFacets> {
  return sql<HotelFacets>`json_build_object(
    'priceBand', ${priceBands(offered.bands)},
    'propertyType', (
      select coalesce(json_agg(json_build_object('value', id, 'label', name, 'count', count) order by position), '[]')
        from (select property_type.id, property_type.name, property_type.position, count(shown.id) as count
                from property_type
                left join shown on shown.property_type_id = property_type.id and price_ok and stars_ok and rating_ok and location_ok
               group by property_type.id) each),
    'stars', (
      select coalesce(json_agg(json_build_object('value', star_rating::text, 'count', count) order by star_rating desc), '[]')
        from (select known.star_rating, count(shown.id) as count
                from (select distinct star_rating from base) known
                left join shown on shown.star_rating = known.star_rating and price_ok and type_ok and rating_ok and location_ok
               group by known.star_rating) each),
    'guestRating', (
      select json_agg(json_build_object('value', step, 'count', count) order by step::numeric desc)
        from (select step, count(shown.id) as count
                from unnest(${[...offered.ratings]}::text[]) step
                left join shown on shown.rating >= step::double precision and price_ok and type_ok and stars_ok and location_ok
               group by step) each),
    'location', ${locations()})`
}

function priceBands(bands: readonly PriceBand[]): RawBuilder<unknown> {
  const values = bands.map(({ value }) => value)
  const least = bands.map(({ min }) => min)
  const most = bands.map(({ max }) => max ?? OPEN_END)
  return sql`(
    select json_agg(json_build_object('value', value, 'count', count) order by least)
      from (select band.value, band.least, count(shown.id) as count
              from unnest(${values}::text[], ${least}::int[], ${most}::int[]) as band (value, least, most)
              left join shown on shown.shown_price between band.least and band.most and type_ok and stars_ok and rating_ok and location_ok
             group by band.value, band.least) each)`
}

/** Islands with hotels, by their official name with the one that visitors know: "Sri Vijaya Puram (Port Blair)". */
function locations(): RawBuilder<unknown> {
  const official = sql`case when island.site_label = island.main_town_old then island.main_town else island.name end`
  return sql`(
    select coalesce(json_agg(json_build_object('value', id, 'label', label, 'count', count) order by first), '[]')
      from (select island.id, known.first,
                   (select count(*) from shown where shown.island_id = island.id and price_ok and type_ok and stars_ok and rating_ok) as count,
                   case when island.site_label = island.name then island.name else ${official} || ' (' || island.site_label || ')' end as label
              from (select island_id, min(position) as first from base group by island_id) known
              join island on island.id = known.island_id) each)`
}
