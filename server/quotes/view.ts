import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import type { SavedQuote } from '#contract/v1/quotes.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'
import { unpaidPlan } from '#server/bookings/papers/planned-view.ts'
import { sumOf } from '#server/bookings/price/price-lines.ts'
import { initialOf } from '#server/bookings/view.ts'
import { NO_FACTS } from '#server/products/line-facts.ts'
import type { Visitor } from '#server/visitors/visitor.ts'
import type { QuotedLine, QuoteRow } from './store.ts'

/** A quote as it crosses the wire to any visitor with its link; the name only to the visitor who saved it (`isSaver`). */
export function quoteView(row: QuoteRow, origin: string, viewer?: Visitor): SavedQuote {
  const { id, number, version, name, lines } = row
  const dated = lines.map(datedOf)
  const initial = initialOf(dated, row.now)
  return {
    id,
    ...(number === null ? {} : { number }),
    version,
    ...(name === null || !isSaver(row, viewer) ? {} : { name }),
    createdAt: row.updated_at.toISOString(),
    isForGroup: row.enquiry_reference !== null,
    ...(row.written_by === null ? {} : { writtenBy: row.written_by }),
    ...(row.note === null ? {} : { note: row.note }),
    ...(row.valid_until === null ? {} : { validUntil: row.valid_until.toISOString() }),
    url: `${origin}${visitorPaths.quote(id)}`,
    lines: lines.map(({ facts: _, ...line }): HeldLine => line),
    total: sumOf(lines.map(({ price }) => price)),
    ...(initial === undefined ? {} : { initial }),
    ...unpaidPlan(dated, { initial, now: row.now }),
    state: stateOf(row),
    ...(row.held === null ? {} : { heldUntil: new Date(row.held.until).toISOString() }),
    ...(row.number !== null && row.is_booked ? { isBooked: true } : {}),
  }
}

function datedOf(line: QuotedLine) {
  return {
    ...{ lineId: line.lineId, asked: line, title: line.title, price: line.price, nonRefundable: line.nonRefundable },
    ...{ startsAt: new Date(line.startsAt), endsAt: new Date(line.endsAt), initialPercent: line.initialPercent },
    terms: line.cancellation.map(({ until, refundPercent }) => ({ until: new Date(until), percent: refundPercent })),
    facts: line.facts ?? NO_FACTS,
  }
}

/**
 * Accepted while it is held, and for good once it is booked; open again after the hold ran out, while it is valid. A draft is always open:
 * several visitors may book it.
 */
export function stateOf(row: QuoteRow): SavedQuote['state'] {
  const { number, is_booked, holds } = row
  if (number !== null && (is_booked || holds.length > 0)) return 'accepted'
  return isOver(row) ? 'expired' : 'open'
}

export function isOver({ valid_until, now }: QuoteRow): boolean {
  return valid_until !== null && valid_until.getTime() <= now.getTime()
}

/** Whether the viewer saved it, or signed in with the mailbox that it was saved with. */
function isSaver({ sender, email }: QuoteRow, viewer: Visitor | undefined): boolean {
  if (viewer === undefined) return false
  return viewer.id === sender || (email !== null && viewer.email?.toLowerCase() === email.toLowerCase())
}
