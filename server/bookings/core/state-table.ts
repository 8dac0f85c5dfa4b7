import type { BookingState } from '#contract/terms/booking-states.ts'

/** Nothing changes; the caller gets this code. */
export type Refuse<Code extends string> = { refuse: Code }
const refuse = <Code extends string>(code: Code): Refuse<Code> => ({ refuse: code })

/**
 * What is done with a captured payment. `late`: the L-rule (booking rules 1.3); `refund_all`: refund everything paid; `refund`: refund this
 * payment; `to_balance`: count it towards the balance and refund the excess.
 */
export type CaptureAction =
  | 'confirm'
  | 'keep_short'
  | 'to_balance'
  | 'late'
  | 'refund_all'
  | 'refund'
  | 'refund_and_alert'
  | 'duplicate'

/**
 * What is done with money that the office took. `take_first`: at least what is due first confirms; `take_balance`: counted towards the
 * balance; `take_rest`: noted after the trip, as far as it is still due.
 */
export type TakenAction = 'take_first' | 'take_balance' | 'take_rest'

/** What payments and the clock do to a booking (booking rules 1.3). */
export type MoneyActions = {
  pay_started: 'open_order' | 'open_balance_order' | Refuse<'hold_required' | 'already_paid' | 'closed' | 'expired'>
  captured_enough: CaptureAction
  captured_short: CaptureAction
  authorised: 'capture' | 'void'
  failed: 'note' | 'reopen_hold' | 'stale'
  clock_passed: 'expire' | 'ask_then_expire' | 'stale'
  captured_again: CaptureAction
  mismatched: CaptureAction
  money_taken: TakenAction | Refuse<'hold_required' | 'already_paid' | 'closed' | 'expired'>
}
export type MoneyEvent = keyof MoneyActions

/** Ended bookings only refund. */
const OVER: MoneyActions = {
  pay_started: refuse('closed'),
  captured_enough: 'refund_and_alert',
  captured_short: 'refund',
  authorised: 'void',
  failed: 'note',
  clock_passed: 'stale',
  captured_again: 'refund',
  mismatched: 'refund',
  money_taken: refuse('closed'),
}

export const MONEY_TABLE: Record<BookingState, MoneyActions> = {
  quoted: {
    pay_started: refuse('hold_required'),
    captured_enough: 'late',
    captured_short: 'refund_all',
    authorised: 'void',
    failed: 'note',
    clock_passed: 'stale',
    captured_again: 'refund',
    mismatched: 'refund_and_alert',
    money_taken: refuse('hold_required'),
  },
  held: {
    pay_started: 'open_order',
    captured_enough: 'confirm',
    captured_short: 'keep_short',
    authorised: 'capture',
    failed: 'note',
    clock_passed: 'expire',
    captured_again: 'refund',
    mismatched: 'refund_and_alert',
    money_taken: 'take_first',
  },
  paying: {
    pay_started: 'open_order',
    captured_enough: 'confirm',
    captured_short: 'keep_short',
    authorised: 'capture',
    failed: 'reopen_hold',
    clock_passed: 'ask_then_expire',
    captured_again: 'refund',
    mismatched: 'refund_and_alert',
    money_taken: 'take_first',
  },
  confirmed_part: {
    pay_started: 'open_balance_order',
    captured_enough: 'to_balance',
    captured_short: 'to_balance',
    authorised: 'capture',
    failed: 'note',
    clock_passed: 'stale',
    captured_again: 'to_balance',
    mismatched: 'refund_and_alert',
    money_taken: 'take_balance',
  },
  confirmed: {
    pay_started: refuse('already_paid'),
    captured_enough: 'duplicate',
    captured_short: 'refund',
    authorised: 'void',
    failed: 'stale',
    clock_passed: 'stale',
    captured_again: 'refund',
    mismatched: 'refund_and_alert',
    money_taken: refuse('already_paid'),
  },
  expired: {
    pay_started: refuse('expired'),
    captured_enough: 'late',
    captured_short: 'refund_all',
    authorised: 'void',
    failed: 'note',
    clock_passed: 'stale',
    captured_again: 'late',
    mismatched: 'refund',
    money_taken: refuse('expired'),
  },
  settling: { ...OVER, captured_enough: 'refund' },
  cancelled: { ...OVER, captured_enough: 'refund' },
  no_show: OVER,
  completed: { ...OVER, money_taken: 'take_rest' },
}

/**
 * What people and the calendar do (booking rules 1.4). `cancel_unpaid`: free of charge; `cancel_by_terms`: by the terms of each line;
 * `cancel_whole`: refund everything paid; `cancel_no_show`: the same, by a second member of staff.
 */
export type PeopleActions = {
  guest_cancelled:
    | 'expire'
    | 'cancel_unpaid'
    | 'cancel_by_terms'
    | Refuse<'nothing_to_do' | 'running' | 'same' | 'too_late'>
  operator_cancelled: 'expire' | 'cancel_unpaid' | 'cancel_whole' | 'cancel_no_show' | 'stale' | Refuse<'not_now'>
  balance_lapsed: 'cancel_by_terms' | 'stale'
  trip_started: 'expire' | 'start' | 'stale'
  no_show_marked: 'mark_no_show' | Refuse<'not_now' | 'same'>
  line_changed: 'change' | Refuse<'not_now'>
  refund_processed: 'note' | 'note_and_close'
  refund_failed: 'retry' | 'hand_over'
}

const REFUNDS = { refund_processed: 'note', refund_failed: 'retry' } as const
const UNPAID: PeopleActions = {
  guest_cancelled: 'expire',
  operator_cancelled: 'expire',
  balance_lapsed: 'stale',
  trip_started: 'expire',
  no_show_marked: refuse('not_now'),
  line_changed: refuse('not_now'),
  ...REFUNDS,
}
const ENDED: PeopleActions = {
  guest_cancelled: refuse('nothing_to_do'),
  operator_cancelled: 'stale',
  balance_lapsed: 'stale',
  trip_started: 'stale',
  no_show_marked: refuse('not_now'),
  line_changed: refuse('not_now'),
  ...REFUNDS,
}

export const PEOPLE_TABLE: Record<BookingState, PeopleActions> = {
  quoted: UNPAID,
  held: UNPAID,
  paying: { ...UNPAID, guest_cancelled: 'cancel_unpaid', operator_cancelled: 'cancel_unpaid' },
  confirmed_part: {
    guest_cancelled: 'cancel_by_terms',
    operator_cancelled: 'cancel_whole',
    balance_lapsed: 'cancel_by_terms',
    trip_started: 'start',
    no_show_marked: 'mark_no_show',
    line_changed: 'change',
    ...REFUNDS,
  },
  confirmed: {
    guest_cancelled: 'cancel_by_terms',
    operator_cancelled: 'cancel_whole',
    balance_lapsed: 'stale',
    trip_started: 'start',
    no_show_marked: 'mark_no_show',
    line_changed: 'change',
    ...REFUNDS,
  },
  expired: ENDED,
  settling: {
    ...ENDED,
    guest_cancelled: refuse('running'),
    refund_processed: 'note_and_close',
    refund_failed: 'hand_over',
  },
  cancelled: { ...ENDED, guest_cancelled: refuse('same') },
  no_show: {
    ...ENDED,
    guest_cancelled: refuse('too_late'),
    operator_cancelled: 'cancel_no_show',
    no_show_marked: refuse('same'),
  },
  completed: { ...ENDED, guest_cancelled: refuse('too_late'), operator_cancelled: refuse('not_now') },
}
