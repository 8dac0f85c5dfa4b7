import { z } from 'zod'
import { LIST_PART } from '../terms/cache-key.ts'
import { HOTEL_SORTS, type HotelSort } from '../terms/hotel-facets.ts'
import { DEFAULT_ROOMS, datesProblem, formatRooms, parseRooms, STAY_MESSAGES } from '../terms/hotel-stay.ts'
import { DESTINATION_LENGTH_MAX, FILTER_VALUES_MAX, HOTEL_PAGE_SIZE, LIST_LIMIT_MAX } from '../terms/limits.ts'
import { FAILURE } from '../terms/messages.ts'
import { endpoint } from './endpoint.ts'
import {
  Day,
  Html,
  Id,
  LimitText,
  Paged,
  PageText,
  Picture,
  Price,
  Rating,
  RecordId,
  Rupees,
  RupeesText,
} from './shapes.ts'

const Named = z.object({ _id: z.string(), name: z.string() })
const Time = z.string()

/** `price` is for all nights and all rooms asked for; `perNight` is that by the nights, tax included. */
export const HotelStay = z.object({
  nights: z.number().int().positive(),
  perNight: Rupees,
  price: Price,
  soldOut: z.boolean(),
  /** Rooms it takes; more than asked for where a party is split over several. */
  rooms: z.number().int().positive().optional(),
})
export type HotelStay = z.infer<typeof HotelStay>

/**
 * `standardPrice` is the cheapest private room a night in the base season, after any live deal and before tax; `taxAmount`
 * the tax on it. `struckPrice` and `struckTaxAmount` are the same before the deal. `iconUrl` is a symbol of a sprite.
 */
export const HotelSummary = z.object({
  _id: RecordId,
  name: z.string(),
  hotelName: z.string(),
  address: z.string(),
  propertyType: Named,
  checkinTime: Time,
  checkoutTime: Time,
  availableRooms: z.number().int().nonnegative(),
  standardPrice: Rupees,
  taxAmount: Rupees,
  starRating: z.number(),
  bookingPolicy: Html,
  description: Html,
  images: z.array(Picture),
  locality: z.object({ name: z.string() }),
  contact: z.string(),
  /** Of its reception, as one reads it out. */
  phone: z.string().optional(),
  amenities: z.array(z.object({ name: z.string(), iconUrl: z.string() })),
  place: z.object({ _id: z.string(), name: z.string(), oldName: z.string().optional() }),
  pointId: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
  rating: Rating.optional(),
  badge: z.string().optional(),
  struckPrice: Rupees.optional(),
  struckTaxAmount: Rupees.optional(),
  stay: HotelStay.optional(),
})
export type HotelSummary = z.infer<typeof HotelSummary>

/**
 * A room type for the stay asked for. `left`: free in every night of it. `price` is for as many of this type as the whole
 * party needs (`roomsNeeded`), `nights` the list of one room, before tax. `priceVersion` goes into a hold. `roomsMost`: as many of
 * it as may be held online; our office books more.
 */
const RoomStay = z.object({
  left: z.number().int().nonnegative(),
  price: Price,
  nights: z.array(z.object({ date: z.string(), price: Rupees, taxPercent: z.number() })),
  priceVersion: z.string(),
  roomsNeeded: z.number().int().positive().optional(),
  roomsMost: z.number().int().positive().optional(),
})

/** `pricePerRoom` is before tax, a night in the base season after any live deal. No `stay`: the party does not fit, or no dates. */
export const HotelRoom = z.object({
  _id: RecordId,
  name: z.string(),
  description: z.string().optional(),
  images: z.array(Picture),
  bedTypeId: Named,
  roomSize: z.number(),
  breakfast: z.boolean(),
  pricePerRoom: Rupees,
  taxAmount: Rupees,
  maxAdults: z.number().int().positive(),
  maxChildren: z.number().int().nonnegative(),
  stay: RoomStay.optional(),
})
export type HotelRoom = z.infer<typeof HotelRoom>

export const HotelDetails = HotelSummary.extend({
  nearbyPlaces: z.array(
    z.object({ placeId: z.string().optional(), name: z.string(), description: z.string(), distanceKm: z.number() }),
  ),
  transport: z.array(z.object({ name: z.string(), distanceKm: z.number(), minutes: z.number() })),
  rooms: z.array(HotelRoom),
})
export type HotelDetails = z.infer<typeof HotelDetails>

/** How many hotels each value would find, all other filters as they are; `label` where the value is an id. */
const Facet = z.array(z.object({ value: z.string(), count: z.number().int(), label: z.string().optional() }))
export const HotelFacets = z.object({
  priceBand: Facet,
  propertyType: Facet,
  stars: Facet,
  guestRating: Facet,
  location: Facet,
})
export type HotelFacets = z.infer<typeof HotelFacets>

/** Parts of a stay at different hotels or rooms, when nothing is free for all of it. */
const SplitStay = z.array(z.object({ hotelId: z.string(), checkIn: z.string(), checkOut: z.string() }))

const RoomsText = z
  .string()
  .default(formatRooms(DEFAULT_ROOMS))
  .transform((text, context) => {
    const rooms = parseRooms(text)
    if (rooms.ok) return rooms.value
    context.addIssue({ code: 'custom', message: rooms.error, input: text })
    return z.NEVER
  })

/** `duration` is the recommended one. */
const SortText = z
  .string()
  .transform((text): string => (text === 'duration' ? 'recommended' : text))
  .pipe(z.enum(HOTEL_SORTS, 'Unknown sort order'))

/** Values between commas, each once, in any case. */
function listText(value: RegExp, message: string) {
  return z
    .string()
    .transform((text) => [...new Set(text.split(',').map((each) => each.trim().toLowerCase()))])
    .refine((values) => values.length <= FILTER_VALUES_MAX, `At most ${FILTER_VALUES_MAX} choices are possible`)
    .refine((values) => values.every((each) => value.test(each)), message)
}

const stayFields = { checkIn: Day.optional(), checkOut: Day.optional(), rooms: RoomsText }

/** Days a stay cannot have are found here; whether it is past or beyond the stock, only the day of asking says. */
function checkDates(query: { checkIn?: string | undefined; checkOut?: string | undefined }, context: z.RefinementCtx) {
  const problem = datesProblem(query.checkIn, query.checkOut)
  if (problem !== undefined) context.addIssue({ code: 'custom', path: [problem.field], message: problem.message })
}

/** `minPrice` and `maxPrice` are a night as shown, tax included, not doubled. */
export const HotelQuery = z
  .strictObject({
    id: Id.optional(),
    limit: LimitText.default(HOTEL_PAGE_SIZE),
    page: PageText.default(1),
    destination: z.string().trim().min(1, STAY_MESSAGES.destination).max(DESTINATION_LENGTH_MAX).optional(),
    ...stayFields,
    minPrice: RupeesText.optional(),
    maxPrice: RupeesText.optional(),
    propertyType: listText(/^[a-z0-9\-_.]{1,64}$/, 'Unknown property type').optional(),
    stars: listText(/^[1-5]$/, 'Stars are 1 to 5').optional(),
    guestRating: listText(/^[1-5](?:\.\d)?$/, 'A guest rating is 1 to 5').optional(),
    location: listText(/^[\p{L}\p{N}][\p{L}\p{N} '’.()-]{0,79}$/u, STAY_MESSAGES.destination).optional(),
    sort: SortText.default('recommended' satisfies HotelSort),
  })
  .superRefine(checkDates)
  .refine((query) => (query.minPrice ?? 0) <= (query.maxPrice ?? Number.MAX_SAFE_INTEGER), {
    path: ['maxPrice'],
    message: STAY_MESSAGES.band,
  })
export type HotelQuery = z.infer<typeof HotelQuery>

const HotelDetailsQuery = z.strictObject({ hotelId: Id, ...stayFields }).superRefine(checkDates)

const HotelList = z.object({
  hotelData: z.array(HotelSummary),
  facets: HotelFacets,
  splitStay: SplitStay.optional(),
  ...Paged,
  /** False when the provider sends no total: the site then stops at a short page. */
  totalKnown: z.boolean().optional(),
})

/** Sold-out hotels come last. With `id` the list holds exactly one hotel. */
export const fetchHotels = endpoint({
  method: 'GET',
  path: '/hotels/fetch',
  // Not with a destination or dates: what is free changes with every booking.
  cached: { id: 'id', propertyType: 'ids', stars: 'stars', sort: 'hotel-sort', ...LIST_PART },
  noun: 'hotels',
  summary: 'Hotels for a stay, filtered, counted, sorted and paged; one hotel by id',
  query: HotelQuery,
  body: z.undefined(),
  response: HotelList,
  success: 200,
  failure: FAILURE.hotels,
  refusals: ['too_many', 'not_found'],
})

export const fetchHotelDetails = endpoint({
  method: 'GET',
  path: '/hotels/hotelDetails',
  cached: { hotelId: 'id' },
  noun: 'hotels',
  summary: 'One hotel with its rooms, priced for a stay when dates are given',
  query: HotelDetailsQuery,
  body: z.undefined(),
  response: z.object({ hotelData: HotelDetails }),
  success: 200,
  failure: FAILURE.hotelDetails,
  refusals: ['not_found'],
})

export const fetchPlacewiseHotels = endpoint({
  method: 'GET',
  path: '/placewiseHotel/fetch',
  cached: { place: 'id', ...LIST_PART },
  noun: 'hotels',
  summary: 'The hotels of an island, by its id or by that of a place on it',
  query: z.strictObject({ place: Id, limit: LimitText.default(LIST_LIMIT_MAX), page: PageText.default(1) }),
  body: z.undefined(),
  response: z.object({ hotelData: z.array(HotelSummary), ...Paged }),
  success: 200,
  failure: FAILURE.hotels,
  refusals: ['not_found'],
})
