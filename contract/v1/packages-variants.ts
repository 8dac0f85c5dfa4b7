import {
  flagOf,
  idOf,
  type Loose,
  listOf,
  nightsOf,
  numberOr,
  picturesOf,
  recordOf,
  textOr,
  unwrapList,
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
  const wrapper = Array.isArray(source.packageData) ? source : { ...recordOf(source.packages), ...source }
  const limit = numberOr(wrapper.limit, list?.length ?? 0)
  const totalKnown = typeof wrapper.total === 'number'
  return {
    packageData: list?.map(normalisePackage),
    facets: source.facets ?? { durations: [], price: { min: 0, max: 0 } },
    total: numberOr(wrapper.total, list?.length ?? 0),
    page: numberOr(wrapper.page, 1),
    limit,
    ...(totalKnown ? {} : { totalKnown: false }),
  }
}

export function normaliseSimilarPackages(payload: unknown): unknown {
  const source = recordOf(payload)
  const list = listOf(source.packages) ?? unwrapList(payload, 'packageData', 'packages')
  return { packages: list?.map(normalisePackage) }
}

/** Under `data`, under `packagePrice.data`, or at the top level. */
export function normalisePackagePrice(payload: unknown): unknown {
  const source = recordOf(payload)
  const nested = recordOf(recordOf(source.packagePrice).data)
  const price = 'amountPayable' in nested ? nested : 'data' in source ? recordOf(source.data) : source
  const amountPayable = numberOr(price.amountPayable, Number.NaN)
  return {
    data: {
      packageBasePrice: numberOr(price.packageBasePrice, Number.NaN),
      discount: numberOr(price.discount, 0),
      taxAmount: numberOr(price.taxAmount, 0),
      amountPayable,
      childwithbedCount: numberOr(price.childwithbedCount, 0),
      childwithoutbedCount: numberOr(price.childwithoutbedCount, 0),
      season: textOr(price.season, ''),
      lines: listOf(price.lines) ?? [],
      priceVersion: textOr(price.priceVersion, ''),
    },
  }
}

function normalisePackage(value: unknown): unknown {
  const source = recordOf(value)
  const id = idOf(source._id ?? source.id)
  const duration = textOr(source.duration, '')
  const rate = Math.round(numberOr(firstOf(source, RATE), Number.NaN))
  const summary = {
    ...source,
    _id: id,
    slug: textOr(source.slug, id),
    packageName: textOr(source.packageName, ''),
    categoryId: normaliseCategory(source.categoryId),
    images: picturesOf(source.images),
    places: normalisePlaces(source.places),
    duration,
    nights: numberOr(source.nights, nightsOf(duration)),
    description: textOr(source.description, ''),
    packagebaseRate: rate,
    taxPercent: numberOr(source.taxPercent, 5),
  }
  return isDetails(source) ? { ...summary, ...normaliseDetails(source) } : summary
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
    upperLimit: numberOr(source.upperLimit, 99),
    tourIternary: (listOf(firstOf(source, ITINERARY)) ?? []).map(normaliseDay),
    hotelDetails: (listOf(source.hotelDetails) ?? []).map(normaliseHotelRow),
  }
}

function normaliseDay(value: unknown, index: number): unknown {
  const source = recordOf(value)
  const ferry = recordOf(source.ferry)
  return {
    day: numberOr(source.day, index + 1),
    title: textOr(source.title, `Day ${index + 1}`),
    description: textOr(source.description, ''),
    breakfast: flagOf(source.breakfast),
    lunch: flagOf(source.lunch),
    dinner: flagOf(source.dinner),
    ferry:
      typeof ferry.name === 'string' && ferry.name !== '' ? { name: ferry.name, image: textOr(ferry.image, '') } : null,
    ...(typeof source.overnight === 'string' ? { overnight: source.overnight } : {}),
  }
}

function normaliseHotelRow(value: unknown): unknown {
  const source = recordOf(value)
  return {
    ...(typeof source.hotelId === 'string' ? { hotelId: source.hotelId } : {}),
    place: textOr(source.place, ''),
    hotelName: textOr(source.hotelName, ''),
    duration: numberOr(source.duration, Number.parseInt(textOr(source.duration, '0'), 10) || 0),
    capacityPerRoom: numberOr(source.capacityPerRoom, 0),
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
