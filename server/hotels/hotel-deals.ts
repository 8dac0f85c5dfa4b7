import { type RawBuilder, sql } from 'kysely'
import { inIndia } from '#server/db/india-sql.ts'
import { liveDeals, struckSql } from '#server/deals/live-deal-sql.ts'
import type { DealProvider } from '#server/deals/provider.ts'
import { picturesSql } from '#server/media/picture-sql.ts'
import { afterDealSql, percentSql } from '#server/products/price-sql.ts'
import { ratingSql } from '#server/reviews/rating-sql.ts'
import { inSlab, NIGHT_TAX } from './stay-sql.ts'

/** Hotels on a live deal: the cheapest private room a night in the base season, and the tax that each price carries. */
export const hotelDeals: DealProvider = {
  kind: 'hotel',
  offers: sql`
    select hotel.id collate "default" as id, hotel.id collate "default" as slug, hotel.name, hotel.position,
           paid.rate + paid.tax as price, before.rate + before.tax as struck, paid.tax, 'per night' as unit,
           deal.percent, deal.label, deal.ends_at,
           property_type.name || ', ' || hotel.star_rating || case hotel.star_rating when 1 then ' star' else ' stars' end as facts,
           json_build_array(hotel.locality, island.name) as places,
           ${picturesSql('hotel_picture', sql`hotel.id`, 1)} as pictures, ${ratingSql('hotel', sql`hotel.id collate "default"`)} as rating
      from (${liveDeals('hotel')}) deal
      join hotel on hotel.id = deal.scope_id collate "C" and hotel.is_active
      join island on island.id = hotel.island_id
      join property_type on property_type.id = hotel.property_type_id
     cross join lateral (select min(base_price) as price from room_type where hotel_id = hotel.id and is_private) cheapest
     cross join lateral (${taxed(afterDealSql(sql`cheapest.price`, sql`deal.percent`))}) paid
     cross join lateral (${taxed(struckSql('hotel', sql`hotel.id collate "default"`, sql`deal.starts_at`))}) before`,
}

/** A price before tax and the tax on it today. */
function taxed(rate: RawBuilder<number | null>): RawBuilder<unknown> {
  return sql`select own.rate, ${percentSql(sql`own.rate`, sql`tax.percent`)} as tax
    from (select ${rate} as rate) own
    join (${NIGHT_TAX}) tax on ${inSlab(sql`own.rate`, sql`${inIndia(sql`select app_now()`)}::date`)}`
}
