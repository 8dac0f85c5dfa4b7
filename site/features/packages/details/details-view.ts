import { textOfHtml } from '#contract/terms/html-text.ts'
import { perPersonRate, taxInside } from '#contract/terms/money.ts'
import { paths, withQuery } from '#contract/terms/paths.ts'
import type { ItineraryDay, PackageDetails } from '#contract/v1/packages.ts'
import { cleanHtml } from '#site/page/clean-html.ts'
import { galleryPicture } from '#site/page/lean-picture.ts'
import { includesTaxes } from '#site/shop/price/tax-text.ts'
import type { PictureSource } from '#site/ui/picture.tsx'
import { type HotelsById, type PackageStay, staysOf } from '../package-stays.ts'

export type DayView = {
  day: number
  title: string
  html: string
  meals: string[]
  ferry?: { name: string; image: string }
  overnight?: string
}
/** What the page of a package works with: its head, its pictures, its price. Made on the server. */
export type DetailsView = {
  id: string
  slug: string
  name: string
  category: { name: string; slug: string }
  pictures: PictureSource[]
  duration: string
  /** "Sri Vijaya Puram, Swaraj Dweep": where one sleeps. */
  towns: string
  price: number
  struck?: number
  tax: string
  deal?: string
  rating?: { average: number; count: number }
  upperLimit: number
}

/** What the page of a package tells: it is drawn once and stays. Html is clean, and empty where it has no words. */
export type DetailsReading = {
  description: string
  overview: string
  inclusive: string
  exclusive: string
  paymentPolicy: string
  cancellationPolicy: string
  upperLimit: number
  /** Where it is compared with others. */
  compareHref: string
  days: DayView[]
  stays: PackageStay[]
  /** In one hotel after the other. */
  nights: number[]
  places: { id: string; name: string }[]
}

export function toDetailsView(source: PackageDetails): DetailsView {
  const price = perPersonRate(source.packagebaseRate)
  const struck = source.struckRate === undefined ? undefined : perPersonRate(source.struckRate)
  const towns = new Set(source.hotelDetails.map((hotel) => hotel.place).filter((town) => town !== ''))
  return {
    id: source._id,
    slug: source.slug,
    name: source.packageName,
    category: { name: source.categoryId.categoryName, slug: source.categoryId.slug },
    pictures: source.images.map(galleryPicture),
    duration: source.duration,
    towns: [...towns].join(', '),
    price,
    ...(struck !== undefined && struck > price ? { struck } : {}),
    tax: includesTaxes(taxInside(price, source.taxPercent), 'per person'),
    ...(source.badge ? { deal: source.badge } : {}),
    ...(source.rating ? { rating: source.rating } : {}),
    upperLimit: source.upperLimit,
  }
}

export function toDetailsReading(source: PackageDetails, hotels: HotelsById): DetailsReading {
  return {
    description: textOfHtml(source.description),
    overview: cleanWords(source.overview),
    inclusive: cleanWords(source.inclusive),
    exclusive: cleanWords(source.exclusive),
    paymentPolicy: cleanWords(source.paymentPolicy),
    cancellationPolicy: cleanWords(source.cancellationPolicy),
    upperLimit: source.upperLimit,
    compareHref: withQuery(paths.compare, { p: source.slug }),
    days: source.tourIternary.map(toDayView),
    stays: staysOf(source.hotelDetails, hotels),
    nights: source.hotelDetails.map(({ duration }) => duration).filter((count) => count > 0),
    places: source.places.map(({ placeId, name }) => ({ id: placeId, name })),
  }
}

/** An editor leaves `<p></p>` where everything is deleted. */
function cleanWords(html: string): string {
  return textOfHtml(html) === '' ? '' : cleanHtml(html)
}

function toDayView(source: ItineraryDay): DayView {
  return {
    day: source.day,
    title: source.title,
    html: cleanHtml(source.description),
    meals: [
      ...(source.breakfast ? ['breakfast'] : []),
      ...(source.lunch ? ['lunch'] : []),
      ...(source.dinner ? ['dinner'] : []),
    ],
    ...(source.ferry ? { ferry: source.ferry } : {}),
    ...(source.overnight ? { overnight: source.overnight } : {}),
  }
}
