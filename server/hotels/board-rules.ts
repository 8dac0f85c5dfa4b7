import type { HotelSummary } from '#contract/v1/hotels.ts'
import type { IslandNames, PlaceNames } from './destination-rules.ts'
import type { Capacity } from './rules.ts'

/** Days in India; a search without dates looks at tonight. */
export type Nights = { from: string; until: string; count: number }

/** A private room type; `basePrice` is a night in the base season before tax and any deal. */
export type BoardRoom = Capacity & { id: string; basePrice: number }

/** What a summary says whatever is asked. */
export type HotelFacts = Omit<
  HotelSummary,
  'availableRooms' | 'standardPrice' | 'taxAmount' | 'struckPrice' | 'struckTaxAmount' | 'stay'
>

/** A hotel with its live deal, if any; `lowestBefore` is the lowest price of the 30 days before that began. */
export type BoardHotel = {
  id: string
  name: string
  locality: string
  propertyTypeId: string
  starRating: number
  islandId: string
  /** By its best live deal: percent above nothing, rupees below; null without one. */
  takesOff: number | null
  lowestBefore: number | null
  rating: { average: number; count: number } | null
  rooms: readonly BoardRoom[]
  facts: HotelFacts
}

/** A slab of the tax on a room's night: the percent of prices from `fromPrice` on, from a day on. In order of both. */
export type TaxSlab = { fromDate: string; fromPrice: number; percent: number }

/** Everything that a search looks at but the nights, the hotels in the operator's order. */
export type HotelBoard = {
  hotels: readonly BoardHotel[]
  propertyTypes: readonly { id: string; name: string }[]
  islands: readonly IslandNames[]
  places: readonly PlaceNames[]
  taxes: readonly TaxSlab[]
}

/** Nights of one room type at one price before any deal; `day` is one of them, and all have its tax. */
export type StockLine = { day: string; price: number; nights: number; free: number }
/** By the id of the room type; what is not open is not there. */
export type Stock = ReadonlyMap<string, readonly StockLine[]>

/** `base` and `tax` are of all nights and rooms. */
export type PricedStay = { soldOut: boolean; rooms: number; base: number; tax: number }

/** A hotel that is shown: prices as in HotelSummary; `shownPrice` is a night, tax included. */
export type ShownHotel = {
  hotel: BoardHotel
  standardPrice: number
  taxAmount: number
  struck: { price: number; tax: number } | undefined
  availableRooms: number
  stay: PricedStay | undefined
  shownPrice: number
}

/** Whether a hotel passes each filter; a facet counts what all the other filters let through. */
export type Passes = Record<'price' | 'type' | 'stars' | 'rating' | 'location', boolean>
export type MatchedHotel = ShownHotel & { passes: Passes }

/** The percent of the latest slab whose day and price are not above those given; days before the first slab carry none. */
export function taxPercent(taxes: readonly TaxSlab[], price: number, day: string): number {
  let [fromDate, percent] = ['', 0]
  for (const slab of taxes) {
    if (slab.fromDate > day || slab.fromPrice > price) continue
    if (slab.fromDate >= fromDate) [fromDate, percent] = [slab.fromDate, slab.percent]
  }
  return percent
}
