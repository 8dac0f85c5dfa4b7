import { HOME_PLACES_LIMIT } from '#contract/terms/limits.ts'
import { ok } from '#contract/terms/result.ts'
import { fetchPlaces, type Place } from '#contract/v1/places.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { HomePlaces } from './features/home/destinations.tsx'
import { toHomePlaceView } from './features/home/home-view.ts'
import { HomePlaceCard, PlacesAtlas } from './features/home/places-parts.tsx'
import { type IslandMapView, islandMapView } from './features/map/island-map-view.ts'
import { drawPart } from './page/draw-part.ts'

/** The places of the home page, as cards and as a numbered list beside their map. */
export async function loadHomePlaces(host: Pick<SiteHost, 'api' | 'isDocument' | 'inPage'>): Promise<HomePlaces> {
  const answer = await fetchHomePlaces(host)
  const places = answer.ok ? answer.value.placesData : []
  const shown = places.map(toHomePlaceView)
  const map = mapOf(places)
  return {
    cards: answer.ok ? ok(shown.map((place) => drawPart(<HomePlaceCard place={place} />, host))) : answer,
    atlas: drawPart(map && <PlacesAtlas places={shown} map={{ width: map.width, height: map.height }} />, host),
  }
}

/** Undefined where none of them has a position. */
export async function loadPlacesMap(host: Pick<SiteHost, 'api'>): Promise<IslandMapView | undefined> {
  const answer = await fetchHomePlaces(host)
  return answer.ok ? mapOf(answer.value.placesData) : undefined
}

function fetchHomePlaces({ api }: Pick<SiteHost, 'api'>) {
  return api.call(fetchPlaces, { query: { limit: String(HOME_PLACES_LIMIT) } })
}

/** As far across as to the next islands. */
const SIZE = { heightMin: 400, heightMax: 520, spanKm: 56 }

/** On their piece of coast, numbered as the list is. */
function mapOf(places: readonly Place[]): IslandMapView | undefined {
  const marks = places.map(({ _id: id, name, lat, lng }, index) => ({ id, name, lat, lng, number: index + 1 }))
  return islandMapView({ view: 'near', ...SIZE, marks })
}
