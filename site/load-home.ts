import { LIST_LIMIT_MAX } from '#contract/terms/limits.ts'
import { paths } from '#contract/terms/paths.ts'
import { ok } from '#contract/terms/result.ts'
import { fetchPackages, fetchSpecialPackages, type PackageSummary } from '#contract/v1/packages.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { loadTopCars } from './features/cars/home/top-cars-loader.ts'
import { loadFinder } from './features/home/finder-loader.ts'
import { toHomeDeals, toHomePackages } from './features/home/home-view.ts'
import { loadTopHotels } from './features/hotels/home/top-hotels-loader.ts'
import { loadVoices } from './features/reviews/voices-loader.ts'
import { loadLatestStories } from './features/stories/latest-loader.ts'
import { loadHomePlaces } from './load-home-places.ts'
import { cardPicture, leanPicture } from './page/lean-picture.ts'
import { leaveInPage } from './ui/in-page.tsx'

/** As many voices as stand in a row, and one that shows there are more. */
const VOICES_SHOWN = 6
const STORIES_SHOWN = 3
const HOTELS_SHOWN = 6
const CARS_SHOWN = 3

type Host = Pick<SiteHost, 'api' | 'brand' | 'now' | 'hero' | 'banners' | 'isDocument' | 'inPage'>

/** What the home page shows; each call that fails leaves its own section with words instead. */
export async function loadHome(host: Host) {
  const { api } = host
  const [packages, specials, places, voices, latest, hotels, cars, finder] = await Promise.all([
    api.call(fetchPackages, { query: { limit: String(LIST_LIMIT_MAX) } }),
    api.call(fetchSpecialPackages),
    loadHomePlaces(host),
    loadVoices(host, VOICES_SHOWN),
    loadLatestStories(host, STORIES_SHOWN),
    loadTopHotels(host, HOTELS_SHOWN),
    loadTopCars(host, CARS_SHOWN),
    loadFinder(host, HOTELS_SHOWN),
  ])
  return {
    /** What a shared link shows. */
    picture: specials.ok ? pictureOf(specials.value.packageData) : undefined,
    hero: host.hero ?? [],
    finder: leaveInPage(finder, host),
    deals: packages.ok ? ok(toHomeDeals(packages.value.packageData, host)) : packages,
    specials: specials.ok ? ok(toHomePackages(specials.value.packageData, host)) : specials,
    places,
    voices,
    latest,
    hotels,
    cars: cars && leaveInPage(cars, host),
    services: leaveInPage(servicePictures(host), host),
  }
}

function pictureOf([first]: readonly PackageSummary[]) {
  return first?.images[0] && leanPicture(first.images[0])
}

/** A picture of each service that has one, by the path of its page. */
function servicePictures({ banners = {} }: Host) {
  const named = {
    [paths.waterSports]: banners['water-sports'],
    [paths.hotels]: banners.hotels,
    [paths.ferry]: banners.ferry,
    [paths.carRental]: banners['car-rental'],
  }
  return Object.fromEntries(
    Object.entries(named).flatMap(([path, picture]) => (picture ? [[path, cardPicture(leanPicture(picture))]] : [])),
  )
}
