import { z } from 'zod'
import { FAILURE } from '../terms/messages.ts'
import { endpoint } from './endpoint.ts'
import { idOf, listOf, numberOr, picturesOf, recordOf, textOr, unwrapList } from './normalise.ts'
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
  checkedOn: z.string(),
})
export type Place = z.infer<typeof Place>

export const fetchPlaces = endpoint({
  method: 'GET',
  path: '/places/fetch',
  noun: 'places',
  summary: 'Places to visit, the most visited first; one place by id',
  query: z.strictObject({ id: Id.optional(), limit: LimitText.default(100), page: PageText.default(1) }),
  body: z.undefined(),
  answer: z.object({ placesData: z.array(Place), ...Paged }),
  success: 200,
  failure: FAILURE.places,
  refusals: ['not_found'],
  normalise: (payload) => {
    const source = recordOf(payload)
    const list = unwrapList(payload, 'placesData', 'places')
    const count = list?.length ?? 0
    return {
      placesData: list?.map(normalisePlace),
      total: numberOr(source.total, count),
      page: numberOr(source.page, 1),
      limit: numberOr(source.limit, count),
    }
  },
})

function normalisePlace(value: unknown): unknown {
  const source = recordOf(value)
  const island = recordOf(source.island)
  return {
    ...source,
    _id: idOf(source._id ?? source.id),
    name: textOr(source.name, ''),
    image: picturesOf(source.image).slice(0, 3),
    description: textOr(source.description, ''),
    island: { ...island, _id: idOf(island._id ?? source.island), name: textOr(island.name, '') },
    kind: textOr(source.kind, ''),
    lat: numberOr(source.lat, 0),
    lng: numberOr(source.lng, 0),
    top: source.top === true,
    goodFor: (listOf(source.goodFor) ?? []).filter((each) => typeof each === 'string'),
    checkedOn: textOr(source.checkedOn, ''),
  }
}
