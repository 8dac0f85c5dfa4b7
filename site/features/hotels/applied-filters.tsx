import { formatRupees } from '#contract/terms/money.ts'
import { Chip } from '#site/ui/chip.tsx'
import '#site/ui/chip.css'
import type { ChoiceOption } from '#site/ui/choice.tsx'
import './applied-filters.css'
import type { FilterChoices } from './filter-choices.ts'
import { countFilters, type HotelQuery, hasPrice, hotelSearchHref, NO_FILTERS } from './hotel-query.ts'
import { HOTEL_TEXTS } from './texts.ts'

/** What is on, each with its way off. */
export function AppliedFilters({ query, choices }: { query: HotelQuery; choices: FilterChoices }) {
  if (countFilters(query) === 0) return null
  const { propertyType, stars, guestRating, location } = query
  const islands = [...choices.mainIslands, ...choices.moreIslands]
  const off = [
    ...(hasPrice(query) ? [{ label: priceText(query), change: { minPrice: undefined, maxPrice: undefined } }] : []),
    ...propertyType.map((value) => ({
      label: labelOf(choices.types, value),
      change: { propertyType: without(propertyType, value) },
    })),
    ...stars.map((value) => ({ label: labelOf(choices.stars, value), change: { stars: without(stars, value) } })),
    ...(guestRating === ''
      ? []
      : [
          {
            label: `${HOTEL_TEXTS.guestRating} ${labelOf(choices.ratings, guestRating)}`,
            change: { guestRating: '' },
          },
        ]),
    ...location.map((value) => ({ label: labelOf(islands, value), change: { location: without(location, value) } })),
  ]
  return (
    <div className="row hotel-applied">
      {off.map(({ label, change }) => (
        <Chip key={label} href={hotelSearchHref({ ...query, ...change, page: 1 })} removable preventScrollReset>
          {label}
        </Chip>
      ))}
      <Chip href={hotelSearchHref({ ...query, ...NO_FILTERS, page: 1 })} preventScrollReset>
        {HOTEL_TEXTS.clear}
      </Chip>
    </div>
  )
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
