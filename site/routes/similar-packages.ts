import { hostOf } from '#site/api.ts'
import { loadSimilar } from '#site/features/packages/details/similar-loader.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import type { Route } from './+types/similar-packages'

export const handle = { cached: { query: { id: 'id' } } } satisfies RouteHandle

/** What a package's page asks when the end of it comes near: the packages like it, ready to draw. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const answer = await loadSimilar(hostOf(context), new URL(request.url).searchParams.get('id') ?? '')
  if (answer.ok) return Response.json(answer)
  return Response.json(answer, { status: answer.missing ? 404 : 503, headers: { 'Cache-Control': 'no-store' } })
}
