import { travellersNeeded } from '#contract/terms/trip-travellers.ts'
import type { StoredBooking } from '../core/booking.ts'

/** How many travellers of a group are not named yet; none where names came with the booking. */
export function missingNames(booking: Pick<StoredBooking, 'namesDate' | 'lines' | 'travellers'>): number {
  if (booking.namesDate === null) return 0
  const needed = Math.max(
    0,
    ...booking.lines.filter(({ state }) => state === 'live').map(({ asked }) => travellersNeeded(asked).count),
  )
  return Math.max(0, needed - booking.travellers.length)
}
