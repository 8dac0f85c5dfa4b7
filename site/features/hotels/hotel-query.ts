import type { HotelSort } from '#contract/terms/hotel-facets.ts'
import { DEFAULT_ROOMS, formatRooms, type RoomGuests } from '#contract/terms/hotel-stay.ts'
import { daysBetween } from '#contract/terms/india-time.ts'
import { paths, withQuery } from '#contract/terms/paths.ts'

/** Days as yyyy-mm-dd, both or neither ('' where there is none). */
export type Stay = { checkIn: string; checkOut: string; rooms: readonly RoomGuests[] }

/** What the address of a hotel search says. Prices are a night as shown, tax included; undefined is no bound. */
export type HotelQuery = Stay & {
  /** Id of an island or a place; '' is all of them. */
  destination: string
  minPrice?: number
  maxPrice?: number
  propertyType: readonly string[]
  stars: readonly string[]
  /** The least rating, or ''. */
  guestRating: string
  location: readonly string[]
  sort: HotelSort
  page: number
}

export const NO_STAY: Stay = { checkIn: '', checkOut: '', rooms: DEFAULT_ROOMS }
export const NO_FILTERS = {
  minPrice: undefined,
  maxPrice: undefined,
  propertyType: [],
  stars: [],
  guestRating: '',
  location: [],
} as const satisfies Partial<HotelQuery>
const EVERYWHERE: HotelQuery = { ...NO_STAY, ...NO_FILTERS, destination: '', sort: 'recommended', page: 1 }

/** The address of a search: defaults are left out, so one search has one address. */
export function hotelSearchHref(query: Partial<HotelQuery>): string {
  const { destination, minPrice, maxPrice, propertyType, stars, guestRating, location, sort, page } = {
    ...EVERYWHERE,
    ...query,
  }
  return withQuery(paths.hotelSearch, {
    destination,
    ...stayNames({ ...NO_STAY, ...query }),
    minPrice,
    maxPrice,
    propertyType: propertyType.join(','),
    stars: stars.join(','),
    guestRating,
    location: location.join(','),
    sort: sort === 'recommended' ? undefined : sort,
    page: page === 1 ? undefined : page,
  })
}

/** A hotel's page, with the stay looked at. */
export function hotelHref(id: string, stay: Stay = NO_STAY): string {
  return withQuery(paths.hotelDetails(id), stayNames(stay))
}

export function hotelEnquiryHref(id: string, stay: Stay = NO_STAY, room?: string): string {
  return withQuery(paths.hotelEnquiry(id), { ...stayNames(stay), room })
}

/** Where the rooms of a hotel's page are posted to be booked; which one, a button says. */
export function stayBookHref(id: string, stay: Stay): string {
  return withQuery(paths.book('hotel'), { id, ...stayNames(stay) })
}

/** The three names under which an address and the API carry a stay. */
export function stayNames({ checkIn, checkOut, rooms }: Stay) {
  const text = formatRooms(rooms)
  return {
    checkIn: checkIn || undefined,
    checkOut: checkOut || undefined,
    rooms: text === formatRooms(DEFAULT_ROOMS) ? undefined : text,
  }
}

/** 0 without dates. */
export function nightsOfStay({ checkIn, checkOut }: Pick<Stay, 'checkIn' | 'checkOut'>): number {
  return checkIn === '' || checkOut === '' ? 0 : daysBetween(checkIn, checkOut)
}

export function hasPrice({ minPrice, maxPrice }: HotelQuery): boolean {
  return minPrice !== undefined || maxPrice !== undefined
}

export function countFilters(query: HotelQuery): number {
  const { propertyType, stars, guestRating, location } = query
  return (hasPrice(query) ? 1 : 0) + propertyType.length + stars.length + (guestRating === '' ? 0 : 1) + location.length
}
