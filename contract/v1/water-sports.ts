import { z } from 'zod'
import { LIST_PART } from '../terms/cache-key.ts'
import { GUEST_AGE_MAX, GUEST_WEIGHT_MAX_KG, PARTY_COUNT_MAX } from '../terms/limits.ts'
import { FAILURE, VALIDATION } from '../terms/messages.ts'
import { endpoint } from './endpoint.ts'
import {
  Day,
  GroupNotice,
  Html,
  Id,
  LimitText,
  Paged,
  PageText,
  Picture,
  Quote,
  Rating,
  RecordId,
  Rupees,
  RupeesText,
  Time,
} from './shapes.ts'

/** `price` is what is paid, tax inside, after any live deal; `struckPrice` like it, before the deal. `maxAge` null: no upper limit. */
export const WaterSport = z.object({
  _id: RecordId,
  name: z.string(),
  description: Html,
  image: z.array(Picture),
  videos: z.array(z.object({ mediaLink: z.string(), poster: z.string().optional(), captions: z.string().optional() })),
  place: z.array(z.object({ _id: z.string(), placeName: z.string() })),
  kind: z.string(),
  durationMinutes: z.number().int().nonnegative(),
  minAge: z.number().int().nonnegative(),
  maxAge: z.number().int().nullable(),
  maxWeightKg: z.number().int().nullable(),
  swimmingNeeded: z.boolean(),
  price: Rupees,
  taxAmount: Rupees,
  priceUnit: z.enum(['per person', 'per boat']),
  groupSize: z.tuple([z.number().int(), z.number().int()]),
  healthRestrictions: z.array(z.string()),
  included: z.array(z.string()),
  rating: Rating.optional(),
  badge: z.string().optional(),
  struckPrice: Rupees.optional(),
})
export type WaterSport = z.infer<typeof WaterSport>

/** Upper prices and ages that the list's filters offer, each with what it would find. */
export const ACTIVITY_PRICE_BANDS = [1_000, 2_500, 5_000, 10_000] as const
export const ACTIVITY_AGE_CHOICES = [2, 5, 8, 10, 14, 18, 61] as const

const Counted = z.object({ value: z.string(), count: z.number().int() })

/** What each filter would find with the others left as they are. A place's `island` is an id of another of the list, or its own; `alsoNamed` are an island's towns and the name people use. */
export const WaterSportFacets = z.object({
  place: z.array(
    Counted.extend({
      name: z.string(),
      oldName: z.string().optional(),
      alsoNamed: z.array(z.string()).optional(),
      island: z.string(),
      isIsland: z.boolean(),
    }),
  ),
  swimming: z.array(Counted),
  maxPrice: z.array(Counted),
  age: z.array(Counted),
})
export type WaterSportFacets = z.infer<typeof WaterSportFacets>

/** `place` is an id or a name of a place or an island, old or new. `swimming`: 0 without, 1 only where one must swim. */
export const WaterSportQuery = z.strictObject({
  id: Id.optional(),
  place: z.string().min(1, 'Please name a place').max(100, 'Please name a place').optional(),
  swimming: z.enum(['0', '1'], 'Please give 0 or 1').optional(),
  maxPrice: RupeesText.optional(),
  age: z
    .string()
    .regex(/^\d{1,3}$/, 'Please enter an age in years')
    .transform(Number)
    .pipe(z.number().max(GUEST_AGE_MAX, 'Please enter an age in years'))
    .optional(),
  limit: LimitText.default(100),
  page: PageText.default(1),
})
export type WaterSportQuery = z.infer<typeof WaterSportQuery>

export const fetchWaterSports = endpoint({
  method: 'GET',
  path: '/waterSports/fetch',
  cached: { id: 'id', place: 'id', swimming: 'flag', maxPrice: 'rupees', age: 'age', ...LIST_PART },
  noun: 'water-sports',
  summary: 'Water sports, filtered and paged; one of them by id',
  query: WaterSportQuery,
  body: z.undefined(),
  response: z.object({ WaterSportsData: z.array(WaterSport), facets: WaterSportFacets.optional(), ...Paged }),
  success: 200,
  failure: FAILURE.other,
  refusals: ['not_found'],
})

/** `group`: more guests than a slot takes or than can be booked online, so our office books them; then what is left of a slot is not asked for. */
export const WaterSportPrice = Quote.extend({
  group: GroupNotice.optional(),
})
export type WaterSportPrice = z.infer<typeof WaterSportPrice>

/** `ages` and `weightsKg` hold one entry a guest and are checked when they are given; likewise the day and the time. */
export const WaterSportPriceRequest = z.strictObject({
  waterSportId: Id,
  placeId: Id.optional(),
  date: Day.optional(),
  time: Time.optional(),
  guests: z
    .int(VALIDATION.adult)
    .min(1, VALIDATION.adult)
    .max(PARTY_COUNT_MAX, `For more than ${PARTY_COUNT_MAX} guests, please write to us`),
  ages: z
    .array(
      z
        .int('Please enter an age in years')
        .min(0, 'Please enter an age in years')
        .max(GUEST_AGE_MAX, 'Please enter an age in years'),
    )
    .max(PARTY_COUNT_MAX)
    .optional(),
  weightsKg: z
    .array(
      z
        .number('Please enter a weight in kg')
        .min(1, 'Please enter a weight in kg')
        .max(GUEST_WEIGHT_MAX_KG, 'Please enter a weight in kg'),
    )
    .max(PARTY_COUNT_MAX)
    .optional(),
})
export type WaterSportPriceRequest = z.infer<typeof WaterSportPriceRequest>

export const priceWaterSport = endpoint({
  method: 'POST',
  path: '/waterSports/pricing',
  noun: 'water-sports',
  summary: 'What a party pays for a water sport, tax inside; refuses guests, days and times that cannot be',
  query: z.strictObject({}),
  body: WaterSportPriceRequest,
  response: z.object({ data: WaterSportPrice }),
  success: 200,
  failure: FAILURE.other,
  refusals: ['not_found', 'unavailable'],
})
