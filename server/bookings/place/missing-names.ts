import { addDays, daysBetween } from '#contract/terms/india-time.ts'
import { travellersNeeded } from '#contract/terms/trip-travellers.ts'
import type { StoredBooking } from '../core/booking.ts'

/** Days before travel by which carriers and hotels need the names of a group (ours). */
const NAMES_DAYS_BEFORE = 7

/** How many travellers of a group are not named yet; 0 where names came with the booking. */
export function missingNames(booking: Pick<StoredBooking, 'namesDate' | 'lines' | 'travellers'>): number {
  if (booking.namesDate === null) return 0
  const needed = Math.max(
    0,
    ...booking.lines.filter(({ state }) => state === 'live').map(({ asked }) => travellersNeeded(asked).count),
  )
  return Math.max(0, needed - booking.travellers.length)
}

/** The day by which a group names its travellers: a week before its start, or the day before where it starts sooner. */
export function namesDateOf(startDay: string, today: string): string {
  const days = daysBetween(today, startDay) > NAMES_DAYS_BEFORE ? NAMES_DAYS_BEFORE : 1
  return addDays(startDay, -days)
}
