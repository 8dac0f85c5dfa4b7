import { HOUR_MS } from '#contract/terms/durations.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { carriersWithFixedNames } from '#server/ferries/other-names.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { liveLines, type StoredBooking } from '../core/booking.ts'
import { move, unchanged } from '../core/decision.ts'
import { readHistory } from '../store/audit.ts'
import { lockBooking } from '../store/load.ts'
import { save } from '../store/save.ts'
import { bookingView } from '../view.ts'

const ALLOWED = ['held', 'confirmed_part', 'confirmed']
const TOO_LATE: ApiRefusal = {
  status: 409,
  code: 'too_late',
  message: 'Names can be corrected until a day before travel. Please call us.',
}
export const LIST_CLOSES_HOURS = 24
/** States with tickets. */
const TICKETED = ['confirmed_part', 'confirmed']

/** Corrects names until a day before the first departure, where the carriers allow it. */
export function renameTravellers(
  db: Db,
  id: string,
  names: readonly { index: number; name: string }[],
): Promise<Result<Booking, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, id)
    if (booking === undefined) return fail(notFound('We do not know this booking'))
    const isOver = booking.state === 'held' && booking.expiresAt.getTime() <= booking.now.getTime()
    if (!ALLOWED.includes(booking.state) || isOver) return fail(TOO_LATE)
    const starts = liveLines(booking).map(({ startsAt }) => startsAt.getTime())
    if (booking.now.getTime() > Math.min(...starts) - LIST_CLOSES_HOURS * HOUR_MS) return fail(TOO_LATE)
    const stray = names.findIndex(({ index }) => index >= booking.travellers.length)
    if (stray >= 0) return fail(invalid(`travellers.${stray}.index`, 'There is no such traveller'))
    const fixed = TICKETED.includes(booking.state) ? await carriersWithFixedNames(tx, tripsOf(booking, names)) : []
    if (fixed.length > 0) return fail(notAllowed(fixed))
    const travellers = booking.travellers.map((traveller, index) => {
      const corrected = names.findLast((each) => each.index === index)
      return corrected === undefined ? traveller : { ...traveller, name: corrected.name }
    })
    const entry = { event: 'renamed', facts: { names: names.length } } as const
    const renamed = await save(tx, booking, move(unchanged({ ...booking, travellers }), booking.state, entry))
    return ok(bookingView(renamed, await readHistory(tx, id)))
  })
}

/** The sailings of travellers whose names change. */
function tripsOf(booking: StoredBooking, names: readonly { index: number; name: string }[]): string[] {
  const renamed = names.flatMap(({ index, name }) => {
    const traveller = booking.travellers[index]
    return traveller === undefined || traveller.name === name ? [] : [traveller]
  })
  const goesOn = (lineId: string) => renamed.some(({ lineIds }) => lineIds === undefined || lineIds.includes(lineId))
  const sailed = liveLines(booking).filter(({ lineId }) => goesOn(lineId))
  return [...new Set(sailed.flatMap(({ stock }) => stock.seats.map(({ tripId }) => tripId)))]
}

function notAllowed(carriers: readonly string[]): ApiRefusal {
  const who = carriers.join(' and ')
  return {
    status: 409,
    code: 'not_allowed',
    message: `${who} puts no other name on a ticket. For somebody else, please cancel this ferry and book it again, or call us.`,
  }
}
