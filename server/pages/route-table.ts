import type { CachedAs, CachedPage, KeyNames } from '#contract/terms/cache-key.ts'
import { endpoints } from '#contract/v1/endpoints.ts'
import { KEY_VALUES } from './key-values.ts'

/** A page or call that is the same for everyone, by its addresses (cache rules C1, C3). */
type CachedRoute = Pick<CachedAs, 'query' | 'fresh' | 'halfHourly'> & {
  path: string
  parts: readonly ((given: string) => boolean)[]
}

const API = '/api/v1'
const ID_SEGMENT = /^[a-z0-9._-]+$/
const SLUG_SEGMENT = /^[a-z0-9-]+$/
const PATH_NAME = /^[:{](\w+)\}?$/

/** The framework's own data request of a page (`/_.data` is the home page's). Its `_routes` is dropped: our pages ask for no part of it. */
const DATA_SUFFIX = '.data'
const HOME_DATA = '/_'
/** Stands in the key for a value that does not exist; no page has it. */
const UNKNOWN_VALUE = '-'

/** `route`: whose room in the cache it takes. `isOdd`: the address asks for something that does not exist, so its page is cached briefly. */
export type CachePlan = { key: string; kind: 'page' | 'call'; route: string; isOdd?: boolean; halfHourly?: boolean }

/** The cache key of an address, or undefined when it is never cached. What is not in the key never reaches the renderer. */
export type PlanCache = (url: string) => CachePlan | undefined

/** By the declarations of the calls and by what the site's routes say of themselves: `pagesOf` is asked again, as the site may be built anew. */
export function cachePlanner(pagesOf: () => readonly CachedPage[]): PlanCache {
  const calls = endpoints.flatMap(({ method, path, cached }): CachedRoute[] =>
    method === 'GET' && cached !== undefined
      ? [{ path: API + path, parts: addressesOf(API + path), query: cached }]
      : [],
  )
  let known: readonly CachedPage[] = []
  let pages: readonly CachedRoute[] = []
  return (url) => {
    const found = pagesOf()
    if (found !== known)
      pages = found.map(({ path, segments, ...rest }) => ({ path, parts: addressesOf(`/${path}`, segments), ...rest }))
    known = found
    return planOf(url, pages, calls)
  }
}

/** The addresses of a path with names in it (`/blog/:slug`, `/posts/{slug}`), part by part. */
function addressesOf(path: string, segments: CachedAs['segments'] = {}): CachedRoute['parts'] {
  return path.split('/').map((part) => {
    const name = PATH_NAME.exec(part)?.[1]
    if (name === undefined) return (given) => given === part
    const known = segments[name]
    if (known === undefined) return (given) => ID_SEGMENT.test(given)
    return (given) => (known === 'slug' ? SLUG_SEGMENT.test(given) : known.includes(given))
  })
}

function routeOf(routes: readonly CachedRoute[], path: string): CachedRoute | undefined {
  const given = path.split('/')
  return routes.find(
    ({ parts }) => parts.length === given.length && parts.every((isThis, at) => isThis(given[at] ?? '')),
  )
}

function planOf(url: string, pages: readonly CachedRoute[], calls: readonly CachedRoute[]): CachePlan | undefined {
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  const search = mark === -1 ? '' : url.slice(mark + 1)
  if (path.startsWith('/api/')) {
    const call = routeOf(calls, path)
    // The API refuses unknown values with 422, so such an address is neither cached nor normalised.
    const key = call === undefined ? undefined : keyOfCall(path, search, call.query)
    return call === undefined || key === undefined ? undefined : { key, kind: 'call', route: call.path }
  }
  const pagePath = path.endsWith(DATA_SUFFIX) ? pathOfData(path) : path
  const page = routeOf(pages, pagePath)
  if (page === undefined || isFresh(search, page)) return undefined
  const { key, isOdd } = keyOfPage(path, search, page.query)
  const { path: route, halfHourly } = page
  return { key, kind: 'page', route, ...(isOdd ? { isOdd } : {}), ...(halfHourly ? { halfHourly } : {}) }
}

function pathOfData(path: string): string {
  const bare = path.slice(0, -DATA_SUFFIX.length)
  if (bare === HOME_DATA) return '/'
  return bare === '/' ? '' : bare
}

function isFresh(search: string, { fresh = [] }: CachedRoute): boolean {
  if (search === '' || fresh.length === 0) return false
  const given = new URLSearchParams(search)
  return fresh.some((name) => given.has(name))
}

/** The key of a call whose parameters are all known and given once; undefined for any other, which the API handles itself. */
function keyOfCall(path: string, search: string, query: KeyNames): string | undefined {
  const given = [...new URLSearchParams(search)]
  const isOnce = new Set(given.map(([name]) => name)).size === given.length
  const isKnown = given.every(([name, value]) => spell(query, name, value) !== undefined)
  return isOnce && isKnown ? keyOfPage(path, search, query).key : undefined
}

/** Drops parameters that the page does not read, and replaces values that do not exist by one. */
function keyOfPage(path: string, search: string, query: KeyNames): { key: string; isOdd: boolean } {
  if (search === '') return { key: path, isOdd: false }
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  let isOdd = false
  for (const name of Object.keys(query).sort()) {
    const value = given.get(name)
    if (value === null || value === '') continue
    const spelt = spell(query, name, value)
    kept.set(name, spelt ?? UNKNOWN_VALUE)
    isOdd ||= spelt === undefined
  }
  const text = kept.toString()
  return { key: text === '' ? path : `${path}?${text}`, isOdd }
}

/** The one spelling of a value; undefined where the name is not read, or nobody knows such a value. */
function spell(query: KeyNames, name: string, value: string): string | undefined {
  const kind = Object.hasOwn(query, name) ? query[name] : undefined
  return kind === undefined ? undefined : KEY_VALUES[kind](value)
}
