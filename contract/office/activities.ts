import { z } from 'zod'
import { GUEST_AGE_MAX, GUEST_WEIGHT_MAX_KG } from '../terms/limits.ts'
import { Id, RecordId, Rupees, Time } from '../v1/shapes.ts'
import { Fare, RecordName, RecordVersion } from './cars.ts'
import { OfficePicture } from './hotels.ts'
import { ListQuery, listOf } from './lists.ts'
import { NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'

const ById = z.strictObject({ id: Id })
const Named = z.object({ id: z.string(), name: z.string() })
/** Month and day, "10-01". */
const MonthDay = z.string().regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'Please enter a day and a month')
const Lines = z.array(z.string().trim().min(1).max(200)).max(30)
/** Both or neither: a season may run over New Year; none is all the year. */
const Season = z.strictObject({ from: MonthDay, to: MonthDay }).nullable()
const PRICE_UNITS = ['per person', 'per boat'] as const

const ActivityFields = {
  name: RecordName,
  kind: z.string().trim().min(1, 'Please enter a kind').max(60),
  descriptionHtml: z.string().trim().max(20_000),
  durationMinutes: z.int('Please enter the minutes').min(1, 'Please enter the minutes').max(14_400),
  minAge: z.int('Please enter an age').min(0).max(GUEST_AGE_MAX),
  maxAge: z.int().min(0).max(GUEST_AGE_MAX).nullable(),
  maxWeightKg: z.int().min(1).max(GUEST_WEIGHT_MAX_KG).nullable(),
  swimmingNeeded: z.boolean(),
  season: Season,
  darkNightsOnly: z.boolean(),
  healthRestrictions: Lines,
  included: Lines,
  bring: Lines,
  isLive: z.boolean(),
}
const PriceFields = {
  /** Before any deal, tax inside. */
  listPrice: Fare,
  /** In parts of the year; the first that holds a day counts. */
  seasonPrices: z
    .array(z.strictObject({ from: MonthDay, to: MonthDay, price: Fare }))
    .max(8, 'Please keep at most 8 seasons'),
  priceUnit: z.enum(PRICE_UNITS),
  groupMin: z.int('Please enter how many people').min(1).max(60),
  groupMax: z.int('Please enter how many people').min(1).max(60),
}

const ActivityTime = z.strictObject({
  time: Time,
  capacity: z.int('Please enter the places').min(1, 'Please enter the places').max(999),
  /** Digits of the days of the week, 0 is Sunday. */
  weekdays: z.string().regex(/^[0-6]{1,7}$/, 'Please choose a day of the week'),
})
export const ActivityStop = z.strictObject({ placeId: Id, season: Season, times: z.array(ActivityTime).max(24) })
export type ActivityStop = z.infer<typeof ActivityStop>

export const OfficeActivity = z.object({
  ...ActivityFields,
  ...PriceFields,
  id: RecordId,
  version: z.string(),
  taxPercent: z.int(),
  path: z.string(),
  pictures: z.array(OfficePicture),
  stops: z.array(ActivityStop),
})
export type OfficeActivity = z.infer<typeof OfficeActivity>

const OneActivity = z.object({ activity: OfficeActivity })

export const ActivityRow = z.object({
  id: RecordId,
  name: z.string(),
  kind: z.string(),
  places: z.string(),
  listPrice: Rupees,
  priceUnit: z.string(),
  times: z.int(),
  isLive: z.boolean(),
  thumbUrl: z.string().nullable(),
})
export type ActivityRow = z.infer<typeof ActivityRow>

export const listActivities = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/activities',
  summary: 'Activities, on the site and hidden',
  query: ListQuery.extend({ placeId: Id.optional(), isLive: z.enum(['0', '1']).optional() }),
  body: NoBody,
  response: listOf(ActivityRow),
})

export const fetchActivityOptions = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/activities/options',
  summary: 'Places where an activity can run, and the kinds there are',
  query: NoQuery,
  body: NoBody,
  response: z.object({ places: z.array(Named), kinds: z.array(z.string()) }),
})

export const fetchOfficeActivity = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/activities/{id}',
  summary: 'An activity with its words, price, pictures and timetable',
  query: ById,
  body: NoBody,
  response: OneActivity,
})

export const createActivity = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/activities',
  summary: 'A new activity at one place, hidden',
  query: NoQuery,
  body: z.strictObject({
    ...{ name: ActivityFields.name, kind: ActivityFields.kind, placeId: Id },
    ...{ durationMinutes: ActivityFields.durationMinutes, listPrice: Fare },
  }),
  response: OneActivity,
  success: 201,
  refusals: ['invalid'],
})

export const changeActivity = officeEndpoint({
  operation: 'catalogue.change',
  method: 'PATCH',
  path: '/activities/{id}',
  summary: 'Words and facts of an activity; its price is for who may change prices',
  query: ById,
  body: z
    .strictObject({ ...ActivityFields, ...PriceFields })
    .partial()
    .extend({ version: RecordVersion }),
  response: OneActivity,
  refusals: ['changed', 'incomplete', 'invalid', 'not_allowed'],
})

export const setTimetable = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/activities/{id}/timetable',
  summary: 'Where an activity runs, in which season, at which times and for how many; never below what is sold',
  query: ById,
  body: z.strictObject({
    version: RecordVersion,
    stops: z.array(ActivityStop).min(1, 'Please keep one place').max(20),
  }),
  response: OneActivity,
  refusals: ['changed', 'sold', 'invalid'],
})
