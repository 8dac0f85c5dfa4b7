import { addDays, daysBetween } from '#contract/terms/india-time.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import type { Db } from '#server/db/db.ts'
import { freeNights } from '#server/hotels/claim-nights.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { freeSlots } from '#server/water-sports/claim-slots.ts'

/** What its product calls sold out while it is priced is refused like what is lost to somebody faster: the line, and what is free. */
export async function withFreeBeside(
  db: Db,
  lines: readonly Line[],
  { line, ...refusal }: ApiRefusal & { line: number },
): Promise<ApiRefusal> {
  const asked = lines[line]
  if (refusal.code !== 'unavailable' || asked === undefined) return refusal
  return { ...refusal, more: { unavailable: [{ line, free: await freeBeside(db, asked) }] } }
}

/** Nights of a stay that still have rooms, and other hours of a water sport on that day. */
function freeBeside(db: Db, line: Line): Promise<string[]> | string[] {
  switch (line.kind) {
    case 'hotel': {
      const nights = Array.from({ length: daysBetween(line.checkIn, line.checkOut) }, (_, step) => ({
        ...{ roomTypeId: line.roomId, night: addDays(line.checkIn, step), rooms: 1 },
      }))
      return freeNights(db, nights)
    }
    case 'activity': {
      const { waterSportId: activityId, placeId, date: day, time, ages } = line
      return freeSlots(db, [{ activityId, placeId, day, time, units: ages.length }])
    }
    default:
      return []
  }
}
