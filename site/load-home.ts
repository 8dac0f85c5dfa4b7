import { HOME_PLACES_LIMIT, LIST_LIMIT_MAX } from '#contract/terms/limits.ts'
import { ok } from '#contract/terms/result.ts'
import { fetchPackages, fetchSpecialPackages } from '#contract/v1/packages.ts'
import { fetchPlaces } from '#contract/v1/places.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { loadTopCars } from './features/cars/home/top-cars-loader.ts'
import { toHomeDeals, toHomePackages, toHomePlace } from './features/home/home-view.ts'
import { loadTopHotels } from './features/hotels/home/top-hotels-loader.ts'
import { loadVoices } from './features/reviews/voices-loader.ts'
import { loadLatestStories } from './features/stories/latest-loader.ts'
import { leaveInPage } from './ui/in-page.tsx'

/** As many voices as stand in a row, and one that shows there are more. */
const VOICES_SHOWN = 6
const STORIES_SHOWN = 3
const HOTELS_SHOWN = 6
const CARS_SHOWN = 3

/** What the home page shows; each call that fails leaves its own section with words instead. */
export async function loadHome(host: Pick<SiteHost, 'api' | 'hero' | 'isDocument' | 'inPage'>) {
  const { api } = host
  const [packages, specials, places, voices, latest, hotels, cars] = await Promise.all([
    api.call(fetchPackages, { query: { limit: String(LIST_LIMIT_MAX) } }),
    api.call(fetchSpecialPackages),
    api.call(fetchPlaces, { query: { limit: String(HOME_PLACES_LIMIT) } }),
    loadVoices(host, VOICES_SHOWN),
    loadLatestStories(host, STORIES_SHOWN),
    loadTopHotels(host, HOTELS_SHOWN),
    loadTopCars(host, CARS_SHOWN),
  ])
  return {
    hero: host.hero ?? [],
    deals: packages.ok ? ok(toHomeDeals(packages.value.packageData)) : packages,
    specials: specials.ok ? ok(toHomePackages(specials.value.packageData)) : specials,
    places: places.ok ? ok(places.value.placesData.map(toHomePlace)) : places,
    voices,
    latest,
    hotels,
    cars: cars && leaveInPage(cars, host),
  }
}
