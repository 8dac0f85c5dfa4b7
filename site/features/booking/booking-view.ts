import type { BookingState, DocumentKind, RefundState } from '#contract/terms/booking-states.ts'
import { BOOKING_STATE_WORDS, REFUND_STATE_WORDS, type StateTone } from '#contract/terms/booking-words.ts'
import { formatDay, timeInIndia } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'
import { askAgainItems, askedOf } from '#site/ask-again.ts'
import { ladderView, momentText, spanText } from '#site/ladder-view.ts'
import type { LadderStep } from '#site/ui/cancel-ladder.tsx'
import { NAME_FIELD } from './booking-forms.ts'
import { type NamesView, namesView } from './names-view.ts'
import { BOOKING_TEXTS } from './texts.ts'

export type BookingLine = {
  id: string
  title: string
  when: string
  price: string
  tax: string
  facts: { label: string; text: string; isLong: boolean }[]
  isCancelled: boolean
  /** Absent where nothing more can be cancelled. */
  ladder?: LadderStep[]
}

export type RefundView = {
  id: string
  amount: string
  reason: string
  /** Until when it is on the account; absent once it is. */
  by?: string
  word: string
  meaning: string
  step: number
  tone: StateTone
}

/** A booking with all its words, made on the server. */
export type BookingView = {
  ref: string
  state: BookingState
  word: string
  meaning: string
  tone: StateTone
  isLate: boolean
  /** Changes whenever the page has something new to say. */
  mark: string
  /** While it is held or paid: until when, and the server's clock. */
  held?: { until: string; now: string; clockTime: string }
  isWaiting: boolean
  hasFailed: boolean
  total: string
  tax: string
  /** What is owed in all once a part of it is cancelled. */
  owed?: string
  paid?: string
  back?: string
  due?: { amount: string; by?: string; isBalance: boolean }
  /** What is due after that. */
  rest?: { amount: string; by: string }
  linesTitle: string
  lines: BookingLine[]
  /** `field` is where its name is corrected. */
  travellers: { field: string; name: string; note: string }[]
  /** Of a group that we booked: what is said of its list of names. */
  names?: NamesView
  canRename: boolean
  canCancel: boolean
  documents: DocumentKind[]
  refunds: RefundView[]
  history: { at: string; text: string }[]
  lead: string
  again?: string
}

const CANCELLABLE: readonly BookingState[] = ['held', 'paying', 'confirmed_part', 'confirmed']
const RENAMABLE: readonly BookingState[] = ['held', 'confirmed_part', 'confirmed']
const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' })
/** More letters than this do not fit into a column. */
const LONG_TEXT = 100
/** As long as starting to pay keeps a hold (booking rules 1.2). */
const BALANCE_TRIED_MS = 10 * 60_000
const REFUND_STEP: Record<RefundState, number> = { due: 1, failed: 1, manual: 1, sent: 2, processed: 3 }

export function bookingView(booking: Booking): BookingView {
  const { ref, state, late, lines, total, travellers, documents, lead } = booking
  const isOpen = CANCELLABLE.includes(state)
  const started = lines.some((line) => line.state === 'live' && line.startsAt <= booking.now)
  return {
    ...{ ref, state, ...BOOKING_STATE_WORDS[state], isLate: late, mark: markOf(booking), documents },
    ...(state === 'cancelled' && booking.refunds.length === 0 ? { meaning: BOOKING_TEXTS.cancelledEmpty } : {}),
    linesTitle: linesTitleOf(state),
    ...heldOf(booking),
    ...paymentOf(booking),
    ...namesView(booking),
    total: formatRupees(total.amountPayable),
    tax: formatRupees(total.taxAmount),
    ...sumsOf(booking),
    ...dueOf(booking),
    lines: lines.map((line) => lineView(line, booking, isOpen)),
    travellers: travellers.map((traveller, index) => ({
      field: `${NAME_FIELD}${index}`,
      name: traveller.name,
      note: personText(traveller),
    })),
    canRename: RENAMABLE.includes(state) && !started,
    canCancel: isOpen && lines.some((line) => line.state === 'live'),
    refunds: booking.refunds.map(refundView),
    history: booking.history.map(({ at, text }) => ({ at: momentText(at), text })),
    lead: `${lead.name}, ${lead.email}, ${lead.contactText ?? lead.contactNumber}`,
    ...(state === 'expired' || state === 'settling' ? { again: askAgainItems(lines.map(askedOf)) } : {}),
  }
}

/** What a waiting page compares, so that it asks for the whole only when there is news. */
export function markOf({ state, paid, payments, refunds }: Booking): string {
  return [state, paid, ...payments.map((each) => each.state), ...refunds.map((each) => each.state)].join(' ')
}

function heldOf({ expiresAt, now }: Booking): Pick<BookingView, 'held'> {
  if (expiresAt === undefined) return {}
  return { held: { until: expiresAt, now, clockTime: timeInIndia(new Date(expiresAt)) } }
}

/**
 * What became of the payment that was begun. Of a balance only what has just happened: it stays due for weeks, with what was
 * tried for it.
 */
export function paymentOf({ state, payments, now }: Pick<Booking, 'state' | 'payments' | 'now'>) {
  if (state !== 'confirmed_part') {
    const hasFailed = state === 'held' && payments.some((payment) => payment.state === 'failed')
    return { isWaiting: state === 'paying', hasFailed }
  }
  const last = payments.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)).at(-1)
  const isNew = last !== undefined && Date.parse(now) - Date.parse(last.at) < BALANCE_TRIED_MS
  return {
    isWaiting: isNew && (last.state === 'created' || last.state === 'authorised'),
    hasFailed: isNew && last.state === 'failed',
  }
}

function linesTitleOf(state: BookingState): string {
  if (state === 'expired' || state === 'settling') return BOOKING_TEXTS.partsAsked
  return state === 'held' || state === 'paying' ? BOOKING_TEXTS.partsKept : BOOKING_TEXTS.parts
}

/** What came in, and of that what goes back. */
function sumsOf({ payments, refunds, paid, due, lines }: Booking): Pick<BookingView, 'paid' | 'back' | 'owed'> {
  const back = refunds.reduce((sum, { amount }) => sum + amount, 0)
  const captured = payments.filter(({ state }) => state === 'captured').reduce((sum, { amount }) => sum + amount, 0)
  const came = Math.max(captured, paid)
  const isPart = lines.some(({ state }) => state === 'cancelled') && lines.some(({ state }) => state !== 'cancelled')
  return {
    ...(isPart ? { owed: formatRupees(paid + due) } : {}),
    ...(came > 0 ? { paid: formatRupees(came) } : {}),
    ...(back > 0 ? { back: formatRupees(back) } : {}),
  }
}

function dueOf({ state, due, balanceDate, paid, total }: Booking): Pick<BookingView, 'due' | 'rest'> {
  if (due === 0) return {}
  const rest = total.amountPayable - paid - due
  const isBalance = state === 'confirmed_part' || (paid > 0 && state === 'confirmed')
  return {
    due: {
      amount: formatRupees(due),
      ...(isBalance && balanceDate !== undefined ? { by: formatDay(balanceDate) } : {}),
      isBalance,
    },
    ...(balanceDate !== undefined && !isBalance && rest > 0
      ? { rest: { amount: formatRupees(rest), by: formatDay(balanceDate) } }
      : {}),
  }
}

function lineView(line: HeldLine, { now, ref }: Booking, isOpen: boolean): BookingLine {
  const { lineId, title, price, details, pnr, cancellation, state } = line
  return {
    ...{ id: lineId, title, when: spanText(line), isCancelled: state === 'cancelled' },
    price: formatRupees(price.amountPayable),
    tax: formatRupees(price.taxAmount),
    facts: [
      ...details,
      ...(pnr === undefined || pnr === ref ? [] : [{ label: "Carrier's reference (PNR)", text: pnr }]),
    ].map(({ label, text }) => ({
      ...{ label, text, isLong: text.length > LONG_TEXT },
    })),
    ...(isOpen && state === 'live' ? { ladder: ladderView(cancellation, new Date(now)) } : {}),
  }
}

function personText({ age, sex, nationality, idNumber }: Booking['travellers'][number]): string {
  const sexes = { F: 'female', M: 'male', X: 'other' } as const
  const country = nationality && COUNTRY_NAMES.of(nationality)
  const parts = [`age ${age}`, sex && sexes[sex], country, idNumber && `document ${idNumber}`]
  return parts.filter((part) => part !== undefined).join(', ')
}

function refundView({ id, state, amount, reason, dueDate }: Booking['refunds'][number]): RefundView {
  return {
    ...{ id, reason, ...REFUND_STATE_WORDS[state], step: REFUND_STEP[state] },
    amount: formatRupees(amount),
    ...(state === 'processed' ? {} : { by: formatDay(dueDate) }),
  }
}
