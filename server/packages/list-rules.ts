import { perPersonRate } from '#contract/terms/money.ts'
import type { PackageFacets, PackageSort } from '#contract/v1/packages.ts'

/** What lists choose by. `rate`: rupees of two adults sharing, after the best live deal; label and start are that deal's. */
export type Offer = {
  id: string
  categorySlug: string
  nights: number
  rate: number
  label: string | null
  startsAt: string | null
}

/** Prices are displayed rupees a person, doubled as the wire has them. */
export type PackageFilter = {
  categorySlug: string | undefined
  nights: number | undefined
  minDoubled: number | undefined
  maxDoubled: number | undefined
  sort: PackageSort
  limit: number
  offset: number
}

export type Choice = { page: Offer[]; total: number; facets: PackageFacets }

const ORDER: Record<Exclude<PackageSort, 'default'>, (left: Offer, right: Offer) => number> = {
  duration_asc: (left, right) => left.nights - right.nights,
  price_desc: (left, right) => right.rate - left.rate,
  price_asc: (left, right) => left.rate - right.rate,
}

/** The page, the count of all that match, and what the filters would find. `offers` are in the order of the operator. */
export function chooseOffers(offers: readonly Offer[], filter: PackageFilter): Choice {
  const { categorySlug, nights, minDoubled = 0, maxDoubled = Number.POSITIVE_INFINITY, sort, limit, offset } = filter
  const inCategory = categorySlug === undefined ? offers : offers.filter((offer) => offer.categorySlug === categorySlug)
  const inBudget = inCategory.filter(({ rate }) => {
    const doubled = 2 * perPersonRate(rate)
    return doubled >= minDoubled && doubled <= maxDoubled
  })
  const matched = nights === undefined ? inBudget : inBudget.filter((offer) => offer.nights === nights)
  // Sorting is stable: equals stay in the order of the operator.
  const sorted = sort === 'default' ? matched : matched.toSorted(ORDER[sort])
  return {
    page: sorted.slice(offset, offset + limit),
    total: matched.length,
    facets: { durations: durationsOf(inBudget), price: priceRange(inCategory) },
  }
}

/** "5 nights 6 days". */
export function durationText(nights: number): string {
  return `${nights} nights ${nights + 1} days`
}

function durationsOf(offers: readonly Offer[]): PackageFacets['durations'] {
  const counts = new Map<number, number>()
  for (const { nights } of offers) counts.set(nights, (counts.get(nights) ?? 0) + 1)
  return [...counts]
    .sort(([left], [right]) => left - right)
    .map(([nights, count]) => ({ duration: durationText(nights), nights, count }))
}

function priceRange(offers: readonly Offer[]): PackageFacets['price'] {
  let [least, most] = [Number.POSITIVE_INFINITY, 0]
  for (const { rate } of offers) {
    if (rate < least) least = rate
    if (rate > most) most = rate
  }
  return offers.length === 0 ? { min: 0, max: 0 } : { min: perPersonRate(least), max: perPersonRate(most) }
}
