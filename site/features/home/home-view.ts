import type { PackageSummary } from '#contract/v1/packages.ts'
import type { Place } from '#contract/v1/places.ts'
import { cardPicture, leanPicture } from '#site/page/lean-picture.ts'
import { leanCard, toCardViews } from '#site/shop/cards/package-card-view.ts'
import type { ProductCardView } from '#site/shop/cards/product-card.tsx'
import type { DrawnPart } from '#site/ui/drawn-part.tsx'
import type { PictureSource } from '#site/ui/picture.tsx'

/** A package as the home page shows it: the card of a list with fewer words, drawn once. */
export type HomePackage = { slug: string; name: string; drawn: DrawnPart }
type Card = ProductCardView & { slug: string }

export type HomePlaceView = {
  id: string
  name: string
  picture?: PictureSource
  island?: string
  /** The weekday it is shut: "Monday". */
  closed?: string
}

/** As many deals as one row holds. */
const DEALS_SHOWN = 3

export function dealsAmong(summaries: readonly PackageSummary[]): readonly PackageSummary[] {
  return summaries.filter((each) => each.struckRate !== undefined).slice(0, DEALS_SHOWN)
}

/** As many packages as one row holds. */
const TOP_FEWEST = 4

/** Those the operator puts first; where they do not fill a row, others follow in the order of all lists. */
export function topPackages(
  specials: readonly PackageSummary[],
  summaries: readonly PackageSummary[],
): readonly PackageSummary[] {
  const put = new Set(specials.map(({ _id }) => _id))
  const others = summaries.filter(({ _id }) => !put.has(_id))
  return [...specials, ...others.slice(0, Math.max(0, TOP_FEWEST - specials.length))]
}

export function toHomeCards(summaries: readonly PackageSummary[]): readonly Card[] {
  return toCardViews(summaries).map((card) => {
    const { teaser: _, rating: __, category, ...shown } = leanCard(card)
    return shown.deal ? shown : { ...shown, category }
  })
}

export function toHomePlaceView(place: Place): HomePlaceView {
  return {
    id: place._id,
    name: place.name,
    picture: place.image[0] && cardPicture(leanPicture(place.image[0])),
    // An island that is a place of its own is not named twice.
    island: place.island.name === place.name ? undefined : place.island.name,
    closed: place.closed?.weekday ?? undefined,
  }
}
