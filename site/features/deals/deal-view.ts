import { addDays, dayInIndia, formatDay } from '#contract/terms/india-time.ts'
import { formatRupees, perPersonRate, taxInside } from '#contract/terms/money.ts'
import type { Deal, DealKind } from '#contract/v1/deals.ts'
import type { PackageSummary } from '#contract/v1/packages.ts'
import { cardPicture, leanPicture } from '#site/page/lean-picture.ts'
import { taxFall } from '#site/shop/price/tax-fall.ts'
import { includesTaxes } from '#site/shop/price/tax-text.ts'
import { tellingPlaces } from '#site/shop/telling-places.ts'
import type { PictureSource } from '#site/ui/picture.tsx'
import { untilText } from './texts.ts'

/** A deal as its card shows it; made on the server. */
export type DealCardView = {
  id: string
  kind: DealKind
  slug: string
  name: string
  picture?: PictureSource
  places: string
  facts: string
  /** "Until Fri 22 Jan 2027" */
  until: string
  price: number
  struck: number
  unit: string
  split: string
  badge: string
  rating?: { average: number; count: number }
}

export function toDealCards(deals: readonly Deal[]): readonly DealCardView[] {
  const places = tellingPlaces(
    deals.map((deal) => deal.places),
    deals.map(({ name }) => name),
  )
  return deals.map((deal, index) => toDealCard(deal, places[index] ?? ''))
}

function toDealCard(deal: Deal, places: string): DealCardView {
  return {
    id: deal._id,
    kind: deal.kind,
    slug: deal.slug,
    name: deal.name,
    ...(deal.picture ? { picture: cardPicture(leanPicture(deal.picture)) } : {}),
    places,
    facts: deal.facts,
    until: untilText(lastDay(deal.endsAt)),
    price: deal.price,
    struck: deal.struckPrice,
    unit: deal.unit,
    split: splitText(deal),
    badge: deal.badge,
    ...(deal.rating ? { rating: deal.rating } : {}),
  }
}

/** How what is paid is made up: rooms are priced before tax, all else has it inside. */
function splitText({ kind, price, taxAmount, unit, struckPrice, percent }: Deal): string {
  if (kind === 'hotel') {
    const base = price - taxAmount
    const struck = base / (1 - percent / 100)
    const fall = taxFall(base, taxAmount, struck, struckPrice - struck)
    return `${formatRupees(base)} + ${formatRupees(taxAmount)} taxes & fees${fall}`
  }
  return includesTaxes(taxAmount, unit === 'per person' ? unit : '')
}

/** A deal that ends as a day begins has the day before as its last. */
function lastDay(endsAt: string): string {
  const end = new Date(endsAt)
  const day = dayInIndia(end)
  const isMidnight = dayInIndia(new Date(end.getTime() - 1)) !== day
  return formatDay(isMidnight ? addDays(day, -1) : day)
}

/** The packages of a provider that knows no deals of its own: those whose price is struck. */
export function packageDeals(summaries: readonly PackageSummary[]): DealCardView[] {
  const struck = summaries.filter(({ struckRate = 0, packagebaseRate }) => struckRate > packagebaseRate)
  const places = tellingPlaces(
    struck.map((each) => each.places.map(({ name }) => name)),
    struck.map(({ packageName }) => packageName),
  )
  return struck.map((each, index) => {
    const price = perPersonRate(each.packagebaseRate)
    const picture = each.images[0]
    return {
      id: each._id,
      kind: 'package',
      slug: each.slug,
      name: each.packageName,
      ...(picture ? { picture: cardPicture(leanPicture(picture)) } : {}),
      places: places[index] ?? '',
      facts: each.badge ? `${each.categoryId.categoryName}, ${each.duration}` : each.duration,
      until: '',
      price,
      struck: perPersonRate(each.struckRate ?? 0),
      unit: 'per person',
      split: includesTaxes(taxInside(price, each.taxPercent), 'per person'),
      badge: each.badge ?? each.categoryId.categoryName,
      ...(each.rating ? { rating: each.rating } : {}),
    }
  })
}
