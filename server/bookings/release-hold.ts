import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, notFound } from '#server/http/refusal.ts'
import { applyEvent } from './apply-event.ts'
import { findBooking, lockBooking } from './store.ts'

const PAYING: ApiRefusal = {
  status: 409,
  code: 'paying',
  message: 'A payment for this is open. Please finish or cancel it first.',
}

/** Gives back what a hold keeps; again and again the same. */
export async function releaseHold(
  db: Db,
  id: string,
  visitorId: string,
): Promise<Result<Record<string, never>, ApiRefusal>> {
  const booking = await findBooking(db, id)
  if (booking === undefined || booking.visitorId !== visitorId) return fail(notFound('We do not know this hold'))
  return inTransaction(db, async (tx) => {
    const before = await lockBooking(tx, id)
    if (before?.state === 'paying' && before.expiresAt > before.now) return fail(PAYING)
    if (before?.state === 'held') await applyEvent(tx, id, { type: 'guest_cancelled', cause: 'released' })
    return ok({})
  })
}
