import { paths, withQuery } from '#contract/terms/paths.ts'

/** The three ways to search for a car, each with a form and a page of results of its own. */
export const CAR_TABS = ['airport', 'pickup-drop', 'hourly'] as const
export type CarTab = (typeof CAR_TABS)[number]

/** What an address asks for, by the names it has there; texts as they were typed. */
export type CarAsked = Partial<Record<CarQueryName, string>>

const ANY_TAB = ['carType', 'passengers'] as const

/** The names of each form's query, in the order of the address (given). */
const CAR_QUERY_NAMES = {
  airport: ['placeName', 'placeId', 'hotelName', 'pickupDate', 'pickupTime', 'isSwapped', ...ANY_TAB],
  'pickup-drop': ['fromPlace', 'toPlace', 'fromPlaceId', 'toPlaceId', 'pickupDate', 'pickupTime', ...ANY_TAB],
  hourly: ['duration', 'date', 'time', ...ANY_TAB],
} as const satisfies Record<CarTab, readonly string[]>
type CarQueryName = (typeof CAR_QUERY_NAMES)[CarTab][number]

export const CAR_RESULTS_PATH: Record<CarTab, string> = {
  airport: paths.airportCarSearch,
  'pickup-drop': paths.pickupDrop,
  hourly: paths.hourlyCarSearch,
}

/** The address of a search's results; what is not asked is left out. */
export function carSearchHref(tab: CarTab, asked: CarAsked): string {
  return withQuery(CAR_RESULTS_PATH[tab], Object.fromEntries(CAR_QUERY_NAMES[tab].map((name) => [name, asked[name]])))
}

/** Fields of the hire's form that have to be filled: left empty they say that the form was sent. */
const KEPT_EMPTY: readonly string[] = ['date', 'time'] satisfies CarQueryName[]

/** What an address holds of a search, other names left out; nothing typed is nothing asked, but for a day and an hour that are needed. */
export function readCarAsked(tab: CarTab, search: URLSearchParams): CarAsked {
  const names: readonly CarQueryName[] = CAR_QUERY_NAMES[tab]
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name)?.trim().slice(0, VALUE_LENGTH_MAX)
      return value || (value === '' && KEPT_EMPTY.includes(name)) ? [[name, value]] : []
    }),
  )
}

/** The longest text that the API takes for a place (contract/v1/cars.ts). */
const VALUE_LENGTH_MAX = 100

/** Unknown tabs are the first one. */
export function readCarTab(search: URLSearchParams): CarTab {
  return CAR_TABS.find((tab) => tab === search.get('tab')) ?? 'airport'
}

export function carTabHref(tab: CarTab): string {
  return withQuery(paths.carRental, { tab: tab === 'airport' ? undefined : tab })
}
