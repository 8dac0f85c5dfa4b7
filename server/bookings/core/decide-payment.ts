import { HOUR_MS } from '#contract/terms/durations.ts'
import type { GatewayPayment } from '#server/adapters/payment/payment-gateway.ts'
import type { AuditEntry } from './audit-entry.ts'
import type { StoredBooking } from './booking.ts'
import { applied, type Change, type Decision, mail, move, unchanged, withEffects } from './decision.ts'
import { balanceOf, firstDue, isForeign, paidOf } from './money.ts'
import {
  alertUnexpected,
  factsOf,
  giveAllBack,
  giveBack,
  keepShort,
  leaveUncaptured,
  type PaymentEvent,
  receive,
  recordFailure,
  takeAuthorised,
  takeBalance,
} from './payments.ts'
import { requestRefund } from './refunds.ts'
import { type CaptureAction, MONEY_TABLE, type MoneyEvent } from './state-table.ts'

/** The columns of the table of money that a payment can fall into. */
type PaymentColumn = Exclude<MoneyEvent, 'pay_started' | 'clock_passed' | 'money_taken'>

/** Decides a payment reported by the gateway, by the table of money. */
export function decidePayment(booking: StoredBooking, event: PaymentEvent): Decision {
  const column = classifyPayment(booking, event.payment, event.paymentId)
  const actions = MONEY_TABLE[booking.state]
  switch (column) {
    case 'duplicate':
    case 'stale':
      return { result: column, change: unchanged(booking) }
    case 'authorised':
      return actions.authorised === 'capture'
        ? captureIfLive(booking, event)
        : applied(leaveUncaptured(unchanged(booking), event))
    case 'failed':
      return actions.failed === 'stale'
        ? { result: 'stale', change: unchanged(booking) }
        : applied(recordFailure(booking, event, { reopens: actions.failed === 'reopen_hold' }))
    case 'mismatched': {
      const decision =
        event.payment.state === 'authorised'
          ? applied(leaveUncaptured(alertUnexpected(booking, event), event))
          : decideCapture(booking, event, actions.mismatched)
      return 'result' in decision && decision.result === 'applied' ? { ...decision, result: 'mismatch' } : decision
    }
    default:
      return decideCapture(booking, event, actions[column])
  }
}

function decideCapture(before: StoredBooking, event: PaymentEvent, action: CaptureAction): Decision {
  const booking = receive(before, event)
  switch (action) {
    case 'duplicate':
      return { result: action, change: unchanged(before) }
    case 'confirm':
      // Paid in time and reported after the hold ran out: not late, but the stock may be taken.
      return booking.expiresAt.getTime() <= booking.now.getTime()
        ? claimAgain(booking, event, { isLate: false })
        : confirm(booking, event)
    case 'keep_short':
      return applied(keepShort(booking, event))
    case 'to_balance':
      return applied(takeBalance(booking, event))
    case 'late':
      return takeLateMoney(booking, event)
    case 'refund_all':
      return applied(giveAllBack(booking, event))
    case 'refund_and_alert':
      return applied(giveBack(alertUnexpected(booking, event), event))
    case 'refund':
      return applied(giveBack(isForeign(event.payment) ? alertUnexpected(booking, event) : unchanged(booking), event))
  }
}

/** Claims before capturing: an authorisation is captured only while everything is held, or once the booking is confirmed. */
function captureIfLive(booking: StoredBooking, event: PaymentEvent): Decision {
  const { state, expiresAt, now } = booking
  if (state !== 'held' && state !== 'paying') return applied(takeAuthorised(booking, event))
  if (expiresAt.getTime() <= now.getTime()) return applied(leaveUncaptured(unchanged(booking), event))
  return {
    asks: 'claim',
    booking,
    until: expiresAt,
    resume: (short) =>
      applied(short.length === 0 ? takeAuthorised(booking, event) : leaveUncaptured(unchanged(booking), event)),
  }
}

/** Claims what was held for good. If any of it is taken by now, the whole sum is refunded. */
function confirm(booking: StoredBooking, event: PaymentEvent): Decision {
  const resume = (short: readonly number[]) =>
    applied(short.length > 0 ? settle(booking, event) : confirmClaimed(booking, entryOf(event), { isLate: false }))
  return { asks: 'claim', booking, until: null, resume }
}

/** Claims everything again, or other seats together where the guest allowed it; else refunds. */
function claimAgain(booking: StoredBooking, event: PaymentEvent, { isLate }: { isLate: boolean }): Decision {
  const settled = () => applied(counted(settle(booking, event), { isLate }))
  const confirmed = (reseated: StoredBooking) =>
    applied(counted(confirmClaimed(reseated, entryOf(event), { isLate }), { isLate }))
  return {
    asks: 'claim',
    booking,
    until: null,
    resume: (short) => {
      if (short.length === 0) return confirmed(booking)
      if (!booking.reseat) return settled()
      return {
        asks: 'reseat',
        booking,
        short,
        resume: (lines) => (lines === undefined ? settled() : confirmed({ ...booking, lines: [...lines] })),
      }
    },
  }
}

/** A payment later than this after the hold ran out is only refunded (booking rules L-rule 4). */
export const LATE_MS = 24 * HOUR_MS

/**
 * The L-rule (booking rules 1.3): a payment after the hold ran out. The same stock is claimed again at the held price, or other seats
 * together in the same class where the guest allowed it; else the whole sum is refunded.
 */
function takeLateMoney(booking: StoredBooking, event: PaymentEvent): Decision {
  if (!isInTime(booking)) return applied(counted(settle(booking, event), { isLate: true }))
  if (firstDue(booking) === 0) return claimAgain(booking, event, { isLate: true })
  // Too little to confirm: everything paid so far is refunded (booking rules 1.3.12).
  const cause = { of: 'short', payments: booking.captures.length } as const
  const ask = { amount: paidOf(booking), cause, reason: 'Paid too late and not in full' }
  return applied(counted(requestRefund(unchanged(booking), ask), { isLate: true }))
}

function isInTime({ now, expiredAt, expiresAt, lines }: StoredBooking): boolean {
  const isSold = lines.every(({ state, salesCloseAt }) => state !== 'live' || now.getTime() <= salesCloseAt.getTime())
  return isSold && now.getTime() <= (expiredAt ?? expiresAt).getTime() + LATE_MS
}

function counted(change: Change, { isLate }: { isLate: boolean }): Change {
  if (!isLate) return change
  const { state } = change.booking
  const outcome = state === 'confirmed' || state === 'confirmed_part' ? 'confirmed' : 'refunded'
  return withEffects(change, { do: 'count_late_payment', outcome })
}

function entryOf(event: PaymentEvent): AuditEntry {
  return { event: 'captured', facts: factsOf(event) }
}

/** Confirms a booking whose stock is claimed for good. */
export function confirmClaimed(booking: StoredBooking, entry: AuditEntry, { isLate }: { isLate: boolean }): Change {
  const to = balanceOf(booking).due === 0 ? 'confirmed' : 'confirmed_part'
  const late = isLate ? { late: true } : {}
  const moved = move(unchanged(withTickets(booking)), to, entry, { confirmedAt: booking.now, ...late })
  const mailed = mail(moved, isLate ? 'late' : 'confirmed', {})
  const { refund } = balanceOf(mailed.booking)
  // A short payment followed by the full sum on an older order: the excess is refunded.
  if (refund === 0) return mailed
  return requestRefund(mailed, { amount: refund, cause: { of: 'excess' }, reason: 'Paid more than was due' })
}

/** Tickets of our own ferries have the reference of the booking. */
function withTickets(booking: StoredBooking): StoredBooking {
  const pnr = booking.reference
  const lines = booking.lines.map((line) => (line.stock.seats.length > 0 && pnr !== null ? { ...line, pnr } : line))
  return { ...booking, lines }
}

/** Paid but not available: the whole sum is refunded; no part of the trip is sold alone (booking rules L-rule 3). */
function settle(booking: StoredBooking, event: PaymentEvent): Change {
  const amount = paidOf(booking)
  const released = withEffects(unchanged(booking), { do: 'release' })
  const moved = move(released, 'settling', { event: 'captured', facts: { ...factsOf(event), refund: amount } })
  const reason = 'What you paid for was taken before your payment came in'
  return requestRefund(mail(moved, 'settling', { amount }), { amount, cause: { of: 'settling' }, reason })
}

/** The column of the table that a payment falls into, or that it changes nothing. */
function classifyPayment(
  booking: StoredBooking,
  payment: GatewayPayment,
  paymentId: string,
): PaymentColumn | 'duplicate' | 'stale' {
  const known = booking.captures.find(({ gatewayPaymentId }) => gatewayPaymentId === payment.id)
  const siblings = booking.captures.filter(
    (each) => each.paymentId === paymentId && each.gatewayPaymentId !== payment.id,
  )
  const hasCaptured = siblings.some(({ state }) => state === 'captured')
  switch (payment.state) {
    case 'captured':
      // A payment in another currency is recorded once, as void.
      if (known?.state === 'captured' || (known?.state === 'void' && isForeign(payment))) return 'duplicate'
      return captured(booking, payment, paymentId, { isSecond: hasCaptured })
    case 'authorised':
      if (known?.state === 'authorised') return 'duplicate'
      if (known !== undefined && known.state !== 'failed') return 'stale'
      return isWrong(booking, payment, paymentId) ? 'mismatched' : 'authorised'
    case 'failed':
      // A failure reported after a capture of the order changes nothing.
      if (known?.state === 'captured' || hasCaptured) return 'stale'
      return known?.state === 'failed' ? 'duplicate' : 'failed'
    default:
      return 'duplicate'
  }
}

/** More than the order's amount, or another currency. */
function isWrong(booking: StoredBooking, payment: GatewayPayment, paymentId: string): boolean {
  const asked = booking.payments.find(({ id }) => id === paymentId)?.amount ?? 0
  return isForeign(payment) || (payment.amount ?? 0) > asked
}

function captured(
  booking: StoredBooking,
  payment: GatewayPayment,
  paymentId: string,
  { isSecond }: { isSecond: boolean },
): PaymentColumn {
  if (isWrong(booking, payment, paymentId)) return 'mismatched'
  const amount = payment.amount ?? 0
  if (isSecond) return 'captured_again'
  if (booking.state === 'confirmed') return 'captured_again'
  const due = booking.state === 'confirmed_part' ? balanceOf(booking).due : firstDue(booking)
  return amount >= due ? 'captured_enough' : 'captured_short'
}
