import { lapsesUnpaid } from '#contract/terms/balance-lapse.ts'
import { liveLines, type StoredBooking, type StoredLine } from './booking.ts'
import { type BookingEvent, type Change, mail, move, unchanged, withEffects } from './decision.ts'
import { balanceDateOf, balanceOf, graceEnd, paidOf } from './money.ts'
import { withClosedAttempts } from './payments.ts'
import { type CancelCause, type CancelledLine, keptOf } from './refund-rule.ts'
import { type RefundCause, refundCauseKey, requestRefund } from './refunds.ts'

type GuestCancelled = Extract<BookingEvent, { type: 'guest_cancelled' }>
type OperatorCancelled = Extract<BookingEvent, { type: 'operator_cancelled' }>
type CancelEvent = 'guest_cancelled' | 'operator_cancelled' | 'balance_lapsed'

/** Of these lines, or of all, those that a guest may still cancel: live, and not started (booking rules race 24). */
export function cancellableLines(booking: StoredBooking, lineIds?: readonly string[]): StoredLine[] {
  return liveLines(booking).filter(
    ({ lineId, startsAt }) =>
      (lineIds === undefined || lineIds.includes(lineId)) && startsAt.getTime() > booking.now.getTime(),
  )
}

/** What is kept and refunded of each of these lines when cancelled at that instant. */
export function priceCancelledLines(lines: readonly StoredLine[], cause: CancelCause, at: Date): CancelledLine[] {
  return lines.map(({ lineId, price, nonRefundable, terms }) =>
    keptOf({ id: lineId, total: price.amountPayable, nonRefundable, terms }, cause, at),
  )
}

/** The booking with these lines cancelled. */
export function withCancelled(booking: StoredBooking, priced: readonly CancelledLine[]): StoredBooking {
  const keeps = new Map(priced.map(({ id, keep }) => [id, keep]))
  const lines = booking.lines.map((line) => {
    const kept = keeps.get(line.lineId)
    return kept === undefined ? line : { ...line, state: 'cancelled' as const, kept }
  })
  return { ...booking, lines }
}

type Cancellation = { event: CancelEvent; cause: RefundCause; reason: string }

function cancel(
  booking: StoredBooking,
  priced: readonly CancelledLine[],
  { event, cause, reason }: Cancellation,
): Change {
  const rest = withCancelled(booking, priced)
  const live = liveLines(rest)
  const gone = booking.lines.filter(({ lineId }) => priced.some(({ id }) => id === lineId))
  const isWhole = live.length === 0
  const released = withEffects(
    unchanged(isWhole ? withClosedAttempts(rest) : rest),
    isWhole ? { do: 'release' } : { do: 'release_lines', gone: gone.map(({ stock }) => stock) },
  )
  const { refund } = balanceOf(rest)
  const facts = { cause: refundCauseKey(cause), refund, lines: priced.map(({ id }) => id) }
  // The balance is due by the earliest line that stays live.
  const balanceDate = booking.balanceDate !== null && !isWhole ? balanceDateOf(live) : booking.balanceDate
  const moved = move(released, isWhole ? 'cancelled' : booking.state, { event, facts }, { balanceDate })
  return refund === 0 ? moved : requestRefund(moved, { amount: refund, cause, reason })
}

/** With an open order and nothing confirmed: free of charge; later payments are refunded in full. */
export function cancelUnpaid(booking: StoredBooking, event: GuestCancelled | OperatorCancelled): Change {
  const lines = booking.lines.map((line) =>
    line.state === 'live' ? { ...line, state: 'cancelled' as const, kept: 0 } : line,
  )
  const closed = withClosedAttempts({ ...booking, lines })
  const moved = move(withEffects(unchanged(closed), { do: 'release' }), 'cancelled', { event: event.type })
  const amount = paidOf(booking)
  const cause = { of: 'unconfirmed', by: event.type } as const
  const refunded =
    amount === 0 ? moved : requestRefund(moved, { amount, cause, reason: 'Cancelled before it was confirmed' })
  return event.type === 'operator_cancelled' ? explained(booking, refunded, event) : refunded
}

/** Adds the mail that tells the traveller why the operator cancelled. */
export function explained(before: StoredBooking, change: Change, event: OperatorCancelled): Change {
  const { reason, lineIds = [] } = event
  const refund = paidOf(before) - paidOf(change.booking)
  return mail(change, 'operator_cancelled', { reason, refund, lineIds }, lineIds.join(' '))
}

/** Cancels each line by its own terms, as of now. */
export function cancelByTerms(booking: StoredBooking, event: GuestCancelled): Change | 'too_late' {
  const chosen = cancellableLines(booking, event.lineIds)
  if (chosen.length === 0) return 'too_late'
  const cause = { of: 'guest', cancellation: event.cause } as const
  const priced = priceCancelledLines(chosen, 'guest', booking.now)
  const cancelled = cancel(booking, priced, { event: event.type, cause, reason: 'Cancelled by you' })
  const refund = backFor(cancelled, cause)
  if (cancelled.booking.state === 'cancelled') return mail(cancelled, 'cancelled', { refund }, event.cause)
  const lineIds = priced.map(({ id }) => id)
  const kept = priced.reduce((sum, { keep }) => sum + keep, 0)
  return mail(cancelled, 'part_cancelled', { refund, lineIds, kept }, event.cause)
}

/** Cancels by the terms of the day on which the balance lapsed, however late the job runs. */
export function cancelUnpaidBalance(booking: StoredBooking): Change | 'stale' {
  const lapsedAt = graceEnd(booking.balanceDate)
  if (balanceOf(booking).due === 0 || booking.now.getTime() <= lapsedAt.getTime()) return 'stale'
  if (!lapsesUnpaid(booking.balanceDate ?? '', booking.lines)) return 'stale'
  const priced = priceCancelledLines(liveLines(booking), 'guest', lapsedAt)
  const cause = { of: 'balance_lapsed' } as const
  const cancelled = cancel(booking, priced, { event: 'balance_lapsed', cause, reason: 'Cancelled by you' })
  return mail(cancelled, 'balance_lapsed', { refund: backFor(cancelled, cause) })
}

/** Cancelled by the operator: what was paid for these lines is refunded in full. Lines cancelled before are not topped up. */
export function cancelWhole(booking: StoredBooking, event: OperatorCancelled): Change | 'stale' {
  const { by, lineIds } = event
  const chosen = liveLines(booking).filter(({ lineId }) => lineIds === undefined || lineIds.includes(lineId))
  if (chosen.length === 0) return 'stale'
  const cause = { of: 'operator', by, lineIds } as const
  const priced = priceCancelledLines(chosen, 'operator', booking.now)
  return explained(booking, cancel(booking, priced, { event: event.type, cause, reason: 'Cancelled by us' }), event)
}

function backFor({ booking }: Change, cause: RefundCause): number {
  const key = refundCauseKey(cause)
  return booking.refunds.filter((refund) => refund.cause === key).reduce((sum, { amount }) => sum + amount, 0)
}
