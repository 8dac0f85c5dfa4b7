import { LRUCache } from 'lru-cache'
import { fetchCarPackages } from '#contract/v1/car-packages.ts'
import { fetchAirportCars, fetchHourlyCars, fetchRideCars, fetchTransferPoints } from '#contract/v1/cars.ts'
import { fetchCategories } from '#contract/v1/categories.ts'
import type { ApiClient } from '#contract/v1/client.ts'
import { fetchClimate } from '#contract/v1/climate.ts'
import { fetchCurrencies } from '#contract/v1/currencies.ts'
import { fetchDeals } from '#contract/v1/deals.ts'
import { type AnyEndpoint, callKey } from '#contract/v1/endpoint.ts'
import { fetchFaq } from '#contract/v1/faq.ts'
import { fetchFerryPorts } from '#contract/v1/ferries.ts'
import { fetchHotelDetails, fetchHotels, fetchPlacewiseHotels } from '#contract/v1/hotels.ts'
import { fetchPackages, fetchSimilarPackages, fetchSpecialPackages, pricePackage } from '#contract/v1/packages.ts'
import { fetchPlaces } from '#contract/v1/places.ts'
import { fetchPost, fetchPosts } from '#contract/v1/posts.ts'
import { fetchReviews, fetchVoices } from '#contract/v1/reviews.ts'
import { searchCatalogue } from '#contract/v1/search.ts'
import { fetchSitePage, fetchSitePages } from '#contract/v1/site-pages.ts'
import { fetchWaterSports } from '#contract/v1/water-sports.ts'

const RESPONSES_MAX = 1_000

/** Their responses change only with the catalogue, the settings and the day in India, unless the request names days. */
const OF_CATALOGUE: readonly AnyEndpoint[] = [
  ...[
    fetchCategories,
    fetchPackages,
    fetchSimilarPackages,
    fetchSpecialPackages,
    pricePackage,
    fetchPlaces,
    fetchDeals,
  ],
  ...[fetchHotels, fetchHotelDetails, fetchPlacewiseHotels, fetchWaterSports, fetchCarPackages, fetchTransferPoints],
  ...[fetchAirportCars, fetchHourlyCars, fetchRideCars, fetchFerryPorts, fetchReviews, fetchVoices],
  ...[fetchPosts, fetchPost, fetchSitePages, fetchSitePage, fetchFaq, fetchClimate, fetchCurrencies],
]
const ofCatalogue = new Set(OF_CATALOGUE.map(callKey))
/** Is not kept; as old as the catalogue. */
const SEARCH = callKey(searchCatalogue)
/** Parameters that make a request one about given days, or a search. */
const DATED_NAMES = ['checkIn', 'destination', 'pickupDate', 'date']

export type CatalogueCache = {
  /**
   * A client for a page rendered at this catalogue version. Cached values are shared among pages and must not be changed. `reader`: asked in
   * place of `api` for what everybody gets, where a replica has this version.
   */
  around: (api: ApiClient, version: string, reader?: ApiClient) => ApiClient
}

/**
 * The read model of the pages: responses about the catalogue, cached until its version changes. Saves three quarters of the CPU time of
 * rendering a page, nine tenths of the home page's (`npm run bench render`: "answers at hand" beside "its calls and statements too").
 */
export function catalogueCache(): CatalogueCache {
  const responses = new LRUCache<string, Promise<unknown>>({ max: RESPONSES_MAX })
  let known = ''
  return {
    around: (api, version, reader = api) => {
      if (version !== known) responses.clear()
      known = version
      return {
        call: (endpoint, input = {}) => {
          if (callKey(endpoint) === SEARCH) return reader.call(endpoint, input)
          if (!ofCatalogue.has(callKey(endpoint)) || isDated(input.query)) return api.call(endpoint, input)
          const key = `${endpoint.path} ${JSON.stringify([input.query, input.body])}`
          // The key names the endpoint, so the type is that of its response.
          const cached = responses.get(key) as
            | ReturnType<typeof api.call<typeof endpoint.query, typeof endpoint.body, typeof endpoint.response>>
            | undefined
          if (cached !== undefined) return cached
          const response = reader.call(endpoint, input)
          responses.set(key, response)
          const drop = () => responses.get(key) === response && responses.delete(key)
          response.then((result) => result.ok || drop(), drop)
          return response
        },
      }
    },
  }
}

function isDated(query: unknown): boolean {
  return typeof query === 'object' && query !== null && DATED_NAMES.some((name) => name in query)
}
