import { hostOf } from '#site/api.ts'
import { readParty } from '#site/features/packages/booking/party.ts'
import { priceAnswer } from '#site/features/packages/details/details-loader.ts'
import type { Route } from './+types/package-price'

/** What the booking widget asks: it runs on the server, so it works whoever provides the API. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const search = new URL(request.url).searchParams
  const answer = await priceAnswer(hostOf(context), search.get('packageId') ?? '', readParty(search))
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}
