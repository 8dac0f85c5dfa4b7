import type { z } from 'zod'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { FERRY_NEXT_MAX, TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import type { fetchNextFerries } from '#contract/v1/ferries.ts'
import { operatorOf } from './ask-operators.ts'
import type { FerryParts } from './search-ferries.ts'
import { findNearestDays, findSailings } from './store.ts'
import { withTimetable } from './timetable.ts'
import { operatorSailingOf, sailingOf } from './view.ts'

type NextFerries = z.output<(typeof fetchNextFerries)['response']>

/** Our own sailings along the crossing of one that may have left; undefined for a sailing that nobody knows. */
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
