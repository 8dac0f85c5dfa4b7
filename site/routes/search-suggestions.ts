import { FAILURE } from '#contract/terms/messages.ts'
import { hostOf } from '#site/api.ts'
import { loadSuggestions } from '#site/features/search/search-loader.ts'
import type { Route } from './+types/search-suggestions'

/** What the search box asks while one types: it runs on the server, so it works whoever provides the API. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const answer = await loadSuggestions(hostOf(context), new URL(request.url).searchParams)
  const headers = { 'Cache-Control': 'no-store' }
  return answer === undefined
    ? Response.json({ message: FAILURE.other }, { status: 503, headers })
    : Response.json(answer, { headers })
}
