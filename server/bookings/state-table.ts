import type { BookingState } from '#contract/terms/booking-states.ts'

/** What money and the clock do to a booking (booking rules 1.3). */
export const MONEY_EVENTS = [
  'pay_started',
  'captured_enough',
  'captured_short',
  'authorised',
  'failed',
  'clock_passed',
  'captured_again',
  'mismatched',
] as const
export type MoneyEvent = (typeof MONEY_EVENTS)[number]

/** What people and the calendar do (booking rules 1.4). */
export const PEOPLE_EVENTS = [
  'guest_cancelled',
  'operator_cancelled',
  'balance_lapsed',
  'trip_started',
  'no_show_marked',
  'refund_processed',
  'refund_failed',
] as const
export type PeopleEvent = (typeof PEOPLE_EVENTS)[number]

/**
 * What is done; the writer carries it out inside its transaction. `to` names end states that do not depend on amounts:
 * `confirm` leads to confirmed_part or confirmed by what is due, `late` is the L-rule (booking rules 1.3), `keep` leaves everything as it is.
 */
export type MoneyAction =
  | { do: 'refuse'; code: 'hold_required' | 'already_paid' | 'closed' | 'expired' }
  | { do: 'open_order' | 'reuse_order' | 'open_balance_order' }
  | { do: 'confirm' | 'complete_balance' | 'keep_short' | 'reduce_balance' | 'late' | 'late_once' }
  | { do: 'capture' | 'capture_if_live' | 'void' | 'leave_uncaptured' }
  | { do: 'refund_all' | 'refund_it' | 'refund_it_alert' | 'refund_excess' | 'set_aside' }
  | { do: 'expire' | 'ask_then_expire' | 'reopen_hold' }
  | { do: 'keep' | 'stale' | 'duplicate' | 'impossible' }

const does = <Do extends MoneyAction['do']>(what: Do) => ({ do: what }) as Extract<MoneyAction, { do: Do }>
const refuse = (code: Extract<MoneyAction, { do: 'refuse' }>['code']): MoneyAction => ({ do: 'refuse', code })

/** After the end money only comes back. */
const OVER: Record<MoneyEvent, MoneyAction> = {
  pay_started: refuse('closed'),
  captured_enough: does('refund_it_alert'),
  captured_short: does('refund_it'),
  authorised: does('void'),
  failed: does('keep'),
  clock_passed: does('impossible'),
  captured_again: does('refund_it'),
  mismatched: does('refund_it'),
}

export const MONEY_TABLE: Record<BookingState, Record<MoneyEvent, MoneyAction>> = {
  quoted: {
    pay_started: refuse('hold_required'),
    captured_enough: does('late'),
    captured_short: does('refund_all'),
    authorised: does('leave_uncaptured'),
    failed: does('keep'),
    clock_passed: does('impossible'),
    captured_again: does('refund_it'),
    mismatched: does('set_aside'),
  },
  held: {
    pay_started: does('open_order'),
    captured_enough: does('confirm'),
    captured_short: does('keep_short'),
    authorised: does('capture_if_live'),
    failed: does('keep'),
    clock_passed: does('expire'),
    captured_again: does('refund_it'),
    mismatched: does('set_aside'),
  },
  paying: {
    pay_started: does('reuse_order'),
    captured_enough: does('confirm'),
    captured_short: does('keep_short'),
    authorised: does('capture_if_live'),
    failed: does('reopen_hold'),
    clock_passed: does('ask_then_expire'),
    captured_again: does('refund_it'),
    mismatched: does('set_aside'),
  },
  confirmed_part: {
    pay_started: does('open_balance_order'),
    captured_enough: does('complete_balance'),
    captured_short: does('reduce_balance'),
    authorised: does('capture'),
    failed: does('keep'),
    clock_passed: does('impossible'),
    captured_again: does('refund_excess'),
    mismatched: does('refund_it_alert'),
  },
  confirmed: {
    pay_started: refuse('already_paid'),
    captured_enough: does('duplicate'),
    captured_short: does('refund_it'),
    authorised: does('void'),
    failed: does('stale'),
    clock_passed: does('impossible'),
    captured_again: does('refund_it'),
    mismatched: does('refund_it_alert'),
  },
  expired: {
    pay_started: refuse('expired'),
    captured_enough: does('late'),
    captured_short: does('refund_all'),
    authorised: does('void'),
    failed: does('keep'),
    clock_passed: does('impossible'),
    captured_again: does('late_once'),
    mismatched: does('refund_it'),
  },
  settling: { ...OVER, captured_enough: does('refund_it') },
  cancelled: { ...OVER, captured_enough: does('refund_it') },
  no_show: OVER,
  completed: OVER,
}

/** `free` is a cancellation without any charge, `tier` one by the terms of each line, `whole` one where everything paid comes back. */
export type PeopleAction =
  | { do: 'expire_free' | 'expire_with_words' }
  | { do: 'cancel_free' | 'cancel_tier' | 'cancel_whole' }
  | { do: 'start' | 'start_with_alert' | 'expire' | 'mark_no_show' }
  | { do: 'answer_same' | 'answer_nothing_to_do' | 'answer_running' }
  | { do: 'note_refund' | 'close_settled' | 'retry_refund' | 'hand_refund_over' }
  | { do: 'second_person_cancels_whole' }
  | { do: 'refuse'; code: 'too_late' | 'not_now' }
  | { do: 'keep' | 'impossible' }

const will = <Do extends Exclude<PeopleAction['do'], 'refuse'>>(what: Do) =>
  ({ do: what }) as Extract<PeopleAction, { do: Do }>
const TOO_LATE: PeopleAction = { do: 'refuse', code: 'too_late' }
const NOT_NOW: PeopleAction = { do: 'refuse', code: 'not_now' }
const REFUNDS = { refund_processed: will('note_refund'), refund_failed: will('retry_refund') }
const UNPAID: Record<PeopleEvent, PeopleAction> = {
  guest_cancelled: will('expire_free'),
  operator_cancelled: will('expire_with_words'),
  balance_lapsed: will('impossible'),
  trip_started: will('expire'),
  no_show_marked: NOT_NOW,
  ...REFUNDS,
}

export const PEOPLE_TABLE: Record<BookingState, Record<PeopleEvent, PeopleAction>> = {
  quoted: UNPAID,
  held: UNPAID,
  paying: { ...UNPAID, guest_cancelled: will('cancel_free'), operator_cancelled: will('cancel_free') },
  confirmed_part: {
    guest_cancelled: will('cancel_tier'),
    operator_cancelled: will('cancel_whole'),
    balance_lapsed: will('cancel_tier'),
    trip_started: will('start_with_alert'),
    no_show_marked: will('mark_no_show'),
    ...REFUNDS,
  },
  confirmed: {
    guest_cancelled: will('cancel_tier'),
    operator_cancelled: will('cancel_whole'),
    balance_lapsed: will('impossible'),
    trip_started: will('start'),
    no_show_marked: will('mark_no_show'),
    ...REFUNDS,
  },
  expired: {
    guest_cancelled: will('answer_nothing_to_do'),
    operator_cancelled: will('keep'),
    balance_lapsed: will('impossible'),
    trip_started: will('impossible'),
    no_show_marked: NOT_NOW,
    ...REFUNDS,
  },
  settling: {
    guest_cancelled: will('answer_running'),
    operator_cancelled: will('keep'),
    balance_lapsed: will('impossible'),
    trip_started: will('impossible'),
    no_show_marked: NOT_NOW,
    refund_processed: will('close_settled'),
    refund_failed: will('hand_refund_over'),
  },
  cancelled: {
    guest_cancelled: will('answer_same'),
    operator_cancelled: will('keep'),
    balance_lapsed: will('impossible'),
    trip_started: will('impossible'),
    no_show_marked: NOT_NOW,
    ...REFUNDS,
  },
  no_show: {
    guest_cancelled: TOO_LATE,
    operator_cancelled: will('second_person_cancels_whole'),
    balance_lapsed: will('impossible'),
    trip_started: will('impossible'),
    no_show_marked: will('answer_same'),
    ...REFUNDS,
  },
  completed: {
    guest_cancelled: TOO_LATE,
    operator_cancelled: NOT_NOW,
    balance_lapsed: will('impossible'),
    trip_started: will('impossible'),
    no_show_marked: NOT_NOW,
    ...REFUNDS,
  },
}
