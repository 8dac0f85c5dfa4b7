import { hostOf } from '#site/api.ts'
import { loadCarStops } from '#site/features/cars/search/car-stops-loader.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import type { Route } from './+types/car-stops'

export const handle = { cached: { query: {} } } satisfies RouteHandle

/** What the fields of a car search suggest from; fetched when one of them is first used, the same for everyone. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const stops = await loadCarStops(hostOf(context))
  return Response.json(stops, { status: stops.length === 0 ? 503 : 200 })
}
