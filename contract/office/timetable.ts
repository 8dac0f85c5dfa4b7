import { z } from 'zod'
import { Day, Id, RecordId, Rupees, Time } from '../v1/shapes.ts'
import { NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'
import { Fares, FaresShown, SoldSailing } from './seat-maps.ts'

const ById = z.strictObject({ id: Id })
const MonthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Please choose a day and a month')

export const DepartureFields = z.strictObject({
  vesselId: Id,
  departTime: Time,
  arriveTime: Time,
  /** 0 is Sunday. */
  weekdays: z.array(z.int().min(0).max(6)).min(1, 'Please choose a day of the week').max(7),
  /** Month and day, both inside, every year; null is all the year. */
  seasonFrom: MonthDay.nullable(),
  seasonTo: MonthDay.nullable(),
  /** The last day on which it sails; null has none. */
  untilDate: Day.nullable(),
  /** In the base season; other seasons follow by their percent. */
  fares: Fares,
})
export type DepartureFields = z.infer<typeof DepartureFields>

export const Departure = z.object({
  ...DepartureFields.shape,
  fares: FaresShown,
  id: RecordId,
  version: z.string(),
  fromPortId: z.string(),
  toPortId: z.string(),
  route: z.string(),
  vessel: z.string(),
  /** Sailings still to come, and how many of them have seats sold. */
  ahead: z.int(),
  sold: z.int(),
  kept: z.object({ seats: z.array(z.string()), releaseMinutes: z.int().nullable() }),
})
export type Departure = z.infer<typeof Departure>
const OneDeparture = z.object({ departure: Departure })

export const listDepartures = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/ferry-departures',
  summary: 'The timetable',
  query: NoQuery,
  body: NoBody,
  response: z.object({ departures: z.array(Departure) }),
})

export const fetchDeparture = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/ferry-departures/{id}',
  summary: 'A departure of the timetable',
  query: ById,
  body: NoBody,
  response: OneDeparture,
})

const Between = { fromPortId: Id, toPortId: Id }

export const createDeparture = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/ferry-departures',
  summary: 'Another departure; its sailings are made at once',
  query: NoQuery,
  body: DepartureFields.extend({ ...Between, fromDate: Day }),
  response: OneDeparture,
  success: 201,
  refusals: ['invalid'],
})

const Change = DepartureFields.extend({
  version: z.string().max(60),
  /** The first day for which the change counts. */
  fromDate: Day,
  /** Sailings with seats sold stay as they are; otherwise the change is refused where it would touch one. */
  soldStay: z.boolean(),
})

export const previewDeparture = officeEndpoint({
  operation: 'catalogue.read',
  method: 'POST',
  path: '/ferry-departures/{id}/preview',
  summary: 'What a change of a departure would do to its sailings, without doing it',
  query: ById,
  body: Change,
  response: z.object({
    made: z.array(Day),
    taken: z.array(Day),
    changed: z.array(Day),
    /** Those among them with seats sold or held. */
    sold: z.array(SoldSailing),
  }),
  refusals: ['invalid'],
})

export const changeDeparture = officeEndpoint({
  operation: 'prices.change',
  method: 'PATCH',
  path: '/ferry-departures/{id}',
  summary: 'Changes a departure and its sailings from a day on',
  query: ById,
  body: Change,
  response: OneDeparture.extend({ made: z.int(), taken: z.int(), changed: z.int(), stayed: z.int() }),
  refusals: ['changed', 'sold', 'invalid'],
})

const KEPT_MOST = 100
/** Seats that are not sold online, and how long before the departure they are free; null is never. */
export const Kept = z.strictObject({
  seats: z.array(z.string().trim().min(1).max(12)).max(KEPT_MOST),
  releaseMinutes: z
    .int()
    .min(1)
    .max(90 * 24 * 60)
    .nullable(),
})

export const keepOnDeparture = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/ferry-departures/{id}/kept',
  summary: 'Keeps seats back on every sailing of a departure; where one is sold already it stays sold',
  query: ById,
  body: Kept,
  response: OneDeparture.extend({ sailings: z.int(), sold: z.array(SoldSailing) }),
  refusals: ['invalid'],
})

export const setFares = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/ferry-departures/{id}/fares',
  summary: 'Fares by class on the days from `from` up to and with `until`; what is sold keeps its price',
  query: ById,
  body: z.strictObject({
    from: Day,
    until: Day,
    /** Empty is every day. */
    weekdays: z.array(z.int().min(0).max(6)).max(7),
    /** Left out: back to what the timetable and the season say. */
    fares: Fares.optional(),
  }),
  response: z.object({
    changed: z.int(),
    /** The fares as they were, for undo: sent to `restoreFares` as they are. */
    before: z.array(z.object({ id: RecordId, fares: FaresShown, isOwn: z.boolean() })),
  }),
  refusals: ['invalid'],
})

export const restoreFares = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/ferry-departures/{id}/fares/restore',
  summary: 'Undo: sets fares to what they were',
  query: ById,
  body: z.strictObject({
    before: z
      .array(z.strictObject({ id: Id, fares: Fares, isOwn: z.boolean() }))
      .min(1)
      .max(500),
  }),
  response: z.object({ changed: z.int() }),
})

export const SailingOfDeparture = z.object({
  id: RecordId,
  date: Day,
  departTime: Time,
  vessel: z.string(),
  isOff: z.boolean(),
  hasLeft: z.boolean(),
  isException: z.boolean(),
  hasOwnFares: z.boolean(),
  fares: FaresShown,
  lowestFare: Rupees,
  sold: z.int(),
  kept: z.int(),
  free: z.int(),
})
export type SailingOfDeparture = z.infer<typeof SailingOfDeparture>

export const listSailings = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/ferry-departures/{id}/sailings',
  summary: 'The sailings of a departure by day',
  query: z.strictObject({ id: Id, from: Day, days: z.coerce.number().int().min(1).max(92).default(35) }),
  body: NoBody,
  response: z.object({ sailings: z.array(SailingOfDeparture) }),
})
