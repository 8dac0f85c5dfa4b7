import type { Tx } from '#server/db/db.ts'
import { paidOf } from './account.ts'
import type { AuditFacts } from './audit.ts'
import { requestRefund } from './request-refund.ts'
import { releaseStock } from './stock.ts'
import type { StoredBooking } from './stored-booking.ts'
import { mail, moveTo } from './transition.ts'

/** Money without stock: all of it goes back, never a part of the trip (booking rules L-rule 3). */
export async function settleBooking(
  tx: Tx,
  booking: StoredBooking,
  { event, facts }: { event: string; facts: AuditFacts },
): Promise<StoredBooking> {
  await releaseStock(tx, booking.id)
  const amount = paidOf(booking)
  const settling = await moveTo(tx, booking, 'settling', { event, facts: { ...facts, refund: amount } })
  await mail(tx, settling, 'settling', { amount })
  return requestRefund(tx, settling, {
    amount,
    cause: 'settling',
    reason: 'What you paid for was taken before your payment came in',
  })
}
