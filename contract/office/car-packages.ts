import { z } from 'zod'
import { WEEKDAY_NAMES } from '../terms/calendar-names.ts'
import { CAR_CHILD_MAX_AGE } from '../terms/car-hire.ts'
import { Id, RecordId, Rupees } from '../v1/shapes.ts'
import { Fare, RecordName, RecordVersion } from './cars.ts'
import { OfficePicture } from './hotels.ts'
import { ListQuery, listOf } from './lists.ts'
import { NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'

const ById = z.strictObject({ id: Id })
const Text = z.string().trim().max(20_000)
const Pax = z.int('Please enter how many people').min(1, 'Please enter how many people').max(60)

/** What a party of that size pays for `vehicleCount` vehicles together, before any deal, tax inside. */
export const DriveRate = z.strictObject({
  vehicleId: Id,
  vehicleCount: z.int().min(1, 'Please enter how many cars').max(20),
  minPax: Pax,
  maxPax: Pax,
  listPrice: Fare,
})
export type DriveRate = z.infer<typeof DriveRate>

const Ticket = z.strictObject({ placeId: Id, rupees: Fare })

const DriveFields = {
  name: RecordName,
  islandId: Id,
  hours: z.int('Please enter the hours').min(1, 'Please enter the hours').max(24, 'Please enter fewer hours'),
  days: z.int('Please enter the days').min(1, 'Please enter the days').max(14),
  kmLimit: z.int('Please enter the kilometres').min(0).max(5_000),
  descriptionHtml: Text,
  stops: z
    .array(z.strictObject({ title: z.string().trim().min(1, 'Please enter a title').max(200), description: Text }))
    .max(30),
  inclusiveHtml: Text,
  exclusiveHtml: Text,
  paymentPolicyHtml: Text,
  closedWeekdays: z.array(z.enum(WEEKDAY_NAMES as [string, ...string[]])).max(7),
  entryTickets: z.array(Ticket).max(20),
  placeIds: z.array(Id).max(30),
  isFirst: z.boolean(),
  isLive: z.boolean(),
  rates: z.array(DriveRate).max(30),
}

/** A planned drive. `entryFee` is the sum of the tickets of an adult. */
export const OfficeDrive = z.object({
  ...DriveFields,
  id: RecordId,
  version: z.string(),
  entryFee: Rupees,
  path: z.string(),
  pictures: z.array(OfficePicture),
})
export type OfficeDrive = z.infer<typeof OfficeDrive>

const OneDrive = z.object({ drive: OfficeDrive })

export const DriveRow = z.object({
  id: RecordId,
  name: z.string(),
  island: z.string(),
  duration: z.string(),
  priceFrom: Rupees.nullable(),
  isLive: z.boolean(),
  thumbUrl: z.string().nullable(),
})
export type DriveRow = z.infer<typeof DriveRow>

export const listDrives = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/car-packages',
  summary: 'Car packages, on the site and hidden',
  query: ListQuery.extend({ islandId: Id.optional(), isLive: z.enum(['0', '1']).optional() }),
  body: NoBody,
  response: listOf(DriveRow),
})

export const fetchDrive = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/car-packages/{id}',
  summary: 'A car package with its stops, prices and pictures',
  query: ById,
  body: NoBody,
  response: OneDrive,
})

export const createDrive = officeEndpoint({
  operation: 'catalogue.change',
  method: 'POST',
  path: '/car-packages',
  summary: 'A new car package, hidden',
  query: NoQuery,
  body: z.strictObject({
    name: DriveFields.name,
    islandId: Id,
    hours: DriveFields.hours,
    kmLimit: DriveFields.kmLimit,
  }),
  response: OneDrive,
  success: 201,
  refusals: ['invalid'],
})

export const changeDrive = officeEndpoint({
  operation: 'catalogue.change',
  method: 'PATCH',
  path: '/car-packages/{id}',
  summary: 'Words, stops and prices of a car package; prices are for who may change prices',
  query: ById,
  body: z.strictObject(DriveFields).partial().extend({ version: RecordVersion }),
  response: OneDrive,
  refusals: ['changed', 'incomplete', 'invalid', 'not_allowed'],
})

export const previewDrive = officeEndpoint({
  operation: 'catalogue.read',
  method: 'POST',
  path: '/car-packages/preview',
  summary: 'What a party would pay for a car package at these prices, and in which cars it would sit',
  query: NoQuery,
  body: z.strictObject({
    rates: DriveFields.rates,
    entryTickets: DriveFields.entryTickets,
    parties: z
      .array(
        z.strictObject({
          adults: z.int().min(1).max(40),
          childAges: z.array(z.int().min(0).max(CAR_CHILD_MAX_AGE)).max(10),
        }),
      )
      .max(6),
  }),
  response: z.object({
    /** In the order of the parties; null where no cars seat one. */
    prices: z.array(z.object({ cars: z.string(), amountPayable: Rupees, withTickets: Rupees }).nullable()),
  }),
})
