import { perPersonRate, taxInside } from '#contract/terms/money.ts'
import type { PackageSummary } from '#contract/v1/packages.ts'
import type { Place } from '#contract/v1/places.ts'
import { cardPicture, leanPicture } from '#site/page/lean-picture.ts'
import { includesTaxes } from '#site/shop/price/tax-text.ts'
import { tellingPlaces } from '#site/shop/telling-places.ts'
import type { PictureSource } from '#site/ui/picture.tsx'

/** A package as the home page shows it. Made by the loader, so that the page carries no more than it paints. */
export type HomePackage = {
  slug: string
  name: string
  picture?: PictureSource
  places: string
  nights: string
  perPerson: number
  struckPerPerson?: number
  taxText: string
  badge: { kind: 'deal' | 'category'; text: string }
}

export type HomePlace = {
  id: string
  name: string
  picture?: PictureSource
  island?: string
}

/** As many deals as one row holds. */
const DEALS_SHOWN = 3

export function toHomeDeals(summaries: readonly PackageSummary[]) {
  return toHomePackages(summaries.filter((each) => each.struckRate !== undefined).slice(0, DEALS_SHOWN))
}

export function toHomePackages(summaries: readonly PackageSummary[]): readonly HomePackage[] {
  const places = tellingPlaces(
    summaries.map((each) => each.places.map(({ name }) => name)),
    summaries.map(({ packageName }) => packageName),
  )
  return summaries.map((each, index) => toHomePackage(each, places[index] ?? ''))
}

function toHomePackage(summary: PackageSummary, places: string): HomePackage {
  const perPerson = perPersonRate(summary.packagebaseRate)
  return {
    slug: summary.slug,
    name: summary.packageName,
    picture: summary.images[0] && cardPicture(leanPicture(summary.images[0])),
    places,
    nights: summary.duration,
    perPerson,
    struckPerPerson: summary.struckRate === undefined ? undefined : perPersonRate(summary.struckRate),
    taxText: includesTaxes(taxInside(perPerson, summary.taxPercent), 'per person'),
    badge: summary.badge
      ? { kind: 'deal', text: summary.badge }
      : { kind: 'category', text: summary.categoryId.categoryName },
  }
}

export function toHomePlace(place: Place): HomePlace {
  return {
    id: place._id,
    name: place.name,
    picture: place.image[0] && leanPicture(place.image[0]),
    // An island that is a place of its own is not named twice.
    island: place.island.name === place.name ? undefined : place.island.name,
  }
}
