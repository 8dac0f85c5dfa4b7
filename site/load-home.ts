import { HOME_PLACES_LIMIT, LIST_LIMIT_MAX } from '#contract/terms/limits.ts'
import { ok } from '#contract/terms/result.ts'
import { fetchPackages, fetchSpecialPackages } from '#contract/v1/packages.ts'
import { fetchPlaces } from '#contract/v1/places.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { toHomeDeals, toHomePackages, toHomePlace } from './features/home/home-view.ts'

/** What the home page shows; each call that fails leaves its own section with words instead. */
export async function loadHome({ api }: Pick<SiteHost, 'api'>) {
  const [packages, specials, places] = await Promise.all([
    api.call(fetchPackages, { query: { limit: String(LIST_LIMIT_MAX) } }),
    api.call(fetchSpecialPackages),
    api.call(fetchPlaces, { query: { limit: String(HOME_PLACES_LIMIT) } }),
  ])
  return {
    deals: packages.ok ? ok(toHomeDeals(packages.value.packageData)) : packages,
    specials: specials.ok ? ok(toHomePackages(specials.value.packageData)) : specials,
    places: places.ok ? ok(places.value.placesData.map(toHomePlace)) : places,
  }
}
