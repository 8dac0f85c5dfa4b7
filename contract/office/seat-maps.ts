import { z } from 'zod'
import { FERRY_CLASSES } from '../terms/ferry-labels.ts'
import { CELL_KINDS, DRAWING_MOST } from '../terms/seat-drawing.ts'
import { Day, Id, RecordId, Rupees, Time } from '../v1/shapes.ts'
import { NoBody, officeEndpoint } from './office-endpoint.ts'

const ById = z.strictObject({ id: Id })
const Version = z.string().max(60)
const SEAT = /^[A-Z]{1,3}\d{1,3}[A-Z]{1,2}$/

const DrawnCabin = z.strictObject({
  code: z.enum(FERRY_CLASSES),
  name: z.string().trim().max(40),
  deck: z.string().trim().max(60),
  rows: z
    .array(
      z.strictObject({
        row: z.int().min(1, 'Rows are numbered from 1').max(999, 'Rows are numbered up to 999'),
        tag: z.string().trim().max(DRAWING_MOST.wordsOfRow),
        cells: z
          .array(
            z.strictObject({
              kind: z.enum(CELL_KINDS),
              seat: z.string().regex(SEAT, 'A seat has one or two letters').optional(),
            }),
          )
          .min(1)
          .max(DRAWING_MOST.columns),
      }),
    )
    .min(1)
    .max(DRAWING_MOST.rows),
})

/** Seats of a sailing that are sold or held. */
export const SoldSailing = z.object({
  id: RecordId,
  date: Day,
  departureTime: Time,
  seats: z.array(z.string()),
})
export type SoldSailing = z.infer<typeof SoldSailing>

export const SeatMapOfBoat = z.object({
  /** Its number, as text: what a change is checked against. */
  version: z.string(),
  fromDate: Day.nullable(),
  cabins: z.array(DrawnCabin),
  /** Sailings still to come that have an older map. */
  older: z.int(),
})
export type SeatMapOfBoat = z.infer<typeof SeatMapOfBoat>

export const fetchSeatMap = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/boats/{id}/seats',
  summary: 'The newest seat map of a boat, as it is drawn',
  query: ById,
  body: NoBody,
  response: z.object({ map: SeatMapOfBoat }),
})

const NewSeatMap = z.strictObject({
  version: Version,
  cabins: z.array(DrawnCabin).max(FERRY_CLASSES.length),
  /** The first day that sails with it. */
  fromDate: Day,
  /** Sailings with seats sold keep the map they have; otherwise all take the new one, and each seat sold must be in it. */
  soldStay: z.boolean(),
})

export const checkSeatMap = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/boats/{id}/seats/check',
  summary: 'What saving a seat map would do, without saving it',
  query: ById,
  body: NewSeatMap,
  response: z.object({
    /** Sailings that would take the new map, and that would keep theirs. */
    takes: z.int(),
    keeps: z.int(),
    /** Sailings with seats sold that the map has no more. */
    lost: z.array(SoldSailing),
  }),
  refusals: ['invalid'],
})

export const saveSeatMap = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/boats/{id}/seats',
  summary:
    'A new version of a seat map; a seat that is sold on a sailing that would take it can be neither gone nor renamed',
  query: ById,
  body: NewSeatMap,
  response: z.object({ map: SeatMapOfBoat, takes: z.int(), keeps: z.int() }),
  refusals: ['changed', 'sold', 'invalid'],
})

/** Fares by class, rupees, everything inside. */
export const Fares = z.partialRecord(
  z.enum(FERRY_CLASSES),
  z.int().min(1, 'Please enter a fare').max(100_000, 'A seat costs ₹1,00,000 at most'),
)
export const FaresShown = z.partialRecord(z.enum(FERRY_CLASSES), Rupees)
