import { lapsesUnpaid } from '#contract/terms/balance-lapse.ts'
import type { RefundStep, TripPlan } from '#contract/v1/trip-plan.ts'
import type { CancelTerms } from '#server/products/cancellation-terms.ts'
import { dayNotesOf } from '#server/settings/day-notes.ts'
import type { StoredBooking } from '../core/booking.ts'
import { balanceOf, graceEnd, paidOf } from '../core/money.ts'
import { keptOf, settle } from '../core/refund-rule.ts'
import type { PlannedLine } from './trip-plan/line-entries.ts'
import { tripPlan } from './trip-plan/trip-plan.ts'

type PlanView = { plan?: TripPlan; refundSteps?: RefundStep[] }
type InitialTerms = { amount: number; balanceDate: string }

/** The plan of an unpaid trip, and its refunds once it is paid. */
export function unpaidPlan(
  lines: readonly (PlannedLine & SteppedLine)[],
  { initial, now }: { initial?: InitialTerms | undefined; now: Date },
): PlanView {
  const plan = tripPlan(lines)
  if (plan === undefined) return {}
  const total = lines.reduce((sum, { price }) => sum + price.amountPayable, 0)
  const lapsesAt = initial && graceEnd(initial.balanceDate)
  return { plan, refundSteps: refundSteps({ lines, paid: initial?.amount ?? total, lapsesAt, now }) }
}

/** The same of a booking, by what is paid; before that, by the first payment. */
export function bookedPlan(booking: StoredBooking): PlanView {
  const plan = tripPlan(
    // Our own reference is not a ticket number of the carrier.
    booking.lines
      .filter(({ state }) => state !== 'cancelled')
      .map((line) => (line.pnr === booking.reference ? { ...line, pnr: null } : line)),
    booking.travellers,
  )
  return { ...(plan === undefined ? {} : { plan: withNotes(plan, booking) }), refundSteps: stepsOf(booking) }
}

/** What the office says of the weather and the sea of a day stands first on it. */
function withNotes(plan: TripPlan, { dayNotes }: Pick<StoredBooking, 'dayNotes'>): TripPlan {
  const notes = dayNotesOf(dayNotes)
  const noted = ({ date }: { date: string }) => {
    const text = notes[date]?.text
    return text === undefined ? [] : [{ kind: 'note' as const, text, isFixed: false }]
  }
  return { ...plan, days: plan.days.map((day) => ({ ...day, entries: [...noted(day), ...day.entries] })) }
}

const CANCELLABLE = ['held', 'paying', 'confirmed_part', 'confirmed']

function stepsOf(booking: StoredBooking): RefundStep[] {
  const { lines, state, plan, initialAmount, balanceDate, now } = booking
  if (!CANCELLABLE.includes(state)) return []
  const [paid, { due }] = [paidOf(booking), balanceOf(booking)]
  const isAhead = state === 'held' || state === 'paying'
  const first = plan === 'initial' && initialAmount !== null ? initialAmount : paid + due
  const isLapsing = balanceDate !== null && lapsesUnpaid(balanceDate, lines)
  const lapsesAt = isLapsing ? graceEnd(balanceDate) : undefined
  return refundSteps({ lines, paid: isAhead ? Math.max(paid, first) : paid, lapsesAt, now })
}

/** What the refund of a line is computed from. */
export type SteppedLine = {
  price: { amountPayable: number }
  nonRefundable: number
  terms: CancelTerms
  startsAt: Date
  state?: 'live' | 'cancelled' | 'completed'
  kept?: number | null
}

type RefundStepFacts = {
  lines: readonly SteppedLine[]
  /** The sum of captured payments, or of the first payment before there is one. */
  paid: number
  /** The last instant at which the balance may still be missing; undefined where none is due. */
  lapsesAt?: Date | undefined
  now: Date
}

/**
 * The refund of a cancellation in dated steps: of the sum paid while a balance may be outstanding, and of the whole price. Computed by the
 * rule of the cancellation itself at the last instant of each step.
 */
export function refundSteps({ lines, paid, lapsesAt, now }: RefundStepFacts): RefundStep[] {
  const whole = Math.max(paid, owedOf(lines))
  const inFull = datedSteps(lines, whole, { now, isPaidInFull: true })
  if (paid === whole) return inFull
  return [...datedSteps(lines, paid, { now, end: lapsesAt, isPaidInFull: false }), ...inFull]
}

/** The refund of cancelling at an instant every line that can still be cancelled. */
function refundAt(lines: readonly SteppedLine[], paid: number, at: Date): number {
  const live: number[] = []
  const kept: number[] = []
  let cancellable = 0
  for (const { price, nonRefundable, terms, startsAt, state = 'live', kept: keptBefore } of lines) {
    const total = price.amountPayable
    if (state === 'cancelled') kept.push(keptBefore ?? 0)
    else if (state === 'live' && startsAt.getTime() > at.getTime()) {
      kept.push(keptOf({ id: '', total, nonRefundable, terms }, 'guest', at).keep)
      cancellable += 1
    } else live.push(total)
  }
  return cancellable === 0 ? 0 : settle({ paid, live, kept }).refund
}

function datedSteps(
  lines: readonly SteppedLine[],
  paid: number,
  { now, end, isPaidInFull }: { now: Date; end?: Date | undefined; isPaidInFull: boolean },
): RefundStep[] {
  const isAhead = (at: number) => at >= now.getTime() && (end === undefined || at < end.getTime())
  const borders = [...new Set(lines.flatMap(bordersOf))].filter(isAhead).sort((one, other) => one - other)
  if (end !== undefined && end.getTime() >= now.getTime()) borders.push(end.getTime())
  const steps: RefundStep[] = []
  let from = now.toISOString()
  for (const border of borders) {
    const until = new Date(border)
    const refund = refundAt(lines, paid, until)
    const last = steps.at(-1)
    if (last?.refund === refund) last.until = until.toISOString()
    else steps.push({ from, until: until.toISOString(), paid, refund, isPaidInFull })
    from = until.toISOString()
  }
  return end === undefined ? withLast(steps, { from, paid, refund: 0, isPaidInFull }) : steps
}

/** Appends the last step, joined with a step before it that refunds nothing either. */
function withLast(steps: RefundStep[], last: RefundStep): RefundStep[] {
  const before = steps.at(-1)
  if (before?.refund !== 0) return [...steps, last]
  return [...steps.slice(0, -1), { ...last, from: before.from }]
}

/** The last instants (inclusive) of one refund of a line: those of its terms, and the last before it starts. */
function bordersOf({ terms, startsAt, state = 'live' }: SteppedLine): number[] {
  return state === 'live' ? [...terms.map(({ until }) => until.getTime()), startsAt.getTime() - 1] : []
}

/** The price of all lines; of cancelled ones, what is kept. */
function owedOf(lines: readonly SteppedLine[]): number {
  return lines.reduce(
    (sum, { price, state, kept }) => sum + (state === 'cancelled' ? (kept ?? 0) : price.amountPayable),
    0,
  )
}
