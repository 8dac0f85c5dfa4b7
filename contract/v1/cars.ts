import { z } from 'zod'
import { CAR_TYPES, DEFAULT_CAR_TYPE, HIRE_DURATIONS, type HireDuration } from '../terms/car-hire.ts'
import { CAR_FAILURE, CAR_MESSAGES } from '../terms/car-texts.ts'
import { FAILURE, VALIDATION } from '../terms/messages.ts'
import { endpoint } from './endpoint.ts'
import { Day, GroupNotice, Id, LimitText, Paged, PageText, RecordId, Rupees, Time } from './shapes.ts'

/** A car by its type; `carImage` is an address, empty where there is no picture; `largeBags` suitcases beside full seats. */
const Vehicle = z.object({
  _id: RecordId,
  carName: z.string(),
  carImage: z.string(),
  maxMember: z.number().int().positive(),
  largeBags: z.number().int().nonnegative(),
  carType: z.enum(CAR_TYPES),
  /** One line on whom it suits. */
  description: z.string().optional(),
})

/** `price` is before tax, the night charge inside; `amountPayable` = price + tax. `extraKm`: rupees a km above the limit, before tax. */
export const CarOffer = z.object({
  _id: RecordId,
  price: Rupees,
  taxAmount: Rupees,
  amountPayable: Rupees,
  extraKm: Rupees.optional(),
  nightCharge: Rupees,
  priceVersion: z.string(),
  vehicle: Vehicle,
})
export type CarOffer = z.infer<typeof CarOffer>

const Point = z.object({ _id: RecordId, name: z.string() })

/** One road or one hire, with the cars there are for it. `distance` in km; of an hourly hire the km inside the price. */
export const CarGroup = z.object({
  _id: RecordId,
  distance: z.number().nonnegative(),
  minutes: z.number().int().nonnegative().optional(),
  kmLimit: z.number().int().nonnegative().optional(),
  from: Point.optional(),
  to: Point.optional(),
  vehicle: z.array(CarOffer),
})
export type CarGroup = z.infer<typeof CarGroup>

/** The cheapest cars that together seat a party for whom no single one is large enough; they are among those listed. */
export const CarSuggestion = z.array(z.object({ vehicleId: RecordId, count: z.number().int().positive() }))
export type CarSuggestion = z.infer<typeof CarSuggestion>

/** `group`: the set takes more of one kind than may be held online, so our office books it. */
const Suggested = { suggestion: CarSuggestion.optional(), group: GroupNotice.optional() }
const Groups = z.array(CarGroup)
const CarTypeText = z.enum(CAR_TYPES, CAR_MESSAGES.carType).default(DEFAULT_CAR_TYPE)
const PlaceText = z.string().trim().min(1, CAR_MESSAGES.place).max(100, CAR_MESSAGES.place)
/** Everyone counts, infants too; more than the limit is refused with the limit's own code. */
const PassengersText = z
  .string()
  .regex(/^\d{1,9}$/, VALIDATION.adult)
  .transform(Number)
  .pipe(z.number().min(1, VALIDATION.adult))
const SwapText = z
  .enum(['true', 'false', '1', '0'], CAR_MESSAGES.swapped)
  .transform((text) => /^(?:true|1)$/.test(text))
const DurationText = z
  .string()
  .transform((text) => HIRE_DURATIONS.find((known) => known.toLowerCase() === text.trim().toLowerCase()) ?? text)
  .refine((text): text is HireDuration => HIRE_DURATIONS.some((known) => known === text), CAR_MESSAGES.duration)

const List = { id: Id.optional(), limit: LimitText.default(100), page: PageText.default(1), carType: CarTypeText }
const Pickup = { pickupDate: Day.optional(), pickupTime: Time.optional(), passengers: PassengersText.optional() }

/** `place` is a transfer point; `isSwapped`: from there to the airport. */
export const AirportCarQuery = z.strictObject({
  ...List,
  place: Id.optional(),
  ...Pickup,
  isSwapped: SwapText.default(false),
})
export type AirportCarQuery = z.infer<typeof AirportCarQuery>

export const fetchAirportCars = endpoint({
  method: 'GET',
  path: '/airportCarCharges/fetch',
  noun: 'cars',
  summary: 'Cars between the airport and a transfer point, by type, with the price for that date and time',
  query: AirportCarQuery,
  body: z.undefined(),
  response: z.object({ carData: Groups, ...Suggested, ...Paged }),
  success: 200,
  failure: CAR_FAILURE.airport,
  refusals: ['too_many', 'not_found', 'too_soon', 'pax_limit'],
})

const HourlyCarQuery = z.strictObject({
  ...List,
  duration: DurationText.optional(),
  date: Day.optional(),
  time: Time.optional(),
  passengers: PassengersText.optional(),
})

export const fetchHourlyCars = endpoint({
  method: 'GET',
  path: '/hourlyCarCharges/fetch',
  noun: 'cars',
  summary: 'Cars by the hour on South Andaman, each hire with its km limit and the rate above it',
  query: HourlyCarQuery,
  body: z.undefined(),
  response: z.object({ PriceData: Groups, ...Suggested, ...Paged }),
  success: 200,
  failure: CAR_FAILURE.hourly,
  refusals: ['too_many', 'not_found', 'too_soon', 'pax_limit'],
})

/** `fromPlace` and `toPlace`: a transfer point's id or name, that of a place or a hotel beside it, old or new, in any case. What could be several is refused with `which_place`, and `choices` names their points. */
export const RideCarQuery = z.strictObject({
  ...List,
  fromPlace: PlaceText.optional(),
  toPlace: PlaceText.optional(),
  ...Pickup,
})
export type RideCarQuery = z.infer<typeof RideCarQuery>

export const fetchRideCars = endpoint({
  method: 'GET',
  path: '/pickupdrop/fetch',
  noun: 'cars',
  summary: 'Cars from one transfer point to another, either way',
  query: RideCarQuery,
  body: z.undefined(),
  response: z.object({ carData: Groups, ...Suggested, ...Paged }),
  success: 200,
  failure: FAILURE.other,
  refusals: ['too_many', 'not_found', 'same_place', 'which_place', 'too_soon', 'pax_limit'],
})

const PointIsland = z.object({ _id: RecordId, name: z.string(), oldName: z.string().optional() })

/** Where a car can be met. `names`: what else people call it, hotels and places beside it among them; `airportKm` null: no road there. */
export const TransferPoint = Point.extend({
  island: PointIsland,
  kind: z.string(),
  /** The town it lies in, by its official and its older name; both mean all points and hotels there. */
  town: z.array(z.string()).optional(),
  names: z.array(z.string()),
  hotels: z.array(Point),
  airportKm: z.number().nonnegative().nullable(),
})
export type TransferPoint = z.infer<typeof TransferPoint>

/** A hotel where no car of ours comes. */
export const HotelWithoutPoint = Point.extend({ island: PointIsland })
export type HotelWithoutPoint = z.infer<typeof HotelWithoutPoint>

export const fetchTransferPoints = endpoint({
  method: 'GET',
  path: '/transfer-points',
  noun: 'cars',
  summary: 'Every point where a car can be met, with the hotels and places beside it, for the suggestions of forms',
  query: z.strictObject({}),
  body: z.undefined(),
  response: z.object({
    points: z.array(TransferPoint),
    /** Known when somebody asks for one: the way there is the ferry. */
    hotelsWithoutPoint: z.array(HotelWithoutPoint).optional(),
  }),
  success: 200,
  failure: FAILURE.other,
  refusals: [],
})
