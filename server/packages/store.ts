import { type RawBuilder, sql } from 'kysely'
import type { PackageDetails, PackageFacets, PackageSummary } from '#contract/v1/packages.ts'
import { HOLDING_LIMITS_SETTING } from '#server/bookings/holds/holding-limits.ts'
import type { Db } from '#server/db/db.ts'
import type { RowOf } from '#server/db/row-as-view.ts'
import { prepared } from '#server/db/statements.ts'
import { versionedModel } from '#server/db/versioned-model.ts'
import { liveDeals, struckSql } from '#server/deals/live-deal-sql.ts'
import { dayPicturesSql, type PictureRow, picturesSql } from '#server/media/picture-sql.ts'
import { afterDealSql, perPersonSql } from '#server/products/price-sql.ts'
import { ratingSql } from '#server/reviews/rating-sql.ts'
import type { StoredDay } from './find-plan.ts'
import { chooseOffers, type Offer, type PackageFilter } from './list-rules.ts'
import type { PartyRatios, Season } from './rules.ts'
import type { ShutPlace } from './shut-days.ts'

/** When a copy of the offers is true: at one version of the catalogue, from one begin or end of a deal to the next. */
type Validity = { version: string; since: string; until: string }

/** Everything on offer, in the order of the operator, and the slugs of all categories, hidden ones too. */
type OfferBoard = Validity & { offers: Offer[]; categorySlugs: string[] }

export type DetailsRow = Omit<PackageDetails, keyof PackageSummary | 'tourIternary'> & {
  summary: SummaryRow
  itinerary: StoredDay[]
  /** Chosen for a day, by its number. */
  dayPictures: Record<string, PictureRow[]>
  /** Names of the water sports of its days that are on offer, by id. */
  activityNames: Record<string, string>
}

export async function findPackage(db: Db, key: { id: string } | { slug: string }): Promise<DetailsRow | undefined> {
  const match = 'id' in key ? sql`package.id = ${key.id}` : sql`package.slug = ${key.slug}`
  const { rows } = await sql<DetailsRow>`
    select ${summaryJson()} as summary, package.overview, package.inclusive, package.exclusive, package.payment_policy as "paymentPolicy",
           package.cancellation_policy as "cancellationPolicy", package.upper_limit as "upperLimit", package.itinerary,
           ${dayPicturesSql(sql`package.id`)} as "dayPictures", package.hotels as "hotelDetails",
           (select coalesce(json_object_agg(activity.id, activity.name), '{}') from activity
             where activity.is_active and activity.id in (select jsonb_array_elements_text(plan -> 'activityIds')
                                                            from jsonb_array_elements(package.itinerary) plan)) as "activityNames"
      from (${OFFERS}) offer join package on package.id = offer.id join category on category.id = package.category_id
     where ${match}`.execute(db)
  return rows[0]
}

type Page = { limit: number; page: number }
type PageOfRows = { rows: SummaryRow[]; total: number }

/** Packages the operator names as similar, in the operator's order; not known: the package itself is not. */
export async function listSimilarPackages(
  db: Db,
  id: string,
  { limit, page }: Page,
): Promise<PageOfRows & { isKnown: boolean }> {
  const { rows } = await sql<PageOfRows & { isKnown: boolean }>`
    with alike as (select package_similar.similar_id, package_similar.position
                       from package_similar join (${OFFERS}) offer on offer.id = package_similar.similar_id
                      where package_similar.package_id = ${id}),
         asked as (select similar_id, position from alike order by position limit ${limit} offset ${(page - 1) * limit})
    select exists (select 1 from package where id = ${id}) as "isKnown",
           (select count(*)::integer from alike) as total,
           coalesce((select json_agg(${summaryJson()} order by asked.position)
                       from asked join (${OFFERS}) offer on offer.id = asked.similar_id
                       join package on package.id = offer.id join category on category.id = package.category_id), '[]') as rows`.execute(
    db,
  )
  return rows[0] ?? { rows: [], total: 0, isKnown: false }
}

/** Packages the operator puts first, in the order of all lists; with an id that one alone. */
export async function listSpecialPackages(
  db: Db,
  { id, limit, page }: Page & { id?: string | undefined },
): Promise<PageOfRows> {
  const one = id === undefined ? sql`true` : sql`offer.id = ${id}`
  const { rows } = await sql<PageOfRows>`
    with special as (select offer.id, offer.position
                       from (${OFFERS}) offer join package on package.id = offer.id and package.special where ${one}),
         asked as (select id, position from special order by position, id limit ${limit} offset ${(page - 1) * limit})
    select (select count(*)::integer from special) as total,
           coalesce((select json_agg(${summaryJson()} order by asked.position, asked.id)
                       from asked join (${OFFERS}) offer on offer.id = asked.id
                       join package on package.id = offer.id join category on category.id = package.category_id), '[]') as rows`.execute(
    db,
  )
  return rows[0] ?? { rows: [], total: 0 }
}

export type PriceRow = {
  rate: number
  nights: number
  tax_percent: number
  upper_limit: number
  pricing: Partial<PartyRatios> | null
  seasons: Season[]
  /** Whether a ferry of ours is in its plan, and the office's setting of what may be held of one. */
  has_ferry: boolean
  holding_limits: unknown
  /** The rooms of ours in its plan: guests in one, and how many there are on a night as a rule. */
  rooms: { capacity: number; allotment: number }[]
  /** Days of the plan on which a place is shut on some weekday. */
  shut_days: { day: number; shut: ShutPlace[] }[]
}

/** The seasons that packages are priced by, as JSON of the database. */
const PRICE_SEASONS = sql<Season[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'factor', package_percent, 'ranges', ranges) order by position, id), '[]')
    from climate_season)`

export async function readPriceSeasons(db: Db): Promise<Season[]> {
  const { rows } = await sql<{ seasons: Season[] }>`select ${PRICE_SEASONS} as seasons`.execute(db)
  return rows[0]?.seasons ?? []
}

/** What the price of a party is made from; undefined when the package is not on offer. */
export async function findPackageRate(db: Db, id: string): Promise<PriceRow | undefined> {
  const { rows } = await prepared(
    db,
    sql<PriceRow>`
    select offer.rate, package.nights, package.tax_percent, package.upper_limit, package.pricing, ${PRICE_SEASONS} as seasons,
           exists (select 1 from jsonb_array_elements(package.itinerary) plan where plan -> 'ferry' ->> 'tripId' is not null) as has_ferry,
           (select value from setting where key = ${HOLDING_LIMITS_SETTING}) as holding_limits,
           (select coalesce(jsonb_agg(jsonb_build_object('capacity', greatest(1, (stay ->> 'capacityPerRoom')::integer), 'allotment', room_type.allotment)), '[]')
              from jsonb_array_elements(package.hotels) stay
              join room_type on room_type.hotel_id = stay ->> 'hotelId' and room_type.name = stay ->> 'roomType') as rooms,
           (select coalesce(jsonb_agg(jsonb_build_object('day', plan -> 'day', 'shut', plan -> 'shut') order by (plan ->> 'day')::integer), '[]')
              from jsonb_array_elements(package.itinerary) plan where jsonb_array_length(coalesce(plan -> 'shut', '[]')) > 0) as shut_days
      from (${OFFERS}) offer join package on package.id = offer.id where offer.id = ${id}`,
  )
  return rows[0]
}

async function readOfferBoard(db: Db): Promise<OfferBoard> {
  const { rows } = await sql<OfferBoard>`
    with turn as (select starts_at as at from deal where kind = 'package' union all select ends_at from deal where kind = 'package')
    select version, (select coalesce(max(at), '-infinity')::text from turn where at <= now) as since,
           (select coalesce(min(at), 'infinity')::text from turn where at > now) as until,
           coalesce((select json_agg(slug) from category), '[]') as "categorySlugs",
           coalesce((select json_agg(json_build_object('id', id, 'categorySlug', category_slug, 'nights', nights, 'rate', rate,
                                                       'label', label, 'startsAt', starts_at) order by position, id)
                       from (${OFFERS}) offer), '[]') as offers
      from catalogue_version, (select app_now() as now) clock`.execute(db)
  const row = rows[0]
  if (row === undefined) throw new Error('The catalogue has no version')
  return row
}

/**
 * The records of a page in its order, and whether the board it was chosen from is still true; one moment for both.
 * The lists are asked for by inner selects so that their lengths do not show: otherwise each would be planned anew,
 * which takes longer than reading the page.
 */
async function readSummaries(
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

/**
 * What each package costs now, for two adults sharing in the base season: after the best live deal, taken from the
 * per-person price and rounded half up (package prices 1.2). Packages of hidden categories are not on offer.
 */
export const OFFERS = sql`
  select package.id, package.nights, package.position, category.slug as category_slug,
         deal.label, deal.takes_off, deal.starts_at, deal.ends_at,
         case when deal.takes_off is null then package.list_rate
              else 2 * ${afterDealSql(perPersonSql(sql`package.list_rate`), sql`deal.takes_off`)} end as rate
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
function summaryJson(): RawBuilder<SummaryRow> {
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

type PackageList = { rows: SummaryRow[]; total: number; facets: PackageFacets; categoryKnown: boolean }
export type ListPackages = (filter: PackageFilter) => Promise<PackageList>

/**
 * Pages of the package list. What filters and orders look at is kept here, a few numbers a package, and is read again
 * only after the catalogue has changed or a deal has begun or ended; the statement that reads a page's records says so.
 */
export function packageLister(db: Db): ListPackages {
  const withBoard = versionedModel(() => readOfferBoard(db))
  return (filter) =>
    withBoard(async (board) => {
      const { page, total, facets } = chooseOffers(board.offers, filter)
      const { rows, isCurrent } = await readSummaries(db, board, page)
      const categoryKnown = filter.categorySlug === undefined || board.categorySlugs.includes(filter.categorySlug)
      return { answer: { rows, total, facets, categoryKnown }, isCurrent }
    })
}
