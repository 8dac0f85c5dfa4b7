import type { RefundStep, TripPlan } from '#contract/v1/trip-plan.ts'
import { refundSteps, type SteppedLine } from '../cancel/refund-steps.ts'
import type { StoredBooking } from '../core/booking.ts'
import { balanceOf, graceEnd, paidOf } from '../core/money.ts'
import type { PlannedLine } from './trip-plan/line-entries.ts'
import { tripPlan } from './trip-plan/trip-plan.ts'

export type PlanView = { plan?: TripPlan; refundSteps?: RefundStep[] }
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
