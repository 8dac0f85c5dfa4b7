import { type RawBuilder, sql } from 'kysely'
import type { PackageSummary } from '#contract/v1/packages.ts'
import type { RowOf } from '#server/db/row-as-view.ts'
import { liveDeals, struckSql } from '#server/deals/live-deal-sql.ts'
import { type PictureRow, picturesSql } from '#server/media/picture-sql.ts'
import { afterDealSql, perPersonSql } from '#server/products/price-sql.ts'
import { ratingSql } from '#server/reviews/rating-sql.ts'

/**
 * What each package costs now, for two adults sharing in the base season: after the best live deal, taken from the
 * per-person price and rounded half up (package prices 1.2). Packages of hidden categories are not on offer.
 */
export const OFFERS = sql`
  select package.id, package.nights, package.position, category.slug as category_slug,
         deal.label, deal.percent, deal.starts_at, deal.ends_at,
         case when deal.percent is null then package.list_rate
              else 2 * ${afterDealSql(perPersonSql(sql`package.list_rate`), sql`deal.percent`)} end as rate
    from package
    join category on category.id = package.category_id and category.is_active and not category.is_deleted
    left join (${liveDeals('package')}) deal on deal.scope_id = package.id
   where package.is_active`

/** The lowest rate of the 30 days before the deal began (India's days), for rows of OFFERS named `offer` (package prices 1.3). */
export const STRUCK_RATE = struckSql('package', sql`offer.id`, sql`offer.starts_at`)

/** Most pictures a package shows in its carousel (ours). */
const PACKAGE_PICTURES_MAX = 8

/** What the wire says of one beside its pictures and its length in words, under the wire's names. */
export type SummaryFacts = Omit<PackageSummary, 'images' | 'duration'>
export type SummaryRow = RowOf<SummaryFacts> & { pictures: PictureRow[] }

/** One package as a JSON value; for rows of `offer`, `package` and `category` joined. */
export function summaryJson(): RawBuilder<SummaryRow> {
  return sql<SummaryRow>`json_build_object(
    '_id', package.id, 'slug', package.slug, 'packageName', package.name,
    'categoryId', json_build_object('_id', category.id, 'categoryName', category.name, 'slug', category.slug),
    'places', coalesce((select json_agg(json_build_object('placeId', place.id, 'name', place.name) order by package_place.position)
                          from package_place join place on place.id = package_place.place_id
                         where package_place.package_id = package.id), '[]'),
    'nights', package.nights, 'description', package.description, 'packagebaseRate', offer.rate, 'taxPercent', package.tax_percent,
    'struckRate', nullif(greatest(${STRUCK_RATE}, offer.rate), offer.rate), 'badge', offer.label,
    'rating', ${ratingSql('package', sql`package.id`)},
    'pictures', ${picturesSql('package_picture', sql`package.id`, PACKAGE_PICTURES_MAX)})`
}
