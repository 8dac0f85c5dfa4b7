import type { Bearer, ChangeWhy } from '#contract/office/line-changes.ts'
import type { BookingState } from '#contract/terms/booking-states.ts'
import type { TakenHow } from '#contract/terms/taken-money.ts'
import type { GatewayPayment } from '#server/adapters/payment/payment-gateway.ts'
import type { PricedLine, StockNeed } from '#server/products/priced-line.ts'
import type { StockSwap } from '#server/products/swap-stock.ts'
import type { AuditEntry } from './audit-entry.ts'
import type { StoredBooking, StoredLine } from './booking.ts'
import type { MovedFerry } from './ferry-label.ts'

/** Jobs of bookings in the outbox. */
export const BOOKING_MAIL = 'booking-mail'
export const OFFICE_ALERT = 'office-alert'
export const REFUND_SEND = 'refund-send'
export const PAYMENT_CAPTURE = 'payment-capture'

/** Each mail about a booking, with what it says beside the booking itself. Whole rupees. */
type BookingMailFacts = {
  confirmed: Record<never, never>
  late: Record<never, never>
  /** The sum due first, and the sum received. */
  short: { amount: number; received: number }
  foreign_payment: { payment: string; isCaptured: boolean }
  settling: { amount: number }
  cancelled: { refund: number }
  part_cancelled: { refund: number; lineIds: readonly string[]; kept: number }
  /** No `lineIds`: all of it. */
  operator_cancelled: { reason: string; refund: number; lineIds: readonly string[] }
  /** `receipt`: of money that the office paid back by hand. */
  refunded: { amount: number; receipt?: string }
  refund_manual: { amount: number }
  line_changed: LineChangeFacts
  /** For money that the office took. */
  receipt: { how: TakenHow; receipt: string; amount: number }
  /** `days` until the balance is due. */
  balance_due: { due: number; days: 3 | 1 | 0 }
  balance_lapsed: { refund: number }
  /** The token of the invitation for each product. */
  review: Readonly<Record<string, string>>
}

/** `difference`: what the traveller is charged more, or less; `note`: a sentence of the office; the ferries: where one is another. */
type LineChangeFacts = Partial<MovedFerry> & {
  lineId: string
  why: ChangeWhy
  wasTitle: string
  wasStart: string
  difference: number
  refund: number
  note: string
}

export type BookingMailKind = keyof BookingMailFacts

/** A mail with its facts; at most one of each kind and key is ever sent (booking rules I10). */
export type BookingMail = {
  [Kind in BookingMailKind]: { kind: Kind; facts: BookingMailFacts[Kind]; key: string }
}[BookingMailKind]

/** What the office is alerted of because a person has to look at it. */
type BookingAlertKind =
  | 'unexpected_payment'
  | 'foreign_payment'
  | 'started_unpaid'
  | 'refund_manual'
  /** Of money that the office took: no gateway can give it back. */
  | 'refund_by_hand'

/** What is done with the stock of a booking: all of it released, or its claims' end moved. */
export type StockEffect =
  | { do: 'release' }
  | { do: 'extend'; until: Date }
  /** Releases the stock of some lines; the others keep theirs. */
  | { do: 'release_lines'; gone: readonly StockNeed[] }

/** What a decision asks for beside the new values of the booking itself; `save` carries each out in the same transaction, in this order. */
export type Effect =
  | StockEffect
  | { do: 'audit'; from: BookingState; to: BookingState; entry: AuditEntry }
  /** `key` tells two mails of one kind apart: the day of a reminder, the payment. */
  | { do: 'mail'; mail: BookingMail }
  | { do: 'alert'; kind: BookingAlertKind; facts: Record<string, string | number | null> }
  | { do: 'capture'; gateway: string; gatewayPaymentId: string; amount: number }
  | { do: 'refund'; refundId: string; gatewayKey: string; afterSeconds: number }
  | { do: 'invite_reviews'; lines: readonly StoredLine[] }
  | { do: 'count_late_payment'; outcome: 'confirmed' | 'refunded' }

/** A booking as decided so far, with the effects to carry out. */
export type Change = { booking: StoredBooking; effects: readonly Effect[] }

type Moved = Partial<
  Pick<
    StoredBooking,
    'expiresAt' | 'isExtended' | 'expiredAt' | 'late' | 'confirmedAt' | 'plan' | 'initialAmount' | 'balanceDate'
  >
>

/** Every event of a booking, from any source. */
export type BookingEvent =
  /** `id`: that of the attempt, stored before the gateway is called. */
  | { type: 'pay_started'; id: string; gateway: string; payMinutes: number }
  /** `isPolled`: listed by the gateway when the time of an order is over (booking rules 1.3, "time ran out"). */
  | { type: 'payment'; gateway: string; payment: GatewayPayment; paymentId: string; isPolled?: boolean }
  /** `isPolled`: the payments that the gateway lists for the open orders have been applied. */
  | { type: 'clock_passed'; isPolled: boolean }
  /** `lineIds` undefined: all lines. `cause` identifies the cancellation; a repeated one has no further effect. */
  | { type: 'guest_cancelled'; lineIds?: readonly string[] | undefined; cause: string }
  | { type: 'operator_cancelled'; reason: string; by: string; lineIds?: readonly string[] | undefined }
  /** `key` tells this change from all others; `tells`: whether the traveller is mailed. */
  | {
      type: 'line_changed'
      lineId: string
      to: Required<PricedLine>
      why: ChangeWhy
      bears: Bearer
      by: string | null
      key: string
      note: string
      tells: boolean
    }
  | { type: 'balance_lapsed' }
  | { type: 'trip_started' }
  | { type: 'no_show_marked'; by: string }
  | { type: 'refund_processed'; refundId: string; gatewayRefundId: string }
  /** Money that the office took, whole rupees; the number of its receipt tells it from all others taken that way. */
  | { type: 'money_taken'; how: TakenHow; receipt: string; amount: number; by: string }
  /** `gatewayRefundId`: set where it failed after the gateway had accepted it. */
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
  /** The gateway must be asked for payments before an open order expires. */
  | 'ask_first'
  /** The office took less than confirms, or more than is due; or what is to be confirmed is not free any more. */
  | 'too_little'
  | 'too_much'
  | 'gone'
  /** The receipt is there already, with another sum. */
  | 'receipt_used'

/** `refused`: not allowed, with the reason; `duplicate` and `stale`: nothing to do; `mismatch`: another sum or currency than ordered. */
export type Outcome =
  | { result: 'applied' | 'duplicate' | 'stale' | 'mismatch' }
  | { result: 'refused'; code: RefusedCode }

export type Decided = Outcome & { change: Change }

/**
 * A decision, or the stock that it depends on. `swap`: claim what a line needs in place of what it had, for good, and release the rest of
 * that; resumed with whether it was had. `claim`: claim all that the live lines need, until then or for good (null); resumed with the
 * indices of the lines that fell short. `reseat`: claim everything for good with other seats for those lines; resumed with all lines, or
 * undefined where there are no such seats.
 */
export type Decision = Decided | ClaimAsk | ReseatAsk | SwapAsk

/** `first`: stock effects to carry out before. */
type Ask = { booking: StoredBooking; first?: readonly StockEffect[] }
type ClaimAsk = Ask & {
  asks: 'claim'
  until: Date | null
  resume: (short: readonly number[]) => Decision
}
type ReseatAsk = Ask & {
  asks: 'reseat'
  short: readonly number[]
  resume: (lines: readonly StoredLine[] | undefined) => Decision
}
type SwapAsk = Ask & { asks: 'swap'; swap: StockSwap; resume: (isHad: boolean) => Decision }

export function applied(change: Change): Decided {
  return { result: 'applied', change }
}

export function refused(booking: StoredBooking, code: RefusedCode): Decided {
  return { result: 'refused', code, change: unchanged(booking) }
}

/** A decision preceded by the effects of an earlier one: stock is released before it is claimed again. */
export function after({ effects }: Pick<Change, 'effects'>, decision: Decision): Decision {
  if (!('asks' in decision)) {
    const { booking, effects: more } = decision.change
    return { ...decision, change: { booking, effects: [...effects, ...more] } }
  }
  const first = [...effects.filter(isOfStock), ...(decision.first ?? [])]
  const others = { effects: effects.filter((effect) => !isOfStock(effect)) }
  switch (decision.asks) {
    case 'claim':
      return { ...decision, first, resume: (short: readonly number[]) => after(others, decision.resume(short)) }
    case 'swap':
      return { ...decision, first, resume: (isHad: boolean) => after(others, decision.resume(isHad)) }
    case 'reseat':
      return {
        ...{ ...decision, first },
        resume: (lines: readonly StoredLine[] | undefined) => after(others, decision.resume(lines)),
      }
  }
}

export function unchanged(booking: StoredBooking): Change {
  return { booking, effects: [] }
}

function isOfStock(effect: Effect): effect is StockEffect {
  return effect.do === 'release' || effect.do === 'extend' || effect.do === 'release_lines'
}

export function withEffects({ booking, effects }: Change, ...more: readonly Effect[]): Change {
  return { booking, effects: [...effects, ...more] }
}

/** The next state with its audit entry; `to` may be the state it is in. */
export function move({ booking, effects }: Change, to: BookingState, entry: AuditEntry, fields: Moved = {}): Change {
  return {
    booking: { ...booking, ...fields, state: to },
    effects: [...effects, { do: 'audit', from: booking.state, to, entry }],
  }
}

/** Adds a mail, if the booking has a lead traveller. */
export function mail<Kind extends BookingMailKind>(
  change: Change,
  kind: Kind,
  facts: BookingMailFacts[Kind],
  key = '',
): Change {
  if (change.booking.lead === null) return change
  return withEffects(change, { do: 'mail', mail: { kind, facts, key } as BookingMail })
}

export function alert(change: Change, kind: BookingAlertKind, facts: Record<string, string | number | null>): Change {
  return withEffects(change, { do: 'alert', kind, facts })
}
