import { type RawBuilder, sql } from 'kysely'
import type { WaterSport } from '#contract/v1/water-sports.ts'
import { liveDeals, struckSql } from '#server/deals/live-deal-sql.ts'
import { type PictureRow, picturesSql } from '#server/media/picture-sql.ts'
import { afterDealSql } from '#server/products/price-sql.ts'
import { type RatingRow, ratingSql } from '#server/reviews/rating-sql.ts'

/** What each water sport on sale costs now: after the best live deal, rounded half up; and what it cost before, while a deal lives. */
export const ACTIVITY_OFFERS = sql`
  select activity.*, deal.label, deal.percent, deal.ends_at,
         ${afterDealSql(sql`activity.list_price`, sql`deal.percent`)} as price,
         ${struckSql('activity', sql`activity.id`, sql`deal.starts_at`)} as struck_price
    from activity left join (${liveDeals('activity')}) deal on deal.scope_id = activity.id
   where activity.is_active`

/** Most pictures a water sport shows in its carousel (ours). */
const ACTIVITY_PICTURES_MAX = 8

/** The fields of the wire under its names, null where it leaves one out. */
export type ActivityRow = Omit<WaterSport, 'image' | 'taxAmount' | 'rating' | 'badge' | 'struckPrice'> & {
  taxPercent: number
  rating: RatingRow | null
  badge: string | null
  struckPrice: number | null
  pictures: PictureRow[]
}

/** One water sport as a JSON value; for rows of ACTIVITY_OFFERS named `offer`. */
export function activityJson(): RawBuilder<ActivityRow> {
  return sql<ActivityRow>`jsonb_build_object(
    '_id', offer.id, 'name', offer.name, 'kind', offer.kind, 'description', offer.description,
    'durationMinutes', offer.duration_minutes, 'minAge', offer.min_age, 'maxAge', offer.max_age,
    'maxWeightKg', offer.max_weight_kg, 'swimmingNeeded', offer.swimming_needed, 'price', offer.price,
    'struckPrice', offer.struck_price, 'badge', offer.label, 'taxPercent', offer.tax_percent, 'priceUnit', offer.price_unit,
    'groupSize', jsonb_build_array(offer.group_min, offer.group_max), 'healthRestrictions', offer.health_restrictions,
    'rating', ${ratingSql('activity', sql`offer.id`)}, 'included', offer.included, 'videos', offer.videos,
    'pictures', ${picturesSql('activity_picture', sql`offer.id`, ACTIVITY_PICTURES_MAX)},
    'place', coalesce((select jsonb_agg(jsonb_build_object('_id', place.id, 'placeName', place.name) order by activity_place.position)
                         from activity_place join place on place.id = activity_place.place_id
                        where activity_place.activity_id = offer.id), '[]'))`
}
