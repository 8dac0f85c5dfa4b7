import {
  AGE,
  CAR_TAB,
  DEAL_KIND,
  DEAL_SORT,
  DURATION_TEXT,
  FLAG,
  HOTEL_SORT,
  KEY_ID,
  LIMIT,
  NAMED_PLACE,
  PACKAGE_SORT,
  PAGE,
  REVIEW_KIND,
  type ReadValue,
  RUPEES,
  STARS,
  TYPED_BUDGET,
  TYPED_RUPEES,
  TYPES,
} from './key-values.ts'

/** The query parameters that a page or call reads, and how their values are normalised in its key. */
type ReadNames = Readonly<Record<string, ReadValue>>

/** Pages with the same HTML for everyone, with the only parameters that they read (cache rules C1, C3). */
type PageRoute = {
  path: RegExp
  query: ReadNames
  /** Parameters (dates) with which the page is uncacheable. */
  fresh?: readonly string[]
}

const NOTHING: ReadNames = {}
const LIST_QUERY: ReadNames = {
  page: PAGE,
  duration: DURATION_TEXT,
  minPrice: TYPED_BUDGET,
  maxPrice: TYPED_BUDGET,
  sort: PACKAGE_SORT,
}
const PART_OF_LIST: ReadNames = { limit: LIMIT, page: PAGE }

const CACHED_PAGES: readonly PageRoute[] = [
  { path: /^\/$/, query: NOTHING },
  { path: /^\/tour-packages\/[a-z0-9-]+$/, query: LIST_QUERY },
  { path: /^\/(?:tours|family-tours|group-tours|honeymoon-tours)$/, query: LIST_QUERY },
  { path: /^\/deals$/, query: { kind: DEAL_KIND, page: PAGE, sort: DEAL_SORT } },
  { path: /^\/package-details\/[a-z0-9._-]+$/, query: NOTHING },
  { path: /^\/places$/, query: { island: KEY_ID, kind: KEY_ID, page: PAGE } },
  { path: /^\/(?:package|hotel|water-sport|car-rental)-details\/[a-z0-9._-]+\/reviews$/, query: { page: PAGE } },
  { path: /^\/similar-packages$/, query: { id: KEY_ID } },
  { path: /^\/reviews-of$/, query: { kind: REVIEW_KIND, id: KEY_ID } },
  { path: /^\/place-details\/[a-z0-9._-]+$/, query: NOTHING },
  { path: /^\/blog$/, query: { page: PAGE } },
  { path: /^\/blog\/[a-z0-9._-]+$/, query: NOTHING },
  { path: /^\/(?:about|faq|when-to-go)$/, query: NOTHING },
  { path: /^\/contact$/, query: NOTHING, fresh: ['message'] },
  { path: /^\/(?:privacy|refund|payment|cookie|website-usage)-policy$/, query: NOTHING },
  { path: /^\/terms-and-conditions$/, query: NOTHING },
  { path: /^\/rss\.xml$/, query: NOTHING },
  { path: /^\/(?:hotels|hotel-destinations)$/, query: NOTHING },
  { path: /^\/hotel-details\/[a-z0-9._-]+$/, query: NOTHING, fresh: ['checkIn', 'checkOut', 'rooms'] },
  {
    path: /^\/water-sports$/,
    query: { place: NAMED_PLACE, swimming: FLAG, maxPrice: TYPED_RUPEES, age: AGE, page: PAGE },
  },
  { path: /^\/water-sport-details\/[a-z0-9._-]+$/, query: NOTHING },
  { path: /^\/car-rental$/, query: { tab: CAR_TAB } },
  { path: /^\/car-stops$/, query: NOTHING },
  {
    path: /^\/car-rental-details\/[a-z0-9._-]+$/,
    query: NOTHING,
    fresh: ['adults', 'children', 'childAges', 'entryFee', 'date', 'time'],
  },
  { path: /^\/(?:sitemap\.xml|robots\.txt)$/, query: NOTHING },
]

const CACHED_CALLS: readonly PageRoute[] = [
  { path: /^\/api\/v1\/travelCategory\/fetch$/, query: { id: KEY_ID, ...PART_OF_LIST } },
  {
    path: /^\/api\/v1\/travelPackage\/fetch$/,
    query: {
      ...{ id: KEY_ID, packageSlug: KEY_ID, categorySlug: KEY_ID, ...PART_OF_LIST },
      ...{ duration: DURATION_TEXT, minPrice: RUPEES, maxPrice: RUPEES, sort: PACKAGE_SORT },
    },
  },
  {
    path: /^\/api\/v1\/travelPackage\/(?:similarPackage|specialPackage)\/fetch$/,
    query: { id: KEY_ID, ...PART_OF_LIST },
  },
  {
    path: /^\/api\/v1\/waterSports\/fetch$/,
    query: { id: KEY_ID, place: KEY_ID, swimming: FLAG, maxPrice: RUPEES, age: AGE, ...PART_OF_LIST },
  },
  { path: /^\/api\/v1\/places\/fetch$/, query: { id: KEY_ID, ...PART_OF_LIST } },
  { path: /^\/api\/v1\/(?:posts|pages)$/, query: PART_OF_LIST },
  { path: /^\/api\/v1\/(?:posts|pages)\/[a-z0-9._-]+$/, query: NOTHING },
  { path: /^\/api\/v1\/(?:faq|climate)$/, query: NOTHING },
  { path: /^\/api\/v1\/reviews$/, query: { kind: REVIEW_KIND, id: KEY_ID, sample: FLAG, ...PART_OF_LIST } },
  { path: /^\/api\/v1\/reviews\/voices$/, query: { kind: REVIEW_KIND, limit: LIMIT } },
  { path: /^\/api\/v1\/deals$/, query: { kind: DEAL_KIND, sort: DEAL_SORT, ...PART_OF_LIST } },
  // Not with a destination or dates: availability changes with every booking.
  {
    path: /^\/api\/v1\/hotels\/fetch$/,
    query: { id: KEY_ID, propertyType: TYPES, stars: STARS, sort: HOTEL_SORT, ...PART_OF_LIST },
  },
  { path: /^\/api\/v1\/hotels\/hotelDetails$/, query: { hotelId: KEY_ID } },
  { path: /^\/api\/v1\/placewiseHotel\/fetch$/, query: { place: KEY_ID, ...PART_OF_LIST } },
]

/** The framework's own data request of a page (`/_.data` is the home page's). Its `_routes` is dropped: our pages ask for no part of it. */
const DATA_SUFFIX = '.data'
const HOME_DATA = '/_'
/** Stands in the key for a value that does not exist; no page has it. */
const UNKNOWN_VALUE = '-'

/** `isOdd`: the address asks for something that does not exist, so its page is cached briefly. */
export type CachePlan = { key: string; kind: 'page' | 'call'; isOdd?: boolean }

/** The cache key of an address, or undefined when it is never cached. What is not in the key never reaches the renderer. */
export function cachePlanOf(url: string): CachePlan | undefined {
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  const search = mark === -1 ? '' : url.slice(mark + 1)
  if (path.startsWith('/api/')) {
    const call = CACHED_CALLS.find((each) => each.path.test(path))
    // The API refuses unknown values with 422, so such an address is neither cached nor normalised.
    const key = call === undefined ? undefined : keyOfCall(path, search, call.query)
    return key === undefined ? undefined : { key, kind: 'call' }
  }
  const pagePath = path.endsWith(DATA_SUFFIX) ? pathOfData(path) : path
  const page = CACHED_PAGES.find((each) => each.path.test(pagePath))
  if (page === undefined || isFresh(search, page)) return undefined
  const { key, isOdd } = keyOfPage(path, search, page.query)
  return { key, kind: 'page', ...(isOdd ? { isOdd } : {}) }
}

function pathOfData(path: string): string {
  const bare = path.slice(0, -DATA_SUFFIX.length)
  if (bare === HOME_DATA) return '/'
  return bare === '/' ? '' : bare
}

function isFresh(search: string, { fresh = [] }: PageRoute): boolean {
  if (search === '' || fresh.length === 0) return false
  const given = new URLSearchParams(search)
  return fresh.some((name) => given.has(name))
}

/** The key of a call whose parameters are all known and given once; undefined for any other, which the API handles itself. */
function keyOfCall(path: string, search: string, query: ReadNames): string | undefined {
  const given = [...new URLSearchParams(search)]
  const isOnce = new Set(given.map(([name]) => name)).size === given.length
  const isKnown = given.every(([name, value]) => Object.hasOwn(query, name) && query[name]?.(value) !== undefined)
  return isOnce && isKnown ? keyOfPage(path, search, query).key : undefined
}

/** Drops parameters that the page does not read, and replaces values that do not exist by one. */
function keyOfPage(path: string, search: string, query: ReadNames): { key: string; isOdd: boolean } {
  if (search === '') return { key: path, isOdd: false }
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  let isOdd = false
  for (const [name, read] of Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1))) {
    const value = given.get(name)
    if (value === null || value === '') continue
    const spelt = read(value)
    kept.set(name, spelt ?? UNKNOWN_VALUE)
    isOdd ||= spelt === undefined
  }
  const text = kept.toString()
  return { key: text === '' ? path : `${path}?${text}`, isOdd }
}
