import { readSharedItems } from '#contract/terms/saved-list.ts'
import { hostOf } from '#site/api.ts'
import { loadToday } from '#site/features/saved/today-loader.ts'
import type { Route } from './+types/saved-prices'

/** What a browser asks about the things it keeps: what they are and cost today. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const answer = await loadToday(hostOf(context), readSharedItems(new URL(request.url).searchParams))
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}
