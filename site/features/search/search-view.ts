import { addDays, dayInIndia, formatDay, timeInIndia } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { paths } from '#contract/terms/paths.ts'
import type { SearchKind } from '#contract/terms/search-terms.ts'
import type { SearchResult } from '#contract/v1/search.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { cardPicture, leanPicture } from '#site/page/lean-picture.ts'
import { vesselPicture } from '#site/shop/trip/vessel-pictures.ts'
import type { PictureSource } from '#site/ui/picture.tsx'
import { nextText, priceText } from './search-texts.ts'

/** A result as it is shown; made on the server. */
export type ResultView = {
  key: string
  kind: SearchKind
  title: string
  note: string
  href: string
  price?: string
  /** The next sailings of a crossing: "today 14:00", and the fare. */
  sailings?: { href: string; time: string; fare: string }[]
  picture?: PictureSource
}

export function toResultView(result: SearchResult, { now, banners }: Pick<SiteHost, 'now' | 'banners'>): ResultView {
  const { kind, id, title, subtitle, url, priceFrom, sailings = [] } = result
  const picture = result.picture ? cardPicture(leanPicture(result.picture)) : boatOf(result, banners)
  const next = sailings.map(({ tripId, departsAt, fareFrom }) => ({
    href: paths.ferryTrip(tripId),
    time: departureText(new Date(departsAt), now),
    fare: formatRupees(fareFrom),
  }))
  return {
    key: `${kind} ${id}`,
    kind,
    title,
    note: next.length === 0 ? (subtitle ?? '') : nextText(next.map(({ time }) => time)),
    href: url,
    ...(priceFrom === undefined ? {} : { price: priceText(kind, priceFrom) }),
    ...(next.length === 0 ? {} : { sailings: next }),
    ...(picture === undefined ? {} : { picture }),
  }
}

/** A crossing is shown by the boat that sails next. */
function boatOf({ kind, sailings = [] }: SearchResult, banners: SiteHost['banners']): PictureSource | undefined {
  return kind === 'ferry' ? vesselPicture(sailings, banners) : undefined
}

/** "today 14:00", "tomorrow 06:30", "Sun 29 Nov 06:30": by the clocks of India. */
function departureText(at: Date, now: Date): string {
  const [day, today] = [dayInIndia(at), dayInIndia(now)]
  const name = day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : formatDay(day).slice(0, -5)
  return `${name} ${timeInIndia(at)}`
}
