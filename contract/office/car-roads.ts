import { z } from 'zod'
import { HIRE_DURATIONS } from '../terms/car-hire.ts'
import { Day, Id, RecordId, Rupees, Time } from '../v1/shapes.ts'
import { Fare, PaidFare, RecordVersion } from './cars.ts'
import { ListQuery, listOf } from './lists.ts'
import { NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'

const ById = z.strictObject({ id: Id })
const ROAD_KINDS = ['airport', 'ride', 'hourly'] as const
const Kind = z.enum(ROAD_KINDS)
export type RoadKind = z.infer<typeof Kind>

const Rate = z.strictObject({ vehicleId: Id, price: Fare, extraKm: Fare.nullable() })
const RoadFields = {
  distanceKm: z
    .number('Please enter the kilometres')
    .min(0, 'Please enter the kilometres')
    .max(2_000, 'Please enter at most 2,000 km'),
  minutes: z.int('Please enter the minutes').min(1, 'Please enter the minutes').max(1_440, 'A hire is at most a day'),
  kmLimit: z.int('Please enter the kilometres').min(0).max(2_000, 'Please enter at most 2,000 km').nullable(),
  isLive: z.boolean(),
  rates: z.array(Rate).max(60),
}

/** A road, driven either way at the same price, or a hire by the hour (without ends). Prices are before tax. */
export const OfficeRoad = z.object({
  ...RoadFields,
  id: RecordId,
  version: z.string(),
  kind: Kind,
  islandId: z.string(),
  island: z.string(),
  name: z.string(),
  fromId: z.string().nullable(),
  toId: z.string().nullable(),
  duration: z.string().nullable(),
})
export type OfficeRoad = z.infer<typeof OfficeRoad>

const OneRoad = z.object({ road: OfficeRoad })

export const RoadRow = z.object({
  id: RecordId,
  kind: Kind,
  name: z.string(),
  island: z.string(),
  distanceKm: z.number(),
  minutes: z.int(),
  cars: z.int(),
  priceFrom: Rupees.nullable(),
  isLive: z.boolean(),
})
export type RoadRow = z.infer<typeof RoadRow>

const RoadFilter = { kind: Kind.optional(), islandId: Id.optional() }

export const listRoads = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/car-roads',
  summary: 'Roads and hires by the hour, with what they cost from',
  query: ListQuery.extend({ ...RoadFilter, isLive: z.enum(['0', '1']).optional() }),
  body: NoBody,
  response: listOf(RoadRow),
})

export const fetchRoad = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/car-roads/{id}',
  summary: 'A road or a hire with the price of each kind of car',
  query: ById,
  body: NoBody,
  response: OneRoad,
})

export const createRoad = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/car-roads',
  summary: 'A new road between two points, hidden until it has a price',
  query: NoQuery,
  body: z.strictObject({
    fromId: Id,
    toId: Id,
    distanceKm: RoadFields.distanceKm,
    minutes: RoadFields.minutes,
  }),
  response: OneRoad,
  success: 201,
  refusals: ['exists', 'invalid'],
})

export const createHire = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/car-hires',
  summary: 'A new hire by the hour on an island, hidden until it has a price',
  query: NoQuery,
  body: z.strictObject({
    islandId: Id,
    duration: z.enum(HIRE_DURATIONS, 'Please choose the hours'),
    kmLimit: z.int().min(0).max(2_000),
  }),
  response: OneRoad,
  success: 201,
  refusals: ['exists', 'invalid'],
})

export const changeRoad = officeEndpoint({
  operation: 'prices.change',
  method: 'PATCH',
  path: '/car-roads/{id}',
  summary: 'Distance, time and prices of a road or a hire, and whether it is on the site',
  query: ById,
  body: z.strictObject(RoadFields).partial().extend({ version: RecordVersion }),
  response: OneRoad,
  refusals: ['changed', 'incomplete', 'invalid'],
})

/** Sample hires that one preview prices at most. */
const FARE_PREVIEWS_MOST = 60

export const previewFares = officeEndpoint({
  operation: 'catalogue.read',
  method: 'POST',
  path: '/car-fares/preview',
  summary: 'What a visitor pays for one car at these prices, on that day and at that time',
  query: NoQuery,
  body: z.strictObject({ date: Day, time: Time, prices: z.array(Fare).max(FARE_PREVIEWS_MOST) }),
  response: z.object({ seasonPercent: z.int(), isNight: z.boolean(), fares: z.array(PaidFare) }),
})

export const raiseFares = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/car-fares/raise',
  summary: 'Raises or lowers prices of many roads at once, by percent or by the kilometre; a preview changes nothing',
  query: NoQuery,
  body: z.strictObject({
    ...RoadFilter,
    vehicleId: Id.optional(),
    how: z.enum(['percent', 'rupees', 'per_km']),
    by: z.int('Please enter a number').min(-100_000).max(100_000),
    /** Prices are rounded to so many rupees. */
    roundTo: z.int().min(1).max(500).default(10),
    isPreview: z.boolean(),
  }),
  response: z.object({
    changes: z.array(z.object({ roadId: RecordId, road: z.string(), car: z.string(), before: Rupees, after: Rupees })),
    total: z.int(),
  }),
  refusals: ['invalid'],
})
