import { CAR_TYPES } from '#contract/terms/car-hire.ts'
import type { Result } from '#contract/terms/result.ts'
import {
  type CarGroup,
  type CarSuggestion,
  fetchAirportCars,
  fetchHourlyCars,
  fetchRideCars,
  fetchTransferPoints,
} from '#contract/v1/cars.ts'
import type { CallFailure } from '#contract/v1/client.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { type CarTab, readCarAsked } from '../search/car-query.ts'
import { type CarFormFacts, loadCarFormFacts, loadCarStops } from '../search/car-stops-loader.ts'
import { resultsHref } from './results-query.ts'
import { type CarSearchAsked, type ReadCarSearch, readCarSearch } from './results-read.ts'
import { noTypeText, RESULTS_TEXTS, showType, tooFewText } from './results-texts.ts'
import { CONTACT, type NoCars, noRoad, type Way, waysOn } from './results-ways.ts'
import { wholeAddress } from './whole-address.ts'

export type Host = Pick<SiteHost, 'api' | 'now' | 'brand' | 'figures'>

/** What was found for an address: the cars, or why there are none. */
export type FoundCars = ReadCarSearch & {
  facts: CarFormFacts
  groups: CarGroup[]
  suggestion?: CarSuggestion
  /** The set proposed is more than can be booked online, and who books it. */
  group?: string
  /** Searches that can be made, where this one cannot. */
  ways: Way[]
  none?: NoCars
  /** The call itself failed; asking again may help. */
  failure?: string
}

/** Where an address leads that lacks names or ids of its places; undefined when it lacks none. */
export async function findWholeAddress(host: Host, tab: CarTab, query: URLSearchParams): Promise<string | undefined> {
  return wholeAddress(tab, readCarAsked(tab, query), await loadCarStops(host))
}

/** Everything that a page of results or its enquiry has to know; `ofAnySize`: also the cars too small for the party. */
export async function findCars(
  host: Host,
  tab: CarTab,
  query: URLSearchParams,
  { ofAnySize = false } = {},
): Promise<FoundCars> {
  const [stops, facts] = await Promise.all([loadCarStops(host), loadCarFormFacts(host)])
  const known = {
    stops,
    now: host.now,
    phone: facts.phone?.text,
    airport: facts.airport,
    leadMinutes: facts.leadMinutes,
  }
  const read = readCarSearch(tab, readCarAsked(tab, query), known)
  const base = { ...read, facts, groups: [], ways: [] }
  const { search } = read
  if (tab !== 'hourly' && search.ends === undefined) {
    if (read.which !== undefined) return { ...base, ways: read.which }
    return { ...base, ways: await waysOn(host, search, { stops, known: read.known }) }
  }
  if (isOutOfReach(search)) return { ...base, none: await whyNoRoad(host, search) }
  const answer = await askCars(host, ofAnySize ? { ...search, passengers: undefined } : search)
  if (!answer.ok) {
    const { status, message } = answer.error
    return status === 422 ? { ...base, problems: [...read.problems, message] } : { ...base, failure: message }
  }
  const { groups, suggestion, group } = answer.value
  const none = await whyNone(host, search, answer.value)
  const set = suggestion === undefined ? {} : { suggestion, ...(group && { group: group.text }) }
  return { ...base, groups, ...set, ...(none ? { none } : {}) }
}

type Answer = { groups: CarGroup[]; suggestion?: CarSuggestion | undefined; group?: { text: string } | undefined }

/** The same search for the API; the airport's roads are asked by their other end. */
async function askCars({ api }: Host, search: CarSearchAsked): Promise<Result<Answer, CallFailure>> {
  const { tab, ends, carType, passengers, pickup, isSwapped, duration } = search
  const any = { carType, ...(passengers === undefined ? {} : { passengers: String(passengers) }) }
  if (tab === 'hourly') {
    const answer = await api.call(fetchHourlyCars, { query: { ...any, duration, ...pickup } })
    return answer.ok ? { ok: true, value: { ...answer.value, groups: answer.value.PriceData } } : answer
  }
  const when = pickup.date === undefined ? {} : { pickupDate: pickup.date, pickupTime: pickup.time }
  const [from, to] = [ends?.from.id, ends?.to.id]
  const answer =
    tab === 'airport'
      ? await api.call(fetchAirportCars, { query: { ...any, ...when, place: to, isSwapped: `${isSwapped}` } })
      : await api.call(fetchRideCars, { query: { ...any, ...when, fromPlace: from, toPlace: to } })
  return answer.ok ? { ok: true, value: { ...answer.value, groups: answer.value.carData } } : answer
}

/** Nothing, or nothing large enough, is told apart: no road, no car of this type, all taken, too few. */
async function whyNone(host: Host, search: CarSearchAsked, found: Answer): Promise<NoCars | undefined> {
  const { groups, suggestion } = found
  const { carType, passengers } = search
  const other = CAR_TYPES.find((type) => type !== carType) ?? carType
  const toOther: Way = { label: showType(other), href: resultsHref({ ...search, carType: other }) }
  if (groups.some(({ vehicle }) => vehicle.length > 0)) {
    const fits = passengers === undefined || groups.some(({ vehicle }) => seatsOne(vehicle, passengers))
    if (fits || suggestion !== undefined) return undefined
    return { title: tooFewText(passengers ?? 0), text: RESULTS_TEXTS.fullText, ways: [toOther, CONTACT] }
  }
  const all = await askCars(host, { ...search, carType: other })
  const hasOther = all.ok && all.value.groups.some(({ vehicle }) => vehicle.length > 0)
  if (groups.length > 0) {
    const ways = [...(hasOther ? [toOther] : []), CONTACT]
    return { title: RESULTS_TEXTS.fullTitle, text: RESULTS_TEXTS.fullText, ways }
  }
  if (hasOther) return { title: RESULTS_TEXTS.noTypeTitle, text: noTypeText(carType), ways: [toOther] }
  return whyNoRoad(host, search)
}

/** No car of ours comes to one of the ends: there is nothing to ask for. */
function isOutOfReach({ ends }: CarSearchAsked): boolean {
  return ends !== undefined && [ends.from, ends.to].some(({ island }) => island !== undefined)
}

async function whyNoRoad(host: Host, search: CarSearchAsked): Promise<NoCars> {
  const points = await host.api.call(fetchTransferPoints)
  const road = points.ok ? await noRoad(host, search, points.value.points) : undefined
  return road ?? { title: RESULTS_TEXTS.noFareTitle, text: RESULTS_TEXTS.fullText, ways: [CONTACT] }
}

function seatsOne(vehicles: CarGroup['vehicle'], passengers: number): boolean {
  return vehicles.some(({ vehicle }) => vehicle.maxMember >= passengers)
}
