import { lapsesUnpaid } from '#contract/terms/balance-lapse.ts'
import { BOOKING_STATE_LABELS, REFUND_STATE_LABELS, type StateTone } from '#contract/terms/booking-labels.ts'
import { GRACE_DAYS } from '#contract/terms/booking-rules.ts'
import type { BookingState, DocumentKind, RefundState } from '#contract/terms/booking-states.ts'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import { addDays, formatDay, instantInIndia, timeInIndia } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { RefundStep } from '#contract/v1/trip-plan.ts'
import { askAgainItems, askedOf } from '#site/shop/book/ask-again.ts'
import { momentText } from '#site/shop/refund/ladder-view.ts'
import { type RefundLadder, refundLadders } from '#site/shop/refund/refund-ladders.ts'
import { inOrderOfDays } from '#site/shop/trip/line-order.ts'
import { keepTogether } from '#site/ui/keep-together.ts'
import { type Done, NAME_FIELD } from './booking-forms.ts'
import { type BookingLine, briefLine, CANCELLABLE } from './booking-line.ts'
import { type NamesView, namesView } from './names-view.ts'
import { type NextStep, nextStep } from './next-step.ts'
import { askedText, unpaidText, VIEW_TEXTS } from './view-texts.ts'

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
  /** Absent where what comes next says the same. */
  meaning?: string
  tone: StateTone
  /** Of a payment that came after the hold had ended. */
  lateNote?: string
  /** Changes whenever the page has something new to say. */
  mark: string
  /** While it is held or paid: until when, and the server's clock. */
  held?: { until: string; now: string; clockTime: string }
  /** What is said while a payment is on its way. */
  waiting?: typeof VIEW_TEXTS.waiting
  /** Why the last attempt to pay brought nothing. */
  failure?: string
  total: string
  tax: string
  /** What is owed in all once a part of it is cancelled. */
  owed?: string
  paid?: string
  back?: string
  due?: { amount: string; by?: string; isBalance: boolean }
  /** What is due after that. */
  rest?: { amount: string; by: string }
  lines: Pick<BookingLine, 'id' | 'title' | 'when' | 'price' | 'isCancelled'>[]
  /** `field` is where its name is corrected. */
  travellers: { field: string; name: string; note: string }[]
  /** Of a group that we booked: what is said of its list of names. */
  names?: NamesView
  canRename: boolean
  canCancel: boolean
  documents: DocumentKind[]
  refunds: RefundView[]
  history: { at: string; text: string }[]
  /** The policies in the versions that were agreed to. */
  agreed: { text: string; href: string }[]
  lead: string
  again?: string
  /** What comes back by day when all is cancelled; the sums are the server's. */
  ladders: RefundLadder[]
  ladderNote: string
  /** What happens if the balance is not paid. */
  unpaid?: string
  next?: NextStep
  /** Nothing of it can be changed any more. */
  isOver: boolean
}

const RENAMABLE: readonly BookingState[] = ['held', 'confirmed_part', 'confirmed']
const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' })
/** As long as starting to pay keeps a hold (booking rules 1.2.2). */
const BALANCE_TRIED_MS = 10 * MINUTE_MS
const REFUND_STEP: Record<RefundState, number> = { due: 1, failed: 1, manual: 1, sent: 2, processed: 3 }

export function bookingView(booking: Booking): BookingView {
  const { ref, state, late, lines, total, travellers, documents, lead } = booking
  const isOpen = CANCELLABLE.includes(state)
  const { word, tone } = BOOKING_STATE_LABELS[state]
  const payment = paymentOf(booking)
  const started = lines.some((line) => line.state === 'live' && line.startsAt <= booking.now)
  return {
    ...{ ref, state, word, tone, mark: markOf(booking), documents, ladderNote: VIEW_TEXTS.weCancel },
    ...meaningOf(booking),
    ...heldOf(booking),
    ...(late ? { lateNote: VIEW_TEXTS.lateNote } : {}),
    ...(payment.isWaiting ? { waiting: VIEW_TEXTS.waiting } : {}),
    ...(payment.hasFailed ? { failure: VIEW_TEXTS.failed } : {}),
    ...namesView(booking),
    total: formatRupees(total.amountPayable),
    tax: formatRupees(total.taxAmount),
    ...sumsOf(booking),
    ...dueOf(booking),
    lines: inOrderOfDays(lines).map(briefLine),
    travellers: travellers.map((traveller, index) => ({
      field: `${NAME_FIELD}${index}`,
      name: traveller.name,
      note: personText(traveller),
    })),
    canRename: RENAMABLE.includes(state) && !started,
    canCancel: isOpen && lines.some((line) => line.state === 'live'),
    refunds: booking.refunds.map(refundView),
    history: booking.history.map(({ at, text }) => ({ at: momentText(at), text })),
    agreed: (booking.policies ?? []).map(({ title, version, path }) => ({ text: `${title} ${version}`, href: path })),
    lead: keepTogether(`${lead.name}, ${lead.email}, ${lead.contactText ?? lead.contactNumber}`),
    ...outlookOf(booking, isOpen),
    isOver: !isOpen,
    ...(state === 'expired' || state === 'settling' ? { again: askAgainItems(lines.map(askedOf)) } : {}),
  }
}

function meaningOf(booking: Booking): Pick<BookingView, 'meaning'> {
  const { state, refunds } = booking
  if (CANCELLABLE.includes(state) && nextStep(booking) !== undefined) return {}
  const isEmpty = state === 'cancelled' && refunds.length === 0
  return { meaning: isEmpty ? VIEW_TEXTS.cancelledEmpty : BOOKING_STATE_LABELS[state].meaning }
}

/** What comes next, what comes back by when, and what becomes of a balance that is not paid. */
function outlookOf(booking: Booking, isOpen: boolean): Pick<BookingView, 'next' | 'ladders' | 'unpaid'> {
  const { refundSteps = [], due, balanceDate, now, paid, state, lines } = booking
  const next = nextStep(booking)
  const steps = isOpen ? refundSteps : []
  const unpaid =
    state === 'confirmed_part' && balanceDate !== undefined && due > 0 && lapsesUnpaid(balanceDate, lines)
      ? lapse(steps, balanceDate, paid)
      : undefined
  return {
    ladders: refundLadders(steps, { due, balanceDate, now }),
    ...(next === undefined ? {} : { next }),
    ...(unpaid === undefined ? {} : { unpaid }),
  }
}

/** Of the step that holds at the end of the last day on which the balance is taken. */
function lapse(steps: readonly RefundStep[], balanceDate: string, paid: number): string | undefined {
  const lastDay = addDays(balanceDate, GRACE_DAYS)
  const lapsesAt = instantInIndia(lastDay, '23:59:59.999').getTime()
  const step = steps.find(
    ({ isPaidInFull, until }) => !isPaidInFull && (until === undefined || Date.parse(until) >= lapsesAt),
  )
  return (
    step &&
    unpaidText(formatDay(lastDay), step.refund === 0 ? 'nothing' : formatRupees(step.refund), formatRupees(paid))
  )
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

function personText({ age, sex, nationality, idNumber }: Booking['travellers'][number]): string {
  const sexes = { F: 'female', M: 'male', X: 'other' } as const
  const country = nationality && COUNTRY_NAMES.of(nationality)
  const parts = [age < 1 ? 'under 1' : `age ${age}`, sex && sexes[sex], country, idNumber && `document ${idNumber}`]
  return parts.filter((part) => part !== undefined).join(', ')
}

function refundView({ id, state, amount, reason, dueDate }: Booking['refunds'][number]): RefundView {
  return {
    ...{ id, reason, ...REFUND_STATE_LABELS[state], step: REFUND_STEP[state] },
    amount: formatRupees(amount),
    ...(state === 'processed' ? {} : { by: formatDay(dueDate) }),
  }
}

/** What was just done, in words; undefined where the page says it itself. */
export function doneText(
  { part, reference = '' }: Done,
  { state, refunds, waiting, failure }: Pick<BookingView, 'state' | 'refunds' | 'waiting' | 'failure'>,
): string | undefined {
  if (part === 'paid') {
    const isPaid = (state === 'confirmed' || state === 'confirmed_part') && !waiting && !failure
    return isPaid ? VIEW_TEXTS.thanks : undefined
  }
  if (part === 'ask') return askedText(reference)
  if (part === 'rename') return VIEW_TEXTS.renamed
  if (part === 'names') return VIEW_TEXTS.named
  return refunds.length > 0 ? VIEW_TEXTS.cancelRefund : VIEW_TEXTS.cancelDone
}
