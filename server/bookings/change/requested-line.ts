import type { LineTo } from '#contract/office/line-changes.ts'
import { counted } from '#contract/terms/counted.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import type { Tx } from '#server/db/db.ts'
import { seatsLike } from '#server/ferries/seats-like.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import type { StoredLine } from '../core/booking.ts'

const OTHER_KIND = invalid('to.kind', 'This part of the booking is of another kind')
const NO_SEATS: ApiRefusal = {
  ...{ status: 409, code: 'unavailable' },
  message:
    'Not so many seats of the same class are free on that sailing: please choose the seats yourself, or another sailing',
}

/** What a line asks for once it is changed: the same party and the same thing, on another day, at another hour or in other seats. */
export async function requestedLine(tx: Tx, { asked: was }: StoredLine, to: LineTo): Promise<Result<Line, ApiRefusal>> {
  const { priceVersion: _, ...asked } = was
  if (to.kind === 'ferry' && asked.kind === 'ferry') {
    const seats = await chosenSeats(tx, { from: asked.tripId, seats: asked.seats, to: to.tripId }, to.seats)
    return seats.ok ? ok({ ...asked, tripId: to.tripId, seats: seats.value }) : seats
  }
  if (to.kind === 'package' && asked.kind === 'package') return ok({ ...asked, startDate: to.startDate })
  if (to.kind === 'hotel' && asked.kind === 'hotel') {
    const { checkIn, checkOut, roomId = asked.roomId } = to
    return ok({ ...asked, checkIn, checkOut, roomId })
  }
  if (to.kind === 'car' && asked.kind === 'car') {
    const { pickupDate, pickupTime = asked.pickupTime } = to
    return ok({ ...asked, pickupDate, pickupTime })
  }
  if (to.kind === 'activity' && asked.kind === 'activity') {
    const { date, time = asked.time } = to
    return ok({ ...asked, date, time })
  }
  return fail(OTHER_KIND)
}

/** The seats that the office chose, as many as before; or those of the same classes that are closest together. */
export async function chosenSeats(
  tx: Tx,
  before: { from: string; seats: readonly string[]; to: string },
  chosen: readonly string[] | undefined,
): Promise<Result<string[], ApiRefusal>> {
  const { length } = before.seats
  if (chosen === undefined) {
    const found = await seatsLike(tx, before)
    return found === undefined ? fail(NO_SEATS) : ok(found)
  }
  return chosen.length === length
    ? ok([...chosen])
    : fail(invalid('to.seats', `Please choose ${counted(length, 'seat')}, as many as before`))
}
