import { sql } from 'kysely'
import { SIMILAR_PACKAGES_MAX } from '#contract/terms/limits.ts'
import type { ItineraryDay, PackageHotel } from '#contract/v1/packages.ts'
import type { Db } from '#server/db/db.ts'
import { OFFERS } from './offer-sql.ts'
import type { PartyRatios } from './rules.ts'
import { type SummaryRow, summaryJson } from './summary-sql.ts'

export type DetailsRow = {
  summary: SummaryRow
  overview: string
  inclusive: string
  exclusive: string
  payment_policy: string
  cancellation_policy: string
  upper_limit: number
  itinerary: ItineraryDay[]
  hotels: PackageHotel[]
}

export async function findPackage(db: Db, key: { id: string } | { slug: string }): Promise<DetailsRow | undefined> {
  const match = 'id' in key ? sql`package.id = ${key.id}` : sql`package.slug = ${key.slug}`
  const { rows } = await sql<DetailsRow>`
    select ${summaryJson()} as summary, package.overview, package.inclusive, package.exclusive, package.payment_policy,
           package.cancellation_policy, package.upper_limit, package.itinerary, package.hotels
      from (${OFFERS}) offer join package on package.id = offer.id join category on category.id = package.category_id
     where ${match}`.execute(db)
  return rows[0]
}

/** Packages the operator names as similar; undefined when the package itself is unknown. */
export async function listSimilarPackages(db: Db, id: string): Promise<SummaryRow[] | undefined> {
  const { rows } = await sql<{ known: boolean; similar: SummaryRow[] }>`
    select exists (select 1 from package where id = ${id}) as known,
           coalesce((select json_agg(${summaryJson()} order by package_similar.position)
                       from package_similar join (${OFFERS}) offer on offer.id = package_similar.similar_id
                       join package on package.id = offer.id join category on category.id = package.category_id
                      where package_similar.package_id = ${id} and package_similar.position <= ${SIMILAR_PACKAGES_MAX}), '[]') as similar`.execute(
    db,
  )
  return rows[0]?.known === true ? rows[0].similar : undefined
}

export async function listSpecialPackages(db: Db): Promise<SummaryRow[]> {
  const { rows } = await sql<{ special: SummaryRow[] }>`
    select coalesce(json_agg(${summaryJson()} order by offer.position), '[]') as special
      from (${OFFERS}) offer join package on package.id = offer.id and package.special
      join category on category.id = package.category_id`.execute(db)
  return rows[0]?.special ?? []
}

export type PriceRow = {
  rate: number
  nights: number
  tax_percent: number
  upper_limit: number
  pricing: Partial<PartyRatios> | null
}

/** What the price of a party is made from; undefined when the package is not on offer. */
export async function findPackageRate(db: Db, id: string): Promise<PriceRow | undefined> {
  const { rows } = await sql<PriceRow>`
    select offer.rate, package.nights, package.tax_percent, package.upper_limit, package.pricing
      from (${OFFERS}) offer join package on package.id = offer.id where offer.id = ${id}`.execute(db)
  return rows[0]
}
