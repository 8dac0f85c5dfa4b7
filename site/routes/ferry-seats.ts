import { hostOf } from '#site/api.ts'
import { loadTaken } from '#site/features/ferry-seats/sailing/sailing-loader.ts'
import type { Route } from './+types/ferry-seats'

/** The seats taken at this moment, for a page that cannot listen to the stream. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const answer = await loadTaken(hostOf(context), params.tripId)
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}
