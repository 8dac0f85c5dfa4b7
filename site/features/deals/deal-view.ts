import { addDays, dayInIndia, formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { Deal, DealKind } from '#contract/v1/deals.ts'
import type { PackageSummary } from '#contract/v1/packages.ts'
import { cardPicture, leanPicture } from '#site/page/lean-picture.ts'
import { leanCard, toCardViews } from '#site/shop/cards/package-card-view.ts'
import type { ProductCardView } from '#site/shop/cards/product-card.tsx'
import { taxFall } from '#site/shop/price/tax-fall.ts'
import { includesTaxes } from '#site/shop/price/tax-text.ts'
import { tellingPlaces } from '#site/shop/telling-places.ts'
import { untilText } from './texts.ts'

/** A deal as its card shows it; the teaser is "Until Fri 22 Jan 2027". */
export type DealCardView = ProductCardView & { id: string; kind: DealKind; slug: string; deal: string }

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
    teaser: untilText(lastDay(deal.endsAt)),
    price: deal.price,
    struck: deal.struckPrice,
    unit: deal.unit,
    tax: taxText(deal),
    deal: deal.badge,
    ...(deal.rating ? { rating: deal.rating } : {}),
  }
}

/** How what is paid is made up: rooms are priced before tax, all else has it inside. */
function taxText({ kind, price, taxAmount, unit, struckPrice, percent }: Deal): string {
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
  return toCardViews(struck).map((card, index) => {
    const { teaser: _, category, ...shown } = leanCard(card)
    const named = shown.deal === undefined ? { deal: category } : { deal: shown.deal, category }
    return { ...shown, ...named, id: struck[index]?._id ?? '', kind: 'package' }
  })
}
