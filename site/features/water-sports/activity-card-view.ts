import { ageLabel, durationLabel } from '#contract/terms/activity-labels.ts'
import { textOfHtml } from '#contract/terms/html-text.ts'
import type { WaterSport } from '#contract/v1/water-sports.ts'
import { leanPicture } from '#site/page/lean-picture.ts'
import { cutTeaser } from '#site/shop/cards/cut-teaser.ts'
import type { ProductCardView } from '#site/shop/cards/product-card.tsx'
import { includesTaxes } from '#site/shop/price/tax-text.ts'
import { unitText } from './texts.ts'

export type ActivityCardView = ProductCardView & { id: string; teaser: string }

/** Characters of a card's teaser; the demo's are written to this. */
const TEASER_LENGTH = 92

export function toActivityCards(list: readonly WaterSport[]): readonly ActivityCardView[] {
  return list.map(toActivityCard)
}

function toActivityCard(record: WaterSport): ActivityCardView {
  const [first] = record.image
  return {
    id: record._id,
    name: record.name,
    ...(first ? { picture: leanPicture(first) } : {}),
    places: record.place.map(({ placeName }) => placeName).join(', '),
    teaser: teaserOf(record.description),
    facts: factsOf(record),
    price: record.price,
    ...(record.struckPrice === undefined ? {} : { struck: record.struckPrice }),
    unit: unitText(record.priceUnit, record.groupSize[1]),
    tax: includesTaxes(record.taxAmount),
    ...(record.badge === undefined ? {} : { deal: record.badge }),
    ...(record.rating === undefined ? {} : { rating: record.rating }),
  }
}

/** The first paragraph, cut at a word. */
export function teaserOf(html: string): string {
  const first = /<p[^>]*>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? html
  return cutTeaser(textOfHtml(first), TEASER_LENGTH)
}

/** "2 hours, from age 10" */
function factsOf({ durationMinutes, minAge, maxAge }: WaterSport): string {
  const age = ageLabel(minAge, maxAge)
  if (durationMinutes === 0) return age
  return `${durationLabel(durationMinutes)}, ${age.charAt(0).toLowerCase()}${age.slice(1)}`
}
