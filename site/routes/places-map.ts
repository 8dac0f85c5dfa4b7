import { hostOf } from '#site/api.ts'
import { drawnMap, MAP_EDITIONS } from '#site/features/map/drawn-map.ts'
import { loadPlacesMap } from '#site/load-home-places.tsx'
import { notFound } from '#site/page/not-found.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import type { Route } from './+types/places-map'

export const handle = { cached: { query: {}, segments: { edition: ['day', 'night'] } } } satisfies RouteHandle

/** The map beside the home page's places, as a picture. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const edition = MAP_EDITIONS.find((each) => each === params.edition)
  const map = edition && (await loadPlacesMap(hostOf(context)))
  if (map === undefined || edition === undefined) throw notFound()
  return new Response(drawnMap(map, edition), { headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' } })
}
