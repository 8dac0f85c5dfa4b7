import type { z } from 'zod'
import { ok, type Result } from '#contract/terms/result.ts'
import type { seatPlan as call, PlanLegSeats, SeatPlanRequest } from '#contract/v1/ferry-plans.ts'
import type { OperatorSailing } from '#server/adapters/ferry-operator/ferry-operator.ts'
import type { Db } from '#server/db/db.ts'
import { operatorOf } from './ask-operators.ts'
import type { FerryParts } from './search-ferries.ts'
import { seatTogetherOn } from './seat-together-on.ts'
import { findSailingsOf } from './store.ts'
import { withTimetable } from './timetable.ts'
import { operatorSailingOf, sailingOf } from './view.ts'

/** Seats together on each leg, as they are free at one moment. Nothing is held: a hold takes all of them, or says which are gone. */
export async function seatPlan(
  { db, now, fleet }: FerryParts,
  { legs, ...party }: SeatPlanRequest,
): Promise<Result<z.input<(typeof call)['response']>, never>> {
  const at = now()
  const own = legs.filter(({ tripId }) => operatorOf(fleet, tripId) === fleet.own)
  const sailings = await readSailings(
    db,
    own.map(({ tripId }) => tripId),
    at,
  )
  return ok({
    legs: legs.map((leg): PlanLegSeats => {
      if (!own.includes(leg)) return { reason: 'office', otherClasses: [] }
      const sailing = sailings.find(({ tripId }) => tripId === leg.tripId)
      if (sailing === undefined) return { reason: 'missing', otherClasses: [] }
      return { sailing: sailingOf(sailing), ...seatTogetherOn(sailing, leg.class, party, at) }
    }),
  })
}

/** One statement, whatever the number of legs. */
async function readSailings(db: Db, ids: readonly string[], now: Date): Promise<OperatorSailing[]> {
  if (ids.length === 0) return []
  return withTimetable(db)(async (timetable) => {
    const { sailings, version } = await findSailingsOf(db, ids)
    const trips = sailings.flatMap((row) => operatorSailingOf(row, timetable, now) ?? [])
    return { answer: trips, isCurrent: version === timetable.version }
  })
}
