import { hostOf } from '#site/api.ts'
import { loadDestinations } from '#site/features/hotels/search/destinations.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import type { Route } from './+types/hotel-destinations'

export const handle = { cached: { query: {} } } satisfies RouteHandle

/** What the destination picker suggests from; fetched when it is first opened, the same for everyone. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { list } = await loadDestinations(hostOf(context))
  return Response.json(list, { status: list.length === 0 ? 503 : 200 })
}
