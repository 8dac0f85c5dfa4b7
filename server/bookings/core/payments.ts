import { MINUTE_MS } from '#contract/terms/durations.ts'
import type { StoredBooking, StoredCapture, StoredPayment } from './booking.ts'
import { alert, type BookingEvent, type Change, mail, move, unchanged, withEffects } from './decision.ts'
import { balanceOf, firstDue, isForeign, nextDue, paidOf } from './money.ts'
import { requestRefund } from './refunds.ts'

export type PaymentEvent = Extract<BookingEvent, { type: 'payment' }>
type PayStarted = Extract<BookingEvent, { type: 'pay_started' }>

/** Opens an attempt, or continues the open one. Its row is committed before the gateway is called. */
export function openOrder(
  booking: StoredBooking,
  event: PayStarted,
  { isBalance }: { isBalance: boolean },
): Change | 'duplicate' {
  const amount = nextDue(booking)
  const open = openAttempt(booking, amount)
  if (open !== undefined && booking.state !== 'held') return 'duplicate'
  const attempt: StoredPayment = open ?? {
    ...{ id: event.id, purpose: isBalance ? 'balance' : 'first', gateway: event.gateway, orderId: null, amount },
    ...{ state: 'created', isClosed: false, createdAt: booking.now },
  }
  const payments = open === undefined ? [...booking.payments, attempt] : booking.payments
  const opened = unchanged({ ...booking, payments })
  const entry = { event: 'pay_started', facts: { payment: attempt.id, amount } } as const
  if (isBalance) return move(opened, booking.state, entry)
  const expiresAt = extendedEnd(booking, event.payMinutes)
  const isLonger = expiresAt.getTime() !== booking.expiresAt.getTime()
  const extended = isLonger ? withEffects(opened, { do: 'extend', until: expiresAt }) : opened
  return move(extended, 'paying', entry, { expiresAt, isExtended: true })
}

/** The open attempt of exactly that amount, also one whose payment waits to be captured. */
export function openAttempt({ payments }: StoredBooking, amount: number): StoredPayment | undefined {
  return payments.findLast(
    ({ state, isClosed, amount: asked }) =>
      (state === 'created' || state === 'authorised') && !isClosed && asked === amount,
  )
}

/** Starting to pay extends the hold once, and never beyond its latest end (booking rules 1.2). */
function extendedEnd({ now, expiresAt, heldUntilMax, isExtended }: StoredBooking, payMinutes: number): Date {
  if (isExtended) return expiresAt
  const wanted = Math.max(expiresAt.getTime(), now.getTime() + payMinutes * MINUTE_MS)
  return new Date(Math.min(wanted, Math.max(heldUntilMax.getTime(), expiresAt.getTime())))
}

/** Records a payment of the gateway and the state of its attempt. */
function withPayment(
  booking: StoredBooking,
  { gateway, payment, paymentId }: PaymentEvent,
  state: StoredCapture['state'],
  amount = payment.amount ?? 0,
): StoredBooking {
  const capture = { gateway, gatewayPaymentId: payment.id, paymentId, state, amount, at: booking.now }
  const captures = booking.captures.filter((each) => each.gatewayPaymentId !== payment.id)
  const recorded = { ...booking, captures: [...captures, capture] }
  return state === 'void' ? recorded : withAttempt(recorded, paymentId, state)
}

const RANK: Record<StoredPayment['state'], number> = { created: 0, failed: 1, authorised: 2, captured: 3 }

/** The state of an attempt only moves up: captured stays captured. */
function withAttempt(booking: StoredBooking, id: string, state: StoredPayment['state']): StoredBooking {
  const payments = booking.payments.map((each) =>
    each.id === id && RANK[each.state] < RANK[state] ? { ...each, state } : each,
  )
  return { ...booking, payments }
}

/** Closes all attempts: a later payment of their orders is a late payment. */
export function withClosedAttempts(booking: StoredBooking): StoredBooking {
  return { ...booking, payments: booking.payments.map((each) => (each.isClosed ? each : { ...each, isClosed: true })) }
}

/** Records a capture. One in another currency is recorded as void with an amount of 0, so that it is handled once. */
export function receive(booking: StoredBooking, event: PaymentEvent): StoredBooking {
  return isForeign(event.payment) ? withPayment(booking, event, 'void', 0) : withPayment(booking, event, 'captured')
}

/** Captures an authorisation; its stock is claimed. */
export function takeAuthorised(booking: StoredBooking, event: PaymentEvent): Change {
  const { gateway, payment } = event
  const effect = { do: 'capture', gateway, gatewayPaymentId: payment.id, amount: payment.amount ?? 0 } as const
  const recorded = withEffects(unchanged(withPayment(booking, event, 'authorised')), effect)
  const to = booking.state === 'held' ? 'paying' : booking.state
  return move(recorded, to, { event: 'authorised', facts: factsOf(event) })
}

/** An uncaptured authorisation is released by the bank. */
export function leaveUncaptured(change: Change, event: PaymentEvent): Change {
  const { booking } = change
  return move({ ...change, booking: withPayment(booking, event, 'void') }, booking.state, {
    event: 'authorised',
    facts: factsOf(event),
  })
}

export function recordFailure(booking: StoredBooking, event: PaymentEvent, { reopens }: { reopens: boolean }): Change {
  const recorded = unchanged(withPayment(booking, event, 'failed'))
  return move(recorded, reopens ? 'held' : booking.state, { event: 'failed', facts: factsOf(event) })
}

export function keepShort(booking: StoredBooking, event: PaymentEvent): Change {
  const facts = { amount: firstDue(booking), received: event.payment.amount ?? 0 }
  const mailed = mail(unchanged(booking), 'short', facts, event.payment.id)
  return move(mailed, booking.state, { event: 'captured', facts: factsOf(event) })
}

/** Counts a payment towards the balance and refunds the excess. */
export function takeBalance(booking: StoredBooking, event: PaymentEvent): Change {
  const { due, refund } = balanceOf(booking)
  const to = due === 0 ? 'confirmed' : booking.state
  const moved = move(unchanged(booking), to, { event: 'captured', facts: factsOf(event) })
  const mailed = due === 0 ? mail(moved, 'confirmed', {}, 'full') : moved
  if (refund === 0) return mailed
  const cause = { of: 'excess_payment', payment: event.payment.id } as const
  return requestRefund(mailed, { amount: refund, cause, reason: 'Paid more than was due' })
}

/** Alerts staff; a payment that is not in whole rupees can only be refunded by hand. */
export function alertUnexpected(booking: StoredBooking, { payment }: PaymentEvent): Change {
  const { id, amount = null, currency = null, state } = payment
  if (!isForeign(payment)) return alert(unchanged(booking), 'unexpected_payment', { payment: id, amount })
  // The traveller has to know that the booking is not paid.
  const facts = { payment: id, isCaptured: state === 'captured' }
  const mailed = mail(unchanged(booking), 'foreign_payment', facts, `${id} ${state}`)
  // An uncaptured authorisation is released by the bank.
  return state === 'captured'
    ? alert(mailed, 'foreign_payment', { payment: id, currency })
    : alert(mailed, 'unexpected_payment', { payment: id, amount })
}

export function giveAllBack(booking: StoredBooking, event: PaymentEvent): Change {
  return giveBack(unchanged(booking), event, paidOf(booking))
}

export function giveBack(change: Change, event: PaymentEvent, amount = event.payment.amount ?? 0): Change {
  const { booking } = change
  const moved = move(change, booking.state, { event: 'captured_back', facts: factsOf(event) })
  if (amount === 0 || event.payment.currency !== 'INR') return moved
  const { id } = event.payment
  const isOneOf = booking.captures.some(({ gatewayPaymentId }) => gatewayPaymentId === id)
  const only = amount === event.payment.amount && isOneOf ? { gatewayPaymentId: id } : {}
  const cause = { of: 'payment', payment: id } as const
  return requestRefund(moved, { amount, cause, reason: 'This payment was not needed', ...only })
}

export function factsOf({ payment }: PaymentEvent): { payment: string; amount: number | null } {
  return { payment: payment.id, amount: payment.amount ?? null }
}
