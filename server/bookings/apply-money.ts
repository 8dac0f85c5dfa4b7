import type { Tx } from '#server/db/db.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { balanceOf, firstDue, paidOf } from './account.ts'
import type { Applied, BookingEvent } from './booking-event.ts'
import { classifyPayment, isForeign } from './classify-payment.ts'
import { confirm, liveLines } from './confirm.ts'
import { expire } from './expire-hold.ts'
import { claimAgain, takeLateMoney } from './late-money.ts'
import { recordPayment, setAttempt } from './record-payment.ts'
import { requestRefund } from './request-refund.ts'
import { MONEY_TABLE, type MoneyAction } from './state-table.ts'
import { claimStock } from './stock.ts'
import type { StoredBooking } from './stored-booking.ts'
import { alertOffice, mail, moveTo, PAYMENT_CAPTURE } from './transition.ts'

type MoneyNews = Extract<BookingEvent, { type: 'payment' | 'clock_passed' }>
type PaymentNews = Extract<BookingEvent, { type: 'payment' }>

/** Money and the clock: a cell of the table, carried out. */
export async function applyMoney(tx: Tx, booking: StoredBooking, event: MoneyNews): Promise<Applied> {
  if (event.type === 'clock_passed') return passClock(tx, booking, event.isAsked)
  const column = classifyPayment(booking, event.payment, event.paymentId)
  if (column === 'duplicate' || column === 'stale') return { result: column, booking }
  const action = MONEY_TABLE[booking.state][column]
  if (action.do === 'duplicate' || action.do === 'stale') return { result: action.do, booking }
  const done =
    column === 'mismatched' && event.payment.state === 'authorised'
      ? await leaveUncaptured(tx, await alertUnexpected(tx, booking, event), event)
      : await carryOut(tx, booking, event, action)
  return { result: column === 'mismatched' ? 'mismatch' : 'applied', booking: done }
}

async function passClock(tx: Tx, booking: StoredBooking, isAsked: boolean): Promise<Applied> {
  if (booking.expiresAt.getTime() > booking.now.getTime()) return { result: 'stale', booking }
  const action = MONEY_TABLE[booking.state].clock_passed
  if (action.do === 'ask_then_expire' && !isAsked) return { result: 'refused', code: 'ask_first', booking }
  if (action.do !== 'expire' && action.do !== 'ask_then_expire') return { result: 'stale', booking }
  return { result: 'applied', booking: await expire(tx, booking) }
}

async function carryOut(
  tx: Tx,
  before: StoredBooking,
  event: PaymentNews,
  action: MoneyAction,
): Promise<StoredBooking> {
  switch (action.do) {
    case 'capture_if_live':
    case 'capture':
      return takeAuthorised(tx, before, event)
    case 'void':
    case 'leave_uncaptured':
      return leaveUncaptured(tx, before, event)
    case 'reopen_hold':
    case 'keep':
      return fail(tx, before, event, action.do === 'reopen_hold')
    default:
      return carryOutCapture(tx, before, event, action)
  }
}

async function carryOutCapture(
  tx: Tx,
  before: StoredBooking,
  event: PaymentNews,
  action: MoneyAction,
): Promise<StoredBooking> {
  const booking = await receive(tx, before, event)
  const happened = { event: 'captured', facts: factsOf(event) }
  switch (action.do) {
    case 'confirm':
      // Paid in time and heard of after it: no late money, yet somebody may have been faster by now.
      return booking.expiresAt.getTime() <= booking.now.getTime()
        ? claimAgain(tx, booking, happened, false)
        : confirm(tx, booking, happened)
    case 'keep_short':
      await mail(
        tx,
        booking,
        'short',
        { amount: firstDue(booking), received: event.payment.amount ?? 0 },
        event.payment.id,
      )
      return moveTo(tx, booking, booking.state, happened)
    case 'complete_balance':
    case 'reduce_balance':
    case 'refund_excess':
      return takeBalance(tx, booking, event)
    case 'late':
    case 'late_once':
      return takeLateMoney(tx, booking, happened)
    case 'refund_all':
      return giveBack(tx, booking, event, paidOf(booking))
    case 'set_aside':
    case 'refund_it_alert':
      await alertUnexpected(tx, booking, event)
      return giveBack(tx, booking, event, event.payment.amount ?? 0)
    case 'refund_it':
      if (isForeign(event.payment)) await alertUnexpected(tx, booking, event)
      return giveBack(tx, booking, event, event.payment.amount ?? 0)
    default:
      throw new Error(`No payment is ${action.do}`)
  }
}

/** What is not in whole rupees can only be sent back by a person, whatever becomes of the booking: they are told so. */
async function alertUnexpected(tx: Tx, booking: StoredBooking, { payment }: PaymentNews): Promise<StoredBooking> {
  const { id, amount = null, currency } = payment
  // The traveller believes to have paid.
  if (isForeign(payment))
    await mail(
      tx,
      booking,
      'foreign_payment',
      { payment: id, taken: payment.state === 'captured' ? 1 : 0 },
      `${id} ${payment.state}`,
    )
  // What is only authorised goes back by itself.
  if (isForeign(payment) && payment.state === 'captured')
    await alertOffice(tx, booking, 'foreign_payment', { payment: id, currency })
  else await alertOffice(tx, booking, 'unexpected_payment', { payment: id, amount })
  return booking
}

/** Money in another currency is not in our books: nobody can say how many rupees it is. It is noted, so that it is told of once. */
async function receive(
  tx: Tx,
  booking: StoredBooking,
  { gateway, payment, paymentId }: PaymentNews,
): Promise<StoredBooking> {
  const { id: gatewayPaymentId, amount } = payment
  if (amount === undefined || payment.currency !== 'INR')
    return recordPayment(tx, booking, { gateway, gatewayPaymentId, paymentId, state: 'void', amount: 0 })
  return recordPayment(tx, booking, { gateway, gatewayPaymentId, paymentId, state: 'captured', amount })
}

/** Capture after claim: an authorisation is only taken where everything is still held. */
async function takeAuthorised(tx: Tx, before: StoredBooking, event: PaymentNews): Promise<StoredBooking> {
  if (!(await isStillHeld(tx, before))) return leaveUncaptured(tx, before, event)
  const { gateway, payment, paymentId } = event
  const amount = payment.amount ?? 0
  const booking = await recordPayment(tx, before, {
    gateway,
    gatewayPaymentId: payment.id,
    paymentId,
    state: 'authorised',
    amount,
  })
  await enqueue(
    tx,
    PAYMENT_CAPTURE,
    { gateway, gatewayPaymentId: payment.id, amount, bookingId: booking.id },
    { dedupeKey: payment.id },
  )
  const to = booking.state === 'held' ? 'paying' : booking.state
  return moveTo(tx, booking, to, { event: 'authorised', facts: factsOf(event) })
}

/** Its time is not over, and everything that it holds can be had still; what is confirmed is not held any more. */
async function isStillHeld(tx: Tx, booking: StoredBooking): Promise<boolean> {
  const { state, id, expiresAt, now } = booking
  if (state !== 'held' && state !== 'paying') return true
  if (expiresAt.getTime() <= now.getTime()) return false
  const needs = liveLines(booking).map(({ stock }) => stock)
  return (await claimStock(tx, needs, { key: id, expiresAt })).length === 0
}

/** It returns by itself. */
async function leaveUncaptured(tx: Tx, before: StoredBooking, event: PaymentNews): Promise<StoredBooking> {
  const { gateway, payment, paymentId } = event
  const amount = payment.amount ?? 0
  const booking = await recordPayment(tx, before, {
    gateway,
    gatewayPaymentId: payment.id,
    paymentId,
    state: 'void',
    amount,
  })
  return moveTo(tx, booking, booking.state, { event: 'authorised', facts: factsOf(event) })
}

async function fail(tx: Tx, before: StoredBooking, event: PaymentNews, reopens: boolean): Promise<StoredBooking> {
  const { gateway, payment, paymentId } = event
  const failed = {
    gateway,
    gatewayPaymentId: payment.id,
    paymentId,
    state: 'failed' as const,
    amount: payment.amount ?? 0,
  }
  const booking = await setAttempt(tx, await recordPayment(tx, before, failed), paymentId, 'failed')
  return moveTo(tx, booking, reopens ? 'held' : booking.state, { event: 'failed', facts: factsOf(event) })
}

/** Towards the balance; what is more than it goes back. */
async function takeBalance(tx: Tx, booking: StoredBooking, event: PaymentNews): Promise<StoredBooking> {
  const { due, refund } = balanceOf(booking)
  const to = due === 0 ? 'confirmed' : booking.state
  const moved = await moveTo(tx, booking, to, { event: 'captured', facts: factsOf(event) })
  if (due === 0) await mail(tx, moved, 'confirmed', {}, 'full')
  if (refund === 0) return moved
  return requestRefund(tx, moved, {
    amount: refund,
    cause: `excess ${event.payment.id}`,
    reason: 'Paid more than was due',
  })
}

async function giveBack(tx: Tx, booking: StoredBooking, event: PaymentNews, amount: number): Promise<StoredBooking> {
  const moved = await moveTo(tx, booking, booking.state, { event: 'captured_back', facts: factsOf(event) })
  if (amount === 0 || event.payment.currency !== 'INR') return moved
  const { id } = event.payment
  const isOneOf = booking.captures.some(({ gatewayPaymentId }) => gatewayPaymentId === id)
  const only = amount === event.payment.amount && isOneOf ? { gatewayPaymentId: id } : {}
  return requestRefund(tx, moved, { amount, cause: `payment ${id}`, reason: 'This payment was not needed', ...only })
}

function factsOf({ payment }: PaymentNews): Record<string, string | number | null> {
  return { payment: payment.id, amount: payment.amount ?? null }
}
