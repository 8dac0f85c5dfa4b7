import { sql } from 'kysely'
import type { PackageHotel } from '#contract/v1/packages.ts'
import { HOLDING_LIMITS_SETTING } from '#server/bookings/holds/holding-limits.ts'
import type { Db } from '#server/db/db.ts'
import type { StoredDay } from './find-plan.ts'
import { OFFERS } from './offer-sql.ts'
import type { PartyRatios } from './rules.ts'
import type { ShutPlace } from './shut-days.ts'
import { type SummaryRow, summaryJson } from './summary-sql.ts'

export type DetailsRow = {
  summary: SummaryRow
  overview: string
  inclusive: string
  exclusive: string
  payment_policy: string
  cancellation_policy: string
  upper_limit: number
  itinerary: StoredDay[]
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
  /** Whether a ferry of ours is in its plan, and the office's setting of what may be held of one. */
  has_ferry: boolean
  holding_limits: unknown
  /** The rooms of ours in its plan: guests in one, and how many there are on a night as a rule. */
  rooms: { capacity: number; allotment: number }[]
  /** Days of the plan on which a place is shut on some weekday. */
  shut_days: { day: number; shut: ShutPlace[] }[]
}

/** What the price of a party is made from; undefined when the package is not on offer. */
export async function findPackageRate(db: Db, id: string): Promise<PriceRow | undefined> {
  const { rows } = await sql<PriceRow>`
    select offer.rate, package.nights, package.tax_percent, package.upper_limit, package.pricing,
           exists (select 1 from jsonb_array_elements(package.itinerary) plan where plan -> 'ferry' ->> 'tripId' is not null) as has_ferry,
           (select value from setting where key = ${HOLDING_LIMITS_SETTING}) as holding_limits,
           (select coalesce(jsonb_agg(jsonb_build_object('capacity', greatest(1, (stay ->> 'capacityPerRoom')::integer), 'allotment', room_type.allotment)), '[]')
              from jsonb_array_elements(package.hotels) stay
              join room_type on room_type.hotel_id = stay ->> 'hotelId' and room_type.name = stay ->> 'roomType') as rooms,
           (select coalesce(jsonb_agg(jsonb_build_object('day', plan -> 'day', 'shut', plan -> 'shut') order by (plan ->> 'day')::integer), '[]')
              from jsonb_array_elements(package.itinerary) plan where jsonb_array_length(coalesce(plan -> 'shut', '[]')) > 0) as shut_days
      from (${OFFERS}) offer join package on package.id = offer.id where offer.id = ${id}`.execute(db)
  return rows[0]
}
