import { createHash } from 'node:crypto'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { isTakenByOffice } from '#contract/terms/taken-money.ts'
import type { StoredBooking, StoredRefund } from './booking.ts'
import { refundDueDate } from './business-days.ts'
import { alert, type BookingEvent, type Change, type Effect, mail, move, withEffects } from './decision.ts'

/** Why a sum is refunded. Requests with equal causes are one refund. */
export type RefundCause =
  | { of: 'expired' | 'settling' | 'excess' | 'balance_lapsed' }
  | { of: 'payment' | 'excess_payment'; payment: string }
  /** Late and too little: the number of payments. */
  | { of: 'short'; payments: number }
  | { of: 'guest'; cancellation: string }
  | { of: 'change'; key: string }
  | { of: 'unconfirmed'; by: 'guest_cancelled' | 'operator_cancelled' }
  | { of: 'operator'; by: string; lineIds?: readonly string[] | undefined }

/** The cause as stored: unique in a booking together with the payment. Compared, never parsed. */
export function refundCauseKey(cause: RefundCause): string {
  switch (cause.of) {
    case 'expired':
    case 'settling':
    case 'excess':
      return cause.of
    case 'balance_lapsed':
      return 'balance'
    case 'payment':
      return `payment ${cause.payment}`
    case 'excess_payment':
      return `excess ${cause.payment}`
    case 'short':
      return `short ${cause.payments}`
    case 'guest':
      return cause.cancellation
    case 'change':
      return `change ${cause.key}`
    case 'unconfirmed':
      return cause.by
    case 'operator':
      return ['operator', cause.by, ...(cause.lineIds ?? [])].join(' ')
  }
}

export type RefundAsk = {
  /** Whole rupees. */
  amount: number
  cause: RefundCause
  /** For the traveller. */
  reason: string
  /** Only that payment; otherwise the latest payments first. */
  gatewayPaymentId?: string
}

/** Requests a refund of each payment that the sum is taken from, sent after the commit; what the office took, it pays back by hand. */
export function requestRefund(change: Change, ask: RefundAsk): Change {
  const { booking } = change
  const dueDate = refundDueDate(dayInIndia(booking.now), booking.bankHolidays)
  const refunds = partsOf(booking, ask).map(({ gateway, gatewayPaymentId, amount }, index): StoredRefund => {
    const id = keyOf(booking.id, 'refund', booking.refunds.length + index)
    return {
      ...{ id, cause: refundCauseKey(ask.cause), gateway, gatewayPaymentId, amount, reason: ask.reason },
      ...{ state: isTakenByOffice(gateway) ? 'manual' : 'due', tries: 0, dueDate },
      ...{ gatewayKey: keyOf(id, 'try', 0), gatewayRefundId: null },
    }
  })
  const next = { ...booking, refunds: [...booking.refunds, ...refunds] }
  return withEffects({ ...change, booking: next }, ...refunds.map(sendOf))
}

function sendOf({ id, gatewayKey, gateway, amount, state }: StoredRefund): Effect {
  return state === 'manual'
    ? { do: 'alert', kind: 'refund_by_hand', facts: { refund: id, paid_by: gateway, amount } }
    : { do: 'refund', refundId: id, gatewayKey, afterSeconds: 0 }
}

/** 32 hexadecimal digits, equal for equal parts: a repeated decision uses the same key at the gateway. */
function keyOf(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 32)
}

type RefundPart = Pick<StoredRefund, 'gateway' | 'gatewayPaymentId' | 'amount'>

/** From the latest payment to the first, what is not refunded yet of each. */
function partsOf({ captures, refunds }: StoredBooking, { amount, gatewayPaymentId }: RefundAsk): RefundPart[] {
  let left = amount
  const parts: RefundPart[] = []
  for (const capture of captures.toReversed()) {
    if (capture.state !== 'captured') continue
    if (gatewayPaymentId !== undefined && capture.gatewayPaymentId !== gatewayPaymentId) continue
    const back = refunds
      .filter((each) => each.gatewayPaymentId === capture.gatewayPaymentId)
      .reduce((sum, each) => sum + each.amount, 0)
    const part = Math.min(left, capture.amount - back)
    if (part > 0) parts.push({ gateway: capture.gateway, gatewayPaymentId: capture.gatewayPaymentId, amount: part })
    left -= Math.max(0, part)
  }
  return parts
}

type Processed = Extract<BookingEvent, { type: 'refund_processed' }>
type Failed = Extract<BookingEvent, { type: 'refund_failed' }>

/** Records a processed refund; with `closes`, the last one cancels the booking. */
export function recordRefund(
  booking: StoredBooking,
  event: Processed,
  { closes }: { closes: boolean },
): Change | 'stale' {
  const refund = booking.refunds.find(({ id }) => id === event.refundId)
  if (refund === undefined || refund.state === 'processed') return 'stale'
  const noted = withRefund(booking, { ...refund, state: 'processed', gatewayRefundId: event.gatewayRefundId })
  const receipt = isTakenByOffice(refund.gateway) ? { receipt: event.gatewayRefundId } : {}
  const mailed = mail(noted, 'refunded', { amount: refund.amount, ...receipt }, refund.id)
  const isLast = noted.booking.refunds.every(({ state }) => state === 'processed')
  const facts = { refund: refund.id, amount: refund.amount }
  return move(mailed, closes && isLast ? 'cancelled' : booking.state, { event: 'refund_processed', facts })
}

/** After so many tries staff refund it by hand (booking rules 1.4.9). */
export const TRIES_MAX = 5
/** Minutes between tries (ours): a bank's fault or a low balance at the gateway takes time to be mended. */
export const WAIT_MINUTES = [1, 5, 20, 60]
const MINUTE_SECONDS = 60
const REASON_LENGTH_MAX = 200

/** Retries a failed refund under another key; after the last try, or with `isHandedOver`, staff refund it. */
export function retryRefund(
  booking: StoredBooking,
  event: Failed,
  { isHandedOver }: { isHandedOver: boolean },
): Change | 'stale' {
  const refund = booking.refunds.find(({ id }) => id === event.refundId)
  if (refund === undefined || refund.state === 'processed' || refund.state === 'manual') return 'stale'
  // The same failure may be reported by webhook, list and response: it counts once.
  if (event.gatewayRefundId !== undefined && refund.state === 'failed') return 'stale'
  const tries = refund.tries + 1
  const isOver = tries >= TRIES_MAX || isHandedOver
  const gatewayKey = keyOf(refund.id, 'try', tries)
  const failed = withRefund(booking, { ...refund, state: isOver ? 'manual' : 'failed', tries, gatewayKey })
  const facts = { refund: refund.id, tries, reason: event.reason.slice(0, REASON_LENGTH_MAX) }
  return move(isOver ? handOver(failed, refund) : sendAgain(failed, refund.id, gatewayKey, tries), booking.state, {
    event: 'refund_failed',
    facts,
  })
}

function handOver(change: Change, { id, amount }: StoredRefund): Change {
  return mail(alert(change, 'refund_manual', { refund: id, amount }), 'refund_manual', { amount }, id)
}

function sendAgain(change: Change, refundId: string, gatewayKey: string, tries: number): Change {
  const afterSeconds = (WAIT_MINUTES[tries - 1] ?? 0) * MINUTE_SECONDS
  return withEffects(change, { do: 'refund', refundId, gatewayKey, afterSeconds })
}

function withRefund(booking: StoredBooking, refund: StoredRefund): Change {
  const refunds = booking.refunds.map((each) => (each.id === refund.id ? refund : each))
  return { booking: { ...booking, refunds }, effects: [] }
}
