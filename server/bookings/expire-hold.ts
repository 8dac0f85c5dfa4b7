import type { Tx } from '#server/db/db.ts'
import { paidOf } from './account.ts'
import { closeAttempts } from './record-payment.ts'
import { requestRefund } from './request-refund.ts'
import { releaseStock } from './stock.ts'
import type { StoredBooking } from './stored-booking.ts'
import { moveTo } from './transition.ts'

/** Gives everything back that was held, and every rupee that came in too little to confirm. */
export async function expire(tx: Tx, booking: StoredBooking, event = 'clock_passed'): Promise<StoredBooking> {
  await releaseStock(tx, booking.id)
  const closed = await closeAttempts(tx, booking)
  // Its time was over when the clock said so, however late anybody tidies up.
  const expiredAt = new Date(Math.min(booking.expiresAt.getTime(), booking.now.getTime()))
  const expired = await moveTo(tx, closed, 'expired', { event, change: { expired_at: expiredAt } })
  const paid = paidOf(expired)
  if (paid === 0) return expired
  return requestRefund(tx, expired, {
    amount: paid,
    cause: 'expired',
    reason: 'The booking was not paid in full in time',
  })
}
