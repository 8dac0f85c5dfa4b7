import { LIST_LIMIT_MAX } from '#contract/terms/limits.ts'
import type { PackageDetails } from '#contract/v1/packages.ts'
import { fetchPlaces, type Place } from '#contract/v1/places.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'

/** The places of a package in its order, those that have a page; none where they cannot be read. */
export async function loadPackagePlaces(
  { api }: Pick<SiteHost, 'api'>,
  { places }: Pick<PackageDetails, 'places'>,
): Promise<Place[]> {
  const answer = await api.call(fetchPlaces, { query: { limit: String(LIST_LIMIT_MAX) } })
  const known = answer.ok ? answer.value.placesData : []
  return places.map(({ placeId }) => known.find(({ _id }) => _id === placeId)).filter((place) => place !== undefined)
}
