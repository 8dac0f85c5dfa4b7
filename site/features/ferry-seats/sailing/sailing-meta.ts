import { paths } from '#contract/terms/paths.ts'
import type { FerrySailing } from '#contract/v1/ferries.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { breadcrumbLd, type PageHead, pageHead } from '#site/page/seo.ts'
import { SEAT_TEXTS } from '../texts.ts'
import type { SailingView } from './sailing-view.ts'

/** A dated sailing is gone in a while, so search engines are not told of it; a shared link says which ferry it is. */
export function sailingHead(host: SiteHost, trip: FerrySailing, { day, vessel, from, to }: SailingView): PageHead {
  const title = `${SEAT_TEXTS.title}: ${from.port} to ${to.port}, ${day}`
  const path = paths.ferryTrip(trip.tripId)
  return pageHead(host, {
    title,
    description: `${vessel} leaves ${from.port} on ${day} at ${from.time} and is at ${to.port} at ${to.time}. See every seat with its price, and choose yours.`,
    path,
    noindex: true,
    jsonLd: [
      breadcrumbLd(host.origin, [
        { name: SEAT_TEXTS.ferries, path: paths.ferry },
        { name: SEAT_TEXTS.title, path },
      ]),
    ],
  })
}

/** Which ferry it is, for whoever is told of it elsewhere. */
export function sailingName({ vessel, day, from, to }: SailingView): string {
  return `Ferry ${from.port} to ${to.port}, ${day} at ${from.time}, ${vessel}`
}
