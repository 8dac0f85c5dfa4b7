import { addDays, daysBetween } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { type AvailabilityQuery, type AvailableDay, fetchAvailability } from '#contract/v1/availability.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, notFound } from '#server/http/refusal.ts'
import { atPlace, readSchedule } from './read-schedule.ts'
import { dayAvailability } from './rules.ts'
import { unitsOf } from './tariff-rules.ts'

/** The days of one water sport from one day to another, for a party of that size (one guest when it is not said). */
export async function listActivityDays(
  db: Db,
  now: Date,
  query: AvailabilityQuery,
): Promise<Result<AvailableDay[], ApiRefusal>> {
  const { id, from, to, place, adults = 0, children = 0 } = query
  const found = await readSchedule(db, id, { from, to })
  if (found === undefined) return fail(notFound(fetchAvailability.failure))
  const schedule = atPlace(found.schedule, place)
  if (schedule.places.length === 0) return fail(notFound(fetchAvailability.failure))
  const units = unitsOf(found.tariff, Math.max(1, adults + children))
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
  return ok(
    days.map((day) => {
      const availability = dayAvailability(schedule, { day, now, units, taken: found.taken })
      return availability.open ? { ...availability, priceFrom: found.tariff.price } : availability
    }),
  )
}
