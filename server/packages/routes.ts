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
import { viewOf } from '#server/db/row-as-view.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { type ApiRefusal, notFound } from '#server/http/refusal.ts'
import { type PictureRow, pictureOf } from '#server/media/picture-sql.ts'
import { fillHtml, type Names, readNames } from '#server/settings/fill-names.ts'
import type { StoredDay } from './find-plan.ts'
import { durationText, type PackageFilter } from './list-rules.ts'
import { pricePackage } from './price-package.ts'
import type { PricingPolicy } from './rules.ts'
import type { SummaryFacts, SummaryRow } from './store.ts'
import {
  type DetailsRow,
  findPackage,
  type ListPackages,
  listSimilarPackages,
  listSpecialPackages,
  packageLister,
} from './store.ts'

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
  return (packageSlug ?? row.slug) === row.slug && (categorySlug ?? row.categoryId.slug) === row.categoryId.slug
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
function summaryOf({ pictures, ...row }: SummaryRow): PackageSummary {
  return {
    ...viewOf<SummaryFacts>(row),
    images: pictures.map(pictureOf),
    duration: durationText(row.nights),
  }
}

/** `names` stand for what its policies leave open. */
function detailsOf(
  { summary, itinerary, dayPictures, activityNames, ...row }: DetailsRow,
  names: Names,
): PackageDetails {
  return {
    ...summaryOf(summary),
    ...row,
    paymentPolicy: fillHtml(row.paymentPolicy, names),
    cancellationPolicy: fillHtml(row.cancellationPolicy, names),
    tourIternary: itinerary.map((day) => ({
      ...dayOf(day, activityNames),
      ...imagesOf(dayPictures[day.day]),
    })),
  }
}

/** What a ferry is claimed by, and on which weekdays places are shut, is no business of the page. */
function dayOf({ shut: _, activityIds = [], ...day }: StoredDay, activityNames: Record<string, string>): ItineraryDay {
  const activities = activityIds.flatMap((_id) => {
    const name = activityNames[_id]
    return name === undefined ? [] : [{ _id, name }]
  })
  return {
    ...day,
    ...(day.ferry === null ? {} : { ferry: { name: day.ferry.name, image: day.ferry.image } }),
    ...(activities.length > 0 ? { activities } : {}),
  }
}

function imagesOf(pictures: PictureRow[] | undefined): Pick<ItineraryDay, 'images'> {
  return pictures === undefined ? {} : { images: pictures.map(pictureOf) }
}
