import { ENQUIRY_ACCEPTED } from '#contract/terms/enquiry-messages.ts'
import { isSearchKind } from '#contract/terms/search-terms.ts'
import { SearchResult } from '#contract/v1/search.ts'
import {
  flagOf,
  idOf,
  listOf,
  numberOr,
  picturesOf,
  recordOf,
  rupeesOf,
  textOr,
  textsOf,
  unwrapList,
  wholeOr,
} from './normalise.ts'

export function normaliseCategories(payload: unknown): unknown {
  const source = recordOf(payload)
  const categoryData = listOf(source.categoryData)?.map((each, index) => {
    const record = recordOf(each)
    const id = textOr(record._id, textOr(record.id, ''))
    return {
      _id: id,
      id,
      slug: textOr(record.slug, id),
      categoryName: textOr(record.categoryName, ''),
      isActive: record.isActive === undefined || flagOf(record.isActive) === 1,
      isDeleted: flagOf(record.isDeleted) === 1,
      order: numberOr(record.order, index + 1),
    }
  })
  const count = categoryData?.length ?? 0
  return {
    categoryData,
    total: numberOr(source.total, count),
    page: numberOr(source.page, 1),
    limit: numberOr(source.limit, count),
  }
}

export function normaliseEnquiryResponse(payload: unknown): unknown {
  const source = recordOf(payload)
  return {
    message: textOr(source.message, ENQUIRY_ACCEPTED),
    data: { reference: textOr(recordOf(source.data).reference, '') },
  }
}

export function normaliseSearch(payload: unknown): unknown {
  const source = recordOf(payload)
  const list = listOf(source.results)
  const count = list?.length ?? 0
  return {
    ...source,
    results: list?.map(normaliseResult).filter((each) => SearchResult.safeParse(each).success),
    kinds: (listOf(source.kinds) ?? []).filter((each) => isSearchKind(recordOf(each).kind)),
    total: numberOr(source.total, count),
    page: numberOr(source.page, 1),
    limit: numberOr(source.limit, count),
  }
}

function normaliseResult(value: unknown): unknown {
  const source = recordOf(value)
  const subtitle = textOr(source.subtitle, '')
  const [picture] = picturesOf(source.picture)
  const priceFrom = rupeesOf(source.priceFrom)
  return {
    kind: source.kind,
    id: idOf(source.id ?? source._id),
    title: textOr(source.title, ''),
    url: source.url,
    ...(subtitle === '' ? {} : { subtitle }),
    ...(picture === undefined ? {} : { picture }),
    ...(priceFrom === undefined ? {} : { priceFrom }),
  }
}

export function normalisePlaces(payload: unknown): unknown {
  const source = recordOf(payload)
  const list = unwrapList(payload, 'placesData', 'places')
  const count = list?.length ?? 0
  return {
    placesData: list?.map(normalisePlace),
    total: numberOr(source.total, count),
    page: numberOr(source.page, 1),
    limit: numberOr(source.limit, count),
  }
}

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
    goodFor: textsOf(source.goodFor),
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
