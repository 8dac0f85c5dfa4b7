import { GUEST_RATING_STEPS, HOTEL_PRICE_BANDS, type HotelSort } from '#contract/terms/hotel-facets.ts'
import { STAY_ROOMS_MAX } from '#contract/terms/limits.ts'
import { divideHalfUp } from '#contract/terms/money.ts'
import type { HotelFacets } from '#contract/v1/hotels.ts'
import { afterDeal, percentOf } from '#server/products/price-rules.ts'
import {
  type BoardHotel,
  type HotelBoard,
  type MatchedHotel,
  type Nights,
  type Passes,
  type PricedStay,
  type ShownHotel,
  type Stock,
  type TaxSlab,
  taxPercent,
} from './board-rules.ts'
import { type IslandNames, islandLabel, islandsNamed, islandsOfPlacesNamed } from './destination-rules.ts'
import { type GuestGroup, houseGuests, perNight, type RoomOffer } from './rules.ts'

/** What is searched: one hotel, those of a destination (by its spellings; `idsOnly`: by id alone), or all. */
export type HotelScope = { id?: string | undefined; destination?: readonly string[] | undefined; idsOnly?: boolean }

/** Prices are a night as shown, tax included. `stay` is undefined for a search without dates. */
export type HotelFilter = {
  scope: HotelScope
  today: string
  stay: Nights | undefined
  groups: readonly GuestGroup[]
  minPrice?: number | undefined
  maxPrice?: number | undefined
  propertyTypes?: readonly string[] | undefined
  stars?: readonly number[] | undefined
  leastRating?: number | undefined
  locations?: readonly string[] | undefined
  sort: HotelSort
  limit: number
  offset: number
}

export type HotelSearch = {
  hotels: ShownHotel[]
  total: number
  facets: HotelFacets
  /** False when the destination names nothing we know. */
  isKnown: boolean
  /** Ids of all hotels found, in order, when not one of them is free; they may still share the stay. */
  full: string[]
}

/** The hotels of a scope, and whether its destination is known. */
export function hotelsIn({ hotels, islands, places }: HotelBoard, { id, destination, idsOnly = false }: HotelScope) {
  if (id !== undefined) return { isKnown: true, hotels: hotels.filter((hotel) => hotel.id === id) }
  if (destination === undefined) return { isKnown: true, hotels }
  const inScope = new Set(
    idsOnly
      ? [...islands.map((island) => ({ id: island.id, islandId: island.id })), ...places]
          .filter((each) => destination.includes(each.id))
          .map(({ islandId }) => islandId)
      : [...islandsOfPlacesNamed(places, destination), ...islandsNamed(islands, destination)],
  )
  const isNamed = (hotel: BoardHotel) =>
    !idsOnly &&
    [hotel.id, hotel.name.toLowerCase(), hotel.locality.toLowerCase()].some((each) => destination.includes(each))
  const found = hotels.filter((hotel) => inScope.has(hotel.islandId) || isNamed(hotel))
  return { isKnown: inScope.size > 0 || found.length > 0, hotels: found }
}

/** The page, the count of all that match, what the filters would find, and whether anything is free. */
export function chooseHotels(board: HotelBoard, stock: Stock, filter: HotelFilter): HotelSearch {
  const { scope, stay, sort, limit, offset } = filter
  const { isKnown, hotels } = hotelsIn(board, scope)
  const shown = hotels
    .map((hotel) => showHotel(hotel, board.taxes, stock, filter))
    .filter((each) => each !== undefined)
    .filter((each) => stay === undefined || scope.id !== undefined || each.stay !== undefined)
    .map((each) => ({ ...each, passes: passesOf(each, board.islands, filter) }))
  const found = shown.filter(({ passes }) => Object.values(passes).every((each) => each))
  // Sorting is stable: equals stay in the order of the operator.
  const sorted = found.toSorted(
    (one, other) =>
      Number(one.stay?.soldOut ?? false) - Number(other.stay?.soldOut ?? false) || ORDER[sort](one, other),
  )
  const isFull = found.every((each) => each.stay?.soldOut === true)
  return {
    hotels: sorted.slice(offset, offset + limit),
    total: found.length,
    facets: facetsOf(shown, hotels, board),
    isKnown,
    full: isFull ? found.map(({ hotel }) => hotel.id) : [],
  }
}

const ORDER: Record<HotelSort, (one: ShownHotel, other: ShownHotel) => number> = {
  recommended: () => 0,
  price_desc: (one, other) => other.shownPrice - one.shownPrice,
  price_asc: (one, other) => one.shownPrice - other.shownPrice,
  rating: ({ hotel: one }, { hotel: other }) =>
    (other.rating?.average ?? 0) - (one.rating?.average ?? 0) || (other.rating?.count ?? 0) - (one.rating?.count ?? 0),
}

/** One flag a filter: a facet counts what all the other filters let through. A search for one hotel by id filters nothing. */
function passesOf({ hotel, shownPrice }: ShownHotel, islands: readonly IslandNames[], filter: HotelFilter): Passes {
  const { minPrice = 0, maxPrice = Number.MAX_SAFE_INTEGER, propertyTypes, stars, leastRating = 0, locations } = filter
  return {
    price: shownPrice >= minPrice && shownPrice <= maxPrice,
    type: propertyTypes === undefined || propertyTypes.includes(hotel.propertyTypeId),
    stars: stars === undefined || stars.includes(hotel.starRating),
    rating: (hotel.rating?.average ?? 0) >= leastRating,
    location: locations === undefined || islandsNamed(islands, locations).includes(hotel.islandId),
  }
}

/** Undefined when the hotel has no private room. */
function showHotel(hotel: BoardHotel, taxes: readonly TaxSlab[], stock: Stock, filter: HotelFilter) {
  if (hotel.rooms.length === 0) return undefined
  const { today, stay: nights } = filter
  const standardPrice = Math.min(...hotel.rooms.map((room) => afterDeal(room.basePrice, hotel.takesOff)))
  const taxAmount = percentOf(standardPrice, taxPercent(taxes, standardPrice, today))
  const open = openRooms(hotel, taxes, stock, nights?.count ?? 1)
  const stay = nights === undefined ? undefined : priceStay(filter.groups, open)
  const { lowestBefore } = hotel
  const struck =
    lowestBefore === null || lowestBefore <= standardPrice
      ? undefined
      : { price: lowestBefore, tax: percentOf(lowestBefore, taxPercent(taxes, lowestBefore, today)) }
  const shownPrice =
    stay === undefined || nights === undefined
      ? standardPrice + taxAmount
      : perNight(stay.base + stay.tax, nights.count)
  const availableRooms = open.reduce((sum, { free }) => sum + free, 0)
  return { hotel, standardPrice, taxAmount, struck, availableRooms, stay, shownPrice } satisfies ShownHotel
}

/** A room that is open on all the nights; `price` is of all of them after any deal, `taxed` a hundred times their tax. */
type OpenRoom = RoomOffer & { taxed: number }

function openRooms(hotel: BoardHotel, taxes: readonly TaxSlab[], stock: Stock, count: number): OpenRoom[] {
  const open: OpenRoom[] = []
  for (const { id, maxAdults, maxChildren } of hotel.rooms) {
    const room = { id, maxAdults, maxChildren, free: Number.POSITIVE_INFINITY, price: 0, taxed: 0 }
    let nights = 0
    for (const line of stock.get(id) ?? []) {
      const price = afterDeal(line.price, hotel.takesOff)
      nights += line.nights
      room.free = Math.min(room.free, line.free)
      room.price += line.nights * price
      room.taxed += line.nights * price * taxPercent(taxes, price, line.day)
    }
    if (nights === count) open.push(room)
  }
  return open
}

/** What the party pays, or would pay if all were free; undefined where it cannot stay. Each kind of room has its tax rounded once. */
function priceStay(groups: readonly GuestGroup[], open: readonly OpenRoom[]): PricedStay | undefined {
  const housed = houseGuests(groups, open)
  const taken =
    housed ??
    houseGuests(
      groups,
      open.map((room) => ({ ...room, free: Number.POSITIVE_INFINITY })),
    )
  if (taken === undefined) return undefined
  const stay = { soldOut: housed === undefined, rooms: 0, base: 0, tax: 0 }
  for (const { id, price, taxed } of open) {
    const rooms = taken.get(id) ?? 0
    stay.rooms += rooms
    stay.base += rooms * price
    stay.tax += divideHalfUp(rooms * taxed, 100)
  }
  return stay.rooms > STAY_ROOMS_MAX ? undefined : stay
}

/**
 * What each value of each filter would find among the hotels shown, the other filters as they are. Stars and islands that
 * the destination (`inScope`) does not have are not offered; those it has stay, with a count of 0 where nothing is left.
 */
function facetsOf(
  shown: readonly MatchedHotel[],
  inScope: readonly BoardHotel[],
  { propertyTypes, islands }: Pick<HotelBoard, 'propertyTypes' | 'islands'>,
): HotelFacets {
  const byPrice = passingAllBut(shown, 'price')
  const byType = passingAllBut(shown, 'type')
  const byStars = passingAllBut(shown, 'stars')
  const byRating = passingAllBut(shown, 'rating')
  const byLocation = passingAllBut(shown, 'location')
  const stars = [...new Set(inScope.map(({ starRating }) => starRating))].sort((one, other) => other - one)
  const islandIds = [...new Set(inScope.map(({ islandId }) => islandId))]
  return {
    priceBand: HOTEL_PRICE_BANDS.map(({ value, min, max = Number.MAX_SAFE_INTEGER }) => ({
      value,
      count: byPrice.filter(({ shownPrice }) => shownPrice >= min && shownPrice <= max).length,
    })),
    propertyType: propertyTypes.map(({ id, name }) => ({
      value: id,
      label: name,
      count: byType.filter(({ hotel }) => hotel.propertyTypeId === id).length,
    })),
    stars: stars.map((star) => ({
      value: String(star),
      count: byStars.filter(({ hotel }) => hotel.starRating === star).length,
    })),
    guestRating: GUEST_RATING_STEPS.map((value) => ({
      value,
      count: byRating.filter(({ hotel }) => (hotel.rating?.average ?? 0) >= Number(value)).length,
    })),
    location: islandIds.flatMap((id) => {
      const island = islands.find((each) => each.id === id)
      const count = byLocation.filter(({ hotel }) => hotel.islandId === id).length
      return island === undefined ? [] : { value: id, label: islandLabel(island), count }
    }),
  }
}

function passingAllBut(shown: readonly MatchedHotel[], own: keyof Passes): MatchedHotel[] {
  const others = (['price', 'type', 'stars', 'rating', 'location'] as const).filter((filter) => filter !== own)
  return shown.filter(({ passes }) => others.every((filter) => passes[filter]))
}
