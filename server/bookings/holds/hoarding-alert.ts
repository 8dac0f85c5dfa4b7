import { sql } from 'kysely'
import { KEPT, periodText } from '#contract/terms/retention.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { oneRow } from '#server/db/one-row.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { OFFICE_ALERT } from '../core/topics.ts'
import { keyOf, type StockItem } from './network-share.ts'

/** Whoever reaches the limit of so many items within an hour is told of to the office (booking rules 1.8.5). */
export const ITEMS_TO_ALERT = 5

/** Notes which items somebody was refused; the office is told once an hour of whoever is refused many. */
export async function noteLimitReached(db: Db, countedBy: string, items: readonly StockItem[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`delete from holding_limit_reached where at < app_now() - ${periodText(KEPT.hoarding)}::interval`.execute(
      tx,
    )
    await sql`
      insert into holding_limit_reached (counted_by, item)
      select ${countedBy}, item from unnest(${[...new Set(items.map(keyOf))].sort()}::text[]) item
      on conflict (counted_by, item) do update set at = excluded.at`.execute(tx)
    const reached = await sql<{ items: number; hour: string }>`
      select count(*)::int as items, to_char(app_now() at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24') as hour
        from holding_limit_reached where counted_by = ${countedBy}`.execute(tx)
    const { items: count, hour } = oneRow(reached)
    if (count < ITEMS_TO_ALERT) return
    const facts = { items: String(count), network: countedBy }
    const payload = { bookingId: null, reference: null, kind: 'hoarding', facts }
    await enqueue(tx, OFFICE_ALERT, payload, { dedupeKey: `hoarding ${countedBy} ${hour}` })
  })
}
