import { MINUTE_MS } from '#contract/terms/durations.ts'
import { FERRY_CHANGE_MINUTES } from '#contract/terms/limits.ts'
import type { FerrySailing } from '#contract/v1/ferries.ts'

export type Party = { adults: number; children: number; infants: number }
export type Plan<Sailing> = { legs: Sailing[]; fareFrom: number; waitsMinutes: number[] }

type PlannedSailing = Pick<
  FerrySailing,
  'date' | 'departureTime' | 'arrivalTime' | 'vessel' | 'classes' | 'infantFare' | 'salesOpen' | 'tripId'
>

/**
 * The best plans over all legs: only sailings on sale with room for the party, only connections that can be made. Cheapest
 * first, then with the least waiting, then the earliest. Exact, because whether a leg can follow depends on the one before
 * alone: of all plans that end with the same sailing no more than `most` can be among the best.
 */
export function bestPlans<Sailing extends PlannedSailing>(
  legs: readonly Sailing[][],
  party: Party,
  most: number,
): Plan<Sailing>[] {
  const [first = [], ...rest] = legs
  let plans: Plan<Sailing>[] = first.flatMap((sailing) => beginWith(sailing, party))
  for (const sailings of rest) {
    plans = sailings.flatMap((sailing) => {
      const fare = partyFare(sailing, party)
      if (fare === undefined) return []
      return bestOf(
        plans.flatMap((plan) => extend(plan, sailing, fare)),
        most,
      )
    })
  }
  return bestOf(plans, most)
}

/** Which leg stops a plan first, and why. `connection`: no sailing of this leg can follow one of the leg before. */
export type PlanStop = {
  leg: number
  reason: 'no_sailing' | 'closed' | 'full' | 'connection'
  /** Of a connection: the first arrival by the leg before, and the last boat on. */
  arrivalTime?: string
  departureTime?: string
}

export function whyNoPlan<Sailing extends PlannedSailing>(
  legs: readonly Sailing[][],
  party: Party,
): PlanStop | undefined {
  let reached: readonly Sailing[] | undefined
  for (const [leg, sailings] of legs.entries()) {
    const open = sailings.filter(({ salesOpen }) => salesOpen)
    const bookable = open.filter((sailing) => partyFare(sailing, party) !== undefined)
    if (bookable.length === 0)
      return { leg, reason: sailings.length === 0 ? 'no_sailing' : open.length === 0 ? 'closed' : 'full' }
    const before = reached
    reached = bookable.filter((sailing) => before?.some((each) => canFollow(each, sailing)) ?? true)
    if (before !== undefined && reached.length === 0) {
      const [arrivalTime = ''] = before.map((sailing) => sailing.arrivalTime).sort()
      const departureTime =
        bookable
          .map((sailing) => sailing.departureTime)
          .sort()
          .at(-1) ?? ''
      return { leg, reason: 'connection', arrivalTime, departureTime }
    }
  }
  return undefined
}

function beginWith<Sailing extends PlannedSailing>(sailing: Sailing, party: Party): Plan<Sailing>[] {
  const fareFrom = partyFare(sailing, party)
  return fareFrom === undefined ? [] : [{ legs: [sailing], fareFrom, waitsMinutes: [] }]
}

function extend<Sailing extends PlannedSailing>(plan: Plan<Sailing>, sailing: Sailing, fare: number): Plan<Sailing>[] {
  const before = plan.legs.at(-1)
  if (before === undefined || !canFollow(before, sailing)) return []
  return [
    {
      legs: [...plan.legs, sailing],
      fareFrom: plan.fareFrom + fare,
      waitsMinutes: [...plan.waitsMinutes, waitBetween(before, sailing)],
    },
  ]
}

/** An hour lies between two vessels of one day; who stays on board of the same vessel needs none. */
export function canFollow(before: PlannedSailing, next: PlannedSailing): boolean {
  if (next.date !== before.date) return next.date > before.date
  const wait = waitBetween(before, next)
  return wait >= FERRY_CHANGE_MINUTES || (wait >= 0 && next.vessel.id === before.vessel.id)
}

function waitBetween(before: PlannedSailing, next: PlannedSailing): number {
  const at = (date: string, time: string) => Date.parse(`${date}T${time}:00Z`) / MINUTE_MS
  return at(next.date, next.departureTime) - at(before.date, before.arrivalTime)
}

/** What the party pays in the cheapest class that has room for all of it; undefined when none has, or sales are closed. */
export function partyFare(sailing: PlannedSailing, { adults, children, infants }: Party): number | undefined {
  const seated = adults + children
  const fares = sailing.classes.filter(({ seatsLeft }) => seatsLeft >= seated).map(({ fare }) => fare)
  if (!sailing.salesOpen || fares.length === 0) return undefined
  return Math.min(...fares) * seated + sailing.infantFare * infants
}

function bestOf<Sailing extends PlannedSailing>(plans: readonly Plan<Sailing>[], most: number): Plan<Sailing>[] {
  return [...plans].sort(compare).slice(0, most)
}

function compare(one: Plan<PlannedSailing>, other: Plan<PlannedSailing>): number {
  return one.fareFrom - other.fareFrom || waiting(one) - waiting(other) || (startOf(one) < startOf(other) ? -1 : 1)
}

function waiting({ waitsMinutes }: Plan<PlannedSailing>): number {
  return waitsMinutes.reduce((sum, wait) => sum + wait, 0)
}

function startOf({ legs }: Plan<PlannedSailing>): string {
  return legs.map(({ date, departureTime, tripId }) => `${date} ${departureTime} ${tripId}`).join()
}
