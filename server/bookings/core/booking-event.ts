import type { GatewayPayment } from '#server/adapters/payment/payment-gateway.ts'

/** Everything that can happen to a booking, whoever tells of it. */
export type BookingEvent =
  /** `id`: the attempt's; written before the gateway hears of it. */
  | { type: 'pay_started'; id: string; gateway: string; payMinutes: number }
  /** `isPolled`: heard by asking the gateway because the time of a payment is over (booking rules 1.3, "time ran out"). */
  | { type: 'payment'; gateway: string; payment: GatewayPayment; paymentId: string; isPolled?: boolean }
  /** `isPolled`: the gateway was asked for payments of the open orders, and what it said was applied before. */
  | { type: 'clock_passed'; isPolled: boolean }
  /** `lineIds` undefined: all of it. `cause` names the cancellation: the same again is the same. */
  | { type: 'guest_cancelled'; lineIds?: readonly string[] | undefined; cause: string }
  | { type: 'operator_cancelled'; reason: string; by: string; lineIds?: readonly string[] | undefined }
  | { type: 'balance_lapsed' }
  | { type: 'trip_started' }
  | { type: 'no_show_marked'; by: string }
  | { type: 'refund_processed'; refundId: string; gatewayRefundId: string }
  /** `gatewayRefundId`: it failed after the gateway had taken it, and it is told of that one. */
  | { type: 'refund_failed'; refundId: string; reason: string; gatewayRefundId?: string }

export type RefusedCode =
  | 'hold_required'
  | 'already_paid'
  | 'closed'
  | 'expired'
  | 'too_late'
  | 'not_now'
  | 'nothing_to_do'
  | 'running'
  | 'same'
  /** The gateway must be asked before the time of an open order is over. */
  | 'ask_first'
