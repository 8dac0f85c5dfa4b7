import { addDays, dayInIndia, daysBetween } from '#contract/terms/india-time.ts'
import { paths } from '#contract/terms/paths.ts'
import { fetchAvailability } from '#contract/v1/availability.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { firstMonth, monthChoices, shownDays } from '#site/shop/days/month-view.ts'
import { type Crossing, daysHref } from '../ferry-query.ts'
import { askOf, labelOfPort, loadPorts, type PortChoice, portChoiceOf } from '../ports.ts'
import { readCrossing } from '../read-ferry-query.ts'
import { partyText } from '../texts.ts'
import { DAYS_TEXTS, leadText } from './days-texts.ts'
import { type DaysView, toDaysView, unknownDays } from './days-view.ts'

export type DaysData = {
  crossing: Crossing
  /** yyyy-mm */
  month: string
  months: { value: string; label: string }[]
  ports: PortChoice[]
  problems: string[]
  title: string
  lead: string
}

export type LoadedDays = { data: DaysData; view: DaysView; note?: string }

/** Two months of a crossing, or where the address leads instead: without a crossing there are no days. */
export async function loadDays(
  host: Pick<SiteHost, 'api' | 'now'>,
  search: URLSearchParams,
): Promise<LoadedDays | { movedTo: string }> {
  const { named, others } = await loadPorts(host)
  const ports = [...named, ...others]
  const today = dayInIndia(host.now)
  const { crossing, problems, isAsked } = readCrossing(search, { ports, today })
  const month = firstMonth(search.get('month'), search.has('date') ? crossing.date : '', today)
  const shown = { ...crossing, date: `${month}-01` }
  // The search of a day says what is wrong with it.
  if (!isAsked) return { movedTo: `${paths.ferry}?${search}` }
  if (search.has('swap')) return { movedTo: daysHref(shown) }
  const { party } = crossing
  const span = shownDays(month, today)
  const answer = await host.api.call(fetchAvailability, {
    query: {
      kind: 'ferry' as const,
      id: `${askOf(crossing.from, ports)}~${askOf(crossing.to, ports)}`,
      ...span,
      adults: String(party.adults),
      children: String(party.children),
    },
  })
  const dates = Array.from({ length: daysBetween(span.from, span.to) + 1 }, (_, index) => addDays(span.from, index))
  const { days, partial = false } = answer.ok ? answer.value : { days: unknownDays(dates), partial: true }
  const note = answer.ok ? (partial ? DAYS_TEXTS.partial : undefined) : DAYS_TEXTS.failed
  const ends = [crossing.from, crossing.to]
  return {
    data: {
      ...{ crossing: shown, month, problems },
      months: monthChoices(today),
      ports: [...named, ...others.filter(({ value }) => ends.includes(value))].map(portChoiceOf),
      title: `${labelOfPort(crossing.from, ports)} to ${labelOfPort(crossing.to, ports)}`,
      lead: leadText(partyText(party)),
    },
    view: toDaysView({ crossing, today, first: month, days, isPartial: partial }),
    ...(note === undefined ? {} : { note }),
  }
}
