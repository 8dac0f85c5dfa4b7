/** Pages whose HTML is the same for everyone, with the only query names they read (rules C1 and C3). */
type PageRoute = {
  path: RegExp
  query: readonly string[]
  /** Names with which the page is of this moment, and not kept: its dates. */
  fresh?: readonly string[]
}

const LIST_QUERY = ['page', 'duration', 'minPrice', 'maxPrice', 'sort'] as const

const CACHED_PAGES: readonly PageRoute[] = [
  { path: /^\/$/, query: [] },
  { path: /^\/tour-packages\/[a-z0-9-]+$/, query: LIST_QUERY },
  { path: /^\/(?:tours|family-tours|group-tours|honeymoon-tours)$/, query: LIST_QUERY },
  { path: /^\/deals$/, query: ['kind', 'page', 'sort'] },
  { path: /^\/package-details\/[a-z0-9._-]+$/, query: [] },
  { path: /^\/places$/, query: ['island', 'kind', 'page'] },
  { path: /^\/(?:package|hotel|water-sport|car-rental)-details\/[a-z0-9._-]+\/reviews$/, query: ['page'] },
  { path: /^\/similar-packages$/, query: ['id'] },
  { path: /^\/reviews-of$/, query: ['kind', 'id'] },
  { path: /^\/place-details\/[a-z0-9._-]+$/, query: [] },
  { path: /^\/blog$/, query: ['page'] },
  { path: /^\/blog\/[a-z0-9._-]+$/, query: [] },
  { path: /^\/(?:about|faq|when-to-go)$/, query: [] },
  { path: /^\/contact$/, query: [], fresh: ['message'] },
  { path: /^\/(?:privacy|refund|payment|cookie|website-usage)-policy$/, query: [] },
  { path: /^\/terms-and-conditions$/, query: [] },
  { path: /^\/rss\.xml$/, query: [] },
  { path: /^\/(?:hotels|hotel-destinations)$/, query: [] },
  { path: /^\/hotel-details\/[a-z0-9._-]+$/, query: [], fresh: ['checkIn', 'checkOut', 'rooms'] },
  { path: /^\/water-sports$/, query: ['place', 'swimming', 'maxPrice', 'age', 'page'] },
  { path: /^\/water-sport-details\/[a-z0-9._-]+$/, query: [] },
  { path: /^\/car-rental$/, query: ['tab'] },
  { path: /^\/car-stops$/, query: [] },
  {
    path: /^\/car-rental-details\/[a-z0-9._-]+$/,
    query: [],
    fresh: ['adults', 'children', 'childAges', 'entryFee', 'date', 'time'],
  },
  { path: /^\/(?:sitemap\.xml|robots\.txt)$/, query: [] },
]

const CACHED_CALLS: readonly PageRoute[] = [
  { path: /^\/api\/v1\/travelCategory\/fetch$/, query: ['id', 'limit', 'page'] },
  {
    path: /^\/api\/v1\/travelPackage\/fetch$/,
    query: ['id', 'packageSlug', 'categorySlug', 'limit', ...LIST_QUERY],
  },
  { path: /^\/api\/v1\/travelPackage\/(?:similarPackage|specialPackage)\/fetch$/, query: ['id', 'limit', 'page'] },
  { path: /^\/api\/v1\/waterSports\/fetch$/, query: ['id', 'place', 'swimming', 'maxPrice', 'age', 'limit', 'page'] },
  { path: /^\/api\/v1\/places\/fetch$/, query: ['id', 'limit', 'page'] },
  { path: /^\/api\/v1\/(?:posts|pages)$/, query: ['limit', 'page'] },
  { path: /^\/api\/v1\/(?:posts|pages)\/[a-z0-9._-]+$/, query: [] },
  { path: /^\/api\/v1\/(?:faq|climate)$/, query: [] },
  { path: /^\/api\/v1\/reviews$/, query: ['kind', 'id', 'page', 'limit', 'sample'] },
  { path: /^\/api\/v1\/reviews\/voices$/, query: ['kind', 'limit'] },
  { path: /^\/api\/v1\/deals$/, query: ['kind', 'page', 'limit', 'sort'] },
  // Not those with a destination or dates: what is free changes with every booking.
  { path: /^\/api\/v1\/hotels\/fetch$/, query: ['id', 'limit', 'page', 'propertyType', 'stars', 'sort'] },
  { path: /^\/api\/v1\/hotels\/hotelDetails$/, query: ['hotelId'] },
  { path: /^\/api\/v1\/placewiseHotel\/fetch$/, query: ['place', 'limit', 'page'] },
]

/** Longest value of a query name that a cached page reads; longer ones are dropped like unknown names. */
const VALUE_LENGTH_MAX = 100
/** The framework's own data request of a page (`/_.data` is the home page's), and the routes it asks for. */
const DATA_SUFFIX = '.data'
const HOME_DATA = '/_'
const DATA_QUERY = '_routes'

export type CachePlan = { key: string; kind: 'page' | 'call' }

/** Where an address is kept, or undefined when it is never cached. What is not in the key never reaches the renderer. */
export function cachePlanOf(url: string): CachePlan | undefined {
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  const search = mark === -1 ? '' : url.slice(mark + 1)
  if (path.startsWith('/api/')) {
    const call = CACHED_CALLS.find((each) => each.path.test(path))
    // A call answers 422 to what it does not know, so an address with such a thing is not kept, and not cleaned either.
    return call !== undefined && hasOnly(search, call.query)
      ? { key: keyOf(path, search, call.query), kind: 'call' }
      : undefined
  }
  const isData = path.endsWith(DATA_SUFFIX)
  const pagePath = isData ? pathOfData(path) : path
  const page = CACHED_PAGES.find((each) => each.path.test(pagePath))
  if (page === undefined || isFresh(search, page)) return undefined
  return { key: keyOf(path, search, isData ? [...page.query, DATA_QUERY] : page.query), kind: 'page' }
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

function hasOnly(search: string, names: readonly string[]): boolean {
  const given = [...new URLSearchParams(search)]
  const isOnce = new Set(given.map(([name]) => name)).size === given.length
  return isOnce && given.every(([name, value]) => names.includes(name) && isInKey(value))
}

function isInKey(value: string | null): value is string {
  return value !== null && value !== '' && value.length <= VALUE_LENGTH_MAX
}

function keyOf(path: string, search: string, names: readonly string[]): string {
  if (search === '') return path
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of [...names].sort()) {
    const value = given.get(name)
    if (isInKey(value)) kept.set(name, value)
  }
  const text = kept.toString()
  return text === '' ? path : `${path}?${text}`
}
