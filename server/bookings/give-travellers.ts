import { HOUR_MS } from '#contract/terms/durations.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import type { DocumentKeys } from '#server/privacy/document-keys.ts'
import { productOf } from '#server/products/registry.ts'
import { bookingView } from './booking-view.ts'
import type { StoredBooking } from './core/booking.ts'
import { liveLines } from './core/booking.ts'
import { move, unchanged } from './core/effects.ts'
import { missingNames } from './missing-names.ts'
import { readHistory } from './store/history.ts'
import { lockBooking } from './store/load.ts'
import { save } from './store/save.ts'
import { readTravellersList } from './travellers-list.ts'

const ALLOWED = ['confirmed_part', 'confirmed']
const LIST_CLOSES_HOURS = 24
const NOT_ALLOWED: ApiRefusal = {
  status: 409,
  code: 'not_allowed',
  message: 'A list of names is for groups that we booked, once they have paid. Single names can be corrected above.',
}
const TOO_LATE: ApiRefusal = {
  status: 409,
  code: 'too_late',
  message: 'The list of names is closed. Please call us.',
}

/** Names the travellers of a group by a list: as often as wanted until its day, and once after it as long as names are missing. */
export function giveTravellers(
  db: Db,
  id: string,
  { list, documents }: { list: string; documents: DocumentKeys },
): Promise<Result<Booking, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, id)
    if (booking === undefined) return fail(notFound('We do not know this booking'))
    const problem = stateProblem(booking)
    if (problem !== undefined) return fail(problem)
    const read = readTravellersList(list)
    if (!read.ok) return read
    const travellers = read.value.map((each) => documents.seal(id, each))
    for (const { asked } of liveLines(booking)) {
      const wrong = productOf(asked).partyProblem?.(asked, travellers, 'The list has')
      if (wrong !== undefined) return fail(invalid('list', wrong))
    }
    const entry = { event: 'named', facts: { names: travellers.length } } as const
    const named = await save(tx, booking, move(unchanged({ ...booking, travellers }), booking.state, entry))
    return ok(bookingView(named, await readHistory(tx, id)))
  })
}

function stateProblem(booking: StoredBooking): ApiRefusal | undefined {
  const { namesDate, state, now } = booking
  if (namesDate === null || !ALLOWED.includes(state)) return NOT_ALLOWED
  if (dayInIndia(now) <= namesDate) return undefined
  const starts = liveLines(booking).map(({ startsAt }) => startsAt.getTime())
  const isOpen = now.getTime() <= Math.min(...starts) - LIST_CLOSES_HOURS * HOUR_MS
  return isOpen && missingNames(booking) > 0 ? undefined : TOO_LATE
}
