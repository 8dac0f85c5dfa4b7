import { z } from 'zod'
import { CAR_TYPES } from '../terms/car-hire.ts'
import { Id, RecordId, Rupees } from '../v1/shapes.ts'
import { OfficePicture } from './hotels.ts'
import { ListQuery, listOf } from './lists.ts'
import { NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'
import { Units } from './stock-days.ts'

const ById = z.strictObject({ id: Id })
const Named = z.object({ id: z.string(), name: z.string() })
export const RecordName = z.string().trim().min(1, 'Please enter a name').max(120, 'Please enter at most 120 letters')
/** What a record was when it was read: sent back with a change, so that nobody overwrites what somebody else has saved. */
export const RecordVersion = z.string().max(60)
/** Rupees of a fare, a ticket or a kilometre. */
export const Fare = z
  .int('Please enter a price')
  .min(0, 'Please enter a price')
  .max(1_000_000, 'Please enter at most ₹10,00,000')

const CarFields = {
  name: RecordName,
  carType: z.enum(CAR_TYPES, 'Please choose a type'),
  seats: z.int('Please enter the seats').min(1, 'Please enter the seats').max(60, 'Please enter fewer seats'),
  largeBags: z.int('Please enter the bags').min(0, 'Please enter the bags').max(60, 'Please enter fewer bags'),
  description: z.string().trim().max(200, 'Please write at most 200 letters'),
  extraHour: Fare.nullable(),
}

/** `fleet`: how many are at work on each island, usually. */
export const OfficeCar = z.object({
  ...CarFields,
  id: RecordId,
  version: z.string(),
  isLive: z.boolean(),
  pictures: z.array(OfficePicture),
  fleet: z.array(z.object({ islandId: z.string(), island: z.string(), units: z.int() })),
})
export type OfficeCar = z.infer<typeof OfficeCar>

const OneCar = z.object({ car: OfficeCar })

export const CarRow = z.object({
  id: RecordId,
  name: z.string(),
  carType: z.string(),
  seats: z.int(),
  largeBags: z.int(),
  units: z.int(),
  /** Roads and hires that it has a price for. */
  prices: z.int(),
  isLive: z.boolean(),
  thumbUrl: z.string().nullable(),
})
export type CarRow = z.infer<typeof CarRow>

export const listCars = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/cars',
  summary: 'Kinds of cars, on the site and hidden',
  query: ListQuery.extend({ carType: z.enum(CAR_TYPES).optional(), isLive: z.enum(['0', '1']).optional() }),
  body: NoBody,
  response: listOf(CarRow),
})

export const fetchCarOptions = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/cars/options',
  summary: 'What the fields of cars, roads and car packages can be chosen from, and the tax on a hire',
  query: NoQuery,
  body: NoBody,
  response: z.object({
    islands: z.array(Named),
    points: z.array(Named.extend({ islandId: z.string(), isAirport: z.boolean() })),
    cars: z.array(Named.extend({ seats: z.int(), carType: z.string() })),
    places: z.array(Named),
    taxPercent: z.int(),
  }),
})

export const fetchCar = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/cars/{id}',
  summary: 'A kind of car with its picture, and how many there are',
  query: ById,
  body: NoBody,
  response: OneCar,
})

export const createCar = officeEndpoint({
  operation: 'catalogue.change',
  method: 'POST',
  path: '/cars',
  summary: 'A new kind of car, hidden, with none on any island',
  query: NoQuery,
  body: z.strictObject({
    ...{ name: CarFields.name, carType: CarFields.carType, seats: CarFields.seats, largeBags: CarFields.largeBags },
  }),
  response: OneCar,
  success: 201,
})

export const changeCar = officeEndpoint({
  operation: 'catalogue.change',
  method: 'PATCH',
  path: '/cars/{id}',
  summary: 'Words and facts of a kind of car, and whether it is on the site',
  query: ById,
  body: z
    .strictObject({ ...CarFields, isLive: z.boolean() })
    .partial()
    .extend({ version: RecordVersion }),
  response: OneCar,
  refusals: ['changed', 'incomplete'],
})

export const setFleet = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/cars/{id}/fleet',
  summary: 'How many of a kind of car are at work on an island',
  query: ById,
  body: z.strictObject({ islandId: Id, units: Units }),
  response: OneCar,
  refusals: ['sold', 'invalid'],
})

/** What a visitor pays for one car at a time: the night charge inside `price`, tax in `taxAmount`. */
export const PaidFare = z.object({ price: Rupees, nightCharge: Rupees, taxAmount: Rupees, amountPayable: Rupees })
