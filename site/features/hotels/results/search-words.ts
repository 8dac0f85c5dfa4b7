import { formatRupees } from '#contract/terms/money.ts'
import { type HotelQuery, nightsOfStay } from '../hotel-query.ts'
import { LOADER_TEXTS } from '../loader-texts.ts'
import { stayText } from '../stay-texts.ts'
import { countOfHotels, HOTEL_TEXTS } from '../texts.ts'

/** What a search says of itself; made on the server. */
export type SearchWords = {
  /** "9 hotels in Swaraj Dweep (Havelock)" */
  title: string
  lead: string
  /** The search that is shown instead of one that cannot be. */
  nearest: string
}

/** `total` is undefined when it is not known, or nothing could be read. */
export function searchWords(query: HotelQuery, where: string, total: number | undefined): SearchWords {
  const { minPrice, maxPrice } = query
  const stay = stayText(query)
  const nearest = [
    where || HOTEL_TEXTS.destinationPrompt,
    stay,
    ...(minPrice !== undefined && maxPrice !== undefined
      ? [`${formatRupees(minPrice)} to ${formatRupees(maxPrice)} a night`]
      : []),
  ]
  return {
    title: `${total === undefined ? HOTEL_TEXTS.heading : countOfHotels(total)} in ${where || LOADER_TEXTS.everywhere}`,
    lead: nightsOfStay(query) > 0 ? `${stay}. ${LOADER_TEXTS.taxesInside}` : LOADER_TEXTS.noDates,
    nearest: `${LOADER_TEXTS.nearest} ${nearest.join(', ')}.`,
  }
}
