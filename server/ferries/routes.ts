import { FERRY_REFUSED } from '#contract/terms/messages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import {
  fetchFerry,
  fetchFerryNautika,
  fetchFerryPorts,
  fetchFerrySeats,
  fetchFerryTrip,
  fetchNextFerries,
} from '#contract/v1/ferries.ts'
import { planFerries as planCall, seatPlan as seatPlanCall } from '#contract/v1/ferry-plans.ts'
import { streamSeats as streamCall } from '#contract/v1/plain-calls.ts'
import type { FerryOperator, OperatorSailing } from '#server/adapters/ferry-operator/ferry-operator.ts'
import type { Log } from '#server/adapters/log/log.ts'
import type { Db } from '#server/db/db.ts'
import { singleAddressOf } from '#server/enquiries/network.ts'
import type { Api } from '#server/http/api.ts'
import { databaseUnavailable } from '#server/http/database-unavailable.ts'
import { implement } from '#server/http/implement.ts'
import { readQuery } from '#server/http/parse-request.ts'
import { type ApiRefusal, notFound, refusalResponse } from '#server/http/refusal.ts'
import { operatorOf } from './ask-operators.ts'
import { findTaken, type SeatState } from './claim-seats.ts'
import { ownInventory } from './own-inventory.ts'
import { planFerries } from './plan-ferries.ts'
import { instantOf } from './rules.ts'
import { type FerryParts, listFerryPorts, listNextFerries, searchFerries } from './search-ferries.ts'
import { seatPlan } from './seat-plan.ts'
import { type SeatWatch, streamDoor, streamSeats, watchSeats } from './stream-seats.ts'

export type FerryRouteParts = {
  db: Db
  now: () => Date
  log: Log
  /** Others than our own inventory. */
  ferryOperators?: readonly FerryOperator[]
  /** Calls back whenever some process has changed seats, where the database can say so. */
  onSeatsChanged?: (look: () => void) => void
  /** Hashes the network of a caller. */
  networkKey: (clientAddress: string) => string
  /** Aborted once the site stops. */
  closing?: AbortSignal | undefined
}

export function ferryRoutes(api: Api, parts: FerryRouteParts): void {
  const { db, now, log, ferryOperators = [] } = parts
  const ferries: FerryParts = { db, now, fleet: { own: ownInventory(db), others: ferryOperators, log } }
  const watch = watchSeats(db, log)
  parts.onSeatsChanged?.(watch.wake)
  for (const call of [fetchFerry, fetchFerryNautika]) implement(api, call, ({ body }) => searchFerries(ferries, body))
  implement(api, planCall, ({ body }) => planFerries(ferries, body))
  implement(api, seatPlanCall, ({ body }) => seatPlan(ferries, body))
  implement(api, fetchFerryPorts, async () => ok(await listFerryPorts(ferries)))
  implement(api, fetchFerryTrip, async ({ query }) => {
    const trip = await findOperatorSailing(ferries, query.tripId)
    return trip.ok ? ok({ trip: trip.value }) : trip
  })
  implement(api, fetchFerrySeats, async ({ query }) => {
    const seats = await findSeats(ferries, query.tripId)
    return seats.ok ? ok({ seats: seats.value }) : seats
  })
  implement(api, fetchNextFerries, async ({ query }) => {
    const next = await listNextFerries(ferries, query.tripId)
    return next === undefined ? fail(notFound(fetchNextFerries.failure)) : ok(next)
  })
  streamRoute(api, ferries, watch, parts)
}

/** The sailing while it can still be looked at; an operator that does not answer is asked again later. */
async function findOperatorSailing(
  { fleet, now }: FerryParts,
  sailingId: string,
): Promise<Result<OperatorSailing, ApiRefusal>> {
  const answer = await operatorOf(fleet, sailingId).seatMap(sailingId, now())
  if (answer.state === 'unanswered')
    return fail({ status: 503, code: 'try_later', message: fetchFerryTrip.failure, retryAfterSeconds: 5 })
  if (answer.state === 'missing') return fail(notFound(fetchFerryTrip.failure))
  const { date, departureTime } = answer.trip
  if (instantOf(date, departureTime).getTime() <= now().getTime()) return fail(DEPARTED)
  return ok(answer.trip)
}

/** Pages ask this again and again: of our own sailings it costs one small statement, no plan of the vessel. */
async function findSeats(ferries: FerryParts, sailingId: string): Promise<Result<SeatState, ApiRefusal>> {
  const { db, now, fleet } = ferries
  if (operatorOf(fleet, sailingId) !== fleet.own) {
    const trip = await findOperatorSailing(ferries, sailingId)
    return trip.ok ? ok(seatsOf(trip.value)) : trip
  }
  const found = await findTaken(db, sailingId)
  if (found === undefined) return fail(notFound(fetchFerryTrip.failure))
  const { departsAt, ...seats } = found
  return departsAt.getTime() <= now().getTime() ? fail(DEPARTED) : ok(seats)
}

const DEPARTED: ApiRefusal = { status: 410, code: 'departed', message: FERRY_REFUSED.departed }

/** Of an operator that has no versions the moment of its map is one. */
function seatsOf(trip: OperatorSailing): SeatState {
  const all = [trip.pClass, trip.bClass, trip.rClass ?? {}].flatMap((map) => Object.values(map))
  return {
    taken: all.filter(({ isBooked }) => isBooked === 1).map(({ number }) => number),
    version: Math.floor(Date.parse(trip.fetchedAt) / 1_000),
  }
}

function streamRoute(
  api: Api,
  ferries: FerryParts,
  watch: SeatWatch,
  { networkKey, closing = new AbortController().signal }: FerryRouteParts,
): void {
  const door = streamDoor()
  api.http.get(streamCall.path.replace('{tripId}', ':tripId'), async (context) => {
    const request = context.req.raw
    const query = readQuery(new URL(request.url), fetchFerrySeats.query, context.req.param())
    if (!query.ok) return refusalResponse(query.error)
    const { tripId: sailingId } = query.value
    const trip = await findOperatorSailing(ferries, sailingId).catch((error: unknown) => {
      const away = databaseUnavailable(error)
      if (away === undefined) throw error
      return fail(away)
    })
    if (!trip.ok) return refusalResponse(trip.error)
    // Seats of others are known only by asking again, which a page does by itself.
    if (operatorOf(ferries.fleet, sailingId) !== ferries.fleet.own)
      return refusalResponse(notFound(fetchFerryTrip.failure))
    if (closing.aborted) return refusalResponse(STOPPING)
    const address = context.env?.clientAddress ?? ''
    const place = door.enter({ subscriber: singleAddressOf(address), network: networkKey(address) })
    if (place === undefined)
      return refusalResponse({ status: 429, code: 'too_many', message: TOO_MANY, retryAfterSeconds: 60 })
    const last = request.headers.get('last-event-id') ?? ''
    return streamSeats({
      ...{ db: ferries.db, watch, sailingId },
      seats: sellableOf(trip.value),
      lastVersion: /^\d{1,15}$/.test(last) ? Number(last) : undefined,
      closing,
      onEnd: place.leave,
    }).catch((error: unknown) => {
      place.leave()
      throw error
    })
  })
}

const STOPPING: ApiRefusal = {
  status: 503,
  code: 'try_later',
  message: 'We are just starting anew. Please try again in a minute.',
  retryAfterSeconds: 5,
}
const TOO_MANY = 'You have this open too often. Please close another page with seats'

function sellableOf({ pClass, bClass, rClass = {} }: OperatorSailing): string[] {
  return [pClass, bClass, rClass]
    .flatMap((map) => Object.values(map))
    .filter(({ isBlocked }) => isBlocked === 0)
    .map(({ number }) => number)
}
