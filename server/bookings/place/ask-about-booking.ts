import { sql } from 'kysely'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { drawCode } from '#server/http/draw-code.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { LimitKeys } from '#server/limits/count-uses.ts'
import { countForm, type FormRequester } from '#server/limits/form-limits.ts'

export const TRAVELLER_MESSAGE = 'booking-question'

/** Stores a message about a booking and enqueues its mail to the operator; both know it by the reference. */
export function askAboutBooking(
  { db, limits }: { db: Db; limits: LimitKeys },
  request: { bookingId: string; visitorId: string; text: string; requester: FormRequester },
): Promise<Result<{ reference: string }, ApiRefusal>> {
  const { bookingId, visitorId, text, requester } = request
  return inTransaction(db, async (tx) => {
    const refusal = await countForm(tx, limits, requester)
    if (refusal !== undefined) return fail(refusal)
    const reference = `MSG-${drawCode(8)}`
    await sql`
      insert into booking_message (booking_id, reference, visitor_id, text) values (${bookingId}, ${reference}, ${visitorId}, ${text})`.execute(
      tx,
    )
    await enqueue(tx, TRAVELLER_MESSAGE, { reference }, { dedupeKey: reference })
    return ok({ reference })
  })
}
