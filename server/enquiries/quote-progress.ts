import { sql } from 'kysely'
import type { Tx } from '#server/db/db.ts'

/** A quote was written for an enquiry: of joined ones the head has the state. */
export async function enquiryQuoted(tx: Tx, reference: string): Promise<void> {
  await sql`
    update enquiry head set state = 'quoted', last_at = app_now(), answered_at = coalesce(head.answered_at, app_now())
      from enquiry asked where asked.reference = ${reference} and head.id = coalesce(asked.head_id, asked.id)`.execute(
    tx,
  )
}

/** Its quote was accepted; `reference` where the office wrote it from the request of a group. */
export async function enquiryWon(
  tx: Tx,
  { quoteId, reference }: { quoteId: string; reference: string | null },
): Promise<void> {
  await sql`
    update enquiry head set state = 'won', last_at = app_now()
      from enquiry asked where (asked.reference = ${reference} or asked.quote_id = ${quoteId})
       and head.id = coalesce(asked.head_id, asked.id)`.execute(tx)
}
