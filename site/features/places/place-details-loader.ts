import { LIST_LIMIT_MAX } from '#contract/terms/limits.ts'
import type { CallFailure } from '#contract/v1/client.ts'
import { fetchPackages, type PackageSummary } from '#contract/v1/packages.ts'
import { fetchPlaces, type Place } from '#contract/v1/places.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import {
  type PlaceCardView,
  type PlaceReading,
  type PlaceView,
  toPlaceCard,
  toPlaceReading,
  toPlaceView,
} from './place-view.ts'

/** Cards under the text. */
const PACKAGES_MAX = 6
const OTHERS_MAX = 4

export type PlaceDetailsData = { place: PlaceView; others: PlaceCardView[] }

type Loaded =
  | { ok: true; record: Place; details: PlaceDetailsData; reading: PlaceReading; packages: PackageSummary[] }
  | { ok: false; failure: CallFailure }

/** A place with what goes there. Packages or neighbours that cannot be read are left out: the place itself is the page. */
export async function loadPlaceDetails({ api }: Pick<SiteHost, 'api'>, id: string): Promise<Loaded> {
  const limit = String(LIST_LIMIT_MAX)
  const [found, packages, places] = await Promise.all([
    api.call(fetchPlaces, { query: { id } }),
    api.call(fetchPackages, { query: { limit } }),
    api.call(fetchPlaces, { query: { limit } }),
  ])
  if (!found.ok) return { ok: false, failure: found.error }
  const record = found.value.placesData.find(({ _id }) => _id === id)
  if (record === undefined) return { ok: false, failure: { status: 404, code: 'not_found', message: '', errors: [] } }
  const visiting = packages.ok ? packages.value.packageData.filter((each) => visits(each, id)) : []
  const others = places.ok ? places.value.placesData.filter((each) => isNeighbour(each, record)) : []
  return {
    ok: true,
    record,
    details: { place: toPlaceView(record), others: others.slice(0, OTHERS_MAX).map(toPlaceCard) },
    reading: toPlaceReading(record),
    packages: visiting.slice(0, PACKAGES_MAX),
  }
}

function visits({ places }: PackageSummary, id: string): boolean {
  return places.some(({ placeId }) => placeId === id)
}

function isNeighbour(place: Place, { _id, island }: Place): boolean {
  return place._id !== _id && place.island._id === island._id
}
