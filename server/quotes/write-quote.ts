import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { SavedQuote } from '#contract/v1/quotes.ts'
import { priceLine, readPricingMoment } from '#server/bookings/price/price-lines.ts'
import type { Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { lockRequester } from '#server/limits/form-limits.ts'
import type { PricedLine } from '#server/products/priced-line.ts'
import { findRequest, lineOf, type RequestParts, type RequestRow, shownPrice } from './read-request.ts'
import { ALREADY_ACCEPTED, heldOf, OTHER_VERSION, readQuote } from './save-quote.ts'
import { mailQuote } from './send-quote.ts'
import { changeQuote, findQuoteOfRequest, insertQuote, type QuoteRow, signQuote, writeQuoteAudit } from './store.ts'
import { validUntilOf } from './valid-until.ts'
import { stateOf } from './view.ts'

/** Quotes of the office count against no visitor's limit. */
const OFFICE = 'office'

type Writing = {
  token: string
  /** The version seen; 0 where none is written yet. */
  version: number
  startDate?: string | undefined
  by?: string | undefined
  note?: string | undefined
}

/** The office puts a group's request in writing and mails it: the first time at the price that was shown, later at that of today. */
export async function writeQuote(parts: RequestParts, writing: Writing): Promise<Result<SavedQuote, ApiRefusal>> {
  const found = await findRequest(parts, writing.token)
  if (!found.ok) return found
  const { row } = found.value
  const asked = lineOf(row, writing.startDate)
  const moment = { ...(await readPricingMoment(parts.db)), isForGroup: true }
  const priced = await priceLine(parts, asked, moment)
  if (!priced.ok) return fail(priced.error)
  const line = { ...priced.value, price: priceOf(row, writing, priced.value) }
  const terms = { asked: [asked], lines: heldOf([line]), validUntil: validUntilOf([line], moment.now) }
  const written = await inTransaction(parts.db, async (tx) => {
    await lockRequester(tx, `write quote ${row.reference}`)
    const before = await findQuoteOfRequest(tx, row.reference)
    const problem = versionProblem(before, writing.version)
    if (problem !== undefined) return fail(problem)
    const id = before?.id ?? randomBytes(16).toString('hex')
    if (before === undefined) {
      const office = { isDraft: false, sender: OFFICE, enquiryReference: row.reference }
      await insertQuote(tx, { id, name: row.name, email: row.email, ...office, ...terms })
    } else await changeQuote(tx, { id, version: before.version, ...terms })
    await finish(tx, { id, row, writing, isNew: before === undefined, amount: line.price.amountPayable })
    return ok(id)
  })
  return written.ok ? readQuote(parts, written.value, { id: OFFICE, email: null, bookingId: null }) : written
}

/** As shown, for the day that was asked about; what is written again later, or for another day, is of today. */
function priceOf(row: RequestRow, { version, startDate }: Writing, { price }: PricedLine): PricedLine['price'] {
  const isAsShown = version === 0 && (startDate ?? row.travel_date) === row.travel_date
  return isAsShown && row.price !== null ? shownPrice(row.price) : price
}

function versionProblem(before: QuoteRow | undefined, version: number): ApiRefusal | undefined {
  if ((before?.version ?? 0) !== version) return OTHER_VERSION
  const isTaken = before !== undefined && stateOf(before) === 'accepted'
  return isTaken ? { status: 409, code: 'version', message: ALREADY_ACCEPTED } : undefined
}

async function finish(
  tx: Tx,
  {
    id,
    row,
    writing,
    isNew,
    amount,
  }: { id: string; row: RequestRow; writing: Writing; isNew: boolean; amount: number },
): Promise<void> {
  const by = writing.by || null
  await signQuote(tx, id, { by, note: writing.note || null })
  await sql`update enquiry set state = 'answered' where reference = ${row.reference}`.execute(tx)
  const facts = { reference: row.reference, amount, by }
  await writeQuoteAudit(tx, { quoteId: id, event: isNew ? 'written' : 'changed', facts })
  await mailQuote(tx, { id, email: row.email, sender: OFFICE })
}
