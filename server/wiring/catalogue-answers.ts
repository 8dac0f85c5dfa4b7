import { LRUCache } from 'lru-cache'
import { fetchCarPackages } from '#contract/v1/car-packages.ts'
import { fetchAirportCars, fetchHourlyCars, fetchRideCars, fetchTransferPoints } from '#contract/v1/cars.ts'
import { fetchCategories } from '#contract/v1/categories.ts'
import type { ApiClient } from '#contract/v1/client.ts'
import { fetchClimate } from '#contract/v1/climate.ts'
import { fetchDeals } from '#contract/v1/deals.ts'
import { type AnyEndpoint, callKey } from '#contract/v1/endpoint.ts'
import { fetchFaq } from '#contract/v1/faq.ts'
import { fetchFerryPorts } from '#contract/v1/ferries.ts'
import { fetchHotelDetails, fetchHotels, fetchPlacewiseHotels } from '#contract/v1/hotels.ts'
import { fetchPackages, fetchSimilarPackages, fetchSpecialPackages, pricePackage } from '#contract/v1/packages.ts'
import { fetchPlaces } from '#contract/v1/places.ts'
import { fetchPost, fetchPosts } from '#contract/v1/posts.ts'
import { fetchReviews, fetchVoices } from '#contract/v1/reviews.ts'
import { fetchSitePage, fetchSitePages } from '#contract/v1/site-pages.ts'
import { fetchWaterSports } from '#contract/v1/water-sports.ts'

const ANSWERS_MAX = 1_000

/** Answers that change with the catalogue, the settings and the day in India alone, where the question is not about given days. */
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
  ...[fetchPosts, fetchPost, fetchSitePages, fetchSitePage, fetchFaq, fetchClimate],
]
const ofCatalogue = new Set(OF_CATALOGUE.map(callKey))
/** Names with which a question is about given days, or a search. */
const DATED_NAMES = ['checkIn', 'destination', 'pickupDate', 'date']

export type CatalogueAnswers = {
  /** The client of a page that found the catalogue at this version. Answers are shared among pages: read, never written. */
  around: (api: ApiClient, version: string) => ApiClient
}

/**
 * The read model of the pages: each answer about the catalogue as the use case made it, kept until the catalogue has another
 * version. It wins three quarters of the processor's time of a page that is made anew, and nine tenths of the home page's
 * (`npm run bench render`: "answers at hand" beside "its calls and statements too").
 */
export function catalogueAnswers(): CatalogueAnswers {
  const answers = new LRUCache<string, Promise<unknown>>({ max: ANSWERS_MAX })
  let known = ''
  return {
    around: (api, version) => {
      if (version !== known) answers.clear()
      known = version
      return {
        call: (endpoint, input = {}) => {
          if (!ofCatalogue.has(callKey(endpoint)) || isDated(input.query)) return api.call(endpoint, input)
          const key = `${endpoint.path} ${JSON.stringify([input.query, input.body])}`
          // The key names the endpoint, so what is kept under it is that endpoint's answer.
          const kept = answers.get(key) as
            | ReturnType<typeof api.call<typeof endpoint.query, typeof endpoint.body, typeof endpoint.response>>
            | undefined
          if (kept !== undefined) return kept
          const asked = api.call(endpoint, input)
          answers.set(key, asked)
          const drop = () => answers.get(key) === asked && answers.delete(key)
          asked.then((answer) => answer.ok || drop(), drop)
          return asked
        },
      }
    },
  }
}

function isDated(query: unknown): boolean {
  return typeof query === 'object' && query !== null && DATED_NAMES.some((name) => name in query)
}
