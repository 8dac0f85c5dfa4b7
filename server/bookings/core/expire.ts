import type { AuditEntry } from './audit-entry.ts'
import type { StoredBooking } from './booking.ts'
import { type Change, move, unchanged, withEffects } from './effects.ts'
import { paidOf } from './money.ts'
import { withClosedAttempts } from './payments.ts'
import { requestRefund } from './refunds.ts'

/** Gives everything back that was held, and every rupee that came in too little to confirm. */
export function expire(booking: StoredBooking, entry: AuditEntry): Change {
  const closed = withEffects(unchanged(withClosedAttempts(booking)), { do: 'release' })
  // Its time was over when the clock said so, however late the sweep runs.
  const expiredAt = new Date(Math.min(booking.expiresAt.getTime(), booking.now.getTime()))
  const expired = move(closed, 'expired', entry, { expiredAt })
  const amount = paidOf(booking)
  if (amount === 0) return expired
  const reason = 'The booking was not paid in full in time'
  return requestRefund(expired, { amount, cause: { of: 'expired' }, reason })
}
