import { FAILURE } from '#contract/terms/messages.ts'
import { whatsappHref } from '#contract/terms/whatsapp.ts'
import { priceTrip } from '#contract/v1/holds.ts'
import { hostOf } from '#site/api.ts'
import { readItems } from '#site/features/trip/read-items.ts'
import { type TripView, tripView } from '#site/features/trip/trip-view.ts'
import { notFound } from '#site/page/not-found.ts'
import { readForm } from '#site/page/read-form.ts'
import { questionAbout } from '#site/shop/share/share-view.ts'
import type { Route } from './+types/trip-price'

/** What My trip asks: it runs on the server, which alone knows prices. Nothing is kept. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const items = readItems((await readForm(request)).get('items'))
  const readable = items.flatMap((item, place) => (item === undefined ? [] : [{ item, place }]))
  const places = readable.map(({ place }) => place)
  const { api, banners, brand } = hostOf(context)
  const around = { places, count: items.length, ...(banners === undefined ? {} : { banners }) }
  if (readable.length === 0) return answer({ trip: tripView(nothing(), around) })
  // Asked anew whatever was seen before: the price of this moment is the one that is shown.
  const lines = readable.map(({ item }) => ({ ...item.line, priceVersion: undefined }))
  const priced = await api.call(priceTrip, { body: { lines } })
  if (!priced.ok) return answer({ failure: priced.error.message || FAILURE.other })
  const trip = tripView(priced.value.trip, around)
  return answer({ trip: { ...trip, ...askAbout(trip, brand.whatsapp?.e164) } })
}

/** Named by its parts with their days and parties: the browser alone has the trip, so no address shows it. */
function askAbout({ lines }: TripView, office: string | undefined): Pick<TripView, 'ask'> {
  if (office === undefined) return {}
  const parts = lines.flatMap((line) => ('problem' in line ? [] : [[line.title, line.when, line.party].join(', ')]))
  return { ask: whatsappHref(office, [questionAbout('my trip'), ...parts]) }
}

export function loader() {
  throw notFound()
}

function nothing(): Parameters<typeof tripView>[0] {
  const total = { packageBasePrice: 0, discount: 0, taxAmount: 0, amountPayable: 0 }
  return { lines: [], problems: [], total, warnings: [], now: new Date(0).toISOString() }
}

function answer(body: { trip: TripView } | { failure: string }): Response {
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
}
