import { type RawBuilder, sql } from 'kysely'
import type { WaterSport } from '#contract/v1/water-sports.ts'
import { liveDeals, struckSql } from '#server/deals/live-deal-sql.ts'
import { type PictureRow, picturesSql } from '#server/media/picture-sql.ts'
import { type RatingRow, ratingSql } from '#server/reviews/rating-sql.ts'

/** What each water sport on sale costs now: after the best live deal, rounded half up; and what it cost before, while a deal lives. */
export const ACTIVITY_OFFERS = sql`
  select activity.*, deal.label, deal.percent, deal.ends_at,
         case when deal.percent is null then activity.list_price
              else (2 * activity.list_price * (100 - deal.percent) + 100) / 200 end as price,
         ${struckSql('activity', sql`activity.id`, sql`deal.starts_at`)} as struck_price
    from activity left join (${liveDeals('activity')}) deal on deal.scope_id = activity.id
   where activity.is_active`

/** Most pictures a water sport shows in its carousel (ours). */
const ACTIVITY_PICTURES_MAX = 8

export type ActivityRow = {
  id: string
  name: string
  kind: string
  description: string
  duration_minutes: number
  min_age: number
  max_age: number | null
  max_weight_kg: number | null
  swimming_needed: boolean
  price: number
  struck_price: number | null
  label: string | null
  tax_percent: number
  rating: RatingRow | null
  price_unit: WaterSport['priceUnit']
  group_min: number
  group_max: number
  health_restrictions: string[]
  included: string[]
  videos: WaterSport['videos']
  places: WaterSport['place']
  pictures: PictureRow[]
}

/** One water sport as a JSON value; for rows of ACTIVITY_OFFERS named `offer`. */
export function activityJson(): RawBuilder<ActivityRow> {
  return sql<ActivityRow>`jsonb_build_object(
    'id', offer.id, 'name', offer.name, 'kind', offer.kind, 'description', offer.description,
    'duration_minutes', offer.duration_minutes, 'min_age', offer.min_age, 'max_age', offer.max_age,
    'max_weight_kg', offer.max_weight_kg, 'swimming_needed', offer.swimming_needed, 'price', offer.price,
    'struck_price', offer.struck_price, 'label', offer.label, 'tax_percent', offer.tax_percent, 'price_unit', offer.price_unit,
    'group_min', offer.group_min, 'group_max', offer.group_max, 'health_restrictions', offer.health_restrictions,
    'rating', ${ratingSql('activity', sql`offer.id`)}, 'included', offer.included, 'videos', offer.videos,
    'pictures', ${picturesSql('activity_picture', sql`offer.id`, ACTIVITY_PICTURES_MAX)},
    'places', coalesce((select jsonb_agg(jsonb_build_object('_id', place.id, 'placeName', place.name) order by activity_place.position)
                          from activity_place join place on place.id = activity_place.place_id
                         where activity_place.activity_id = offer.id), '[]'))`
}
