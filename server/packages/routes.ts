import { BUDGET_OPEN_END_DOUBLED } from '#contract/terms/limits.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import {
  fetchPackages,
  fetchSimilarPackages,
  fetchSpecialPackages,
  type ItineraryDay,
  type PackageDetails,
  type PackageQuery,
  type PackageSummary,
  pricePackage as pricePackageCall,
} from '#contract/v1/packages.ts'
import type { Db } from '#server/db/db.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { type ApiRefusal, notFound } from '#server/http/refusal.ts'
import { pictureOf } from '#server/media/picture-sql.ts'
import { fillHtml, type Names, readNames } from '#server/settings/fill-names.ts'
import type { StoredDay } from './find-plan.ts'
import { type ListPackages, packageLister } from './list-packages.ts'
import { durationText, type PackageFilter } from './list-rules.ts'
import type { SummaryRow } from './offer-sql.ts'
import { pricePackage } from './price-package.ts'
import type { PricingPolicy } from './rules.ts'
import { type DetailsRow, findPackage, listSimilarPackages, listSpecialPackages } from './store.ts'

export type PackageRouteParts = { db: Db; pricingPolicy: () => PricingPolicy; now: () => Date }

export function packageRoutes(api: Api, { db, pricingPolicy, now }: PackageRouteParts): void {
  const listPackages = packageLister(db)
  implement(api, fetchPackages, ({ query }) => answerList(db, listPackages, query))

  implement(api, fetchSimilarPackages, async ({ query }) => {
    const { rows, total, isKnown } = await listSimilarPackages(db, query.id, query)
    if (!isKnown) return fail(notFound(fetchSimilarPackages.failure))
    return ok({ packages: rows.map(summaryOf), total, page: query.page, limit: query.limit })
  })

  implement(api, fetchSpecialPackages, async ({ query }) => {
    const { rows, total } = await listSpecialPackages(db, query)
    if (query.id !== undefined && total === 0) return fail(notFound(fetchSpecialPackages.failure))
    return ok({ packageData: rows.map(summaryOf), total, page: query.page, limit: query.limit })
  })

  implement(api, pricePackageCall, async ({ body }) => {
    const price = await pricePackage(db, pricingPolicy(), now(), body)
    return price.ok ? ok({ data: price.value }) : price
  })
}

type ListAnswer = {
  packageData: (PackageSummary | PackageDetails)[]
  facets: { durations: { duration: string; nights: number; count: number }[]; price: { min: number; max: number } }
  total: number
  page: number
  limit: number
}

async function answerList(
  db: Db,
  listPackages: ListPackages,
  query: PackageQuery,
): Promise<Result<ListAnswer, ApiRefusal>> {
  const key =
    query.id !== undefined
      ? { id: query.id }
      : query.packageSlug !== undefined
        ? { slug: query.packageSlug }
        : undefined
  if (key !== undefined) {
    const row = await findPackage(db, key)
    if (row === undefined || !isMeant(row.summary, query)) return fail(notFound(fetchPackages.failure))
    const facets = { durations: [], price: { min: 0, max: 0 } }
    return ok({ packageData: [detailsOf(row, await readNames(db))], facets, total: 1, page: 1, limit: query.limit })
  }
  const { rows, total, facets, categoryKnown } = await listPackages(filterOf(query))
  if (!categoryKnown) return fail(notFound(fetchPackages.failure))
  return ok({ packageData: rows.map(summaryOf), facets, total, page: query.page, limit: query.limit })
}

/** Who names a package twice, or its category beside it, must mean one and the same. */
function isMeant(row: SummaryRow, { packageSlug, categorySlug }: PackageQuery): boolean {
  return (packageSlug ?? row.slug) === row.slug && (categorySlug ?? row.category.slug) === row.category.slug
}

function filterOf(query: PackageQuery): PackageFilter {
  const open = query.maxPrice !== undefined && query.maxPrice >= BUDGET_OPEN_END_DOUBLED
  return {
    categorySlug: query.categorySlug,
    nights: query.duration === undefined ? undefined : nightsOf(query.duration),
    minDoubled: query.minPrice,
    maxDoubled: open ? undefined : query.maxPrice,
    sort: query.sort,
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
  }
}

/** Nights of "5 nights 6 days"; a length that cannot be ("5 nights 9 days") matches nothing. */
function nightsOf(duration: string): number {
  const [nights = 0, days = 0] = (duration.match(/\d+/g) ?? []).map(Number)
  return days === nights + 1 ? nights : -1
}

/** A package as lists show it on the wire. */
function summaryOf(row: SummaryRow): PackageSummary {
  return {
    _id: row.id,
    slug: row.slug,
    packageName: row.name,
    categoryId: { _id: row.category.id, categoryName: row.category.name, slug: row.category.slug },
    images: row.pictures.map(pictureOf),
    places: row.places,
    duration: durationText(row.nights),
    nights: row.nights,
    description: row.description,
    packagebaseRate: row.rate,
    taxPercent: row.tax_percent,
    ...(row.struck_rate !== null && row.struck_rate > row.rate ? { struckRate: row.struck_rate } : {}),
    ...(row.label === null ? {} : { badge: row.label }),
    ...(row.rating === null ? {} : { rating: row.rating }),
  }
}

/** `names` stand for what its policies leave open. */
function detailsOf(row: DetailsRow, names: Names): PackageDetails {
  return {
    ...summaryOf(row.summary),
    overview: row.overview,
    inclusive: row.inclusive,
    exclusive: row.exclusive,
    paymentPolicy: fillHtml(row.payment_policy, names),
    cancellationPolicy: fillHtml(row.cancellation_policy, names),
    upperLimit: row.upper_limit,
    tourIternary: row.itinerary.map(dayOf),
    hotelDetails: row.hotels,
  }
}

/** What a ferry is claimed by, and on which weekdays places are shut, is no business of the page. */
function dayOf({ shut: _, ...day }: StoredDay): ItineraryDay {
  return day.ferry === null ? day : { ...day, ferry: { name: day.ferry.name, image: day.ferry.image } }
}
