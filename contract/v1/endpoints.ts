import { fetchAvailability } from './availability.ts'
import { fetchCategories } from './categories.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { submitEnquiry } from './enquiries.ts'
import { fetchPackages, fetchSimilarPackages, fetchSpecialPackages, pricePackage } from './packages.ts'
import { fetchPlaces } from './places.ts'
import { fetchWaterSports, priceWaterSport } from './water-sports.ts'

/** Every call of API v1, for the OpenAPI document and the tests that hold it to the contract. */
export const endpoints: readonly AnyEndpoint[] = [
  fetchCategories,
  fetchPackages,
  fetchSimilarPackages,
  fetchSpecialPackages,
  pricePackage,
  submitEnquiry,
  fetchPlaces,
  fetchWaterSports,
  priceWaterSport,
  fetchAvailability,
]
