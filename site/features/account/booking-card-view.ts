import type { BookingState } from '#contract/terms/booking-states.ts'
import { BOOKING_STATE_WORDS, REFUND_STATE_WORDS, type StateTone } from '#contract/terms/booking-words.ts'
import { dayInIndia, formatDay, timeInIndia } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { datesText } from '#contract/terms/stay-words.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { HeldLine, LineKind } from '#contract/v1/trip-lines.ts'
import { heldUntil, MY_BOOKINGS_TEXTS, payBy, refundBy } from './texts.ts'

type LineView = { id: string; kind: LineKind; title: string; when: string; isCancelled: boolean }
type SumView = { label: string; amount: string; note?: string }

/** A booking as the list shows it: all words made, on the server. */
export type BookingCardView = {
  ref: string
  state: string
  tone: StateTone
  lines: LineView[]
  /** How long it is kept, or what became of it. */
  note?: string
  sums: SumView[]
  /** What is to be paid, as "₹28,560"; absent where nothing is. */
  toPay?: string
}

/** Whose trip is not to come any more. */
const OVER = new Set<BookingState>(['expired', 'cancelled', 'no_show', 'completed'])

export function isPast({ state, lines }: Pick<Booking, 'state' | 'lines'>, now: Date): boolean {
  if (OVER.has(state)) return true
  const live = lines.filter((line) => line.state !== 'cancelled')
  return live.length > 0 && live.every(({ endsAt }) => new Date(endsAt) < now)
}

export function bookingCardView(booking: Booking): BookingCardView {
  const { word, meaning, tone } = BOOKING_STATE_WORDS[booking.state]
  const isKept = booking.state === 'held' || booking.state === 'paying'
  const note =
    isKept && booking.expiresAt ? heldUntil(timeInIndia(new Date(booking.expiresAt))) : noteOf(booking, meaning)
  return {
    ref: booking.ref,
    state: word,
    tone,
    lines: booking.lines.map(lineView),
    ...(note === undefined ? {} : { note }),
    sums: sumsOf(booking),
    ...(booking.due > 0 && !OVER.has(booking.state) ? { toPay: formatRupees(booking.due) } : {}),
  }
}

/** What a label alone does not say. */
function noteOf({ state }: Booking, meaning: string): string | undefined {
  return state === 'settling' || state === 'expired' || state === 'no_show' ? meaning : undefined
}

function sumsOf({ state, paid, due, total, balanceDate, payments, refunds }: Booking): SumView[] {
  const { paid: paidWord, toPay, rest: restWord, total: totalWord } = MY_BOOKINGS_TEXTS
  const back = backOf(refunds)
  // As on the booking's own page: all that came in, and below it what goes back of that.
  const captured = payments.filter((each) => each.state === 'captured').reduce((sum, { amount }) => sum + amount, 0)
  const came = Math.max(captured, paid)
  // Before anything is confirmed the day is that of the rest: what is due now is due while it is kept.
  const balance = balanceDate === undefined ? {} : { note: payBy(formatDay(balanceDate)) }
  const rest = state === 'held' || state === 'paying' ? total.amountPayable - paid - due : 0
  return [
    ...(came > 0 ? [{ label: paidWord, amount: formatRupees(came) }] : []),
    ...(due > 0 && !OVER.has(state)
      ? [{ label: toPay, amount: formatRupees(due), ...(state === 'confirmed_part' ? balance : {}) }]
      : []),
    ...(rest > 0 ? [{ label: restWord, amount: formatRupees(rest), ...balance }] : []),
    ...(paid === 0 && due === 0 && back.length === 0
      ? [{ label: totalWord, amount: formatRupees(total.amountPayable) }]
      : []),
    ...back,
  ]
}

/** One sum for all that is back, and one for each day by which more is: the gateway sends a refund in as many parts as it was paid in. */
function backOf(refunds: Booking['refunds']): SumView[] {
  const noted = Map.groupBy(refunds, ({ state, dueDate }) =>
    state === 'processed' ? REFUND_STATE_WORDS[state].word : refundBy(formatDay(dueDate)),
  )
  return [...noted].map(([note, parts]) => ({
    label: MY_BOOKINGS_TEXTS.refund,
    amount: formatRupees(parts.reduce((sum, { amount }) => sum + amount, 0)),
    note,
  }))
}

function lineView(line: HeldLine): LineView {
  const { lineId, kind, title, state } = line
  return { id: lineId, kind, title, when: whenText(line), isCancelled: state === 'cancelled' }
}

/** "Fri 12 Feb to Wed 17 Feb 2027", or the day with its hour. */
function whenText({ kind, startsAt, endsAt }: Pick<HeldLine, 'kind' | 'startsAt' | 'endsAt'>): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)]
  const [from, to] = [dayInIndia(start), dayInIndia(end)]
  if (kind === 'hotel' || kind === 'package')
    return from === to ? formatDay(from) : datesText({ checkIn: from, checkOut: to })
  return `${formatDay(from)}, ${timeInIndia(start)}`
}
