import { askCode, fetchMe, lookUpBooking, openLink, signOut, verifyCode } from './auth.ts'
import { fetchAvailability } from './availability.ts'
import { askAboutBooking, confirmMailbox } from './booking-messages.ts'
import {
  cancelBooking,
  fetchBooking,
  fetchBookings,
  giveTravellers,
  payBooking,
  placeBooking,
  previewCancel,
  renameTravellers,
} from './bookings.ts'
import { fetchCarPackages, priceCarPackage } from './car-packages.ts'
import { fetchAirportCars, fetchHourlyCars, fetchRideCars, fetchTransferPoints } from './cars.ts'
import { fetchCategories } from './categories.ts'
import { choose, fetchChoice } from './choices.ts'
import { fetchClimate } from './climate.ts'
import { fetchCurrencies } from './currencies.ts'
import { fetchDeals } from './deals.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { submitEnquiry } from './enquiries.ts'
import { fetchFaq } from './faq.ts'
import {
  fetchFerry,
  fetchFerryNautika,
  fetchFerryPorts,
  fetchFerrySeats,
  fetchFerryTrip,
  fetchNextFerries,
} from './ferries.ts'
import { planFerries, seatPlan } from './ferry-plans.ts'
import { fetchHold, makeHold, priceTrip, releaseHold } from './holds.ts'
import { fetchHotelDetails, fetchHotels, fetchPlacewiseHotels } from './hotels.ts'
import { fetchPackages, fetchSimilarPackages, fetchSpecialPackages, pricePackage } from './packages.ts'
import { fetchPlaces } from './places.ts'
import { fetchPost, fetchPosts } from './posts.ts'
import { fetchQuoteRequest, writeQuote } from './quote-requests.ts'
import { acceptQuote, changeQuote, fetchQuote, saveQuote, sendQuote } from './quotes.ts'
import { fetchInvitation, fetchReviews, fetchVoices, writeReview } from './reviews.ts'
import { searchCatalogue } from './search.ts'
import { fetchPolicyVersionPage, fetchSitePage, fetchSitePages } from './site-pages.ts'
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
  fetchPosts,
  fetchPost,
  fetchSitePages,
  fetchSitePage,
  fetchPolicyVersionPage,
  fetchFaq,
  fetchClimate,
  fetchCurrencies,
  searchCatalogue,
  fetchReviews,
  fetchVoices,
  fetchInvitation,
  writeReview,
  fetchChoice,
  choose,
  fetchDeals,
  fetchHotels,
  fetchHotelDetails,
  fetchPlacewiseHotels,
  fetchWaterSports,
  priceWaterSport,
  fetchAirportCars,
  fetchHourlyCars,
  fetchRideCars,
  fetchTransferPoints,
  fetchCarPackages,
  priceCarPackage,
  fetchFerry,
  fetchFerryNautika,
  fetchFerryTrip,
  fetchFerrySeats,
  fetchNextFerries,
  fetchFerryPorts,
  planFerries,
  seatPlan,
  fetchAvailability,
  fetchMe,
  askCode,
  lookUpBooking,
  verifyCode,
  openLink,
  signOut,
  priceTrip,
  makeHold,
  fetchHold,
  releaseHold,
  placeBooking,
  fetchBookings,
  fetchBooking,
  confirmMailbox,
  payBooking,
  previewCancel,
  cancelBooking,
  renameTravellers,
  askAboutBooking,
  saveQuote,
  fetchQuote,
  changeQuote,
  sendQuote,
  acceptQuote,
  fetchQuoteRequest,
  writeQuote,
  giveTravellers,
]
