import { z } from 'zod'
import { Day, Id, RecordId, Rupees } from '../v1/shapes.ts'
import { Price, Rooms } from './hotels.ts'
import { NoBody, officeEndpoint } from './office-endpoint.ts'

const ById = z.strictObject({ id: Id })
const MinNights = z.int().min(1).max(14)

export const CalendarNight = z.object({
  night: Day,
  price: Rupees,
  seasonPrice: Rupees,
  rooms: z.int(),
  sold: z.int(),
  isClosed: z.boolean(),
  minNights: z.int(),
})
export type CalendarNight = z.infer<typeof CalendarNight>

export const fetchCalendar = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/hotels/{id}/calendar',
  summary: 'Price, rooms and sales of each night, by kind of room',
  query: z.strictObject({ id: Id, from: Day, days: z.coerce.number().int().min(1).max(62).default(28) }),
  body: NoBody,
  response: z.object({
    roomTypes: z.array(z.object({ id: RecordId, name: z.string(), rooms: z.int(), nights: z.array(CalendarNight) })),
  }),
})

const NightsAt = { roomTypeIds: z.array(Id).min(1, 'Please choose a kind of room').max(40), from: Day, until: Day }

export const changeNights = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/hotels/{id}/nights',
  summary: 'Price, rooms, closing and least stay of the nights from `from` up to and with `until`',
  query: ById,
  body: z.strictObject({
    ...NightsAt,
    price: Price.optional(),
    /** Rupees that are added to the price of each night, or taken off. */
    priceBy: z.int().min(-100_000).max(100_000).optional(),
    /** Back to the price of the season. */
    isSeasonPrice: z.literal(true).optional(),
    rooms: Rooms.optional(),
    isClosed: z.boolean().optional(),
    minNights: MinNights.optional(),
  }),
  response: z.object({
    changed: z.int(),
    /** The nights as they were, for undo: sent to `restoreNights` as they are. */
    before: z.array(CalendarNight.omit({ seasonPrice: true, sold: true }).extend({ roomTypeId: RecordId })),
  }),
  refusals: ['sold', 'invalid'],
})

export const restoreNights = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/hotels/{id}/nights/restore',
  summary: 'Undo: sets nights to what they were',
  query: ById,
  body: z.strictObject({
    nights: z
      .array(
        z.strictObject({
          roomTypeId: Id,
          night: Day,
          price: Price,
          rooms: Rooms,
          isClosed: z.boolean(),
          minNights: MinNights,
        }),
      )
      .min(1)
      .max(2_500),
  }),
  response: z.object({ changed: z.int() }),
  refusals: ['sold'],
})

export const copyWeeks = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/hotels/{id}/nights/copy',
  summary: 'Copies price, closing and least stay of one week, day by day, to the weeks from another day on',
  query: ById,
  body: z.strictObject({ roomTypeIds: NightsAt.roomTypeIds, week: Day, to: Day, weeks: z.int().min(1).max(26) }),
  response: changeNights.response,
  refusals: ['invalid'],
})
