import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { QuoteRequest } from '#contract/v1/quote-requests.ts'
import type { SavedQuote } from '#contract/v1/quotes.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { phoneText } from '#server/adapters/phone/phone-number.ts'
import { priceLine, readPricingMoment } from '#server/bookings/price/price-lines.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { enquiryQuoted } from '#server/enquiries/quote-progress.ts'
import { type ApiRefusal, notFound } from '#server/http/refusal.ts'
import { lockRequester } from '#server/limits/form-limits.ts'
import type { PricedLine } from '#server/products/priced-line.ts'
import { readRequestToken } from './request-link.ts'
import { ALREADY_ACCEPTED, heldOf, OTHER_VERSION, type QuoteParts, readQuote, validUntilOf } from './save-quote.ts'
import { mailQuote } from './send-quote.ts'
import { changeQuote, findQuoteOfRequest, insertQuote, type QuoteRow, signQuote, writeQuoteAudit } from './store.ts'
import { quoteView, stateOf } from './view.ts'

type RequestParts = QuoteParts & { authSecret: string; authFallback?: string | undefined }

/** A group's request as it was stored. */
type RequestRow = {
  reference: string
  created_at: Date
  name: string
  email: string
  contact_number: string
  package_id: string
  package_name: string
  travel_date: string
  adult_count: number
  child_ages: number[] | null
  message: string | null
  price: { packageBasePrice: number; discount: number; taxAmount: number; amountPayable: number } | null
  now: Date
}

const REQUEST_UNKNOWN = notFound('This link is not valid. Please open it from the mail once more.')
const OVER: ApiRefusal = {
  status: 410,
  code: 'expired',
  message: 'This link has ended. Please write to the traveller, who can ask again at the prices of today.',
}

/** The request that a signed link names, as long as the link lasts. */
async function findRequest(
  { db, authSecret, authFallback }: Pick<RequestParts, 'db' | 'authSecret' | 'authFallback'>,
  token: string,
): Promise<Result<{ row: RequestRow; endsAt: Date }, ApiRefusal>> {
  const link = readRequestToken(token, authSecret, authFallback)
  const row = link && (await findRow(db, link.reference))
  if (link === undefined || row === undefined) return fail(REQUEST_UNKNOWN)
  return link.endsAt.getTime() <= row.now.getTime() ? fail(OVER) : ok({ row, endsAt: link.endsAt })
}

async function findRow(db: Db, reference: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select reference, created_at, name, email, contact_number, package_id, package_name, travel_date, adult_count, child_ages, message,
           price, app_now() as now
      from enquiry where reference = ${reference} and subject = 'Group'`.execute(db)
  return rows[0]
}

/** The line of a trip that a request asks for. */
function lineOf(row: RequestRow, startDate = row.travel_date): Extract<Line, { kind: 'package' }> {
  const { package_id: packageId, adult_count: adultCount, child_ages } = row
  return { kind: 'package', packageId, startDate, adultCount, childAges: child_ages ?? [] }
}

/** The request with the price shown then, the price now or why it is unavailable, and the quote written for it, if any. */
export async function readRequest(parts: RequestParts, token: string): Promise<Result<QuoteRequest, ApiRefusal>> {
  const found = await findRequest(parts, token)
  if (!found.ok) return found
  const { row, endsAt } = found.value
  const priced = await priceLine(parts, lineOf(row), {
    ...(await readPricingMoment(parts.db)),
    isForGroup: true,
  })
  const written = await findQuoteOfRequest(parts.db, row.reference)
  const { number, version, url, state } = written === undefined ? {} : quoteView(written, parts.origin)
  return ok({
    ...{ reference: row.reference, createdAt: row.created_at.toISOString(), linkEndsAt: endsAt.toISOString() },
    ...{
      name: row.name,
      email: row.email,
      contactNumber: phoneText(row.contact_number),
      packageName: row.package_name,
    },
    ...{ startDate: row.travel_date, adultCount: row.adult_count, childAges: row.child_ages ?? [] },
    ...(row.message === null ? {} : { message: row.message }),
    ...(row.price === null ? {} : { shown: shownPrice(row.price) }),
    ...(priced.ok ? { now: priced.value.price } : { problem: priced.error.message }),
    ...(version === undefined || url === undefined || state === undefined
      ? {}
      : { quote: { ...(number === undefined ? {} : { number }), version, url, state } }),
  })
}

/** The four parts of a price, without what else was kept with the enquiry. */
function shownPrice({ packageBasePrice, discount, taxAmount, amountPayable }: NonNullable<RequestRow['price']>) {
  return { packageBasePrice, discount, taxAmount, amountPayable }
}

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
  await enquiryQuoted(tx, row.reference)
  const facts = { reference: row.reference, amount, by }
  await writeQuoteAudit(tx, { quoteId: id, event: isNew ? 'written' : 'changed', facts })
  await mailQuote(tx, { id, email: row.email, sender: OFFICE })
}
