import { sql } from 'kysely'
import { paths } from '#contract/terms/paths.ts'
import { TODAY_IN_INDIA } from '#server/db/india-sql.ts'
import { afterDealSql, percentSql } from '#server/products/price-sql.ts'
import { inSlab, LIVE_DEALS, NIGHT_TAX } from './stay-sql.ts'

/** What its card shows large: the cheapest private room, a night, after a live deal, tax on top. */
const SHOWN_PRICES = sql`
  select cheapest.hotel_id, cheapest.price + ${percentSql(sql`cheapest.price`, sql`tax.percent`)} as price
    from (select room_type.hotel_id, min(${afterDealSql(sql`room_type.base_price`, sql`deal.percent`)}) as price
            from room_type left join (${LIVE_DEALS}) deal on deal.hotel_id = room_type.hotel_id
           where room_type.is_private group by room_type.hotel_id) cheapest
    join (${NIGHT_TAX}) tax on ${inSlab(sql`cheapest.price`, TODAY_IN_INDIA)}`

/** Hotels in the columns of what can be searched. */
export const HOTEL_ENTRIES = sql`
  select 'hotel', hotel.id, hotel.name, '',
         property_type.name || ', ' || hotel.star_rating || ' stars, ' || island.name || coalesce(' (' || island.old_name || ')', ''),
         'hotel stay room ' || property_type.name || ' ' || hotel.star_rating || ' star ' || hotel.locality || ' ' || island.name
           || coalesce(' ' || island.main_town, '')
           || coalesce(' ' || (select string_agg(amenity.name, ' ' order by hotel_amenity.position) from hotel_amenity join amenity on amenity.id = hotel_amenity.amenity_id
                                where hotel_amenity.hotel_id = hotel.id), ''),
         hotel.description, ${sql.lit(paths.hotelDetails(''))} || hotel.id,
         (select picture_id from hotel_picture where hotel_id = hotel.id order by position limit 1),
         shown.price::integer, 0.15::real
    from hotel join property_type on property_type.id = hotel.property_type_id join island on island.id = hotel.island_id
    left join (${SHOWN_PRICES}) shown on shown.hotel_id = hotel.id
   where hotel.is_active`
