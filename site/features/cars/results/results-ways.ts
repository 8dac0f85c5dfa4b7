import type { HireDuration } from '#contract/terms/car-hire.ts'
import { paths, withQuery } from '#contract/terms/paths.ts'
import { fetchRideCars, type TransferPoint } from '#contract/v1/cars.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { carSearchHref } from '../search/car-query.ts'
import type { CarStop } from '../search/car-stops.ts'
import { resultsHref } from './results-query.ts'
import type { CarSearchAsked, End } from './results-read.ts'
import {
  ferryAndCar,
  ferryAndQuestion,
  ferryThenRoad,
  ferryTo,
  noFareText,
  noRoadAirport,
  noRoadIslands,
  RESULTS_TEXTS,
  rideTo,
  roadThenFerry,
} from './results-texts.ts'

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
export async function noRoad(
  host: Pick<SiteHost, 'api'>,
  search: CarSearchAsked,
  points: readonly TransferPoint[],
): Promise<NoCars | undefined> {
  const { ends, tab, isSwapped } = search
  if (ends === undefined) return undefined
  const airport = points.find(({ kind }) => kind === 'airport')
  const shoreOf = (end: End) => {
    const { id, name, island } = end
    const point = island ? farFrom(end, island) : id === '' ? airport : points.find(({ _id }) => _id === id)
    return point && toShore({ ...end, id: point._id, name }, point, points)
  }
  const [one, other] = [shoreOf(ends.from), shoreOf(ends.to)]
  if (one === undefined || other === undefined) return undefined
  if (one.port._id === other.port._id) return noFare(search, ends, [one.point, other.point], airport)
  // The airport is the first end of its search, whichever way the ride goes.
  const [start, goal] = tab === 'airport' && isSwapped ? [other, one] : [one, other]
  const rides = await Promise.all([
    rideWay(host, start, search, { airport, isArrival: false }),
    rideWay(host, goal, search, { airport, isArrival: true }),
  ])
  const text =
    tab === 'airport'
      ? noRoadAirport(ends.to.name, islandText(other.point.island), isSwapped, howOver([other]))
      : noRoadIslands(ashore(start), ashore(goal), howText(start, goal))
  const toOffice = farAmong([one, other]) === undefined ? [] : [CONTACT]
  const ways = [ferryWay(start.port, goal.port, search), ...rides.flat(), ...toOffice]
  return { title: RESULTS_TEXTS.noRoadTitle, text, ways }
}

/** A hotel that no car of ours reaches, as if it were a point. */
function farFrom({ id, name }: End, island: Island): TransferPoint {
  return { _id: id, name, island, kind: 'hotel', names: [], hotels: [], airportKm: null }
}

/** The name of an end that no car of ours reaches. */
function farAmong(shores: Shore[]): string | undefined {
  return shores.find(({ end }) => end.island !== undefined)?.end.name
}

type Island = TransferPoint['island']

/** An end of a ride over the sea: `port` is the island that ships call at, `harbour` where they land there. */
type Shore = { end: End; point: TransferPoint; port: Island; harbour: TransferPoint | undefined }

/** Whoever has a road to the airport has one to all others that have, and takes the ship from the airport's island. */
function toShore(end: End, point: TransferPoint, points: readonly TransferPoint[]): Shore {
  const airport = points.find(({ kind }) => kind === 'airport')
  const port = point.airportKm === null || airport === undefined ? point.island : airport.island
  const harbour = points.find(({ kind, island }) => kind === 'jetty' && island._id === port._id)
  return { end, point, port, harbour }
}

function howText(start: Shore, goal: Shore): string {
  if (start.harbour && isByLand(start)) return roadThenFerry(start.end.name, start.harbour.name, start.port.name)
  if (goal.harbour && isByLand(goal)) return ferryThenRoad(goal.end.name, goal.harbour.name, goal.port.name)
  return howOver([start, goal])
}

function howOver(shores: Shore[]): string {
  const far = farAmong(shores)
  return far === undefined ? ferryAndCar(ridden(shores)) : ferryAndQuestion(far)
}

/** No ship calls at its own island. */
function isByLand({ point, port }: Shore): boolean {
  return point.island._id !== port._id
}

/** The ends that are not where the ship lands. */
function ridden(shores: Shore[]): string[] {
  return shores.filter(needsRide).map(({ end }) => end.name)
}

function needsRide({ end, point, harbour }: Shore): boolean {
  return harbour !== undefined && harbour._id !== point._id && end.island === undefined
}

function ashore({ end, point }: Shore): { place: string; island: string } {
  return { place: end.name, island: islandText(point.island) }
}

export const CONTACT: Way = { label: RESULTS_TEXTS.contact, href: paths.contact }
/** A day's hire of the catalogue. */
const USUAL_HIRE: HireDuration = '8 Hours'

function noFare(
  { carType }: CarSearchAsked,
  { from, to }: NonNullable<CarSearchAsked['ends']>,
  points: TransferPoint[],
  airport: TransferPoint | undefined,
): NoCars {
  // Cars by the hour are of the airport's island.
  const hasHourly = points.every(({ island }) => island._id === airport?.island._id)
  const hourly = { label: RESULTS_TEXTS.perHour, href: carSearchHref('hourly', { duration: USUAL_HIRE, carType }) }
  const ways = [...(hasHourly ? [hourly] : []), CONTACT]
  return { title: RESULTS_TEXTS.noFareTitle, text: noFareText(from.name, to.name, hasHourly), ways }
}

function ferryWay(from: Island, to: Island, { pickup }: CarSearchAsked): Way {
  return {
    label: ferryTo(from.name, to.name),
    href: withQuery(paths.ferry, { from: from._id, to: to._id, date: pickup.date }),
  }
}

type Side = { airport: TransferPoint | undefined; isArrival: boolean }

/** The ride on one side of the sea, without a time: that depends on the ship. */
async function rideWay(
  { api }: Pick<SiteHost, 'api'>,
  shore: Shore,
  search: CarSearchAsked,
  { airport, isArrival }: Side,
): Promise<Way[]> {
  const { end, harbour } = shore
  if (harbour === undefined || !needsRide(shore)) return []
  const ride: CarSearchAsked = { ...search, tab: 'pickup-drop', isSwapped: false, pickup: {} }
  const here = { id: harbour._id, name: harbour.name }
  const [from, to] = isArrival ? [here, end] : [end, here]
  if (airport && isByLand(shore)) {
    const fares = await api.call(fetchRideCars, { query: { fromPlace: from.id, toPlace: to.id, limit: '1' } })
    if (!fares.ok || fares.value.carData.length === 0) {
      // A long road may have a fixed price from the airport alone.
      const way = isArrival ? [airport.name, end.name] : [end.name, airport.name]
      const ends = { from: { id: '', name: airport.name }, to: end }
      const href = resultsHref({ ...ride, tab: 'airport', isSwapped: !isArrival, ends })
      return [{ label: rideTo(way[0] ?? '', way[1] ?? ''), href }]
    }
  }
  return [{ label: rideTo(from.name, to.name), href: resultsHref({ ...ride, ends: { from, to } }) }]
}

/** Official name first, the older one in brackets. */
function islandText({ name, oldName }: Island): string {
  return oldName === undefined ? name : `${name} (${oldName})`
}
