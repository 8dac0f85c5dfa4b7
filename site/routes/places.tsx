import { paths, withQuery } from '#contract/terms/paths.ts'
import { hostOf } from '#site/api.ts'
import { IslandMap } from '#site/features/map/island-map.tsx'
import { islandMapView } from '#site/features/map/island-map-view.ts'
import { placesHead } from '#site/features/places/place-meta.ts'
import { loadPlaces, type PlacesData } from '#site/features/places/places-loader.ts'
import { PlacesPage } from '#site/features/places/places-page.tsx'
import { PLACE_TEXTS, placesOn } from '#site/features/places/texts.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import type { Route } from './+types/places'

export const handle = { cached: { query: { island: 'id', kind: 'id', page: 'page' } } } satisfies RouteHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const places = await loadPlaces(host, new URL(request.url).searchParams)
  if (places.leftOut !== undefined) host.cacheBriefly?.()
  return { places, map: mapOf(places), ...placesHead(host, places) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

/** Each island with its number of places; on one island, each place with its number in the list. */
function mapOf({ island, query, spots }: PlacesData) {
  if (island) {
    return islandMapView({
      view: 'near',
      heightMax: 560,
      marks: spots.map((spot) => ({ ...spot, href: paths.placeDetails(spot.id) })),
    })
  }
  return islandMapView({
    view: 'chain',
    marks: spots.map((spot) => ({
      ...spot,
      named: true,
      href: withQuery(paths.places, { island: spot.id, kind: query.kind }),
    })),
  })
}

export default function Places({ loaderData: { places, map } }: Route.ComponentProps) {
  const label = places.island ? placesOn(places.island.name) : PLACE_TEXTS.mapOfIslands
  return <PlacesPage data={places} map={map && <IslandMap map={map} label={label} />} />
}
