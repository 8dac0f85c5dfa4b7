import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { lapsesUnpaid } from '#contract/terms/balance-lapse.ts'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Booking, CancelQuote } from '#contract/v1/bookings.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, notFound } from '#server/http/refusal.ts'
import { liveLines, type StoredBooking, type StoredLine } from '../core/booking.ts'
import { BANK_HOLIDAYS_SETTING, refundDueDate } from '../core/business-days.ts'
import { cancellableLines, priceCancelledLines, withCancelled } from '../core/cancel.ts'
import { balanceOf, graceEnd, paidOf } from '../core/money.ts'
import { applyToLocked } from '../store/apply-event.ts'
import { readHistory } from '../store/audit.ts'
import { lockBooking, readClock } from '../store/load.ts'
import { bookingView } from '../view.ts'

type Cancelled = { booking: Booking; refund: { amount: number; dueDate: string } }

/** `answer` is stored as text, so that a repeated response is identical byte for byte. */
type QuoteRow = { line_ids: string[]; refund: number; answer: string | null }

const QUOTE_UNKNOWN = notFound('We do not know this offer to cancel')

/**
 * Cancels the lines of a preview. The refund is computed again now: a higher one is paid, a lower one needs a new confirmation. Confirming
 * the same preview again returns the first response.
 */
export async function cancelBooking(db: Db, id: string, quoteId: string): Promise<Result<Cancelled, ApiRefusal>> {
  const done = await inTransaction(db, (tx) => cancelOnce(tx, id, quoteId))
  if (done.state === 'refused') return fail(done.refusal)
  if (done.state === 'cancelled') return ok(done.answer)
  const fresh = await quoteCancel(db, done.booking, done.lineIds)
  if (!fresh.ok) return fresh
  return fail({
    status: 409,
    code: 'refund_changed',
    message: 'What comes back has changed since you saw it. Please look at it again: nothing was cancelled.',
    more: { cancel: fresh.value },
  })
}

type Done =
  | { state: 'cancelled'; answer: Cancelled }
  | { state: 'refused'; refusal: ApiRefusal }
  | { state: 'changed'; booking: StoredBooking; lineIds: string[] }

async function cancelOnce(tx: Tx, id: string, quoteId: string): Promise<Done> {
  const booking = await lockBooking(tx, id)
  const { rows } = await sql<QuoteRow>`
    select line_ids, refund, answer from cancel_quote where id = ${quoteId} and booking_id = ${id}`.execute(tx)
  const [quote] = rows
  if (booking === undefined || quote === undefined) return { state: 'refused', refusal: QUOTE_UNKNOWN }
  const known = quote.answer ?? (await answerOfOther(tx, booking, quote.line_ids))
  if (known !== undefined) return { state: 'cancelled', answer: JSON.parse(known) as Cancelled }
  const chosen = cancellableLines(booking, quote.line_ids)
  const lineIds = chosen.map(({ lineId }) => lineId)
  const isOn = isCancellable(booking) && chosen.length > 0
  const priced = isOn ? priceCancel(booking, chosen) : undefined
  if (priced !== undefined && priced.refund < quote.refund) return { state: 'changed', booking, lineIds }
  const applied = await applyToLocked(tx, booking, { type: 'guest_cancelled', cause: `cancel ${quoteId}`, lineIds })
  if (applied.result === 'refused' && !SETTLED.has(applied.code)) return { state: 'refused', refusal: TOO_LATE }
  const before = applied.result === 'applied' ? booking.refunds.length : 0
  const answer = await answerOf(tx, applied.booking, before)
  // The refund is higher than shown: a later preview must not show less.
  const preview = priced !== undefined && priced.refund > quote.refund ? await previewWith(tx, quoteId, priced) : null
  await sql`
    update cancel_quote set answer = to_jsonb(${JSON.stringify(answer)}::text), preview = coalesce(${preview}::text, preview)
     where id = ${quoteId}`.execute(tx)
  return { state: 'cancelled', answer }
}

async function previewWith(tx: Tx, quoteId: string, priced: ReturnType<typeof priceCancel>): Promise<string | null> {
  const { rows } = await sql<{ preview: string | null }>`
    select preview from cancel_quote where id = ${quoteId}`.execute(tx)
  const shown = rows[0]?.preview ?? null
  return shown === null ? null : JSON.stringify({ ...(JSON.parse(shown) as CancelQuote), ...priced })
}

/** Another preview of the same lines was confirmed first, in another tab: one cancellation, one answer (booking rules race 12). */
async function answerOfOther(tx: Tx, booking: StoredBooking, lineIds: readonly string[]): Promise<string | undefined> {
  if (liveLines(booking).some(({ lineId }) => lineIds.includes(lineId))) return undefined
  const { rows } = await sql<{ answer: string }>`
    select answer from cancel_quote
     where booking_id = ${booking.id} and answer is not null and line_ids @> ${JSON.stringify(lineIds)}::jsonb
     order by created_at desc limit 1`.execute(tx)
  return rows[0]?.answer
}

/** Refusals that leave nothing to do: the response is the booking as it is. */
const SETTLED: ReadonlySet<string> = new Set(['same', 'nothing_to_do', 'running'])

/** `before`: the number of refunds that existed before this cancellation. */
async function answerOf(tx: Tx, booking: StoredBooking, before: number): Promise<Cancelled> {
  const refunds = booking.refunds.slice(before)
  const amount = refunds.reduce((sum, refund) => sum + refund.amount, 0)
  const dueDate = refunds.at(-1)?.dueDate ?? (await dueDateOfNone(tx, booking))
  return { booking: bookingView(booking, await readHistory(tx, booking.id)), refund: { amount, dueDate } }
}

/** The due date where nothing is refunded: every response has one. */
async function dueDateOfNone(tx: Tx, { now }: StoredBooking): Promise<string> {
  const { value } = await readClock(tx, BANK_HOLIDAYS_SETTING)
  return refundDueDate(dayInIndia(now), value)
}

/** How long a preview can be confirmed; the rule is applied again on confirmation. */
export const VALID_MINUTES = 30

const TOO_LATE: ApiRefusal = {
  status: 409,
  code: 'too_late',
  message: 'This can no longer be cancelled here. Please call us.',
}

const CANCELLABLE = ['held', 'paying', 'confirmed_part', 'confirmed']

function isCancellable({ state, expiresAt, now }: StoredBooking): boolean {
  const isUnpaid = state === 'held' || state === 'paying'
  return CANCELLABLE.includes(state) && !(isUnpaid && expiresAt.getTime() <= now.getTime())
}

/** What cancelling now would keep and refund, stored under an id for the confirmation. */
export async function quoteCancel(
  db: Db,
  booking: StoredBooking,
  lineIds: readonly string[] | undefined,
): Promise<Result<CancelQuote, ApiRefusal>> {
  if (lineIds?.some((id) => !booking.lines.some(({ lineId }) => lineId === id)) === true)
    return fail(notFound('We do not know this part of the booking'))
  // An unconfirmed booking is cancelled as a whole.
  const chosen = cancellableLines(booking, booking.confirmedAt === null ? undefined : lineIds)
  if (!isCancellable(booking) || chosen.length === 0) {
    const confirmed = await findConfirmed(db, booking, lineIds)
    return confirmed === undefined ? fail(TOO_LATE) : ok(confirmed)
  }
  const priced = priceCancel(booking, chosen)
  const quoteId = randomBytes(12).toString('hex')
  const validUntil = new Date(booking.now.getTime() + VALID_MINUTES * MINUTE_MS)
  const quote: CancelQuote = { quoteId, ...priced, validUntil: validUntil.toISOString() }
  await sql`
    insert into cancel_quote (id, booking_id, line_ids, refund, created_at, valid_until, preview)
    values (${quoteId}, ${booking.id}, ${JSON.stringify(chosen.map(({ lineId }) => lineId))}, ${priced.refund}, ${booking.now},
            ${validUntil}, ${JSON.stringify(quote)})`.execute(db)
  return ok(quote)
}

/** The confirmed preview of these lines, or of the last live ones. */
async function findConfirmed(
  db: Db,
  booking: StoredBooking,
  lineIds: readonly string[] | undefined,
): Promise<CancelQuote | undefined> {
  const isOver = booking.state === 'cancelled' || booking.state === 'expired'
  const isLive = ({ lineId, state }: StoredLine) => state === 'live' && (lineIds?.includes(lineId) ?? true)
  if (!isOver && booking.lines.some(isLive)) return undefined
  const { rows } = await sql<{ preview: string }>`
    select preview from cancel_quote
     where booking_id = ${booking.id} and answer is not null and preview is not null
       and line_ids @> ${JSON.stringify(lineIds ?? [])}::jsonb
       and (${lineIds !== undefined} or not exists (
         select 1 from booking_line last where last.booking_id = ${booking.id} and last.cancelled_at > (
           select max(cancelled_at) from booking_line own where own.booking_id = ${booking.id} and line_ids ? own.line_id)))
     order by created_at desc limit 1`.execute(db)
  return rows[0] && (JSON.parse(rows[0].preview) as CancelQuote)
}

type PricedCancel = Omit<CancelQuote, 'quoteId' | 'validUntil'>

/** The same without storing it. Cancelling an unconfirmed booking is free. */
export function priceCancel(booking: StoredBooking, chosen: readonly StoredLine[]): PricedCancel {
  const isFree = booking.state === 'held' || booking.state === 'paying'
  const lines = priceCancelledLines(chosen, isFree ? 'operator' : 'guest', booking.now)
  const { refund } = balanceOf(withCancelled(booking, lines))
  return {
    refund,
    keep: lines.reduce((sum, { keep }) => sum + keep, 0),
    paid: paidOf(booking),
    lines: lines.map(({ id, percent, keep, refund: back }) => ({ lineId: id, percent, keep, refund: back })),
    ladder: isFree ? [] : ladderOf(booking, chosen),
  }
}

/** The refund at each step still ahead, of what is paid by now. The steps end when an unpaid balance lapses. */
function ladderOf(booking: StoredBooking, chosen: readonly StoredLine[]): CancelQuote['ladder'] {
  const { balanceDate, lines } = booking
  const isOwed = booking.state === 'confirmed_part' && balanceOf(booking).due > 0
  const isLapsing = isOwed && balanceDate !== null && lapsesUnpaid(balanceDate, lines)
  const lapsesAt = isLapsing ? [graceEnd(balanceDate).getTime()] : []
  const steps = [...new Set([...chosen.flatMap(({ terms }) => terms.map(({ until }) => until.getTime())), ...lapsesAt])]
    .filter((until) => until >= booking.now.getTime() && lapsesAt.every((lapse) => until <= lapse))
    .sort((one, other) => one - other)
  return steps.map((until) => {
    const priced = priceCancelledLines(chosen, 'guest', new Date(until))
    const { refund } = balanceOf(withCancelled(booking, priced))
    const percents = priced.map(({ percent }) => percent)
    return { until: new Date(until).toISOString(), refundPercent: Math.min(...percents), refund }
  })
}
