import { hostOf } from '#site/api.ts'
import { loadDayPictures } from '#site/features/packages/details/day-pictures-loader.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import type { Route } from './+types/day-pictures'

export const handle = { cached: { query: { id: 'id' } } } satisfies RouteHandle

/** What a package's page asks when its days come near: their pictures and clips, ready to draw. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const answer = await loadDayPictures(hostOf(context), new URL(request.url).searchParams.get('id') ?? '')
  if (answer.ok) return Response.json(answer)
  return Response.json(answer, { status: answer.missing ? 404 : 503, headers: { 'Cache-Control': 'no-store' } })
}
