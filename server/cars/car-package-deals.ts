import { sql } from 'kysely'
import type { DealProvider } from '#server/deals/provider.ts'
import { picturesSql } from '#server/media/picture-sql.ts'
import { ratingSql } from '#server/reviews/rating-sql.ts'
import { carTaxSql } from './car-tax-sql.ts'
import { CAR_PACKAGE_OFFERS } from './offer-sql.ts'

/** Car packages on a live deal: what the smallest vehicle costs, tax inside. */
export const carPackageDeals: DealProvider = {
  kind: 'car',
  offers: sql`
    select offer.id, offer.slug, offer.name, offer.position, offer.price, offer.struck_price as struck,
           round(offer.price::numeric * tax.percent / (100 + tax.percent))::int as tax, 'per car' as unit,
           offer.percent, offer.label, offer.ends_at, offer.duration || ', up to ' || offer.km_limit || ' km' as facts,
           coalesce((select json_agg(place.name order by stop.position)
                       from car_package_place stop join place on place.id = stop.place_id
                      where stop.car_package_id = offer.id), '[]') as places,
           ${picturesSql('car_package_picture', sql`offer.id`, 1)} as pictures, ${ratingSql('car', sql`offer.id`)} as rating
      from (${CAR_PACKAGE_OFFERS}) offer cross join (select ${carTaxSql()} as percent) tax
     where offer.percent is not null`,
}
