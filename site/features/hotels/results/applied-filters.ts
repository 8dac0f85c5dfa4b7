import { formatRupees } from '#contract/terms/money.ts'
import type { ChoiceOption } from '#site/ui/choice.tsx'
import { type HotelQuery, hasPrice, hotelSearchHref } from '../hotel-query.ts'
import { HOTEL_TEXTS } from '../texts.ts'
import type { FilterChoices } from './filter-choices.ts'

/** A filter that is on, and the search without it. */
export type AppliedFilter = { label: string; href: string }

/** Made on the server: the page only draws them. */
export function appliedFilters(query: HotelQuery, choices: FilterChoices): AppliedFilter[] {
  const { propertyType, stars, guestRating, location } = query
  const islands = [...choices.mainIslands, ...choices.moreIslands]
  const rating = `${HOTEL_TEXTS.guestRating} ${labelOf(choices.ratings, guestRating)}`
  const off: { label: string; change: Partial<HotelQuery> }[] = [
    ...(hasPrice(query) ? [{ label: priceText(query), change: { minPrice: undefined, maxPrice: undefined } }] : []),
    ...propertyType.map((value) => ({
      label: labelOf(choices.types, value),
      change: { propertyType: without(propertyType, value) },
    })),
    ...stars.map((value) => ({ label: labelOf(choices.stars, value), change: { stars: without(stars, value) } })),
    ...(guestRating === '' ? [] : [{ label: rating, change: { guestRating: '' } }]),
    ...location.map((value) => ({ label: labelOf(islands, value), change: { location: without(location, value) } })),
  ]
  return off.map(({ label, change }) => ({ label, href: hotelSearchHref({ ...query, ...change, page: 1 }) }))
}

function without(list: readonly string[], value: string): string[] {
  return list.filter((each) => each !== value)
}

function labelOf(options: readonly ChoiceOption[], value: string): string {
  return options.find((each) => each.value === value)?.label ?? value
}

function priceText({ minPrice = 0, maxPrice }: HotelQuery): string {
  return maxPrice === undefined
    ? `${formatRupees(minPrice)} and more`
    : `${formatRupees(minPrice)} to ${formatRupees(maxPrice)}`
}
