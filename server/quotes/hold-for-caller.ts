import { randomBytes } from 'node:crypto'
import { CALLER_HOLD_MINUTES } from '#contract/terms/booking-rules.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { SavedHold } from '#server/bookings/holds/hold-request.ts'
import { makeHold } from '#server/bookings/holds/make-hold.ts'
import { readHold, withAlternatives } from '#server/bookings/holds/own-hold.ts'
import { priceLines, readPricingMoment } from '#server/bookings/price/price-lines.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { enquiryWon } from '#server/enquiries/quote-progress.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import type { PricingParts } from '#server/products/product.ts'
import type { Member } from '#server/staff/session.ts'
import { type RecognisedVisitor, saveVisitors } from '#server/visitors/visitor.ts'
import { UNKNOWN } from './save-quote.ts'
import { findQuote, giveHold, lockQuote, markAccepted } from './store.ts'

/** What the office holds is of no network, and counts against nobody's share (booking rules 1.2.8). */
const OFFICE_NETWORK = 'office'
const ID_BYTES = 16

/** Holds what a quote names at its prices, for a caller who pays by its link. */
export async function holdForCaller(
  parts: PricingParts,
  { id, member }: { id: string; member: Member },
): Promise<Result<SavedHold, ApiRefusal>> {
  const row = await findQuote(parts.db, id)
  if (row === undefined) return fail(UNKNOWN)
  const lines = row.asked.map(({ priceVersion: _, ...line }) => line)
  const priced = await priceLines(parts, lines, await readPricingMoment(parts.db))
  if (!priced.ok) return fail(await withAlternatives(parts.db, lines, priced.error))
  const quoted = priced.value.map((line, index) => ({ ...line, price: row.lines[index]?.price ?? line.price }))
  return makeHold(parts, {
    ...{ lines, network: OFFICE_NETWORK, countedBy: '' },
    // Nobody has a session of it: whoever opens the link takes it over.
    met: { visitor: { id: randomBytes(ID_BYTES).toString('hex'), email: null, bookingId: null } },
    quoted: { id, lines: quoted, accept: async () => undefined, office: { namesDate: null } },
    forCaller: { by: member.id, minutes: CALLER_HOLD_MINUTES },
  })
}

type Taking = { id: string; version: number; met: RecognisedVisitor }

/** The hold of the office for whoever opened the link of its quote; undefined where it is not held any more. */
export function takeOverHold(
  db: Db,
  { id, version, met }: Taking,
): Promise<Result<SavedHold & { state: 'held' | 'paying' }, ApiRefusal> | undefined> {
  return inTransaction(db, async (tx) => {
    const quote = await lockQuote(tx, id)
    if (quote === undefined || quote.version !== version || quote.held === null) return undefined
    await saveVisitors(tx, [met])
    if (!(await giveHold(tx, { id: quote.held.id, visitorId: met.visitor.id }))) return undefined
    await markAccepted(tx, id)
    await enquiryWon(tx, { quoteId: id, reference: quote.enquiry_reference })
    const hold = await readHold(tx, quote.held.id)
    return hold === undefined ? undefined : ok(hold)
  })
}
