import { counted } from '#contract/terms/counted.ts'
import type { CarTab } from './car-query.ts'

/** The words of the search forms. Tabs and types are given by the operator. */
export const SEARCH_TEXTS = {
  label: 'Search for a car',
  tabs: 'Kind of ride',
  carType: 'Type of car',
  direction: 'Direction',
  fromAirport: 'From the airport',
  toAirport: 'To the airport',
  pickup: 'Pickup',
  drop: 'Drop',
  hotelPrompt: 'Hotel, jetty or place',
  pickupPrompt: 'Pickup hotel or place',
  dropPrompt: 'Drop place',
  swap: 'Swap pickup and drop',
  date: 'Date',
  time: 'Time',
  duration: 'Duration',
  chooseDuration: 'Choose',
  passengers: 'Passengers',
  search: 'Search',
  call: 'Call',
  noSuchStop: 'No place of this name. Try a hotel, a jetty or a beach.',
  tryAnother: 'Try a hotel, a jetty or a beach.',
  noRoad: 'No road from the airport',
} as const

export const TAB_TEXTS: Record<CarTab, string> = {
  airport: 'Airport Pickup/Drop',
  'pickup-drop': 'Pickup/Drop',
  hourly: 'Hourly Basis',
}

/** "24 km from the airport" */
export function roadText(km: number | null): string {
  return km === null ? SEARCH_TEXTS.noRoad : `${km} km from the airport`
}

export function unknownText(typed: string): string {
  return `We do not know a place called "${typed}"`
}

export function suggestionCount(count: number): string {
  return counted(count, 'suggestion')
}
