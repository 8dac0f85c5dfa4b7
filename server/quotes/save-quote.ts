import { randomBytes } from 'node:crypto'
import { QUOTE_DAYS, QUOTE_ENDS_AT } from '#contract/terms/booking-rules.ts'
import { addDays, dayInIndia, instantInIndia } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { SavedQuote } from '#contract/v1/quotes.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import type { BookingParts } from '#server/bookings/booking-parts.ts'
import { plannedGroupRefusal } from '#server/bookings/holds/network-share.ts'
import { priceLine, priceLines, readPricingMoment } from '#server/bookings/price/price-lines.ts'
import { heldLineOf } from '#server/bookings/view.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { lockRequester } from '#server/limits/form-limits.ts'
import type { PricedLine } from '#server/products/priced-line.ts'
import type { Visitor } from '#server/visitors/visitor.ts'
import {
  countRecent,
  findQuote,
  insertQuote,
  lockQuote,
  type QuotedLine,
  type QuoteRow,
  changeQuote as storeChange,
} from './store.ts'
import { quoteView, stateOf } from './view.ts'

export type QuoteParts = Pick<BookingParts, 'db' | 'origin' | 'pricingPolicy' | 'ferryOperators'>

/** (ours) Nothing is mailed, so it does not count with the other forms (booking rules 3.4.1). */
const QUOTES_AN_HOUR = 20

type QuoteAsk = {
  lines: readonly Line[]
  name?: string | undefined
  email?: string | undefined
  draft?: boolean | undefined
  /** Whose limit it counts against. */
  sender: string
}

/** Saves a trip as a quote at today's prices, or as a draft without fixed prices. */
export async function saveQuote(parts: QuoteParts, ask: QuoteAsk): Promise<Result<SavedQuote, ApiRefusal>> {
  const moment = await readPricingMoment(parts.db)
  const priced = await priceLines(parts, ask.lines, moment)
  if (!priced.ok) return fail(priced.error)
  const isDraft = ask.draft === true
  // A numbered quote can be accepted: that of a group is written by staff.
  const group = isDraft ? undefined : await plannedGroupRefusal(parts.db, moment, priced.value)
  if (group !== undefined) return fail(group)
  const id = randomBytes(16).toString('hex')
  const saved = await inTransaction(parts.db, async (tx) => {
    await lockRequester(tx, `quote ${ask.sender}`)
    if ((await countRecent(tx, ask.sender)) >= QUOTES_AN_HOUR) return false
    const validUntil = isDraft ? null : validUntilOf(priced.value, moment.now)
    const [name, email] = [ask.name ?? null, ask.email ?? null]
    await insertQuote(tx, {
      ...{ id, isDraft, name, email, validUntil },
      asked: ask.lines,
      lines: heldOf(priced.value),
      sender: ask.sender,
    })
    return true
  })
  return saved ? readQuote(parts, id, { id: ask.sender, email: null, bookingId: null }) : fail(tooMany())
}

export async function readQuote(
  parts: QuoteParts,
  id: string,
  viewer?: Visitor,
): Promise<Result<SavedQuote, ApiRefusal>> {
  const row = await findQuote(parts.db, id)
  if (row === undefined) return fail(UNKNOWN)
  return ok(row.number === null ? await draftView(parts, row, viewer) : await writtenView(parts, row, viewer))
}

/** A numbered quote; with a notice where a visitor saved more than may be held by now. */
async function writtenView(parts: QuoteParts, row: QuoteRow, viewer?: Visitor): Promise<SavedQuote> {
  const view = quoteView(row, parts.origin, viewer)
  if (view.state !== 'open' || view.isForGroup) return view
  const moment = await readPricingMoment(parts.db)
  const priced = await priceLines(parts, row.asked, moment)
  return priced.ok ? { ...view, ...(await groupOf(parts, moment, priced.value)) } : view
}

type Moment = Awaited<ReturnType<typeof readPricingMoment>>

async function groupOf({ db }: QuoteParts, moment: Moment, lines: readonly PricedLine[]): Promise<{ group?: string }> {
  const group = await plannedGroupRefusal(db, moment, lines)
  return group === undefined ? {} : { group: group.message }
}

/** A draft at today's prices; an unavailable line keeps its old price and has a problem. */
async function draftView(parts: QuoteParts, row: QuoteRow, viewer?: Visitor): Promise<SavedQuote> {
  const problems: { line: number; message: string }[] = []
  const moment = await readPricingMoment(parts.db)
  const found: PricedLine[] = []
  const lines = await Promise.all(
    row.lines.map(async (line, index) => {
      const asked = row.asked[index]
      const priced = asked && (await priceLine(parts, asked, moment))
      if (priced?.ok === false) problems.push({ line: index, message: priced.error.message })
      if (priced?.ok === true) found.push(priced.value)
      return priced?.ok === true ? quotedLineOf({ ...priced.value, lineId: line.lineId }) : line
    }),
  )
  const view = quoteView({ ...row, lines }, parts.origin, viewer)
  return { ...view, ...(problems.length === 0 ? {} : { problems }), ...(await groupOf(parts, moment, found)) }
}

export const ALREADY_ACCEPTED = 'This quote has been accepted already. For another trip, please start from My trip.'
export const UNKNOWN: ApiRefusal = { status: 404, code: 'not_found', message: 'We do not know this quote' }
export const OTHER_VERSION: ApiRefusal = {
  status: 409,
  code: 'version',
  message: 'This quote has changed since you saw it. Please look at it again.',
}

/** The next version of a quote, at the prices of today. */
export async function changeQuote(
  parts: QuoteParts,
  change: { id: string; version: number; lines: readonly Line[] },
  viewer?: Visitor,
): Promise<Result<SavedQuote, ApiRefusal>> {
  const row = await findQuote(parts.db, change.id)
  const refused = changeProblem(row, change.version)
  if (row === undefined || refused !== undefined) return fail(refused ?? UNKNOWN)
  const moment = await readPricingMoment(parts.db)
  const priced = await priceLines(parts, change.lines, moment)
  if (!priced.ok) return fail(priced.error)
  const group = row.number === null ? undefined : await plannedGroupRefusal(parts.db, moment, priced.value)
  if (group !== undefined) return fail(group)
  const validUntil = row.number === null ? null : validUntilOf(priced.value, row.now)
  const { id, version, lines: asked } = change
  const late = await inTransaction(parts.db, async (tx) => {
    const problem = changeProblem(await lockQuote(tx, id), version)
    if (problem === undefined) await storeChange(tx, { id, version, asked, lines: heldOf(priced.value), validUntil })
    return problem
  })
  return late === undefined ? readQuote(parts, id, viewer) : fail(late)
}

/** Only staff change the quote of a group, which exceeds the limits on holding. */
const OF_OFFICE: ApiRefusal = {
  status: 409,
  code: 'not_allowed',
  message: 'Our office wrote this quote for your group. Ask us to change it, and we write it again.',
}

const HELD_BY_OFFICE: ApiRefusal = {
  status: 409,
  code: 'not_allowed',
  message: 'Our office holds this trip for you as it stands. Call us to change it.',
}

/** Why a quote cannot be changed: another version, of staff, or accepted. */
function changeProblem(row: QuoteRow | undefined, version: number): ApiRefusal | undefined {
  if (row === undefined) return UNKNOWN
  if (row.version !== version) return OTHER_VERSION
  if (row.enquiry_reference !== null) return OF_OFFICE
  if (row.held !== null) return HELD_BY_OFFICE
  return stateOf(row) === 'accepted' ? { status: 409, code: 'version', message: ALREADY_ACCEPTED } : undefined
}

export function heldOf(priced: readonly PricedLine[]) {
  return priced.map((line, index) => quotedLineOf({ ...line, lineId: `line-${index + 1}` }))
}

function quotedLineOf(line: PricedLine & { lineId: string }): QuotedLine {
  return { ...heldLineOf(line), facts: line.facts }
}

function tooMany(): ApiRefusal {
  return {
    status: 429,
    code: 'too_many',
    message: 'You have saved many quotes. Please try again in an hour, or call us.',
    retryAfterSeconds: 3_600,
  }
}

/** A price in writing stands until the evening of its last day, but never beyond the end of sales of one of its lines. */
export function validUntilOf(lines: readonly { salesCloseAt: Date }[], now: Date): Date {
  const closesAt = Math.min(...lines.map(({ salesCloseAt }) => salesCloseAt.getTime()))
  const evening = eveningOf(addDays(dayInIndia(now), QUOTE_DAYS))
  if (evening.getTime() <= closesAt) return evening
  const lastDay = dayInIndia(new Date(closesAt))
  const last = [eveningOf(lastDay), eveningOf(addDays(lastDay, -1))].find((each) => each.getTime() <= closesAt)
  // What closes before the next evening is valid until it closes.
  return last !== undefined && last > now ? last : new Date(closesAt)
}

function eveningOf(day: string): Date {
  return instantInIndia(day, QUOTE_ENDS_AT)
}
