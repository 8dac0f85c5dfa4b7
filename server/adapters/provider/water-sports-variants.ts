import {
  cardExtrasOf,
  groupNoticeOf,
  idOf,
  isAddress,
  type Loose,
  listOf,
  pagedOf,
  picturesOf,
  quoteOf,
  recordOf,
  rupeesOf,
  textOr,
  textsOf,
  unwrapList,
  wholeOr,
} from './normalise.ts'

/** `WaterSportsData`, `waterSports.WaterSportsData`; fields that a foreign provider does not know get the value that forbids nothing. */
export function normaliseWaterSportList(payload: unknown): unknown {
  const source = recordOf(payload)
  const wrapper = { ...recordOf(source.waterSports), ...source }
  const list = unwrapList(payload, 'WaterSportsData', 'waterSports')
  const count = list?.length ?? 0
  return {
    WaterSportsData: list?.map(normaliseWaterSport),
    ...(isFacets(wrapper.facets) ? { facets: wrapper.facets } : {}),
    ...pagedOf(wrapper, count),
  }
}

export function normaliseWaterSportPrice(payload: unknown): unknown {
  const source = recordOf(payload)
  const quote = 'data' in source ? recordOf(source.data) : source
  return { data: { ...quoteOf(quote), ...groupNoticeOf(quote.group) } }
}

/** Counts beside the filters are an extra of ours: those of anyone else are left out. */
function isFacets(value: unknown): boolean {
  const facets = recordOf(value)
  return (['place', 'swimming', 'maxPrice', 'age'] as const).every((name) => Array.isArray(facets[name]))
}

function normaliseWaterSport(value: unknown): unknown {
  const source = recordOf(value)
  const price = rupeesOf(source.price)
  const group = listOf(source.groupSize) ?? []
  return {
    _id: idOf(source._id ?? source.id),
    name: textOr(source.name, ''),
    description: textOr(source.description, ''),
    image: picturesOf(source.image),
    videos: videosOf(source.videos),
    place: placesOf(source.place),
    kind: textOr(source.kind, ''),
    durationMinutes: wholeOr(source.durationMinutes, 0),
    minAge: wholeOr(source.minAge, 0),
    maxAge: limitOf(source.maxAge),
    maxWeightKg: limitOf(source.maxWeightKg),
    swimmingNeeded: source.swimmingNeeded === true,
    // A record without a price is still a page; it says no price.
    price: price ?? 0,
    taxAmount: rupeesOf(source.taxAmount) ?? 0,
    priceUnit: source.priceUnit === 'per boat' ? 'per boat' : 'per person',
    groupSize: [wholeOr(group[0], 1), wholeOr(group[1], 1)],
    healthRestrictions: textsOf(source.healthRestrictions),
    included: textsOf(source.included),
    ...extrasOf(source),
  }
}

function extrasOf(source: Loose): Loose {
  const struckPrice = rupeesOf(source.struckPrice)
  return { ...(struckPrice === undefined ? {} : { struckPrice }), ...cardExtrasOf(source) }
}

/** One or a list, as records or bare names. */
function placesOf(value: unknown): unknown[] {
  const list = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
  return list.map((each) => {
    const place = recordOf(each)
    return { _id: idOf(place._id ?? place.placeId), placeName: textOr(place.placeName ?? place.name, textOr(each, '')) }
  })
}

/** Clips are played by the page itself: only addresses that a browser may fetch are kept. */
function videosOf(value: unknown): unknown[] {
  return (listOf(value) ?? [])
    .map((each) => (typeof each === 'string' ? { mediaLink: each } : recordOf(each)))
    .filter((each) => isAddress(each.mediaLink))
    .map(({ mediaLink, poster, captions }) => ({
      mediaLink,
      ...(isAddress(poster) ? { poster } : {}),
      ...(isAddress(captions) ? { captions } : {}),
    }))
}

function limitOf(value: unknown): number | null {
  const limit = wholeOr(value, 0)
  return limit === 0 ? null : limit
}
