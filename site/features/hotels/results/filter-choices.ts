import {
  GUEST_RATING_STEPS,
  HOTEL_PRICE_BANDS,
  HOTEL_STARS,
  MAIN_LOCATIONS,
  PROPERTY_TYPES,
} from '#contract/terms/hotel-facets.ts'
import type { HotelFacets } from '#contract/v1/hotels.ts'
import type { ChoiceOption } from '#site/ui/choice.tsx'
import { type HotelQuery, hotelSearchHref } from '../hotel-query.ts'
import { HOTEL_TEXTS, ratingText, starsText } from '../texts.ts'

/** What each filter offers, with how many hotels each choice would show; a choice that shows none cannot be taken. */
export type FilterChoices = {
  types: ChoiceOption[]
  stars: ChoiceOption[]
  ratings: ChoiceOption[]
  /** The three main islands, then the others. */
  mainIslands: ChoiceOption[]
  moreIslands: ChoiceOption[]
  bands: BandChoice[]
}
/** `href` takes the band, or leaves it when it is on. */
export type BandChoice = { label: string; count: number | undefined; href: string; on: boolean }

type Facet = HotelFacets['stars']

export function filterChoices(facets: HotelFacets, query: HotelQuery): FilterChoices {
  const islands = facets.location.map(({ value, label = value, count }) =>
    optionOf(value, label, count, query.location.includes(value)),
  )
  return {
    types: typeOptions(facets.propertyType, query.propertyType),
    stars: HOTEL_STARS.map((stars) => {
      const value = String(stars)
      return optionOf(value, starsText(stars), countIn(facets.stars, value), query.stars.includes(value))
    }).filter(({ count, value }) => count !== 0 || query.stars.includes(value)),
    ratings: [
      { value: '', label: HOTEL_TEXTS.anyRating },
      ...GUEST_RATING_STEPS.map((step) =>
        optionOf(step, ratingText(step), countIn(facets.guestRating, step), query.guestRating === step),
      ),
    ],
    mainIslands: MAIN_LOCATIONS.flatMap((id) => islands.find(({ value }) => value === id) ?? []),
    moreIslands: islands.filter(({ value }) => !MAIN_LOCATIONS.includes(value)),
    bands: HOTEL_PRICE_BANDS.map(({ value, label, min, max }) => {
      const on = (query.minPrice ?? 0) === min && query.maxPrice === max
      const prices = on ? { minPrice: undefined, maxPrice: undefined } : { minPrice: min || undefined, maxPrice: max }
      const href = hotelSearchHref({ ...query, ...prices, page: 1 })
      return { label, count: countIn(facets.priceBand, value), href, on }
    }),
  }
}

/** The kinds we know, then those another provider adds. */
function typeOptions(facet: Facet, chosen: readonly string[]): ChoiceOption[] {
  const known: readonly { value: string; label: string }[] = PROPERTY_TYPES
  const others = facet.filter(({ value }) => !known.some((each) => each.value === value))
  return [
    ...known.map(({ value, label }) => optionOf(value, label, countIn(facet, value), chosen.includes(value))),
    ...others.map(({ value, label = value, count }) => optionOf(value, label, count, chosen.includes(value))),
  ]
}

function optionOf(value: string, label: string, count: number | undefined, isChosen: boolean): ChoiceOption {
  return { value, label, count, disabled: count === 0 && !isChosen }
}

/** Undefined where nothing is counted: a provider without facets. */
function countIn(facet: Facet, value: string): number | undefined {
  return facet.length === 0 ? undefined : (facet.find((each) => each.value === value)?.count ?? 0)
}
