import type { RefundStep, TripPlan } from '#contract/v1/trip-plan.ts'
import type { CancelTerms } from '#server/products/cancellation-terms.ts'
import type { StoredBooking } from '../core/booking.ts'
import { balanceOf, graceEnd, paidOf } from '../core/money.ts'
import { keptOf, settle } from '../core/refund-rule.ts'
import type { PlannedLine } from './trip-plan/line-entries.ts'
import { tripPlan } from './trip-plan/trip-plan.ts'

type PlanView = { plan?: TripPlan; refundSteps?: RefundStep[] }
type InitialTerms = { amount: number; balanceDate: string }

/** The plan of a trip that nobody has paid for yet, and what would come back of it once it is. */
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

/** The same of a booking, by what has been paid for it; before that, by what is to be paid first. */
export function bookedPlan(booking: StoredBooking): PlanView {
  const plan = tripPlan(
    // Our own reference is none of the carrier's numbers.
    booking.lines
      .filter(({ state }) => state !== 'cancelled')
      .map((line) => (line.pnr === booking.reference ? { ...line, pnr: null } : line)),
    booking.travellers,
  )
  return { ...(plan === undefined ? {} : { plan }), refundSteps: stepsOf(booking) }
}

const CANCELLABLE = ['held', 'paying', 'confirmed_part', 'confirmed']

function stepsOf(booking: StoredBooking): RefundStep[] {
  const { lines, state, plan, initialAmount, balanceDate, now } = booking
  if (!CANCELLABLE.includes(state)) return []
  const [paid, { due }] = [paidOf(booking), balanceOf(booking)]
  const isAhead = state === 'held' || state === 'paying'
  const first = plan === 'initial' && initialAmount !== null ? initialAmount : paid + due
  const lapsesAt = balanceDate === null ? undefined : graceEnd(balanceDate)
  return refundSteps({ lines, paid: isAhead ? Math.max(paid, first) : paid, lapsesAt, now })
}

/** A line as its refund is computed. */
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
  /** Every rupee that is in, or will be with the first payment. */
  paid: number
  /** The last instant at which the balance may still be missing; undefined where none is due. */
  lapsesAt?: Date | undefined
  now: Date
}

/**
 * What would come back at each time still ahead, in dated steps: of what is paid, as long as a balance may be missing, and of the whole
 * price. The same rule as the cancellation itself, at the last instant of each step.
 */
export function refundSteps({ lines, paid, lapsesAt, now }: RefundStepFacts): RefundStep[] {
  const whole = Math.max(paid, owedOf(lines))
  const inFull = datedSteps(lines, whole, { now, isPaidInFull: true })
  if (paid === whole) return inFull
  return [...datedSteps(lines, paid, { now, end: lapsesAt, isPaidInFull: false }), ...inFull]
}

/** What cancelling everything that can still be cancelled brings at an instant, of so many rupees paid. */
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

/** Borders after which nothing comes back any more are none. */
function withLast(steps: RefundStep[], last: RefundStep): RefundStep[] {
  const before = steps.at(-1)
  if (before?.refund !== 0) return [...steps, last]
  return [...steps.slice(0, -1), { ...last, from: before.from }]
}

/** Instants up to and with which a line brings back the same: those of its terms, and the last one before it begins. */
function bordersOf({ terms, startsAt, state = 'live' }: SteppedLine): number[] {
  return state === 'live' ? [...terms.map(({ until }) => until.getTime()), startsAt.getTime() - 1] : []
}

/** The whole price as its lines stand. */
function owedOf(lines: readonly SteppedLine[]): number {
  return lines.reduce(
    (sum, { price, state, kept }) => sum + (state === 'cancelled' ? (kept ?? 0) : price.amountPayable),
    0,
  )
}
