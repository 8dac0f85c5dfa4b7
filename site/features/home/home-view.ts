import type { PackageSummary } from '#contract/v1/packages.ts'
import type { Place } from '#contract/v1/places.ts'
import { cardPicture, leanPicture } from '#site/page/lean-picture.ts'
import { leanCard, toCardViews } from '#site/shop/cards/package-card-view.ts'
import type { ProductCardView } from '#site/shop/cards/product-card.tsx'
import { type InPage, leaveInPage } from '#site/ui/in-page.tsx'
import type { PictureSource } from '#site/ui/picture.tsx'

/** A package as the home page shows it: the card of a list with fewer words, drawn once. */
export type HomePackage = { slug: string; name: string; drawn: InPage<ProductCardView> }

export type HomePlace = { id: string; drawn: InPage<HomePlaceView> }
export type HomePlaceView = {
  id: string
  name: string
  picture?: PictureSource
  island?: string
  /** The weekday it is shut: "Monday". */
  closed?: string
}

type Host = Parameters<typeof leaveInPage>[1]

/** As many deals as one row holds. */
const DEALS_SHOWN = 3

export function toHomeDeals(summaries: readonly PackageSummary[], host: Host) {
  return toHomePackages(summaries.filter((each) => each.struckRate !== undefined).slice(0, DEALS_SHOWN), host)
}

export function toHomePackages(summaries: readonly PackageSummary[], host: Host): readonly HomePackage[] {
  return toCardViews(summaries).map((card) => {
    const { teaser: _, rating: __, category, slug, ...shown } = leanCard(card)
    const view = shown.deal ? shown : { ...shown, category }
    return { slug, name: shown.name, drawn: leaveInPage(view, host) }
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
