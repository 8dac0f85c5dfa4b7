import type { SavedQuote } from '#contract/v1/quotes.ts'
import { sumOf } from '#server/bookings/price-lines.ts'
import { initialOf } from '#server/bookings/view.ts'
import type { QuoteRow } from './store.ts'

export function quoteView(row: QuoteRow, origin: string): SavedQuote {
  const { id, number, version, name, lines } = row
  const dated = lines.map((line) => ({ ...line, startsAt: new Date(line.startsAt) }))
  const initial = initialOf(dated, row.now)
  return {
    id,
    ...(number === null ? {} : { number: quoteNumber(number) }),
    version,
    ...(name === null ? {} : { name }),
    ...(row.valid_until === null ? {} : { validUntil: row.valid_until.toISOString() }),
    url: `${origin}/quote/${id}`,
    lines,
    total: sumOf(lines.map(({ price }) => price)),
    ...(initial === undefined ? {} : { initial }),
    state: stateOf(row),
  }
}

/**
 * Accepted while somebody holds it, and for good once it is booked; a hold that ran out leaves it open as long as it is valid.
 * A draft is always open: friends may each book the trip that they share.
 */
export function stateOf(row: QuoteRow): SavedQuote['state'] {
  const { number, is_booked, holds } = row
  if (number !== null && (is_booked || holds.length > 0)) return 'accepted'
  return isOver(row) ? 'expired' : 'open'
}

export function isOver({ valid_until, now }: QuoteRow): boolean {
  return valid_until !== null && valid_until.getTime() <= now.getTime()
}

/** "QUO-000123" */
function quoteNumber(number: number): string {
  return `QUO-${String(number).padStart(6, '0')}`
}
