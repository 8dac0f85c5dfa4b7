import { sql } from 'kysely'
import type { Tx } from '#server/db/db.ts'

type QuoteAudit = {
  quoteId: string
  event: 'written' | 'changed' | 'accepted'
  facts: Record<string, string | number | null>
}

/** Adds what was done with a quote of the office; rows are only added. */
export async function writeQuoteAudit(tx: Tx, { quoteId, event, facts }: QuoteAudit): Promise<void> {
  await sql`insert into quote_audit (quote_id, event, facts) values (${quoteId}, ${event}, ${JSON.stringify(facts)})`.execute(
    tx,
  )
}
