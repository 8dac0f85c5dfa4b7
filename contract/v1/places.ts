import { z } from 'zod'
import { LIST_PART } from '../terms/cache-key.ts'
import { FAILURE } from '../terms/messages.ts'
import { endpoint } from './endpoint.ts'
import { Html, Id, LimitText, Paged, PageText, Picture, RecordId } from './shapes.ts'

const Fee = z.number().int().nonnegative().nullable()

/** `checkedOn` (yyyy-mm) is the day of the facts: hours and fees change, so the page says how old they are. */
export const Place = z.object({
  _id: RecordId,
  name: z.string(),
  image: z.array(Picture).max(3),
  description: Html,
  oldName: z.string().optional(),
  island: z.object({ _id: z.string(), name: z.string(), oldName: z.string().optional() }),
  kind: z.string(),
  lat: z.number(),
  lng: z.number(),
  top: z.boolean(),
  goodFor: z.array(z.string()),
  hours: z.string().optional(),
  closed: z.object({ weekday: z.string().nullable(), note: z.string().optional() }).optional(),
  entryFee: z
    .object({
      indian: Fee,
      foreigner: Fee,
      extras: z.array(z.object({ what: z.string(), inr: z.number().int() })),
      certainty: z.string(),
    })
    .optional(),
  permit: z.string().optional(),
  /** From where one goes there, how far, by what and how long, one way. */
  reach: z.object({ from: z.string(), km: z.number(), mode: z.string(), minutes: z.number().int() }).optional(),
  checkedOn: z.string(),
})
export type Place = z.infer<typeof Place>

export const fetchPlaces = endpoint({
  method: 'GET',
  path: '/places/fetch',
  cached: { id: 'id', ...LIST_PART },
  noun: 'places',
  summary: 'Places to visit, the most visited first; one place by id',
  query: z.strictObject({ id: Id.optional(), limit: LimitText.default(100), page: PageText.default(1) }),
  body: z.undefined(),
  response: z.object({ placesData: z.array(Place), ...Paged }),
  success: 200,
  failure: FAILURE.places,
  refusals: ['not_found'],
})
