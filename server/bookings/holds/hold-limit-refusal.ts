import { sql } from 'kysely'
import { counted } from '#contract/terms/counted.ts'
import { KEPT, periodText } from '#contract/terms/retention.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { inIndia } from '#server/db/india-sql.ts'
import { oneRow } from '#server/db/one-row.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { StockKind } from '#server/products/priced-line.ts'
import { stockOf } from '#server/products/stocks.ts'
import { readBrand } from '#server/settings/brand.ts'
import { OFFICE_ALERT } from '../core/decision.ts'
import { NAMELESS_MINUTES, type TooMany } from './hold-limits.ts'
import type { HoldDraft } from './hold-request.ts'
import type { HoldingLimits } from './holding-limits.ts'
import { keyOf, type StockItem } from './network-share.ts'

/** Whoever reaches the limit of so many items within an hour is told of to the office (booking rules 1.8.5). */
export const ITEMS_TO_ALERT = 5

/** Refuses a hold above a limit, and notes it where its network holds some of that already. */
export async function refuseHold(db: Db, hold: HoldDraft, why: TooMany, limits: HoldingLimits): Promise<ApiRefusal> {
  if (why.of === 'network' && why.reached.length > 0) await noteLimitReached(db, hold.countedBy, why.reached)
  const [phone] = (await readBrand(db))?.phones ?? []
  return holdLimitRefusal(why, limits, phone?.text)
}

/** 429 with a message that names an enquiry and the telephone. `phone` is as people read it. */
function holdLimitRefusal(why: TooMany, limits: HoldingLimits, phone: string | undefined): ApiRefusal {
  return {
    status: 429,
    code: 'hold_limit',
    message: `${wordsOf(why, limits)} send us an enquiry, or call ${phone ?? 'us'}.`,
    // Expired holds do not count.
    retryAfterSeconds: (why.of === 'nameless' ? NAMELESS_MINUTES : limits.holdMinutes) * 60,
  }
}

function wordsOf(why: TooMany, limits: HoldingLimits): string {
  if (why.of === 'nameless') {
    return `Many trips have been held from your network in the last ${NAMELESS_MINUTES} minutes. Please try again in ${NAMELESS_MINUTES} minutes,`
  }
  if (why.of === 'network') {
    return `That is more than one network may hold: ${mostText(why.items[0].kind, limits)}. Please hold fewer,`
  }
  const { visitorHolds, visitorSeats } = limits
  const trips = counted(visitorHolds, 'trip')
  return `You hold a lot already: at most ${trips} at a time, and ${visitorSeats} seats of one ferry. Please book or give back what you hold first,`
}

function mostText(kind: StockKind, limits: HoldingLimits): string {
  const { share, words } = stockOf(kind)
  const { units, percent } = share(limits)
  return `${counted(units, words.unit)} or ${percent} % ${words.ofNetwork}`
}

/** Notes which items somebody was refused; the office is told once an hour of whoever is refused many. */
async function noteLimitReached(db: Db, countedBy: string, items: readonly StockItem[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`delete from holding_limit_reached where at < app_now() - ${periodText(KEPT.hoarding)}::interval`.execute(
      tx,
    )
    await sql`
      insert into holding_limit_reached (counted_by, item)
      select ${countedBy}, item from unnest(${[...new Set(items.map(keyOf))].sort()}::text[]) item
      on conflict (counted_by, item) do update set at = excluded.at`.execute(tx)
    const reached = await sql<{ items: number; hour: string }>`
      select count(*)::int as items, to_char(${inIndia(sql`app_now()`)}, 'YYYY-MM-DD HH24') as hour
        from holding_limit_reached where counted_by = ${countedBy}`.execute(tx)
    const { items: count, hour } = oneRow(reached)
    if (count < ITEMS_TO_ALERT) return
    const facts = { items: String(count), network: countedBy }
    const payload = { bookingId: null, reference: null, kind: 'hoarding', facts }
    await enqueue(tx, OFFICE_ALERT, payload, { dedupeKey: `hoarding ${countedBy} ${hour}` })
  })
}
