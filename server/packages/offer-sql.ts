import { type RawBuilder, sql } from 'kysely'
import { liveDeals, struckSql } from '#server/deals/live-deal-sql.ts'
import { type PictureRow, picturesSql } from '#server/media/picture-sql.ts'
import { type RatingRow, ratingSql } from '#server/reviews/rating-sql.ts'

/** Most pictures a package shows in its carousel (ours). */
const PACKAGE_PICTURES_MAX = 8

export type SummaryRow = {
  id: string
  slug: string
  name: string
  category: { id: string; name: string; slug: string }
  nights: number
  description: string
  rate: number
  struck_rate: number | null
  label: string | null
  tax_percent: number
  rating: RatingRow | null
  pictures: PictureRow[]
  places: { placeId: string; name: string }[]
}

/**
 * What each package costs now, for two adults sharing in the base season: after the best live deal, taken from the
 * per-person price and rounded half up (package prices 1.2). Packages of hidden categories are not on offer.
 */
export const OFFERS = sql`
  select package.id, package.nights, package.position, category.slug as category_slug,
         deal.label, deal.percent, deal.starts_at, deal.ends_at,
         case when deal.percent is null then package.list_rate
              else 2 * ((2 * ((package.list_rate + 1) / 2) * (100 - deal.percent) + 100) / 200) end as rate
    from package
    join category on category.id = package.category_id and category.is_active and not category.is_deleted
    left join (${liveDeals('package')}) deal on deal.scope_id = package.id
   where package.is_active`

/** The lowest rate of the 30 days before the deal began (India's days), for rows of OFFERS named `offer` (package prices 1.3). */
export const STRUCK_RATE = struckSql('package', sql`offer.id`, sql`offer.starts_at`)

/** One package as a JSON value; for rows of `offer`, `package` and `category` joined. */
export function summaryJson(): RawBuilder<SummaryRow> {
  return sql<SummaryRow>`json_build_object(
    'id', package.id, 'slug', package.slug, 'name', package.name, 'nights', package.nights, 'description', package.description,
    'category', json_build_object('id', category.id, 'name', category.name, 'slug', category.slug),
    'rate', offer.rate, 'label', offer.label, 'tax_percent', package.tax_percent,
    'struck_rate', ${STRUCK_RATE}, 'rating', ${ratingSql('package', sql`package.id`)},
    'pictures', ${picturesSql('package_picture', sql`package.id`, PACKAGE_PICTURES_MAX)},
    'places', coalesce((select json_agg(json_build_object('placeId', place.id, 'name', place.name) order by package_place.position)
                          from package_place join place on place.id = package_place.place_id
                         where package_place.package_id = package.id), '[]'))`
}
