import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { plainLine } from '#contract/terms/plain-text.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import type { Tx } from '#server/db/db.ts'
import { productOf } from '#server/products/registry.ts'
import { tokenHash } from './write-review.ts'

export type FinishedLine = { lineId: string; asked: Line; startsAt: Date }

const TOKEN_BYTES = 20

/**
 * Creates invitations to review the products of a trip, each once; returns the tokens by line, for the mail.
 * Ferries and transfers are not reviewed.
 */
export async function inviteReviews(
  tx: Tx,
  trip: { bookingId: string; leadName: string; lines: readonly FinishedLine[] },
): Promise<Record<string, string>> {
  const invited = trip.lines.map((line) => ({ ...line, token: randomBytes(TOKEN_BYTES).toString('hex') }))
  if (invited.length === 0) return {}
  const asked = invited.map(({ lineId, asked: line, startsAt, token }, position) => ({
    ...{ position, line_id: lineId, token_hash: tokenHash(token), travel_month: dayInIndia(startsAt).slice(0, 7) },
    ...productOf(line).reviewSubject?.(line),
  }))
  const { rows } = await sql<{ line_id: string }>`
    insert into review_invitation (token_hash, booking_id, line_id, kind, subject_id, name, travel_month)
    select token_hash, ${trip.bookingId}, line_id, kind, coalesce((select hotel_id from room_type where id = room_id), subject_id),
           ${firstNameOf(trip.leadName)}, travel_month
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) asked (
        position integer, line_id text, token_hash text, travel_month text, kind text, subject_id text, room_id text)
     where kind is not null
     order by position
    on conflict (booking_id, kind, subject_id) do nothing
    returning line_id`.execute(tx)
  const kept = new Set(rows.map(({ line_id }) => line_id))
  return Object.fromEntries(invited.flatMap(({ lineId, token }) => (kept.has(lineId) ? [[lineId, token]] : [])))
}

/** A review is signed with no more than this. */
function firstNameOf(name: string): string {
  return plainLine(name).split(' ', 1)[0] || 'Traveller'
}
