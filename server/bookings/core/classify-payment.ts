import type { GatewayPayment } from '#server/adapters/payment/payment-gateway.ts'
import type { StoredBooking } from './booking.ts'
import { balanceOf, firstDue } from './money.ts'
import type { MoneyEvent } from './state-table.ts'

/** A column of the table that a payment may be. */
type PaymentColumn = Exclude<MoneyEvent, 'pay_started' | 'clock_passed'>

/** What a payment at the gateway means for a booking as it stands: a column of the table, or nothing new. */
export function classifyPayment(
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
      // Foreign money is written down once, as what is not in our books.
      if (known?.state === 'captured' || (known?.state === 'void' && isForeign(payment))) return 'duplicate'
      return captured(booking, payment, paymentId, { isSecond: hasCaptured })
    case 'authorised':
      if (known?.state === 'authorised') return 'duplicate'
      if (known !== undefined && known.state !== 'failed') return 'stale'
      return isWrong(booking, payment, paymentId) ? 'mismatched' : 'authorised'
    case 'failed':
      // A failure told after the money is in, or after another try brought it in, moves nothing back.
      if (known?.state === 'captured' || hasCaptured) return 'stale'
      return known?.state === 'failed' ? 'duplicate' : 'failed'
    default:
      return 'duplicate'
  }
}

/** Not in whole rupees. */
export function isForeign({ amount, currency }: GatewayPayment): boolean {
  return currency !== 'INR' || amount === undefined
}

/** More than the order asked for, or money of another country. */
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
