import { STAY_MESSAGES } from '#contract/terms/hotel-stay.ts'
import { addDays, dayInIndia, daysBetween } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { type AvailabilityQuery, type AvailableDay, fetchAvailability } from '#contract/v1/availability.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { nightAvailability, roomsNeeded } from './rules.ts'
import { findRoomNights } from './store.ts'

/** The nights of one room type from one day to another, for as many rooms as the party needs (one when it is not said). */
export async function listRoomNights(
  db: Db,
  now: Date,
  { id, from, to, adults, children = 0 }: AvailabilityQuery,
): Promise<Result<AvailableDay[], ApiRefusal>> {
  const count = daysBetween(from, to) + 1
  const found = await findRoomNights(db, id, { from, until: addDays(from, count), count })
  if (found === undefined) return fail(notFound(fetchAvailability.failure))
  const capacity = { maxAdults: found.max_adults, maxChildren: found.max_children }
  const rooms = roomsNeeded({ adults: adults ?? 1, children }, capacity)
  if (rooms === undefined || rooms === 0) return fail(invalid('adults', STAY_MESSAGES.adult))
  const nights = new Map(found.nights.map((night) => [night.date, { ...night, taxPercent: night.tax_percent }]))
  const today = dayInIndia(now)
  const days = Array.from({ length: count }, (_, index) => addDays(from, index))
  return ok(days.map((day) => nightAvailability({ day, today, rooms, night: nights.get(day) })))
}
