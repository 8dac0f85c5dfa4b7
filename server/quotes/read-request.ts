import { sql } from 'kysely'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { QuoteRequest } from '#contract/v1/quote-requests.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { phoneText } from '#server/adapters/phone/phone-number.ts'
import { priceLine, readPricingMoment } from '#server/bookings/price/price-lines.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, notFound } from '#server/http/refusal.ts'
import { readRequestToken } from './request-link.ts'
import type { QuoteParts } from './save-quote.ts'
import { findQuoteOfRequest } from './store.ts'
import { quoteView } from './view.ts'

export type RequestParts = QuoteParts & { authSecret: string; authFallback?: string | undefined }

/** A group's request as it was stored. */
export type RequestRow = {
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
export async function findRequest(
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
export function lineOf(row: RequestRow, startDate = row.travel_date): Extract<Line, { kind: 'package' }> {
  const { package_id: packageId, adult_count: adultCount, child_ages } = row
  return { kind: 'package', packageId, startDate, adultCount, childAges: child_ages ?? [] }
}

/** What the office needs to know before it writes: who asks, what was shown, and whether it can be had now. */
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
export function shownPrice({ packageBasePrice, discount, taxAmount, amountPayable }: NonNullable<RequestRow['price']>) {
  return { packageBasePrice, discount, taxAmount, amountPayable }
}
