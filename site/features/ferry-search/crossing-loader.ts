import { ferryDateOf } from '#contract/terms/ferry-labels.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { FERRY_SEATS_MAX } from '#contract/terms/limits.ts'
import { NO_TRIPS } from '#contract/terms/messages.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { paths } from '#contract/terms/paths.ts'
import { fetchFerry, type OperatorResponse } from '#contract/v1/ferries.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { groupWords } from '#site/shop/party/group-words.ts'
import { type Crossing, crossingHref, daysHref, seatsOf } from './ferry-query.ts'
import { type TripView, tripView } from './found/trip-view.ts'
import { countText, LOADER_TEXTS, noBoatsText, unansweredText } from './loader-texts.ts'
import { askOf, isWithoutBoats, labelOfPort, type NamedChoice, shortLabel } from './ports.ts'
import { FERRY_TEXTS, partyText } from './texts.ts'

/** A day of the strip: "Fri", "25 Dec", its lowest fare. */
export type StripDay = { date: string; words: string; href: string; fare?: string; isAsked: boolean }
/** Something to do next: most often another day. */
export type DayLink = { label: string; href: string }

/** What a search of one crossing shows beside the trips, which are drawn once. */
export type CrossingFound = {
  /** "Sri Vijaya Puram (Port Blair) to Swaraj Dweep (Havelock)" */
  title: string
  /** "3 ferries on Fri 25 Dec 2026", or that there are none. */
  status: string
  /** "Fares for 2 adults": whom the large prices are for. */
  lead: string
  strip: StripDay[]
  isPartial: boolean
  unanswered?: string
  /** Where there are no trips: what else can be done. */
  empty?: { text: string; days: DayLink[] }
  /** More than one booking holds. */
  many?: string
  failure?: string
}

export type LoadedCrossing = { found: CrossingFound; trips: TripView[] }

export async function loadCrossing(
  host: Pick<SiteHost, 'api' | 'now' | 'brand' | 'banners'>,
  crossing: Crossing,
  ports: readonly NamedChoice[],
): Promise<LoadedCrossing> {
  const { from, to, date, party } = crossing
  const answer = await host.api.call(fetchFerry, {
    body: { date: ferryDateOf(date), from: askOf(from, ports), to: askOf(to, ports), ...party },
  })
  const base = {
    title: `${labelOfPort(from, ports)} to ${labelOfPort(to, ports)}`,
    lead: `Fares for ${partyText(party)}, all taxes and port fees inside.`,
    ...manySeats(host, party),
  }
  if (!answer.ok) {
    const found = { ...base, status: '', strip: [], isPartial: false, failure: answer.error.message }
    return { found, trips: [] }
  }
  const { ferryData, operators, days, daysPartial = false, nearestDates } = answer.value
  const unanswered = unansweredOf(operators)
  const isClosed = ferryData.length > 0 && ferryData.every(({ salesOpen }) => !salesOpen)
  return {
    found: {
      ...base,
      status: ferryData.length === 0 ? NO_TRIPS : countText(ferryData.length, formatDay(date)),
      strip: days.map((day) => ({
        date: day.date,
        words: formatDay(day.date),
        href: crossingHref({ ...crossing, date: day.date }),
        ...(day.fareFrom === undefined || day.trips === 0 ? {} : { fare: formatRupees(day.fareFrom) }),
        isAsked: day.date === date,
      })),
      isPartial: daysPartial,
      ...(unanswered === undefined ? {} : { unanswered }),
      ...(ferryData.length === 0 ? { empty: emptyOf(crossing, nearestDates, ports) } : {}),
      ...(isClosed ? { empty: { text: LOADER_TEXTS.allClosed, days: openDays(crossing, days) } } : {}),
    },
    trips: ferryData.map((trip) => tripView(trip, party, host.banners)),
  }
}

/** More than one booking holds: who books them, and that the way there is a ferry's own page. */
export function manySeats(host: Pick<SiteHost, 'now' | 'brand'>, party: Crossing['party']): { many?: string } {
  if (seatsOf(party) <= FERRY_SEATS_MAX) return {}
  return { many: `${groupWords(host, `${FERRY_SEATS_MAX} seats`)} ${LOADER_TEXTS.chooseForGroup}` }
}

function emptyOf(
  crossing: Crossing,
  dates: readonly string[],
  ports: readonly NamedChoice[],
): NonNullable<CrossingFound['empty']> {
  const others = { label: FERRY_TEXTS.otherDays, href: daysHref(crossing) }
  if (dates.length > 0)
    return { text: LOADER_TEXTS.nearestDates, days: [...dates.map((date) => dayLink(crossing, date)), others] }
  const without = [crossing.from, crossing.to].find((end) => isWithoutBoats(end, ports))
  if (without === undefined) return { text: LOADER_TEXTS.noCrossing, days: [] }
  return { text: noBoatsText(shortLabel(without, ports)), days: waysWithoutBoats() }
}

/** Where no boat on sale goes, another day does not help. */
export function waysWithoutBoats(): DayLink[] {
  return [
    { label: LOADER_TEXTS.askUs, href: paths.contact },
    { label: LOADER_TEXTS.allCrossings, href: paths.ferry },
  ]
}

/** The next days of the strip with boats. */
function openDays(crossing: Crossing, days: readonly { date: string; trips: number }[]): DayLink[] {
  const later = days.filter(({ date, trips }) => trips > 0 && date > crossing.date)
  return later.slice(0, 3).map(({ date }) => dayLink(crossing, date))
}

function dayLink(crossing: Crossing, date: string): DayLink {
  return { label: formatDay(date), href: crossingHref({ ...crossing, date }) }
}

/** In words, who did not answer; undefined when all did. */
export function unansweredOf(operators: readonly OperatorResponse[]): string | undefined {
  const names = operators.filter(({ answered }) => !answered).map(({ name, id }) => name || id)
  return names.length === 0 ? undefined : unansweredText(names)
}
