/** What the hotel filters offer, shared by the page and the server. Labels of islands come from the catalogue. */

/** Bands of the nightly price as it is shown: tax included. `value` is what the facet `priceBand` counts under. */
export type PriceBand = { value: string; label: string; min: number; max?: number }

export const HOTEL_PRICE_BANDS: readonly PriceBand[] = [
  { value: '0-2999', label: 'Under ₹3,000', min: 0, max: 2_999 },
  { value: '3000-5999', label: '₹3,000 to ₹5,999', min: 3_000, max: 5_999 },
  { value: '6000-9999', label: '₹6,000 to ₹9,999', min: 6_000, max: 9_999 },
  { value: '10000-19999', label: '₹10,000 to ₹19,999', min: 10_000, max: 19_999 },
  { value: '20000', label: '₹20,000 and more', min: 20_000 },
]

/** Property types by their id, in the order of the filter (given). */
export const PROPERTY_TYPES = [
  { value: 'hotel', label: 'Hotel' },
  { value: 'resort', label: 'Resort' },
  { value: 'bungalow', label: 'Bungalow' },
] as const

/** Values of the facet `stars`, best first. */
export const HOTEL_STARS = [5, 4, 3, 2, 1] as const

/** Values of the facet `guestRating`: hotels rated so by their guests or better. */
export const GUEST_RATING_STEPS = ['4.5', '4', '3.5', '3'] as const

/** Islands (ids) that the location filter shows at once; the others stand under "More islands" (ours). */
export const MAIN_LOCATIONS: readonly string[] = ['south-andaman', 'swaraj-dweep', 'shaheed-dweep']

export const HOTEL_SORTS = ['recommended', 'price_desc', 'price_asc', 'rating'] as const
export type HotelSort = (typeof HOTEL_SORTS)[number]
