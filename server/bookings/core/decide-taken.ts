import type { AuditEntry } from './audit-entry.ts'
import type { StoredBooking, StoredCapture, StoredPayment } from './booking.ts'
import { confirmClaimed } from './decide-payment.ts'
import { applied, type BookingEvent, type Change, type Decision, mail, move, refused, unchanged } from './decision.ts'
import { balanceOf, firstDue } from './money.ts'
import { MONEY_TABLE } from './state-table.ts'

type MoneyTaken = Extract<BookingEvent, { type: 'money_taken' }>

/** Decides what money does that the office took: it never exceeds what is due, so that nothing of it has to go back (booking rules 1.3.15). */
export function decideTaken(booking: StoredBooking, event: MoneyTaken): Decision {
  const known = booking.captures.find(
    ({ gateway, gatewayPaymentId }) => gateway === event.how && gatewayPaymentId === event.receipt,
  )
  if (known !== undefined)
    return known.amount === event.amount
      ? { result: 'duplicate', change: unchanged(booking) }
      : refused(booking, 'receipt_used')
  const action = MONEY_TABLE[booking.state].money_taken
  if (typeof action === 'object') return refused(booking, action.refuse)
  if (booking.reference === null) return refused(booking, 'hold_required')
  const { due } = balanceOf(booking)
  if (due === 0) return refused(booking, 'already_paid')
  if (event.amount > due) return refused(booking, 'too_much')
  if (action === 'take_first') return takeFirst(booking, event)
  const { amount, how, receipt, by } = event
  const taken = withTaken(booking, event, 'balance')
  const isSettled = balanceOf(taken).due === 0
  const to = action === 'take_balance' && isSettled ? 'confirmed' : booking.state
  const entry = { event: 'money_taken', facts: { how, receipt, amount, by } } as const
  const moved = move(unchanged(taken), to, entry)
  const mailed = to === booking.state ? moved : mail(moved, 'confirmed', {}, 'full')
  return applied(receipted(mailed, event))
}

/** Claims what was held for good. If any of it is gone, nothing is taken: the office has the money in its hand. */
function takeFirst(booking: StoredBooking, event: MoneyTaken): Decision {
  if (event.amount < firstDue(booking)) return refused(booking, 'too_little')
  const { how, receipt, amount, by } = event
  const entry: AuditEntry = { event: 'money_taken', facts: { how, receipt, amount, by } }
  return {
    asks: 'claim',
    booking,
    until: null,
    resume: (short) =>
      short.length > 0
        ? refused(booking, 'gone')
        : applied(receipted(confirmClaimed(withTaken(booking, event, 'first'), entry, { isLate: false }), event)),
  }
}

/** A payment that is captured as it is recorded. Orders that are open at the gateway are closed: what is paid on them counts as paid again. */
function withTaken(booking: StoredBooking, event: MoneyTaken, purpose: StoredPayment['purpose']): StoredBooking {
  const { how, receipt, amount } = event
  const { now } = booking
  const payment: StoredPayment = {
    ...{ id: `taken ${how} ${receipt}`, purpose, gateway: how, orderId: null, amount },
    ...{ state: 'captured', isClosed: true, createdAt: now },
  }
  const capture: StoredCapture = {
    ...{ gateway: how, gatewayPaymentId: receipt, paymentId: payment.id, state: 'captured', amount, at: now },
  }
  const open = booking.payments.map((each) => (each.isClosed ? each : { ...each, isClosed: true }))
  return { ...booking, payments: [...open, payment], captures: [...booking.captures, capture] }
}

function receipted(change: Change, { how, receipt, amount }: MoneyTaken): Change {
  return mail(change, 'receipt', { how, receipt, amount }, `${how} ${receipt}`)
}
