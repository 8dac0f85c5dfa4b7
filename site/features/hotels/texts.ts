import { counted } from '#contract/terms/counted.ts'
import type { HotelSort } from '#contract/terms/hotel-facets.ts'
import { HOTEL_ADULT_FROM_AGE, ROOM_ADULTS_MAX, STAY_NIGHTS_MAX, STAY_ROOMS_MAX } from '#contract/terms/limits.ts'

/** The words of the pages of hotels; what is wrong with a stay is said in contract/terms/hotel-stay.ts. */
export const HOTEL_TEXTS = {
  heading: 'Hotels',
  all: 'All hotels',
  search: 'Search',
  searchLabel: 'Find a hotel',
  changeSearch: 'Change your search',
  destination: 'Destination',
  destinationPrompt: 'Anywhere in the islands',
  checkIn: 'Check-In',
  checkOut: 'Check-Out',
  addDate: 'Add a date',
  checkOutMissing: 'Please choose a check-out date',
  chooseCheckIn: 'Choose your check-in',
  chooseCheckOut: `Choose your check-out, up to ${STAY_NIGHTS_MAX} nights later`,
  roomsGuests: 'Rooms/Guests',
  filters: 'Filters',
  sortBy: 'Sort by',
  apply: 'Show hotels',
  clear: 'Clear all',
  results: 'Results',
  price: 'Price per night',
  fromRupees: 'From, rupees',
  toRupees: 'To, rupees',
  priceBands: 'Price bands',
  type: 'Property type',
  stars: 'Star rating',
  guestRating: 'Guest rating',
  anyRating: 'Any',
  location: 'Location',
  moreIslands: 'More islands',
  map: 'Map',
  mapLabel: 'Map of the islands with the prices of the list',
  viewDetails: 'View Details',
  loading: 'Loading hotels...',
  emptyTitle: 'No hotel fits these filters',
  emptyText: 'Try a wider price, another island or fewer filters.',
  emptyPageTitle: 'That is all of them',
  emptyPageText: 'There are no hotels on this page of the list.',
  firstPage: 'Back to the first page',
  nextPage: 'Next page',
  previousPage: 'Previous page',
  pages: 'Pages',
  splitTitle: 'Nothing is free for all your nights, but this is',
} as const

export const SORT_LABELS: Record<HotelSort, string> = {
  recommended: 'Recommended',
  price_desc: 'Price - High To Low',
  price_asc: 'Price - Low To High',
  rating: 'Guest rating',
}

export const ROOM_TEXTS = {
  adults: 'Adults',
  adultsHint: `${HOTEL_ADULT_FROM_AGE} years and over`,
  children: 'Children',
  childrenHint: `Under ${HOTEL_ADULT_FROM_AGE}`,
  add: 'Add a room',
  done: 'Done',
  most: `Up to ${STAY_ROOMS_MAX} rooms, ${ROOM_ADULTS_MAX} adults in each. For more, send us an enquiry.`,
} as const

export function roomTitle(number: number): string {
  return `Room ${number}`
}

export function removeRoom(number: number): string {
  return `Remove room ${number}`
}

export function noAdult(number: number): string {
  return `Room ${number} needs at least one adult`
}

export function noSuchPlace(text: string): string {
  return `We do not know “${text}”. Please choose a place from the list`
}

export function countOfHotels(count: number): string {
  return counted(count, 'hotel')
}

export function taxesSplit(price: string, taxes: string): string {
  return `${price} + ${taxes} taxes & fees`
}

export function fewLeft(count: number): string {
  return `${count} left`
}

export function starsText(stars: number): string {
  return counted(stars, 'star')
}

export function ratingText(step: string): string {
  return `${step} and up`
}

/** "from ₹2,310 a night" */
export function fromPrice(amount: string): string {
  return `from ${amount} a night`
}
