import { fetchRideCars, type TransferPoint } from '#contract/v1/cars.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { paths, withQuery } from '#site/paths.ts'
import type { CarStop } from './car-stops.ts'
import { resultsHref } from './results-query.ts'
import type { CarSearchAsked, End } from './results-read.ts'
import { ferryTo, noFareText, noRoadAirport, noRoadIslands, RESULTS_TEXTS, rideTo } from './results-texts.ts'

/** Somewhere to go on. */
export type Way = { label: string; href: string }
/** Nothing to show: why, and where to go from there. */
export type NoCars = { title: string; text: string; ways: Way[] }

/** As many as one looks over. */
const WAYS_MAX = 8

/** Searches that can be made, where the address names too little for one: from the airport, or from the end that is known. */
export async function waysOn(
  { api }: Pick<SiteHost, 'api'>,
  search: CarSearchAsked,
  { stops, known }: { stops: readonly CarStop[]; known: End | undefined },
): Promise<Way[]> {
  if (search.tab === 'airport') {
    const [airport] = stops.filter(({ kind }) => kind === 'airport')
    return stops
      .filter(({ kind, km }) => kind === 'point' && km !== null)
      .slice(0, WAYS_MAX)
      .map(({ point, label }) => {
        const ends = { from: { id: '', name: airport?.label ?? '' }, to: { id: point, name: label } }
        return { label, href: resultsHref({ ...search, ends }) }
      })
  }
  if (known === undefined || known.island !== undefined) return []
  const answer = await api.call(fetchRideCars, { query: { fromPlace: known.id, limit: String(WAYS_MAX) } })
  if (!answer.ok) return []
  return answer.value.carData.flatMap(({ from, to }) => {
    const other = to?._id === known.id ? from : to
    if (other === undefined) return []
    const ends = { from: known, to: { id: other._id, name: other.name } }
    return [{ label: rideTo(known.name, other.name), href: resultsHref({ ...search, ends }) }]
  })
}

/** Why no car drives there: the sea lies between, or nobody has set a price; with what can be had instead. */
export function noRoad(search: CarSearchAsked, points: readonly TransferPoint[]): NoCars | undefined {
  const { ends, tab } = search
  if (ends === undefined) return undefined
  const airport = points.find(({ kind }) => kind === 'airport')
  const pointOf = (end: End) =>
    end.island ? farFrom(end, end.island) : end.id === '' ? airport : points.find(({ _id }) => _id === end.id)
  const [from, to] = [pointOf(ends.from), pointOf(ends.to)]
  if (from === undefined || to === undefined) return undefined
  if (isJoined(from, to)) {
    const hourly = { label: RESULTS_TEXTS.perHour, href: paths.hourlyCarSearch }
    const ways = [...(isOnTownRoads(from, to, airport) ? [hourly] : []), CONTACT]
    return { title: RESULTS_TEXTS.noFareTitle, text: noFareText(ends.from.name, ends.to.name), ways }
  }
  const [start, end] = [from.island, to.island].map(islandText)
  const far = [ends.from, ends.to].find(({ island }) => island !== undefined)?.name
  const text =
    tab === 'airport'
      ? noRoadAirport(ends.to.name, end ?? '', { isSwapped: search.isSwapped, far })
      : noRoadIslands(ends.from.name, start ?? '', ends.to.name, end ?? '', far)
  const isBack = tab === 'airport' && search.isSwapped
  const [first, last] = isBack ? [to, from] : [from, to]
  const rides = [
    // The airport is reached by its own road to the harbour.
    ...rideWay(isBack ? ends.to : ends.from, first, harbourOf(first, points), search, false),
    ...rideWay(isBack ? ends.from : ends.to, last, harbourOf(last, points), search, true),
  ]
  return {
    title: RESULTS_TEXTS.noRoadTitle,
    text,
    ways: [ferryWay(first, last, search), ...rides, ...(far === undefined ? [] : [CONTACT])],
  }
}

/** A hotel that no car of ours reaches, as if it were a point. */
function farFrom({ id, name }: End, island: TransferPoint['island']): TransferPoint {
  return { _id: id, name, island, kind: 'hotel', names: [], hotels: [], airportKm: null }
}

export const CONTACT: Way = { label: RESULTS_TEXTS.contact, href: paths.contact }

/** Whoever has a road to the airport has one to all others that have. */
function isJoined(one: TransferPoint, other: TransferPoint): boolean {
  return one.island._id === other.island._id || (one.airportKm !== null && other.airportKm !== null)
}

/** Cars by the hour are of the airport's island. */
function isOnTownRoads(one: TransferPoint, other: TransferPoint, airport: TransferPoint | undefined): boolean {
  return [one, other].every(({ island }) => island._id === airport?.island._id)
}

function ferryWay({ island: from }: TransferPoint, { island: to }: TransferPoint, { pickup }: CarSearchAsked): Way {
  return {
    label: ferryTo(from.name, to.name),
    href: withQuery(paths.ferry, { from: from._id, to: to._id, date: pickup.date }),
  }
}

/** Ships land on the same island, or where the airport's roads lead. */
function harbourOf(point: TransferPoint, points: readonly TransferPoint[]): TransferPoint | undefined {
  const jetties = points.filter(({ kind }) => kind === 'jetty')
  return (
    jetties.find(({ island }) => island._id === point.island._id) ??
    jetties.find(({ airportKm }) => point.airportKm !== null && airportKm !== null)
  )
}

/** The ride on one side of the sea, without a time: that depends on the ship. */
function rideWay(
  end: End,
  point: TransferPoint,
  harbour: TransferPoint | undefined,
  search: CarSearchAsked,
  isArrival: boolean,
): Way[] {
  if (harbour === undefined || harbour._id === point._id || end.island !== undefined) return []
  const [here, there] = [
    { id: harbour._id, name: harbour.name },
    { id: point._id, name: end.name },
  ]
  const { from, to } = isArrival ? { from: here, to: there } : { from: there, to: here }
  const ride: CarSearchAsked = { ...search, tab: 'pickup-drop', isSwapped: false, pickup: {}, ends: { from, to } }
  return [{ label: rideTo(from.name, to.name), href: resultsHref(ride) }]
}

/** Official name first, the older one in brackets. */
function islandText({ name, oldName }: TransferPoint['island']): string {
  return oldName === undefined ? name : `${name} (${oldName})`
}
