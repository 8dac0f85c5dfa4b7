import type { z } from 'zod'
import { fetchCarPackages, priceCarPackage } from '#contract/v1/car-packages.ts'
import { fetchAirportCars, fetchHourlyCars, fetchRideCars, fetchTransferPoints } from '#contract/v1/cars.ts'
import { fetchCategories } from '#contract/v1/categories.ts'
import type { CallInput } from '#contract/v1/client.ts'
import { fetchClimate } from '#contract/v1/climate.ts'
import { fetchCurrencies } from '#contract/v1/currencies.ts'
import { fetchDeals } from '#contract/v1/deals.ts'
import { type AnyEndpoint, callKey } from '#contract/v1/endpoint.ts'
import { endpoints } from '#contract/v1/endpoints.ts'
import { fetchFaq } from '#contract/v1/faq.ts'
import { fetchFerryPorts } from '#contract/v1/ferries.ts'
import { fetchHotelDetails, fetchHotels, fetchPlacewiseHotels } from '#contract/v1/hotels.ts'
import { fetchPackages, fetchSimilarPackages, fetchSpecialPackages, pricePackage } from '#contract/v1/packages.ts'
import { fetchPlaces } from '#contract/v1/places.ts'
import { fetchPost, fetchPosts } from '#contract/v1/posts.ts'
import { fetchReviews, fetchVoices } from '#contract/v1/reviews.ts'
import { fetchPolicyVersionPage, fetchSitePage, fetchSitePages } from '#contract/v1/site-pages.ts'
import { fetchWaterSports } from '#contract/v1/water-sports.ts'

/**
 * What a page or an answer was made of (cache rules C8): a noun (`package`: any of them, a list) or one record (`package:island-saver`).
 * Without tags it is made of anything. The triggers of the tables say the same of a change (`page_change`).
 */
export type Tags = readonly string[]

/** What has changed: tags of that kind, or more than anybody can tell. */
export type Changes = 'everything' | ReadonlySet<string>

const PRODUCTS = ['package', 'hotel', 'activity', 'car'] as const
/** Of pages that tell of the time of day. */
export const HALF_HOUR = 'half-hour'
/** Every other noun of a change is everything. What has no noun here (settings, pictures, taxes, islands) is on all pages. */
const NOUNS: ReadonlySet<string> = new Set([...PRODUCTS, 'deal', 'place', 'post', 'text', 'faq', 'ferry', HALF_HOUR])

/** `answer` is missing where there was none, or only its bytes are known. */
type TagsOf<E extends AnyEndpoint = AnyEndpoint> = (
  asked: { query: Partial<z.input<E['query']>>; body: Partial<z.input<E['body']>> },
  answer: z.output<E['response']> | undefined,
) => Tags

const call = <E extends AnyEndpoint>(endpoint: E, tags: TagsOf<E>): [string, TagsOf] => [
  callKey(endpoint),
  // The endpoint names the types of its own question and answer.
  tags as TagsOf,
]
const always = (endpoint: AnyEndpoint, ...tags: string[]): [string, TagsOf] => call(endpoint, () => tags)
const one = (noun: (typeof PRODUCTS)[number], id: string | undefined) => (id === undefined ? noun : `${noun}:${id}`)

/** What each call about the catalogue reads. `tests/api/page-tags.test.ts` compares it with the tables that it does read. */
const CALLS: ReadonlyMap<string, TagsOf> = new Map([
  always(fetchCategories),
  call(fetchPackages, ({ query: { id, packageSlug } }, answer) =>
    id === undefined && packageSlug === undefined
      ? ['package', 'deal', 'place']
      : [one('package', id ?? answer?.packageData[0]?._id), 'activity', 'deal', 'place'],
  ),
  // A change of a package has the tags of those that name it as similar.
  call(fetchSimilarPackages, ({ query: { id } }) => [one('package', id), 'deal', 'place']),
  always(fetchSpecialPackages, 'package', 'deal', 'place'),
  call(pricePackage, ({ body: { packageId } }) => [one('package', packageId), 'hotel', 'deal']),
  always(fetchPlaces, 'place'),
  always(fetchDeals, ...PRODUCTS, 'deal', 'place'),
  always(fetchHotels, 'hotel', 'deal', 'place'),
  call(fetchHotelDetails, ({ query: { hotelId } }) => [one('hotel', hotelId), 'deal', 'place']),
  always(fetchPlacewiseHotels, 'hotel', 'deal', 'place'),
  call(fetchWaterSports, ({ query: { id } }) => [one('activity', id), 'deal', 'place']),
  always(fetchCarPackages, 'car', 'deal', 'place'),
  always(priceCarPackage, 'car', 'deal', 'place'),
  always(fetchTransferPoints, 'car', 'hotel', 'place'),
  ...[fetchAirportCars, fetchHourlyCars, fetchRideCars].map((each) => always(each, 'car')),
  always(fetchFerryPorts, 'ferry'),
  // Of what kind it is about is in the question; the statement joins them all.
  call(fetchReviews, ({ query: { id } }) => PRODUCTS.map((kind) => one(kind, id))),
  always(fetchVoices, ...PRODUCTS),
  always(fetchPosts, 'post'),
  always(fetchPost, 'post', 'package', 'place'),
  ...[fetchSitePages, fetchSitePage, fetchPolicyVersionPage].map((each) => always(each, 'text')),
  always(fetchFaq, 'faq'),
  always(fetchClimate),
  always(fetchCurrencies),
])

/** What such a call reads, asked by the words of its own declaration; undefined for one that is not about the catalogue. */
export function tagsOfCall(
  endpoint: AnyEndpoint,
  { query = {}, body = {} }: CallInput<AnyEndpoint> = {},
  answer?: unknown,
): Tags | undefined {
  return CALLS.get(callKey(endpoint))?.({ query: query as object, body: body as object }, answer)
}

/** The same of a call by its address, `/api/v1/posts?page=2`. */
export function tagsOfAddress(address: string): Tags | undefined {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const parts = pathname.split('/').slice(3)
  const found = endpoints.find(({ method, path }) => method === 'GET' && isAt(path.slice(1).split('/'), parts))
  return found && tagsOfCall(found, { query: Object.fromEntries(searchParams) })
}

function isAt(path: readonly string[], parts: readonly string[]): boolean {
  return path.length === parts.length && path.every((part, at) => part.startsWith('{') || part === parts[at])
}

/** From the tags of a change. */
export function changesOf(tags: readonly string[]): Changes {
  return tags.every((tag) => NOUNS.has(tag.split(':', 1)[0] ?? '')) ? new Set(tags) : 'everything'
}

export function isTouched(tags: Tags | undefined, changes: Changes): boolean {
  return changes === 'everything' || tags === undefined || tags.some((tag) => changes.has(tag))
}

const tagged = new WeakMap<Response, Tags>()

/** Says of a response what it was made of. */
export function withTags(response: Response, tags: Tags | undefined): Response {
  if (tags !== undefined) tagged.set(response, tags)
  return response
}

export function tagsOfResponse(response: Response): Tags | undefined {
  return tagged.get(response)
}
