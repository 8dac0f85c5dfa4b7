import { addDays, dayInIndia, daysBetween } from '#contract/terms/india-time.ts'
import { TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { type AvailabilityQuery, type AvailableDay, fetchAvailability } from '#contract/v1/availability.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, notFound } from '#server/http/refusal.ts'
import { ferryDayAvailability } from './day-rules.ts'
import { portsCalled, shareAPort } from './rules.ts'
import { crossingOf } from './search-ferries.ts'
import { countFreeSeats } from './store.ts'
import { listPorts } from './timetable.ts'

/** The days of one crossing (`from~to`) of our own inventory, for a party that sits in one sailing (one passenger when it is not said). */
export async function listFerryDays(
  db: Db,
  now: Date,
  { id, from: first, to: last, adults = 0, children = 0 }: AvailabilityQuery,
): Promise<Result<AvailableDay[], ApiRefusal>> {
  const [fromName = '', toName = ''] = id.split('~')
  const ports = await listPorts(db)
  const ends = { from: portsCalled(ports, fromName), to: portsCalled(ports, toName) }
  if (ends.from.length === 0 || ends.to.length === 0 || shareAPort(ends.from, ends.to))
    return fail(notFound(fetchAvailability.failure))
  const sailings = await countFreeSeats(db, crossingOf(ends), { first, last, now })
  const today = dayInIndia(now)
  const party = Math.max(1, adults + children)
  const horizon = { today, last: addDays(today, TRAVEL_HORIZON_DAYS) }
  return ok(
    Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index)).map((date) =>
      ferryDayAvailability(
        date,
        sailings.filter((each) => each.date === date),
        { now, party, horizon },
      ),
    ),
  )
}
