import { randomBytes } from 'node:crypto'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Price } from '#contract/v1/shapes.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { plannedGroupRefusal } from '#server/bookings/holds/network-share.ts'
import { priceLines, readPricingMoment, sumOf } from '#server/bookings/price/price-lines.ts'
import type { Tx } from '#server/db/db.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { heldOf, type QuoteParts, validUntilOf } from './save-quote.ts'
import { mailQuote } from './send-quote.ts'
import { insertQuote, signQuote, writeQuoteAudit } from './store.ts'

/** Quotes of the office count against no visitor's limit. */
const OFFICE = 'office'

type Answering = { name: string; email: string; by: string; note?: string | undefined }
type PricedTrip = {
  total: Price
  /** Puts it in writing and mails it, in a transaction of the caller's; answers the quote's id. */
  write: (tx: Tx, answering: Answering) => Promise<string>
}

/** A trip at the prices of today, ready to be written for who has asked. A group is written from its own request. */
export async function priceForEnquiry(
  parts: QuoteParts,
  lines: readonly Line[],
): Promise<Result<PricedTrip, ApiRefusal>> {
  const moment = await readPricingMoment(parts.db)
  const priced = await priceLines(parts, lines, moment)
  if (!priced.ok) return fail(priced.error)
  const group = await plannedGroupRefusal(parts.db, moment, priced.value)
  if (group !== undefined) return fail(group)
  const total = sumOf(priced.value.map(({ price }) => price))
  const write: PricedTrip['write'] = async (tx, { name, email, by, note }) => {
    const id = randomBytes(16).toString('hex')
    const terms = { asked: lines, lines: heldOf(priced.value), validUntil: validUntilOf(priced.value, moment.now) }
    await insertQuote(tx, { id, isDraft: false, name, email, sender: OFFICE, isOfOffice: true, ...terms })
    await signQuote(tx, id, { by, note: note || null })
    await writeQuoteAudit(tx, { quoteId: id, event: 'written', facts: { amount: total.amountPayable, by } })
    await mailQuote(tx, { id, email, sender: OFFICE })
    return id
  }
  return ok({ total, write })
}
