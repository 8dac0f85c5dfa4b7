import { FERRY_CHANGE_MINUTES } from '#contract/terms/limits.ts'
import type { FerrySailing } from '#contract/v1/ferries.ts'

export type Party = { adults: number; children: number; infants: number }
export type Plan<Trip> = { legs: Trip[]; fareFrom: number; waitsMinutes: number[] }

type PlannedTrip = Pick<
  FerrySailing,
  'date' | 'departureTime' | 'arrivalTime' | 'vessel' | 'classes' | 'infantFare' | 'salesOpen' | 'tripId'
>

/**
 * The best plans over all legs: only trips on sale with room for the party, only connections that can be made. Cheapest
 * first, then with the least waiting, then the earliest. Exact, because whether a leg can follow depends on the one before
 * alone: of all plans that end with the same trip no more than `most` can be among the best.
 */
export function bestPlans<Trip extends PlannedTrip>(legs: readonly Trip[][], party: Party, most: number): Plan<Trip>[] {
  const [first = [], ...rest] = legs
  let plans: Plan<Trip>[] = first.flatMap((trip) => beginWith(trip, party))
  for (const trips of rest) {
    plans = trips.flatMap((trip) => {
      const fare = partyFare(trip, party)
      if (fare === undefined) return []
      return bestOf(
        plans.flatMap((plan) => extend(plan, trip, fare)),
        most,
      )
    })
  }
  return bestOf(plans, most)
}

/** Which leg stops a plan first, and why. `connection`: nobody who comes by the leg before catches a boat of this one. */
export type PlanStop = {
  leg: number
  reason: 'no_sailing' | 'closed' | 'full' | 'connection'
  /** Of a connection: the first arrival by the leg before, and the last boat on. */
  arrivalTime?: string
  departureTime?: string
}

export function whyNoPlan<Trip extends PlannedTrip>(legs: readonly Trip[][], party: Party): PlanStop | undefined {
  let reached: readonly Trip[] | undefined
  for (const [leg, trips] of legs.entries()) {
    const open = trips.filter(({ salesOpen }) => salesOpen)
    const bookable = open.filter((trip) => partyFare(trip, party) !== undefined)
    if (bookable.length === 0)
      return { leg, reason: trips.length === 0 ? 'no_sailing' : open.length === 0 ? 'closed' : 'full' }
    const before = reached
    reached = bookable.filter((trip) => before?.some((each) => canFollow(each, trip)) ?? true)
    if (before !== undefined && reached.length === 0) {
      const [arrivalTime = ''] = before.map((trip) => trip.arrivalTime).sort()
      const departureTime =
        bookable
          .map((trip) => trip.departureTime)
          .sort()
          .at(-1) ?? ''
      return { leg, reason: 'connection', arrivalTime, departureTime }
    }
  }
  return undefined
}

function beginWith<Trip extends PlannedTrip>(trip: Trip, party: Party): Plan<Trip>[] {
  const fareFrom = partyFare(trip, party)
  return fareFrom === undefined ? [] : [{ legs: [trip], fareFrom, waitsMinutes: [] }]
}

function extend<Trip extends PlannedTrip>(plan: Plan<Trip>, trip: Trip, fare: number): Plan<Trip>[] {
  const before = plan.legs.at(-1)
  if (before === undefined || !canFollow(before, trip)) return []
  return [
    {
      legs: [...plan.legs, trip],
      fareFrom: plan.fareFrom + fare,
      waitsMinutes: [...plan.waitsMinutes, waitBetween(before, trip)],
    },
  ]
}

/** An hour lies between two vessels of one day; who stays on board of the same vessel needs none. */
export function canFollow(before: PlannedTrip, next: PlannedTrip): boolean {
  if (next.date !== before.date) return next.date > before.date
  const wait = waitBetween(before, next)
  return wait >= FERRY_CHANGE_MINUTES || (wait >= 0 && next.vessel.id === before.vessel.id)
}

function waitBetween(before: PlannedTrip, next: PlannedTrip): number {
  const at = (date: string, time: string) => Date.parse(`${date}T${time}:00Z`) / 60_000
  return at(next.date, next.departureTime) - at(before.date, before.arrivalTime)
}

/** What the party pays in the cheapest class that has room for all of it; undefined when none has, or sales are closed. */
export function partyFare(trip: PlannedTrip, { adults, children, infants }: Party): number | undefined {
  const seated = adults + children
  const fares = trip.classes.filter(({ seatsLeft }) => seatsLeft >= seated).map(({ fare }) => fare)
  if (!trip.salesOpen || fares.length === 0) return undefined
  return Math.min(...fares) * seated + trip.infantFare * infants
}

function bestOf<Trip extends PlannedTrip>(plans: readonly Plan<Trip>[], most: number): Plan<Trip>[] {
  return [...plans].sort(compare).slice(0, most)
}

function compare(one: Plan<PlannedTrip>, other: Plan<PlannedTrip>): number {
  return one.fareFrom - other.fareFrom || waiting(one) - waiting(other) || (startOf(one) < startOf(other) ? -1 : 1)
}

function waiting({ waitsMinutes }: Plan<PlannedTrip>): number {
  return waitsMinutes.reduce((sum, wait) => sum + wait, 0)
}

function startOf({ legs }: Plan<PlannedTrip>): string {
  return legs.map(({ date, departureTime, tripId }) => `${date} ${departureTime} ${tripId}`).join()
}
