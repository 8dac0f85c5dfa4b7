import { z } from 'zod'
import { FERRY_CLASSES } from '../terms/ferry-labels.ts'
import { MANIFEST_STYLES } from '../terms/manifest-styles.ts'
import { CELL_KINDS, DRAWING_MOST } from '../terms/seat-drawing.ts'
import { Day, Id, RecordId, Rupees, Time } from '../v1/shapes.ts'
import { OfficePicture } from './hotels.ts'
import { ListQuery, listOf } from './lists.ts'
import { NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'

const ById = z.strictObject({ id: Id })
const Name = z.string().trim().min(1, 'Please enter a name').max(80)
const Named = z.object({ id: z.string(), name: z.string() })
const Version = z.string().max(60)

export const CarrierFields = z.strictObject({
  name: Name,
  reportBeforeMinutes: z.int().min(0).max(600),
  checkInClosesMinutes: z.int().min(0).max(600),
  boardingClosesMinutes: z.int().min(0).max(600),
  luggageKg: z.int().min(0).max(200),
  handBagKg: z.int().min(0).max(50),
  excessPerKg: z.int().min(0).max(10_000),
  portFee: z.int().min(0).max(10_000),
  takesOtherNames: z.boolean(),
  manifest: z.enum(MANIFEST_STYLES),
})
export type CarrierFields = z.infer<typeof CarrierFields>

export const Carrier = CarrierFields.extend({ id: RecordId, version: z.string(), boats: z.int() })
export type Carrier = z.infer<typeof Carrier>

export const listCarriers = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/ferry-carriers',
  summary: 'Carriers, with what they ask of passengers',
  query: NoQuery,
  body: NoBody,
  response: z.object({ carriers: z.array(Carrier) }),
})

export const createCarrier = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/ferry-carriers',
  summary: 'Another carrier',
  query: NoQuery,
  body: CarrierFields,
  response: z.object({ carrier: Carrier }),
  success: 201,
})

export const changeCarrier = officeEndpoint({
  operation: 'prices.change',
  method: 'PATCH',
  path: '/ferry-carriers/{id}',
  summary: 'What a carrier asks of passengers; what is sold keeps its terms',
  query: ById,
  body: CarrierFields.extend({ version: Version }),
  response: z.object({ carrier: Carrier }),
  refusals: ['changed'],
})

const BoatClass = z.object({ code: z.enum(FERRY_CLASSES), name: z.string(), seats: z.int() })

export const BoatRow = z.object({
  id: RecordId,
  name: z.string(),
  carrier: z.string(),
  kind: z.string(),
  registration: z.string(),
  classes: z.array(BoatClass),
  /** Departures of the timetable that it runs. */
  departures: z.int(),
  thumbUrl: z.string().nullable(),
})
export type BoatRow = z.infer<typeof BoatRow>

export const listBoats = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/boats',
  summary: 'Boats with their classes',
  query: ListQuery.extend({ carrierId: Id.optional() }),
  body: NoBody,
  response: listOf(BoatRow),
})

export const fetchFerryOptions = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/ferries/options',
  summary: 'What the fields of boats and departures can be chosen from',
  query: NoQuery,
  body: NoBody,
  response: z.object({
    carriers: z.array(Named),
    ports: z.array(Named),
    boats: z.array(Named.extend({ classes: z.array(BoatClass) })),
    /** The last day on which sailings are made. */
    horizon: Day,
  }),
})

export const Boat = z.object({
  id: RecordId,
  version: z.string(),
  name: z.string(),
  carrierId: z.string(),
  kind: z.string(),
  registration: z.string(),
  notes: z.string(),
  picture: OfficePicture.nullable(),
  classes: z.array(BoatClass),
})
export type Boat = z.infer<typeof Boat>
const OneBoat = z.object({ boat: Boat })

export const fetchBoat = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/boats/{id}',
  summary: 'A boat',
  query: ById,
  body: NoBody,
  response: OneBoat,
})

const BoatFields = { name: Name, carrierId: Id, kind: z.string().trim().max(80) }

export const createBoat = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/boats',
  summary: 'Another boat, with one class to begin with',
  query: NoQuery,
  body: z.strictObject(BoatFields),
  response: OneBoat,
  success: 201,
  refusals: ['invalid'],
})

export const changeBoat = officeEndpoint({
  operation: 'catalogue.change',
  method: 'PATCH',
  path: '/boats/{id}',
  summary: 'Name, carrier, papers, notes and picture of a boat',
  query: ById,
  body: z
    .strictObject({
      ...BoatFields,
      registration: z.string().trim().max(80),
      notes: z.string().trim().max(2_000),
      pictureId: Id.nullable(),
    })
    .partial()
    .extend({ version: Version }),
  response: OneBoat,
  refusals: ['changed', 'invalid', 'needs_words'],
})

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
