import { PARTY_COUNT_MAX } from '#contract/terms/limits.ts'
import {
  cardExtrasOf,
  flagOf,
  groupNoticeOf,
  idOf,
  type Loose,
  listOf,
  nightsOf,
  numberOr,
  pagedOf,
  picturesOf,
  quoteOf,
  recordOf,
  rupeesOf,
  textOr,
  unwrapList,
  wholeOr,
} from './normalise.ts'

/** Spellings a provider may use for one field; the first is ours. */
const RATE = ['packagebaseRate', 'packageRate', 'packageBaseRate'] as const
const INCLUDED = ['inclusive', 'inclusion'] as const
const EXCLUDED = ['exclusive', 'exclusion'] as const
const ITINERARY = ['tourIternary', 'tourItinerary', 'iternary'] as const

/** `packageData`, `packages.packageData`, `specialPackages.packageData`; a missing total becomes what the page shows. */
export function normalisePackageList(payload: unknown): unknown {
  const source = recordOf(payload)
  const list = unwrapList(payload, 'packageData', 'packages') ?? listOf(recordOf(source.specialPackages).packageData)
  const wrapper = { ...recordOf(source.specialPackages), ...recordOf(source.packages), ...source }
  return {
    packageData: list?.map(normalisePackage),
    facets: normaliseFacets(wrapper.facets),
    ...pagedOf(wrapper, list?.length ?? 0),
    ...(wholeOr(wrapper.total, -1) < 0 ? { totalKnown: false } : {}),
  }
}

/** Counts beside the filters are an extra: what is not readable is left out. */
function normaliseFacets(value: unknown): unknown {
  const source = recordOf(value)
  const price = recordOf(source.price)
  return {
    durations: (listOf(source.durations) ?? []).map(recordOf).flatMap((each) => {
      const nights = wholeOr(each.nights, nightsOf(textOr(each.duration, '')))
      return nights === 0 ? [] : [{ duration: textOr(each.duration, ''), nights, count: wholeOr(each.count, 0) }]
    }),
    price: { min: rupeesOf(price.min) ?? 0, max: rupeesOf(price.max) ?? 0 },
  }
}

export function normaliseSimilarPackages(payload: unknown): unknown {
  const source = recordOf(payload)
  const list = listOf(source.packages) ?? unwrapList(payload, 'packageData', 'packages')
  const wrapper = { ...recordOf(source.packages), ...source }
  return { packages: list?.map(normalisePackage), ...pagedOf(wrapper, list?.length ?? 0) }
}

/** Under `data`, under `packagePrice.data`, or at the top level. A base price left out is what the other three make it. */
export function normalisePackagePrice(payload: unknown): unknown {
  const source = recordOf(payload)
  const nested = recordOf(recordOf(source.packagePrice).data)
  const price = 'amountPayable' in nested ? nested : 'data' in source ? recordOf(source.data) : source
  return {
    data: {
      ...quoteOf(price),
      childwithbedCount: wholeOr(price.childwithbedCount, 0),
      childwithoutbedCount: wholeOr(price.childwithoutbedCount, 0),
      season: textOr(price.season, ''),
      ...groupNoticeOf(price.group),
      ...(typeof price.note === 'string' && price.note !== '' ? { note: price.note } : {}),
    },
  }
}

function normalisePackage(value: unknown): unknown {
  const source = recordOf(value)
  const id = idOf(source._id ?? source.id)
  const duration = textOr(source.duration, '')
  const summary = {
    _id: id,
    slug: textOr(source.slug, id),
    packageName: textOr(source.packageName, ''),
    categoryId: normaliseCategory(source.categoryId),
    images: picturesOf(source.images),
    places: normalisePlaces(source.places),
    duration,
    nights: wholeOr(source.nights, nightsOf(duration)),
    description: textOr(source.description, ''),
    packagebaseRate: rupeesOf(firstOf(source, RATE)),
    taxPercent: numberOr(source.taxPercent, 5),
    ...normaliseExtras(source),
  }
  return isDetails(source) ? { ...summary, ...normaliseDetails(source) } : summary
}

function normaliseExtras(source: Loose): Loose {
  const struckRate = rupeesOf(source.struckRate)
  return { ...(struckRate === undefined ? {} : { struckRate }), ...cardExtrasOf(source) }
}

function isDetails(source: Loose): boolean {
  return 'overview' in source || 'upperLimit' in source || firstOf(source, ITINERARY) !== undefined
}

function normaliseDetails(source: Loose): Loose {
  return {
    overview: textOr(source.overview, ''),
    inclusive: textOr(firstOf(source, INCLUDED), ''),
    exclusive: textOr(firstOf(source, EXCLUDED), ''),
    paymentPolicy: textOr(source.paymentPolicy, ''),
    cancellationPolicy: textOr(source.cancellationPolicy, ''),
    upperLimit: wholeOr(source.upperLimit, PARTY_COUNT_MAX) || PARTY_COUNT_MAX,
    tourIternary: (listOf(firstOf(source, ITINERARY)) ?? []).map(normaliseDay),
    hotelDetails: (listOf(source.hotelDetails) ?? []).map(normaliseHotelRow),
  }
}

function normaliseDay(value: unknown, index: number): unknown {
  const source = recordOf(value)
  const ferry = recordOf(source.ferry)
  const images = picturesOf(source.images)
  return {
    day: wholeOr(source.day, 0) || index + 1,
    title: textOr(source.title, `Day ${index + 1}`),
    description: textOr(source.description, ''),
    breakfast: flagOf(source.breakfast),
    lunch: flagOf(source.lunch),
    dinner: flagOf(source.dinner),
    ferry:
      typeof ferry.name === 'string' && ferry.name !== '' ? { name: ferry.name, image: textOr(ferry.image, '') } : null,
    ...(typeof source.overnight === 'string' ? { overnight: source.overnight } : {}),
    ...(images.length === 0 ? {} : { images }),
  }
}

function normaliseHotelRow(value: unknown): unknown {
  const source = recordOf(value)
  return {
    ...(typeof source.hotelId === 'string' ? { hotelId: source.hotelId } : {}),
    place: textOr(source.place, ''),
    hotelName: textOr(source.hotelName, ''),
    duration: wholeOr(source.duration, Number.parseInt(textOr(source.duration, '0'), 10) || 0),
    capacityPerRoom: wholeOr(source.capacityPerRoom, 0),
    roomType: textOr(source.roomType, ''),
    starRating: numberOr(source.starRating, 0),
  }
}

function normaliseCategory(value: unknown): unknown {
  const source = recordOf(value)
  const id = idOf(source._id ?? source.id ?? value)
  return { _id: id, categoryName: textOr(source.categoryName, ''), slug: textOr(source.slug, id) }
}

function normalisePlaces(value: unknown): unknown[] {
  return (listOf(value) ?? []).map((each) => {
    const source = recordOf(each)
    return { placeId: idOf(source.placeId ?? source._id), name: textOr(source.name, textOr(each, '')) }
  })
}

function firstOf(source: Loose, names: readonly string[]): unknown {
  return names.map((name) => source[name]).find((value) => value !== undefined && value !== null)
}
