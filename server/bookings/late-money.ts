import type { Tx } from '#server/db/db.ts'
import { afterCommit } from '#server/db/in-transaction.ts'
import { count } from '#server/metrics/counted.ts'
import { firstDue, paidOf } from './account.ts'
import type { AuditFacts } from './audit.ts'
import { confirmClaimed, liveLines } from './confirm.ts'
import { requestRefund } from './request-refund.ts'
import { reseat } from './reseat.ts'
import { settleBooking } from './settle-booking.ts'
import { claimStock, releaseStock } from './stock.ts'
import type { StoredBooking } from './stored-booking.ts'

/** Later than this after the hold ran out, money only goes back (booking rules L-rule 4). */
export const LATE_MS = 24 * 3_600_000

/**
 * The L-rule (booking rules 1.3): money that comes after the hold ran out. Everything is claimed again at the held price, the same seats and nights;
 * where the guest said so, other seats together in the same class; else all of the money goes back.
 */
export async function takeLateMoney(
  tx: Tx,
  booking: StoredBooking,
  happened: { event: string; facts: AuditFacts },
): Promise<StoredBooking> {
  const taken = await takeOrReturn(tx, booking, happened)
  const outcome = taken.state === 'confirmed' || taken.state === 'confirmed_part' ? 'confirmed' : 'refunded'
  afterCommit(tx, () => count('late_payments_total', { outcome }))
  return taken
}

async function takeOrReturn(
  tx: Tx,
  booking: StoredBooking,
  happened: { event: string; facts: AuditFacts },
): Promise<StoredBooking> {
  if (!isInTime(booking)) return settleBooking(tx, booking, happened)
  // Too little to confirm anything: it was kept for nothing, so it goes back (booking rules 1.3.12).
  if (firstDue(booking) > 0) return refundShort(tx, booking)
  return claimAgain(tx, booking, happened, true)
}

/** All of it claimed anew, the same or, where the guest said so, other seats together; else settled. */
export async function claimAgain(
  tx: Tx,
  booking: StoredBooking,
  happened: { event: string; facts: AuditFacts },
  isLate: boolean,
): Promise<StoredBooking> {
  const claim = { key: booking.id, expiresAt: null }
  const short = await claimStock(
    tx,
    liveLines(booking).map(({ stock }) => stock),
    claim,
  )
  if (short.length === 0) return confirmClaimed(tx, booking, happened, isLate)
  // What was claimed beside the missing part is let go before anything else is tried.
  await releaseStock(tx, booking.id)
  const reseated = booking.reseat ? await reseat(tx, booking, short) : undefined
  return reseated === undefined ? settleBooking(tx, booking, happened) : confirmClaimed(tx, reseated, happened, isLate)
}

function isInTime(booking: StoredBooking): boolean {
  const now = booking.now.getTime()
  const ranOutAt = booking.expiredAt ?? booking.expiresAt
  return (
    now <= ranOutAt.getTime() + LATE_MS && liveLines(booking).every(({ salesCloseAt }) => now <= salesCloseAt.getTime())
  )
}

async function refundShort(tx: Tx, booking: StoredBooking): Promise<StoredBooking> {
  const amount = paidOf(booking)
  return requestRefund(tx, booking, {
    amount,
    cause: `short ${booking.captures.length}`,
    reason: 'Paid too late and not in full',
  })
}
