import { textOfHtml } from '#contract/terms/html-text.ts'
import { TEASER_LENGTH } from '#contract/terms/limits.ts'
import { perPersonRate, taxInside } from '#contract/terms/money.ts'
import type { PackageSummary } from '#contract/v1/packages.ts'
import { cardPicture, leanPicture } from '#site/page/lean-picture.ts'
import { includesTaxes } from '../price/tax-text.ts'
import { tellingPlaces } from '../telling-places.ts'
import { cutTeaser } from './cut-teaser.ts'
import type { ProductCardView } from './product-card.tsx'

export type PackageCardView = ProductCardView & { slug: string; category: string }

/** The cards of one list: each names the places that tell it apart from the others. */
export function toCardViews(summaries: readonly PackageSummary[]): readonly PackageCardView[] {
  const places = tellingPlaces(
    summaries.map((each) => each.places.map(({ name }) => name)),
    summaries.map(({ packageName }) => packageName),
  )
  return summaries.map((each, index) => toCardView(each, places[index] ?? ''))
}

/** The struck price a person, where one is higher than the price. */
function struckOf({ packagebaseRate, struckRate }: PackageSummary): number | undefined {
  return struckRate !== undefined && struckRate > packagebaseRate ? perPersonRate(struckRate) : undefined
}

/** Alone, it needs no places to be told by. */
export function toCardView(summary: PackageSummary, places = ''): PackageCardView {
  const price = perPersonRate(summary.packagebaseRate)
  const struck = struckOf(summary)
  const [first] = summary.images
  return {
    slug: summary.slug,
    name: summary.packageName,
    category: summary.categoryId.categoryName,
    ...(first ? { picture: leanPicture(first) } : {}),
    places,
    facts: summary.duration,
    teaser: cutTeaser(textOfHtml(summary.description), TEASER_LENGTH),
    price,
    ...(struck === undefined ? {} : { struck }),
    tax: includesTaxes(taxInside(price, summary.taxPercent), 'per person'),
    ...(summary.badge ? { deal: summary.badge } : {}),
    ...(summary.rating ? { rating: summary.rating } : {}),
  }
}

/** The card as a list sends it. */
export function leanCard({ picture, ...card }: PackageCardView): PackageCardView {
  return picture === undefined ? card : { ...card, picture: cardPicture(picture) }
}
