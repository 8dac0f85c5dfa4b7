import { fetchCarPackages, priceCarPackage } from '#contract/v1/car-packages.ts'
import { fetchAirportCars, fetchHourlyCars, fetchRideCars, fetchTransferPoints } from '#contract/v1/cars.ts'
import { fetchCategories } from '#contract/v1/categories.ts'
import { type AnyEndpoint, callKey } from '#contract/v1/endpoint.ts'
import { submitEnquiry } from '#contract/v1/enquiries.ts'
import {
  fetchFerry,
  fetchFerryNautika,
  fetchFerrySeats,
  fetchFerryTrip,
  fetchNextFerries,
} from '#contract/v1/ferries.ts'
import { planFerries } from '#contract/v1/ferry-plans.ts'
import { fetchHotelDetails, fetchHotels, fetchPlacewiseHotels } from '#contract/v1/hotels.ts'
import { fetchPackages, fetchSimilarPackages, fetchSpecialPackages, pricePackage } from '#contract/v1/packages.ts'
import { fetchPlaces } from '#contract/v1/places.ts'
import { searchCatalogue } from '#contract/v1/search.ts'
import { fetchWaterSports, priceWaterSport } from '#contract/v1/water-sports.ts'
import { normaliseCarPackages, normaliseCarPrice } from './car-packages-variants.ts'
import { normaliseCarGroups, normaliseHourlyGroups, normaliseTransferPoints } from './cars-variants.ts'
import { normaliseCategories, normaliseEnquiryResponse, normalisePlaces, normaliseSearch } from './content-variants.ts'
import {
  normaliseFerryList,
  normaliseFerryPlans,
  normaliseFerrySeats,
  normaliseFerryTrip,
  normaliseNextFerries,
} from './ferries-variants.ts'
import { normaliseHotelDetails, normaliseHotelList } from './hotels-variants.ts'
import { normalisePackageList, normalisePackagePrice, normaliseSimilarPackages } from './packages-variants.ts'
import { normaliseWaterSportList, normaliseWaterSportPrice } from './water-sports-variants.ts'

const NORMALISERS: [AnyEndpoint, (payload: unknown) => unknown][] = [
  [fetchPackages, normalisePackageList],
  [fetchSpecialPackages, normalisePackageList],
  [fetchSimilarPackages, normaliseSimilarPackages],
  [pricePackage, normalisePackagePrice],
  [fetchHotels, normaliseHotelList],
  [fetchPlacewiseHotels, normaliseHotelList],
  [fetchHotelDetails, normaliseHotelDetails],
  [fetchWaterSports, normaliseWaterSportList],
  [priceWaterSport, normaliseWaterSportPrice],
  [fetchAirportCars, normaliseCarGroups],
  [fetchRideCars, normaliseCarGroups],
  [fetchHourlyCars, normaliseHourlyGroups],
  [fetchTransferPoints, normaliseTransferPoints],
  [fetchCarPackages, normaliseCarPackages],
  [priceCarPackage, normaliseCarPrice],
  [fetchFerry, normaliseFerryList],
  [fetchFerryNautika, normaliseFerryList],
  [fetchFerryTrip, normaliseFerryTrip],
  [fetchFerrySeats, normaliseFerrySeats],
  [fetchNextFerries, normaliseNextFerries],
  [planFerries, normaliseFerryPlans],
  [fetchCategories, normaliseCategories],
  [fetchPlaces, normalisePlaces],
  [searchCatalogue, normaliseSearch],
  [submitEnquiry, normaliseEnquiryResponse],
]
const normalisers = new Map(NORMALISERS.map(([endpoint, each]) => [callKey(endpoint), each]))

/** Brings the variants that a foreign provider may send to the shape of the call's `answer`; throws nothing, leaves what it cannot read. */
export function normalise(endpoint: AnyEndpoint, payload: unknown): unknown {
  return normalisers.get(callKey(endpoint))?.(payload) ?? payload
}
