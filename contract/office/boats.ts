import { z } from 'zod'
import { FERRY_CLASSES } from '../terms/ferry-labels.ts'
import { MANIFEST_STYLES } from '../terms/manifest-styles.ts'
import { Day, Id, RecordId } from '../v1/shapes.ts'
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
