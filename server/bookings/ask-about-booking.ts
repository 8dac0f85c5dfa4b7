import { sql } from 'kysely'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { drawCode } from '#server/http/draw-code.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { lockSender } from './lock-sender.ts'

export const BOOKING_QUESTION = 'booking-question'

/** Booking rules 3. */
const MESSAGES_AN_HOUR = 20
const HOUR_SECONDS = 3_600

/** Keeps a question about a booking and has it mailed to the office; the reference is for both sides. */
export function askAboutBooking(
  db: Db,
  question: { bookingId: string; visitorId: string; text: string },
): Promise<Result<{ reference: string }, ApiRefusal>> {
  const { bookingId, visitorId, text } = question
  return inTransaction(db, async (tx) => {
    await lockSender(tx, `message ${visitorId}`)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from booking_message where visitor_id = ${visitorId} and at > app_now() - interval '1 hour'`.execute(
      tx,
    )
    if ((rows[0]?.count ?? 0) >= MESSAGES_AN_HOUR) return fail(tooMany())
    const reference = `MSG-${drawCode(8)}`
    await sql`
      insert into booking_message (booking_id, reference, visitor_id, text) values (${bookingId}, ${reference}, ${visitorId}, ${text})`.execute(
      tx,
    )
    await enqueue(tx, BOOKING_QUESTION, { reference }, { dedupeKey: reference })
    return ok({ reference })
  })
}

function tooMany(): ApiRefusal {
  return {
    status: 429,
    code: 'too_many',
    message: 'You have sent many messages. Please try again in an hour, or call us.',
    retryAfterSeconds: HOUR_SECONDS,
  }
}
