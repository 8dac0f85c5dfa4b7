import { type RawBuilder, sql } from 'kysely'
import type { PictureRow } from '#server/media/picture.ts'
import { picturesSql } from '#server/media/picture-sql.ts'
import { type RatingRow, ratingSql } from '#server/reviews/rating-sql.ts'
import { STRUCK_RATE } from './offer-sql.ts'

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
