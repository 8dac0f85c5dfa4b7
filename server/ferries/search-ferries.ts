import type { z } from 'zod'
import { dayOfFerryDate } from '#contract/terms/ferry-labels.ts'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { FERRY_NEXT_MAX, FERRY_STRIP_DAYS, TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import { FERRY_REFUSED } from '#contract/terms/messages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { whyNotThatDay } from '#contract/terms/travel-day.ts'
import type { FerryRequest, FerryTrip, fetchFerry, fetchFerryPorts, fetchNextFerries } from '#contract/v1/ferries.ts'
import type { OperatorSailing } from '#server/adapters/ferry-operator/ferry-operator.ts'
import type { Db } from '#server/db/db.ts'
import { islandLabel } from '#server/hotels/destination-rules.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { askOperators, type Fleet, operatorOf, type Sailings } from './ask-operators.ts'
import { type NamedPort, portIdsOf, portsCalled, shareAPort, stripAround } from './rules.ts'
import { countSailings, findNearestDays, findSailings, listCrossings } from './store.ts'
import { listPorts, withTimetable } from './timetable.ts'
import { operatorSailingOf, sailingOf } from './view.ts'

export type FerryParts = { db: Db; now: () => Date; fleet: Fleet }
type FerryAnswer = z.input<(typeof fetchFerry)['response']>

/** Sailings of the day asked, the days around it, and the nearest days that have some when it has none. */
export async function searchFerries(
  { db, now, fleet }: FerryParts,
  request: FerryRequest,
): Promise<Result<FerryAnswer, ApiRefusal>> {
  const at = now()
  const today = dayInIndia(at)
  const date = dayOfFerryDate(request.date)
  if (date === undefined) return fail(invalid('date', FERRY_REFUSED.date))
  const late = whyNotThatDay(date, today)
  if (late !== undefined) return fail(invalid('date', late))
  const ends = endsOf(await listPorts(db), request)
  if (!ends.ok) return ends
  const crossing = portIdsOf(ends.value)
  const strip = stripAround(date, today)
  const [sailings, days] = await Promise.all([
    askOperators(fleet, { date, ...ends.value, now: at }),
    countSailings(db, crossing, { ...strip, now: at }),
  ])
  const isEmpty = sailings.trips.length === 0
  return ok({
    ferryData: sailings.trips.map(withoutMaps),
    operators: sailings.operators,
    days: stripOf(strip.first, days, date, sailings),
    ...(fleet.others.length > 0 && { daysPartial: true }),
    nearestDates: isEmpty
      ? await findNearestDays(db, crossing, { date, first: today, last: addDays(today, TRAVEL_HORIZON_DAYS), now: at })
      : [],
  })
}

export type Ends = { from: NamedPort[]; to: NamedPort[] }

/** The ports of both names; refuses unknown names, and a crossing from a place to itself. */
export function endsOf(
  ports: readonly NamedPort[],
  names: { from: string; to: string },
  path = '',
): Result<Ends, ApiRefusal> {
  const from = portsCalled(ports, names.from)
  if (from.length === 0) return fail(invalid(`${path}from`, FERRY_REFUSED.port))
  const to = portsCalled(ports, names.to)
  if (to.length === 0) return fail(invalid(`${path}to`, FERRY_REFUSED.port))
  return shareAPort(from, to) ? fail(invalid(`${path}to`, FERRY_REFUSED.samePort)) : ok({ from, to })
}

/** Of the other days only our own sailings are known; the day asked counts everyone's. */
function stripOf(
  first: string,
  known: readonly { date: string; trips: number; fare_from: number }[],
  asked: string,
  { trips }: Sailings,
): FerryAnswer['days'] {
  const fares = trips.flatMap(({ classes }) => classes.map(({ fare }) => fare))
  return Array.from({ length: FERRY_STRIP_DAYS }, (_, index) => addDays(first, index)).map((date) => {
    if (date === asked)
      return { date, trips: trips.length, ...(fares.length === 0 ? {} : { fareFrom: Math.min(...fares) }) }
    const day = known.find((each) => each.date === date)
    return day === undefined ? { date, trips: 0 } : { date, trips: day.trips, fareFrom: day.fare_from }
  })
}

function withoutMaps({ maps: _, ...trip }: OperatorSailing): FerryTrip {
  return trip
}

/** Ports that a trip on sale leaves from, where each leads, and on which line; and all others there are. */
export async function listFerryPorts({
  db,
  now,
}: Pick<FerryParts, 'db' | 'now'>): Promise<z.input<(typeof fetchFerryPorts)['response']>> {
  const tomorrow = addDays(dayInIndia(now()), 1)
  const [ports, crossings] = await Promise.all([listPorts(db), listCrossings(db, tomorrow)])
  const isOpen = ({ id }: NamedPort) => crossings.some(({ from }) => from === id)
  return {
    ports: ports.filter(isOpen).map((port) => ({
      ...labelled(port),
      to: ports.map(({ id }) => id).filter((to) => crossings.some((each) => each.from === port.id && each.to === to)),
    })),
    otherPorts: ports.filter((port) => !isOpen(port)).map(labelled),
    lines: crossings,
  }
}

function labelled({ id, name, town, island, mainTownOld }: NamedPort) {
  const { id: islandId, name: islandName, oldName } = island
  return {
    ...{ id, name, town },
    label: labelOf({ town, island, mainTownOld }),
    island: { id: islandId, name: islandName, ...(oldName === null ? {} : { oldName }) },
  }
}

/** "Sri Vijaya Puram (Port Blair)" where people name the town, "Swaraj Dweep (Havelock)" where they name the island. */
function labelOf({ town, island, mainTownOld }: Pick<NamedPort, 'town' | 'island' | 'mainTownOld'>): string {
  if (island.label === mainTownOld && town !== island.mainTown) return town
  return islandLabel({ ...island, siteLabel: island.label, mainTownOld })
}

type NextFerries = z.output<(typeof fetchNextFerries)['response']>

/** Our own sailings along the crossing of one that may have left; undefined for an unknown sailing. */
export async function listNextFerries(
  { db, now, fleet }: FerryParts,
  sailingId: string,
): Promise<NextFerries | undefined> {
  const at = now()
  const missed = await operatorOf(fleet, sailingId).seatMap(sailingId, at)
  if (missed.state !== 'found') return undefined
  const { from, to } = missed.trip
  const crossing = { from: [from.id], to: [to.id] }
  const today = dayInIndia(at)
  const days = await findNearestDays(db, crossing, {
    // The day asked about is not among the nearest; here today is.
    date: addDays(today, -1),
    first: today,
    last: addDays(today, TRAVEL_HORIZON_DAYS),
    now: at,
  })
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return { from, to, sailings: [] }
  const sailings = await withTimetable(db)(async (timetable) => {
    const found = await findSailings(db, crossing, { first, last, now: at })
    return {
      answer: found.sailings.flatMap((row) => operatorSailingOf(row, timetable, at) ?? []).map(sailingOf),
      isCurrent: found.version === timetable.version,
    }
  })
  const others = sailings.filter((sailing) => sailing.salesOpen && sailing.tripId !== sailingId)
  return { from, to, sailings: others.slice(0, FERRY_NEXT_MAX) }
}
