import { TEASER_LENGTH } from '#contract/terms/limits.ts'
import { formatRupees, perPersonRate, taxInside } from '#contract/terms/money.ts'
import type { PackageSummary } from '#contract/v1/packages.ts'
import { leanPicture } from '#site/lean-picture.ts'
import type { PictureSource } from '#site/ui/picture.tsx'
import { taxesPerPerson } from './texts.ts'

/** Names on one card; the rest are counted. */
const PLACES_SHOWN = 3

/** A package as its card shows it; made on the server, so that a list carries no more than it paints. */
export type PackageCardView = {
  id: string
  slug: string
  name: string
  category: string
  picture?: PictureSource
  /** "Cellular Jail, North Bay, Aberdeen Bazaar and 4 more" */
  places: string
  duration: string
  teaser: string
  price: number
  struck?: number
  tax: string
  deal?: string
  rating?: { average: number; count: number }
}

export function toCardView(summary: PackageSummary): PackageCardView {
  const price = perPersonRate(summary.packagebaseRate)
  const struck = summary.struckRate === undefined ? undefined : perPersonRate(summary.struckRate)
  const [first] = summary.images
  return {
    id: summary._id,
    slug: summary.slug,
    name: summary.packageName,
    category: summary.categoryId.categoryName,
    ...(first ? { picture: leanPicture(first) } : {}),
    places: listPlaces(summary.places.map((place) => place.name).filter((name) => name !== '')),
    duration: summary.duration,
    teaser: teaserOf(summary.description),
    price,
    ...(struck !== undefined && struck > price ? { struck } : {}),
    tax: taxesPerPerson(formatRupees(taxInside(price, summary.taxPercent))),
    ...(summary.badge ? { deal: summary.badge } : {}),
    ...(summary.rating ? { rating: summary.rating } : {}),
  }
}

function listPlaces(names: string[]): string {
  const left = names.length - PLACES_SHOWN
  const shown = names.slice(0, PLACES_SHOWN).join(', ')
  return left > 0 ? `${shown} and ${left} more` : shown
}

/** Tags stripped, then cut to 75 characters, the last word left whole. */
export function teaserOf(html: string): string {
  const text = plainText(html)
  if (text.length <= TEASER_LENGTH) return text
  const cut = text.slice(0, TEASER_LENGTH - 1)
  const lastSpace = cut.lastIndexOf(' ')
  return `${(lastSpace > 40 ? cut.slice(0, lastSpace) : cut).replace(/[\s,.;:]+$/, '')}…`
}

export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim()
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", nbsp: ' ' }
