import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { type CrossingFound, type LoadedCrossing, loadCrossing } from './crossing-loader.ts'
import { type Crossing, crossingHref, DEFAULT_PARTY, type Hop, hopHref } from './ferry-query.ts'
import { type HopFound, type LoadedHop, loadHop } from './hop-loader.ts'
import { LOADER_TEXTS } from './loader-texts.ts'
import { labelsOnce, loadPorts, type NamedChoice, type PortChoice, type PortLine, portChoiceOf } from './ports.ts'
import { lastDay, readCrossing, readHop } from './read-ferry-query.ts'

export type CrossingLink = { label: string; href: string }
type Shared = { ports: PortChoice[]; today: string; last: string; problems: string[] }

/** What the page of ferries shows: one crossing, or a hop; `found` when there was something to search. */
export type FerryData =
  | (Shared & { mode: 'crossing'; crossing: Crossing; found?: CrossingFound; crossings: CrossingLink[] })
  | (Shared & { mode: 'hop'; hop: Hop; found?: HopFound })

/** Days of the year, month and day, between which fewer boats sail: the monsoon of the prices. */
const MONSOON = { from: '05-16', until: '09-30' }

export function isMonsoon(data: FerryData): boolean {
  const days = data.mode === 'hop' ? data.hop.legs.map(({ date }) => date) : [data.crossing.date]
  return days.map((day) => day.slice(5)).some((day) => day >= MONSOON.from && day <= MONSOON.until)
}

export type LoadedFerry = {
  data: FerryData
  trips: LoadedCrossing['trips']
  plans: LoadedHop['plans']
  /** Every crossing there is, for a map. */
  lines: PortLine[]
}

/** Everything the page shows, or the address that says the same in one way only. */
export async function loadFerry(
  host: Pick<SiteHost, 'api' | 'now' | 'brand' | 'banners'>,
  search: URLSearchParams,
): Promise<LoadedFerry | { movedTo: string }> {
  const { named, others, lines } = await loadPorts(host)
  const today = dayInIndia(host.now)
  const all = [...named, ...others]
  const known = { ports: all, today }
  const sharedBy = (ends: readonly string[]) => ({
    ports: [...named, ...others.filter(({ value }) => ends.includes(value))].map(portChoiceOf),
    today,
    last: lastDay(today),
  })
  if (search.has('plan')) {
    const { hop, problems, isAsked, isChanged } = readHop(search, known)
    if (isChanged) return { movedTo: hopHref(hop) }
    const loaded = isAsked ? await loadHop(host, hop, all) : undefined
    return {
      data: {
        ...sharedBy([hop.from, ...hop.legs.map(({ to }) => to)]),
        mode: 'hop',
        hop,
        problems: mended(problems, isAsked),
        ...(loaded && { found: loaded.found }),
      },
      trips: [],
      plans: loaded?.plans ?? [],
      lines,
    }
  }
  const { crossing, problems, isAsked } = readCrossing(search, known)
  if (search.has('swap')) return { movedTo: crossingHref(crossing) }
  const loaded = isAsked ? await loadCrossing(host, crossing, all) : undefined
  return {
    data: {
      ...sharedBy([crossing.from, crossing.to]),
      mode: 'crossing',
      crossing: isAsked || search.size > 0 ? crossing : { ...crossing, ...firstCrossing(named) },
      problems: mended(problems, isAsked),
      crossings: isAsked ? [] : crossingsOf(named, today),
      ...(loaded && { found: loaded.found }),
    },
    trips: loaded?.trips ?? [],
    plans: [],
    lines,
  }
}

/** Beside what was wrong stands that something else was searched for. */
function mended(problems: readonly string[], isAsked: boolean): string[] {
  return problems.length > 0 && isAsked ? [...problems, LOADER_TEXTS.nearest] : [...problems]
}

/** What the form begins with: the crossing from the first port of the list, where most trips begin. */
function firstCrossing(ports: readonly NamedChoice[]): Partial<Crossing> {
  const [first] = ports
  return first === undefined ? {} : { from: first.value, to: first.to[0] ?? '' }
}

/** Every crossing there is, tomorrow. */
function crossingsOf(ports: readonly NamedChoice[], today: string): CrossingLink[] {
  const date = addDays(today, 1)
  const named = labelsOnce(ports)
  return ports.flatMap((from) =>
    ports
      .filter(({ value }) => from.to.includes(value))
      .map((to) => ({
        label: `${named(from.value)} to ${named(to.value)}`,
        href: crossingHref({ from: from.value, to: to.value, date, party: DEFAULT_PARTY }),
      })),
  )
}
