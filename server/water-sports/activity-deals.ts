import { sql } from 'kysely'
import type { DealProvider } from '#server/deals/provider.ts'
import { picturesSql } from '#server/media/picture-sql.ts'
import { ratingSql } from '#server/reviews/rating-sql.ts'
import { ACTIVITY_OFFERS } from './offer-sql.ts'

/** Water sports on a live deal, tax inside. */
export const activityDeals: DealProvider = {
  kind: 'activity',
  offers: sql`
    select offer.id, offer.id as slug, offer.name, offer.position, offer.price, offer.struck_price as struck,
           round(offer.price::numeric * offer.tax_percent / (100 + offer.tax_percent))::int as tax, offer.price_unit as unit,
           offer.percent, offer.label, offer.ends_at,
           case when offer.duration_minutes < 60 then offer.duration_minutes || ' minutes'
                when offer.duration_minutes < 120 then '1 hour' else offer.duration_minutes / 60 || ' hours' end
           || case when offer.duration_minutes >= 60 and offer.duration_minutes % 60 > 0
                   then ' ' || offer.duration_minutes % 60 || ' minutes' else '' end as facts,
           coalesce((select json_agg(place.name order by activity_place.position)
                       from activity_place join place on place.id = activity_place.place_id
                      where activity_place.activity_id = offer.id), '[]') as places,
           ${picturesSql('activity_picture', sql`offer.id`, 1)} as pictures, ${ratingSql('activity', sql`offer.id`)} as rating
      from (${ACTIVITY_OFFERS}) offer
     where offer.percent is not null`,
}
