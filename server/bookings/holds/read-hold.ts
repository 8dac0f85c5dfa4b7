import type { Db } from '#server/db/db.ts'
import { findBooking } from '../store/load.ts'
import type { SavedHold } from './hold-request.ts'

/** A hold whose time is not over; undefined once it is, or where it has become a booking. */
export async function readHold(db: Db, id: string): Promise<(SavedHold & { state: 'held' | 'paying' }) | undefined> {
  const booking = await findBooking(db, id)
  if (booking === undefined || booking.expiresAt.getTime() <= booking.now.getTime()) return undefined
  const { state, now, expiresAt, lines, namesDate } = booking
  return state === 'held' || state === 'paying' ? { id, state, now, expiresAt, lines, namesDate } : undefined
}
