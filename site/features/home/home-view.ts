import type { PackageSummary } from '#contract/v1/packages.ts'
import type { Place } from '#contract/v1/places.ts'
import { leanPicture } from '#site/page/lean-picture.ts'
import { leanCard, toCardViews } from '#site/shop/cards/package-card-view.ts'
import type { ProductCardView } from '#site/shop/cards/product-card.tsx'
import type { PictureSource } from '#site/ui/picture.tsx'

/** A package as the home page shows it: the card of a list with fewer words. */
export type HomePackage = ProductCardView & { slug: string }

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
  return toCardViews(summaries).map((card) => {
    const { teaser: _, rating: __, category, ...shown } = leanCard(card)
    return shown.deal ? shown : { ...shown, category }
  })
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
