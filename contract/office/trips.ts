import { z } from 'zod'
import { PARTY_COUNT_MAX, STAY_ROOMS_MAX } from '../terms/limits.ts'
import { VALIDATION } from '../terms/messages.ts'
import { TripPrice } from '../v1/holds.ts'
import { Day, Rupees, Time } from '../v1/shapes.ts'
import { Line, Lines } from '../v1/trip-lines.ts'
import { LineOption } from './line-changes.ts'
import { type AnyOfficeEndpoint, NoBody, officeEndpoint } from './office-endpoint.ts'

/** What the office puts into a trip; `drive`: a car package. */
export const TRIP_KINDS = ['package', 'hotel', 'ferry', 'activity', 'car', 'drive'] as const
export type TripKind = (typeof TRIP_KINDS)[number]

/** An id, or two of them with `~` between: the ports of a ferry, an activity and its place, a road and the end one is picked up at. */
const ThingId = z
  .string()
  .max(129)
  .regex(/^[a-z0-9\-_.]+(?:~[a-z0-9\-_.]+)?$/, 'Unknown id')

export const listThings = officeEndpoint({
  operation: 'bookings.change',
  method: 'GET',
  path: '/trips/things',
  summary: 'What there is of a product to choose from, by name',
  query: z.strictObject({ kind: z.enum(TRIP_KINDS) }),
  body: NoBody,
  response: z.object({ things: z.array(z.object({ id: z.string(), name: z.string() })) }),
})

const Count = z.int(VALIDATION.count).min(0, VALIDATION.count).max(PARTY_COUNT_MAX, VALIDATION.count)

/** `until`: of a hotel, the day of check-out; `time`: of a car, when it is to come; `rooms`: of a hotel. */
export const Wish = z.strictObject({
  kind: z.enum(TRIP_KINDS),
  id: ThingId,
  day: Day,
  until: Day.optional(),
  time: Time.optional(),
  adults: Count.min(1, VALIDATION.adult),
  childAges: z.array(z.int('Please choose an age').min(0).max(17)).max(PARTY_COUNT_MAX),
  rooms: z.int().min(1).max(STAY_ROOMS_MAX).optional(),
  /** Of an activity that asks for them, one entry for each guest. */
  guestAges: z.array(z.int().min(0).max(120)).max(PARTY_COUNT_MAX).optional(),
  weightsKg: z.array(z.int().min(1).max(300)).max(PARTY_COUNT_MAX).optional(),
})
export type Wish = z.infer<typeof Wish>

/** Where the picker of a trip begins; empty where nothing is known. */
export const WishStart = z.object({
  kind: z.enum(TRIP_KINDS).nullable(),
  id: z.string(),
  day: z.string(),
  until: z.string(),
  time: z.string(),
  adults: z.int(),
  childAges: z.array(z.int()),
  rooms: z.int().nullable(),
})
export type WishStart = z.infer<typeof WishStart>

/** A line that the trip can take, for the party that was named. `price` where it is known before. */
export const TripOption = z.object({
  line: Line,
  label: z.string(),
  free: z.string(),
  isFree: z.boolean(),
  price: Rupees.nullable(),
  /** Of a sailing, the free seats of the class; those of the line are chosen together. */
  seats: LineOption.shape.seats,
})
export type TripOption = z.infer<typeof TripOption>

export const listTripOptions = officeEndpoint({
  operation: 'bookings.change',
  method: 'POST',
  path: '/trips/options',
  summary:
    'What is free of a product on a day for a party: sailings with seats together, rooms, slots, cars, first days',
  query: z.strictObject({}),
  body: Wish,
  response: z.object({ options: z.array(TripOption) }),
  refusals: ['unavailable', 'not_found', 'too_soon', 'pax_limit'],
})

export const priceOfficeTrip = officeEndpoint({
  operation: 'bookings.change',
  method: 'POST',
  path: '/trips/price',
  summary: 'What a trip costs now, with what is due first; the price of the shop. Nothing is kept',
  query: z.strictObject({}),
  body: z.strictObject({ lines: Lines }),
  response: z.object({ trip: TripPrice }),
})

export const officeTripEndpoints: readonly AnyOfficeEndpoint[] = [listThings, listTripOptions, priceOfficeTrip]
