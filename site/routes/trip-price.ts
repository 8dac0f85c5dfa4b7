import { FAILURE } from '#contract/terms/messages.ts'
import { priceTrip } from '#contract/v1/holds.ts'
import { hostOf } from '#site/api.ts'
import { readItems } from '#site/features/trip/read-items.ts'
import { tripView } from '#site/features/trip/trip-view.ts'
import { notFound } from '#site/page/not-found.ts'
import { readForm } from '#site/page/read-form.ts'
import type { Route } from './+types/trip-price'

/** What My trip asks: it runs on the server, which alone knows prices. Nothing is kept. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const items = readItems((await readForm(request)).get('items'))
  const readable = items.flatMap((item, place) => (item === undefined ? [] : [{ item, place }]))
  const places = readable.map(({ place }) => place)
  const { api, banners } = hostOf(context)
  const around = { places, count: items.length, ...(banners === undefined ? {} : { banners }) }
  if (readable.length === 0) return answer({ trip: tripView(nothing(), around) })
  // Asked anew whatever was seen before: the price of this moment is the one that is shown.
  const lines = readable.map(({ item }) => ({ ...item.line, priceVersion: undefined }))
  const priced = await api.call(priceTrip, { body: { lines } })
  if (!priced.ok) return answer({ failure: priced.error.message || FAILURE.other })
  return answer({ trip: tripView(priced.value.trip, around) })
}

export function loader() {
  throw notFound()
}

function nothing(): Parameters<typeof tripView>[0] {
  const total = { packageBasePrice: 0, discount: 0, taxAmount: 0, amountPayable: 0 }
  return { lines: [], problems: [], total, warnings: [], now: new Date(0).toISOString() }
}

function answer(body: { trip: ReturnType<typeof tripView> } | { failure: string }): Response {
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
}
