import type { BookingState } from '#contract/terms/booking-states.ts'
import type { StockNeed } from '#server/products/priced-line.ts'
import type { AuditEntry } from './audit-entry.ts'
import type { StoredBooking, StoredLine } from './booking.ts'

/** Each mail about a booking, with what it says beside the booking itself. Whole rupees. */
export type BookingMailFacts = {
  confirmed: Record<never, never>
  late: Record<never, never>
  /** What was to come in first, and what did. */
  short: { amount: number; received: number }
  foreign_payment: { payment: string; isCaptured: boolean }
  settling: { amount: number }
  cancelled: { refund: number }
  part_cancelled: { refund: number; lineIds: readonly string[]; kept: number }
  /** No `lineIds`: all of it. */
  operator_cancelled: { reason: string; refund: number; lineIds: readonly string[] }
  refunded: { amount: number }
  refund_manual: { amount: number }
  /** `days` until the balance is due. */
  balance_due: { due: number; days: 3 | 1 | 0 }
  balance_lapsed: { refund: number }
  /** The token of the invitation for each product. */
  review: Readonly<Record<string, string>>
}
export type BookingMailKind = keyof BookingMailFacts

/** A mail with its facts; at most one of each kind and key is ever sent (booking rules I10). */
export type BookingMail = {
  [Kind in BookingMailKind]: { kind: Kind; facts: BookingMailFacts[Kind]; key: string }
}[BookingMailKind]

/** What the office is alerted of because a person has to look at it. */
export type BookingAlertKind = 'unexpected_payment' | 'foreign_payment' | 'started_unpaid' | 'refund_manual'

/** What is done with the stock of a booking: all of it released, or its claims' end moved. */
export type StockEffect =
  | { do: 'release' }
  | { do: 'extend'; until: Date }
  /** Of some lines: theirs goes, and what the rest needs stays. */
  | { do: 'release_lines'; gone: readonly StockNeed[]; rest: readonly StockNeed[] }

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

/** A booking as decided so far, and what is to be done for it. */
export type Change = { booking: StoredBooking; effects: readonly Effect[] }

export function unchanged(booking: StoredBooking): Change {
  return { booking, effects: [] }
}

export function isOfStock(effect: Effect): effect is StockEffect {
  return effect.do === 'release' || effect.do === 'extend' || effect.do === 'release_lines'
}

export function withEffects({ booking, effects }: Change, ...more: readonly Effect[]): Change {
  return { booking, effects: [...effects, ...more] }
}

type Moved = Partial<
  Pick<StoredBooking, 'expiresAt' | 'isExtended' | 'expiredAt' | 'late' | 'confirmedAt' | 'balanceDate'>
>

/** The next state with its audit entry; `to` may be the state it is in. */
export function move({ booking, effects }: Change, to: BookingState, entry: AuditEntry, fields: Moved = {}): Change {
  return {
    booking: { ...booking, ...fields, state: to },
    effects: [...effects, { do: 'audit', from: booking.state, to, entry }],
  }
}

/** Nobody is mailed before a booking has a lead traveller. */
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
