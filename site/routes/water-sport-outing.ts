import { hostOf } from '#site/api.ts'
import { readOuting } from '#site/features/water-sports/outing/outing.ts'
import { answerOuting } from '#site/features/water-sports/outing/outing-loader.ts'
import type { Route } from './+types/water-sport-outing'

/** What the booking widget asks: it runs on the server, so it works whoever provides the API. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const search = new URL(request.url).searchParams
  // Whether the place is one of this water sport's is the API's to judge.
  const outing = readOuting(search, [search.get('place') ?? ''])
  const answer = await answerOuting(hostOf(context), search.get('id') ?? '', outing)
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}
