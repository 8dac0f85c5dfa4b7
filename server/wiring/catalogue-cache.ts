import { LRUCache } from 'lru-cache'
import type { ApiClient } from '#contract/v1/client.ts'
import { callKey } from '#contract/v1/endpoint.ts'
import { searchCatalogue } from '#contract/v1/search.ts'
import { type Changes, isTouched, type Tags, tagsOfCall } from '#server/pages/page-tags.ts'

const RESPONSES_MAX = 1_000

/** Is not kept; as old as the catalogue. */
const SEARCH = callKey(searchCatalogue)
/** Parameters that make a request one about given days, or a search. */
const DATED_NAMES = ['checkIn', 'destination', 'pickupDate', 'date']

export type CatalogueCache = {
  /**
   * A client for a page. Cached values are shared among pages and must not be changed. `reader`: asked in place of `api` for what everybody
   * gets, where a replica has all that has changed.
   */
  around: (api: ApiClient, reader?: ApiClient) => ApiClient
  /** Asks anew for what was made of these. */
  expire: (changes: Changes) => void
}

/** `tags`: missing until the response is there. */
type Kept = { response: Promise<unknown>; tags?: Tags | undefined }

/**
 * The read model of the pages: responses about the catalogue, cached until what they tell of changes, unless the request names days. Saves
 * three quarters of the CPU time of rendering a page, nine tenths of the home page's (`npm run bench render`: "answers at hand" beside
 * "its calls and statements too").
 */
export function catalogueCache(): CatalogueCache {
  const responses = new LRUCache<string, Kept>({ max: RESPONSES_MAX })
  return {
    around: (api, reader = api) => ({
      call: (endpoint, input = {}) => {
        if (callKey(endpoint) === SEARCH) return reader.call(endpoint, input)
        if (tagsOfCall(endpoint, input) === undefined || isDated(input.query)) return api.call(endpoint, input)
        const key = `${endpoint.path} ${JSON.stringify([input.query, input.body])}`
        // The key names the endpoint, so the type is that of its response.
        const cached = responses.get(key)?.response as
          | ReturnType<typeof api.call<typeof endpoint.query, typeof endpoint.body, typeof endpoint.response>>
          | undefined
        if (cached !== undefined) return cached
        const response = reader.call(endpoint, input)
        const kept: Kept = { response }
        responses.set(key, kept)
        const drop = () => responses.peek(key) === kept && responses.delete(key)
        response.then((result) => {
          if (result.ok) kept.tags = tagsOfCall(endpoint, input, result.value)
          else drop()
        }, drop)
        return response
      },
    }),
    expire: (changes) => {
      for (const [key, { tags }] of [...responses.entries()]) if (isTouched(tags, changes)) responses.delete(key)
    },
  }
}

function isDated(query: unknown): boolean {
  return typeof query === 'object' && query !== null && DATED_NAMES.some((name) => name in query)
}
