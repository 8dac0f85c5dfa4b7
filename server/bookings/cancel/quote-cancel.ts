import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { CancelQuote } from '#contract/v1/bookings.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, notFound } from '#server/http/refusal.ts'
import type { StoredBooking, StoredLine } from '../core/booking.ts'
import { cancellableLines, priceCancelledLines, withCancelled } from '../core/cancel.ts'
import { balanceOf, graceEnd, paidOf } from '../core/money.ts'

/** How long a preview can be confirmed; the rule is applied again on confirmation. */
export const VALID_MINUTES = 30

export const TOO_LATE: ApiRefusal = {
  status: 409,
  code: 'too_late',
  message: 'This can no longer be cancelled here. Please call us.',
}

const CANCELLABLE = ['held', 'paying', 'confirmed_part', 'confirmed']

export function isCancellable({ state, expiresAt, now }: StoredBooking): boolean {
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
  const isOwed = booking.state === 'confirmed_part' && balanceOf(booking).due > 0
  const lapsesAt = isOwed ? [graceEnd(booking.balanceDate).getTime()] : []
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
