import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { prepared } from '#server/db/statements.ts'
import type { Offer } from './list-rules.ts'
import { OFFERS } from './offer-sql.ts'
import { type SummaryRow, summaryJson } from './summary-sql.ts'

/** When a copy of the offers is true: at one version of the catalogue, from one begin or end of a deal to the next. */
type Validity = { version: string; since: string; until: string }

/** Everything on offer, in the order of the operator, and the slugs of all categories, hidden ones too. */
export type OfferBoard = Validity & { offers: Offer[]; categorySlugs: string[] }

export async function readOfferBoard(db: Db): Promise<OfferBoard> {
  const { rows } = await sql<Validity & { offers: Offer[]; category_slugs: string[] }>`
    with turn as (select starts_at as at from deal where kind = 'package' union all select ends_at from deal where kind = 'package')
    select version, (select coalesce(max(at), '-infinity')::text from turn where at <= now) as since,
           (select coalesce(min(at), 'infinity')::text from turn where at > now) as until,
           coalesce((select json_agg(slug) from category), '[]') as category_slugs,
           coalesce((select json_agg(json_build_object('id', id, 'categorySlug', category_slug, 'nights', nights, 'rate', rate,
                                                       'label', label, 'startsAt', starts_at) order by position, id)
                       from (${OFFERS}) offer), '[]') as offers
      from catalogue_version, (select app_now() as now) clock`.execute(db)
  const row = rows[0]
  if (row === undefined) throw new Error('The catalogue has no version')
  const { version, since, until, offers, category_slugs: categorySlugs } = row
  return { version, since, until, offers, categorySlugs }
}

/**
 * The records of a page in its order, and whether the board it was chosen from is still true; one moment for both.
 * The lists are asked for by inner selects so that their lengths do not show: otherwise each would be planned anew,
 * which takes longer than reading the page.
 */
export async function readSummaries(
  db: Db,
  { version, since, until }: Validity,
  page: readonly Offer[],
): Promise<{ rows: SummaryRow[]; isCurrent: boolean }> {
  const ids = page.map(({ id }) => id)
  const rates = page.map(({ rate }) => rate)
  const labels = page.map(({ label }) => label)
  const starts = page.map(({ startsAt }) => startsAt)
  const { rows } = await prepared(
    db,
    sql<{ page: SummaryRow[]; is_current: boolean }>`
    select version = ${version}::uuid and now >= ${since}::timestamptz and now < ${until}::timestamptz as is_current,
           coalesce((select json_agg(${summaryJson()} order by offer.place)
                       from unnest((select ${ids}::text[]), (select ${rates}::int[]), (select ${labels}::text[]), (select ${starts}::timestamptz[]))
                              with ordinality as offer (id, rate, label, starts_at, place)
                       join package on package.id = offer.id join category on category.id = package.category_id), '[]') as page
      from catalogue_version, (select app_now() as now) clock`,
  )
  return { rows: rows[0]?.page ?? [], isCurrent: rows[0]?.is_current === true }
}
