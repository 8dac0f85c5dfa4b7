import { type RawBuilder, sql } from 'kysely'
import type { PackageFacets, PackageSort } from '#contract/v1/packages.ts'
import type { Db } from '#server/db/db.ts'
import { OFFERS } from './offer-sql.ts'
import { type SummaryRow, summaryJson } from './summary-sql.ts'

/** Prices are displayed rupees a person, doubled as the wire has them. */
export type PackageFilter = {
  categorySlug: string | undefined
  nights: number | undefined
  minDoubled: number | undefined
  maxDoubled: number | undefined
  sort: PackageSort
  limit: number
  offset: number
}

export type PackageList = { rows: SummaryRow[]; total: number; facets: PackageFacets; categoryKnown: boolean }

const ORDER: Record<PackageSort, RawBuilder<unknown>> = {
  default: sql`position, id`,
  duration_asc: sql`nights, position, id`,
  price_desc: sql`rate desc, position, id`,
  price_asc: sql`rate, position, id`,
}

/** One statement: the page, the count of all that match, and what the filters would find. */
export async function listPackages(db: Db, filter: PackageFilter): Promise<PackageList> {
  const { rows } = await statementOf(filter).execute(db)
  const row = rows[0]
  if (row === undefined) throw new Error('The package list answered no row')
  return {
    rows: row.page,
    total: row.total,
    categoryKnown: row.category_known,
    facets: {
      durations: row.durations.map(({ nights, count }) => ({ duration: durationText(nights), nights, count })),
      price: { min: row.least ?? 0, max: row.most ?? 0 },
    },
  }
}

type ListRow = {
  page: SummaryRow[]
  total: number
  category_known: boolean
  durations: { nights: number; count: number }[]
  least: number | null
  most: number | null
}

function statementOf(filter: PackageFilter) {
  const { categorySlug: slug = null, nights = null, minDoubled: least = null, maxDoubled: most = null } = filter
  return sql<ListRow>`
    with in_category as materialized (select * from (${OFFERS}) offer where ${slug}::text is null or category_slug = ${slug}::text),
         in_budget as (select * from in_category
                        where (${least}::int is null or 2 * per_person >= ${least}::int) and (${most}::int is null or 2 * per_person <= ${most}::int)),
         matched as (select * from in_budget where ${nights}::int is null or nights = ${nights}::int),
         page as (select *, row_number() over (order by ${ORDER[filter.sort]}) as rank from matched
                   order by ${ORDER[filter.sort]} limit ${filter.limit} offset ${filter.offset})
    select coalesce((select jsonb_agg(${summaryJson()} order by offer.rank) from page offer
                       join package on package.id = offer.id join category on category.id = package.category_id), '[]') as page,
           (select count(*)::int from matched) as total,
           (${slug}::text is null or exists (select 1 from category where slug = ${slug}::text)) as category_known,
           coalesce((select jsonb_agg(jsonb_build_object('nights', nights, 'count', count) order by nights)
                       from (select nights, count(*)::int as count from in_budget group by nights) each_length), '[]') as durations,
           (select min(per_person)::int from in_category) as least,
           (select max(per_person)::int from in_category) as most`
}

/** "5 nights 6 days". */
export function durationText(nights: number): string {
  return `${nights} nights ${nights + 1} days`
}
