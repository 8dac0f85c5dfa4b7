import { sql } from 'kysely'
import type { DealProvider } from '#server/deals/provider.ts'
import { picturesSql } from '#server/media/picture-sql.ts'
import { ratingSql } from '#server/reviews/rating-sql.ts'
import { OFFERS, STRUCK_RATE } from './offer-sql.ts'

/** Packages on a live deal: what one of two travellers sharing pays, tax inside. */
export const packageDeals: DealProvider = {
  kind: 'package',
  offers: sql`
    select package.id, package.slug, package.name, offer.position, (offer.rate + 1) / 2 as price, (${STRUCK_RATE} + 1) / 2 as struck,
           round(((offer.rate + 1) / 2)::numeric * package.tax_percent / (100 + package.tax_percent))::int as tax, 'per person' as unit,
           offer.percent, offer.label, offer.ends_at,
           category.name || ', ' || package.nights || ' nights ' || (package.nights + 1) || ' days' as facts,
           coalesce((select json_agg(place.name order by package_place.position)
                       from package_place join place on place.id = package_place.place_id
                      where package_place.package_id = package.id), '[]') as places,
           ${picturesSql('package_picture', sql`package.id`, 1)} as pictures, ${ratingSql('package', sql`package.id`)} as rating
      from (${OFFERS}) offer join package on package.id = offer.id join category on category.id = package.category_id
     where offer.percent is not null`,
}
