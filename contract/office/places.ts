import { z } from 'zod'
import { Id, RecordId } from '../v1/shapes.ts'
import { OfficePicture } from './hotels.ts'
import { ListQuery, listOf } from './lists.ts'
import { NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'
import { Html, Named, Version } from './sections.ts'

const ById = z.strictObject({ id: Id })
const Line = z.string().trim().max(200)
const Name = Line.min(1, 'Please enter a name').max(120)
const Fee = z.int().min(0).max(100_000).nullable()

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
/** How sure an entry fee is: those that are uncertain are shown with a warning. */
export const FEE_CERTAINTIES = ['sourced', 'knowledge', 'uncertain', 'n/a'] as const
/** Round the Andaman and Nicobar islands, in degrees: a position outside is a slip. */
const ISLANDS_BOX = { south: 6, north: 14.5, west: 91.5, east: 94.5 } as const
const OUTSIDE = 'This lies outside the Andaman and Nicobar islands'
/** As much as one place, or their order, may have (ours). */
const PLACES_MOST = { all: 500, goodFor: 12, extras: 10 } as const

/** What an editor changes. `checkedOn` is the month of the facts: hours and fees change. */
export const PlaceFields = z.strictObject({
  name: Name,
  oldName: Line,
  islandId: Id,
  kind: Line.min(1, 'Please say what kind of place it is').max(60),
  lat: z.number().min(ISLANDS_BOX.south, OUTSIDE).max(ISLANDS_BOX.north, OUTSIDE),
  lng: z.number().min(ISLANDS_BOX.west, OUTSIDE).max(ISLANDS_BOX.east, OUTSIDE),
  descriptionHtml: Html,
  goodFor: z.array(Line.min(1, 'Please fill this in').max(60)).max(PLACES_MOST.goodFor),
  hours: Line,
  closedOn: z.enum(WEEKDAYS).nullable(),
  closedNote: Line,
  fee: z
    .strictObject({
      indian: Fee,
      foreigner: Fee,
      extras: z.array(z.strictObject({ what: Name, inr: z.int().min(0).max(100_000) })).max(PLACES_MOST.extras),
      certainty: z.string().trim().min(1).max(60),
    })
    .nullable(),
  permit: Line,
  reach: z
    .strictObject({
      from: Name,
      km: z.number().min(0).max(2_000),
      mode: Name,
      minutes: z.int().min(0).max(10_080),
    })
    .nullable(),
  top: z.boolean(),
  checkedOn: z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'Please enter a month as yyyy-mm'),
})
export type PlaceFields = z.infer<typeof PlaceFields>

export const OfficePlace = PlaceFields.extend({
  id: RecordId,
  version: z.string(),
  path: z.string(),
  pictures: z.array(OfficePicture),
})
export type OfficePlace = z.infer<typeof OfficePlace>

const OnePlace = z.object({ place: OfficePlace })

export const PlaceRow = z.object({
  id: RecordId,
  name: z.string(),
  island: z.string(),
  kind: z.string(),
  top: z.boolean(),
  checkedOn: z.string(),
  thumbUrl: z.string().nullable(),
})
export type PlaceRow = z.infer<typeof PlaceRow>

export const listOfficePlaces = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/places',
  summary: 'Places to visit, in the order of the site',
  query: ListQuery.extend({ islandId: Id.optional() }),
  body: NoBody,
  response: listOf(PlaceRow),
})

export const fetchPlaceOptions = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/places/options',
  summary: 'Islands, and the kinds of places there are',
  query: NoQuery,
  body: NoBody,
  response: z.object({ islands: z.array(Named), kinds: z.array(z.string()), places: z.array(Named) }),
})

export const fetchOfficePlace = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/places/{id}',
  summary: 'A place with its facts and pictures',
  query: ById,
  body: NoBody,
  response: OnePlace,
})

export const createPlace = officeEndpoint({
  operation: 'catalogue.change',
  method: 'POST',
  path: '/places',
  summary: 'A new place, the last in the order; it is on the site at once',
  query: NoQuery,
  body: PlaceFields.pick({ name: true, islandId: true, kind: true, lat: true, lng: true, descriptionHtml: true }),
  response: OnePlace,
  success: 201,
  refusals: ['invalid'],
})

export const changePlace = officeEndpoint({
  operation: 'catalogue.change',
  method: 'PATCH',
  path: '/places/{id}',
  summary: 'Changes words, facts and the position on the map',
  query: ById,
  body: PlaceFields.partial().extend({ version: Version }),
  response: OnePlace,
  refusals: ['changed', 'invalid'],
})

export const arrangePlaces = officeEndpoint({
  operation: 'catalogue.change',
  method: 'POST',
  path: '/places/order',
  summary: 'The order of all places; those most visited stand first in any order',
  query: NoQuery,
  body: z.strictObject({ placeIds: z.array(Id).min(1).max(PLACES_MOST.all) }),
  response: z.object({ places: z.array(Named) }),
  refusals: ['changed'],
})
