import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, notFound } from '#server/http/refusal.ts'
import { applyToLocked } from '../store/apply-event.ts'
import { lockBooking } from '../store/load.ts'

const PAYING: ApiRefusal = {
  status: 409,
  code: 'paying',
  message: 'A payment for this is open. Please finish or cancel it first.',
}

/** Releases the stock of a hold; idempotent. */
export async function releaseHold(
  db: Db,
  id: string,
  visitorId: string,
): Promise<Result<Record<string, never>, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, id)
    if (booking === undefined || booking.visitorId !== visitorId) return fail(notFound('We do not know this hold'))
    if (booking.state === 'paying' && booking.expiresAt > booking.now) return fail(PAYING)
    if (booking.state === 'held') await applyToLocked(tx, booking, { type: 'guest_cancelled', cause: 'released' })
    return ok({})
  })
}
