import type { ItineraryDay, PackageDetails, PackageSummary } from '#contract/v1/packages.ts'
import { pictureOf } from '#server/media/picture.ts'
import { fillHtml, type Names } from '#server/settings/fill-names.ts'
import type { StoredDay } from './find-plan.ts'
import { durationText } from './list-rules.ts'
import type { DetailsRow } from './store.ts'
import type { SummaryRow } from './summary-sql.ts'

/** A package as lists show it on the wire. */
export function summaryOf(row: SummaryRow): PackageSummary {
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
export function detailsOf(row: DetailsRow, names: Names): PackageDetails {
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
