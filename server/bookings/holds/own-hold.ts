import { sql } from 'kysely'
import type { Line } from '#contract/v1/trip-lines.ts'
import type { Db } from '#server/db/db.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'

type HeldLine = { id: string; title: string; asked: Line }

/**
 * What somebody cannot have because they hold it themselves, in another tab or from a minute ago, is not lost to anybody faster:
 * the refusal leads to what they hold. One who holds as much as one can is led to the latest of it.
 */
export async function withOwnHold(
  db: Db,
  refusal: ApiRefusal,
  { visitorId, lines }: { visitorId: string; lines: readonly Line[] },
): Promise<ApiRefusal> {
  if (refusal.code !== 'unavailable' && refusal.code !== 'hold_limit') return refusal
  const held = await listHeld(db, visitorId)
  if (refusal.code === 'hold_limit') {
    const [latest] = held
    return latest === undefined ? refusal : { ...refusal, more: { ...refusal.more, ownHold: latest.id } }
  }
  const own = held.find(({ asked }) => lines.some((line) => isSharing(line, asked)))
  if (own === undefined) return refusal
  const message = `You hold ${own.title} already. Go on with that, or cancel it before you ask for it again.`
  return { ...refusal, message, more: { ...refusal.more, ownHold: own.id } }
}

/** Lines of the visitor's live holds, the latest first. */
async function listHeld(db: Db, visitorId: string): Promise<HeldLine[]> {
  const { rows } = await sql<HeldLine>`
    select booking.id, line.title, line.asked from booking join booking_line line on line.booking_id = booking.id
     where booking.visitor_id = ${visitorId} and booking.state in ('held', 'paying') and booking.expires_at > app_now()
     order by booking.created_at desc, booking.id, line.position`.execute(db)
  return rows
}

/** Whether two lines reach for the same seats, rooms, vehicles or places, so that one can be in the other's way. */
function isSharing(one: Line, other: Line): boolean {
  switch (one.kind) {
    case 'ferry':
      return (
        other.kind === 'ferry' && one.tripId === other.tripId && one.seats.some((seat) => other.seats.includes(seat))
      )
    case 'hotel':
      return (
        other.kind === 'hotel' &&
        one.roomId === other.roomId &&
        one.checkIn < other.checkOut &&
        other.checkIn < one.checkOut
      )
    case 'car':
      return other.kind === 'car' && one.pickupDate === other.pickupDate && isSameFleet(one.vehicles, other.vehicles)
    case 'activity':
      return (
        other.kind === 'activity' &&
        one.waterSportId === other.waterSportId &&
        one.placeId === other.placeId &&
        one.date === other.date &&
        one.time === other.time
      )
    case 'package':
      return other.kind === 'package' && one.packageId === other.packageId && one.startDate === other.startDate
  }
}

type Vehicles = readonly { vehicleId: string }[]

function isSameFleet(one: Vehicles, other: Vehicles): boolean {
  return one.some(({ vehicleId }) => other.some((each) => each.vehicleId === vehicleId))
}
