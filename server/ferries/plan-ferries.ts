import type { z } from 'zod'
import { addDays, dayInIndia, daysBetween } from '#contract/terms/india-time.ts'
import { FERRY_NEAREST_MAX, FERRY_PLANS_MAX, TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import { FERRY_REFUSED } from '#contract/terms/messages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { whyNotThatDay } from '#contract/terms/travel-day.ts'
import type { FerrySailing, OperatorResponse } from '#contract/v1/ferries.ts'
import type { planFerries as call, FerryPlanRequest } from '#contract/v1/ferry-plans.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { askOperators, operatorOf, type Sailings } from './ask-operators.ts'
import { countFreeSeats } from './count-free-seats.ts'
import { bestPlans, type Party, type PlanStop, whyNoPlan } from './plan-rules.ts'
import { ferryDayAvailability, type NamedPort, portIdsOf, shareAPort } from './rules.ts'
import { type Ends, endsOf, type FerryParts } from './search-ferries.ts'
import { findNearestDays } from './store.ts'
import { listPorts } from './timetable.ts'
import { sailingOf } from './view.ts'

/** For a party that found no room, days so near are looked through. */
const ROOM_WITHIN_DAYS = 21

/** An island hop as whole plans: every leg searched at once, joined where one can change. */
export async function planFerries(
  { db, now, fleet }: FerryParts,
  { legs, ...party }: FerryPlanRequest,
): Promise<Result<z.input<(typeof call)['response']>, ApiRefusal>> {
  const at = now()
  const ends = validateLegs(await listPorts(db), legs, dayInIndia(at))
  if (!ends.ok) return ends
  const searched = await Promise.all(
    legs.map(({ date }, index) => {
      const { from = [], to = [] } = ends.value[index] ?? {}
      return askOperators(fleet, { date, from, to, now: at })
    }),
  )
  const trips = searched.map((leg) => leg.trips.map(sailingOf))
  const isOwn = ({ tripId }: FerrySailing) => operatorOf(fleet, tripId) === fleet.own
  const plans = bestPlans(trips, party, FERRY_PLANS_MAX).map((plan) => ({ ...plan, isSeated: plan.legs.every(isOwn) }))
  const stop = plans.length > 0 ? undefined : whyNoPlan(trips, party)
  const problem = stop && { ...stop, nearestDates: await nearestDates(db, { legs, party }, ends.value, stop, at) }
  return ok({ plans, operators: answeredToAll(searched), ...(problem && { problem }) })
}

/**
 * Days on which that leg sails: not before the one before it, after its own day where that one comes in too late, and with
 * seats for all where that day has too few.
 */
async function nearestDates(
  db: Db,
  { legs, party }: { legs: FerryPlanRequest['legs']; party: Party },
  ends: readonly Ends[],
  { leg, reason }: PlanStop,
  now: Date,
): Promise<string[]> {
  const own = legs[leg]
  const between = ends[leg]
  if (own === undefined || between === undefined) return []
  const today = dayInIndia(now)
  const first = reason === 'connection' ? own.date : (legs[leg - 1]?.date ?? today)
  const last = addDays(today, TRAVEL_HORIZON_DAYS)
  if (reason !== 'full') return findNearestDays(db, portIdsOf(between), { date: own.date, first, last, now })
  const near = [
    [first, addDays(own.date, -ROOM_WITHIN_DAYS)].sort().at(-1) ?? first,
    [last, addDays(own.date, ROOM_WITHIN_DAYS)].sort()[0] ?? last,
  ] as const
  const sailings = await countFreeSeats(db, portIdsOf(between), { first: near[0], last: near[1], now })
  const days = [...Map.groupBy(sailings, ({ date }) => date)]
  const horizon = { today, last }
  return days
    .filter(
      ([date, each]) => ferryDayAvailability(date, each, { now, party: party.adults + party.children, horizon }).open,
    )
    .map(([date]) => date)
    .sort((one, other) => Math.abs(daysBetween(own.date, one)) - Math.abs(daysBetween(own.date, other)))
    .slice(0, FERRY_NEAREST_MAX)
    .sort()
}

/** Days in order, within the horizon, and each leg from where the one before ends. */
function validateLegs(
  ports: readonly NamedPort[],
  legs: FerryPlanRequest['legs'],
  today: string,
): Result<Ends[], ApiRefusal> {
  const ends: Ends[] = []
  for (const [index, leg] of legs.entries()) {
    const late = whyNotThatDay(leg.date, today)
    if (late !== undefined) return fail(invalid(`legs.${index}.date`, late))
    const before = legs[index - 1]
    if (before !== undefined && leg.date < before.date)
      return fail(invalid(`legs.${index}.date`, FERRY_REFUSED.legOrder))
    const found = endsOf(ports, leg, `legs.${index}.`)
    if (!found.ok) return found
    const last = ends.at(-1)
    if (last !== undefined && !shareAPort(last.to, found.value.from))
      return fail(invalid(`legs.${index}.from`, FERRY_REFUSED.legStart))
    ends.push(found.value)
  }
  return ok(ends)
}

/** An operator has answered when it did so for every leg. */
function answeredToAll(searched: readonly Sailings[]): OperatorResponse[] {
  const all = searched.flatMap(({ operators }) => operators)
  return [...new Map(all.map((each) => [each.id, each])).values()].map((each) => ({
    ...each,
    answered: all.every(({ id, answered }) => id !== each.id || answered),
  }))
}
