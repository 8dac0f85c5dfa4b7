import { z } from 'zod'
import { FAILURE } from '../terms/messages.ts'
import { endpoint } from './endpoint.ts'
import { idOf, listOf, numberOr, picturesOf, recordOf, textOr, unwrapList, wholeOr } from './normalise.ts'
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
    reach: reachOf(source.reach),
    checkedOn: textOr(source.checkedOn, ''),
  }
}

/** The way there, when it says from where; figures that are not readable are 0, and not shown. */
function reachOf(value: unknown): unknown {
  const { from, km, mode, minutes } = recordOf(value)
  if (typeof from !== 'string' || from === '') return undefined
  return { from, km: Math.max(0, numberOr(km, 0)), mode: textOr(mode, ''), minutes: wholeOr(minutes, 0) }
}
