import { formatRupees, perPersonRate, taxInside } from '#contract/terms/money.ts'
import type { ItineraryDay, PackageDetails } from '#contract/v1/packages.ts'
import { cleanHtml } from '#site/clean-html.ts'
import type { PictureSource } from '#site/ui/picture.tsx'
import { plainText, slimPicture } from './package-card-view.ts'
import { taxesPerPerson } from './texts.ts'

export type DayView = {
  day: number
  title: string
  html: string
  meals: string[]
  ferry?: { name: string; image: string }
  overnight?: string
}
export type HotelRow = PackageDetails['hotelDetails'][number]

/** A package as its page shows it; made on the server. Html is clean. */
export type DetailsView = {
  id: string
  slug: string
  name: string
  category: { name: string; slug: string }
  pictures: PictureSource[]
  duration: string
  places: { id: string; name: string }[]
  price: number
  struck?: number
  tax: string
  deal?: string
  rating?: { average: number; count: number }
  description: string
  overview: string
  inclusive: string
  exclusive: string
  paymentPolicy: string
  cancellationPolicy: string
  upperLimit: number
  days: DayView[]
  hotels: HotelRow[]
}

export function toDetailsView(source: PackageDetails): DetailsView {
  const price = perPersonRate(source.packagebaseRate)
  const struck = source.struckRate === undefined ? undefined : perPersonRate(source.struckRate)
  return {
    id: source._id,
    slug: source.slug,
    name: source.packageName,
    category: { name: source.categoryId.categoryName, slug: source.categoryId.slug },
    pictures: source.images.map(slimPicture),
    duration: source.duration,
    places: source.places.map(({ placeId, name }) => ({ id: placeId, name })),
    price,
    ...(struck !== undefined && struck > price ? { struck } : {}),
    tax: taxesPerPerson(formatRupees(taxInside(price, source.taxPercent))),
    ...(source.badge ? { deal: source.badge } : {}),
    ...(source.rating ? { rating: source.rating } : {}),
    description: plainText(source.description),
    overview: cleanHtml(source.overview || source.description),
    inclusive: cleanHtml(source.inclusive),
    exclusive: cleanHtml(source.exclusive),
    paymentPolicy: cleanHtml(source.paymentPolicy),
    cancellationPolicy: cleanHtml(source.cancellationPolicy),
    upperLimit: source.upperLimit,
    days: source.tourIternary.map(toDayView),
    hotels: source.hotelDetails,
  }
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
