import { hostOf } from '#site/api.ts'
import { answerDrive } from '#site/features/cars/package/package-loader.ts'
import { readCarParty } from '#site/features/cars/package/package-party.ts'
import type { Route } from './+types/car-package-price'

/** What the Car Booking widget asks: it runs on the server, so it works whoever provides the API. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const search = new URL(request.url).searchParams
  const answer = await answerDrive(hostOf(context), search.get('packageId') ?? '', readCarParty(search).party)
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}
