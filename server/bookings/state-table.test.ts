import { describe, expect, test } from 'vitest'
import { BOOKING_STATES } from '#contract/terms/booking-states.ts'
import { type Row, readRules } from '#tests/support/rules-document.ts'
import { INVARIANTS } from './invariants.ts'
import {
  MONEY_EVENTS,
  MONEY_TABLE,
  type MoneyAction,
  PEOPLE_EVENTS,
  PEOPLE_TABLE,
  type PeopleAction,
} from './state-table.ts'

const rules = readRules('booking-rules')

/** What each action of the code is called in the document. */
const MONEY_WORDS: Record<Exclude<MoneyAction['do'], 'refuse'>, string> = {
  open_order: 'order opened, to `paying`',
  reuse_order: 'same order again',
  open_balance_order: 'order for the balance opened',
  confirm: 'to `confirmed_part` or `confirmed`',
  complete_balance: 'to `confirmed`',
  keep_short: 'kept, guest told what is missing',
  reduce_balance: 'balance reduced',
  late: 'late payment',
  late_once: 'late payment',
  capture: 'captured',
  capture_if_live: 'captured while all is held, to `paying`',
  void: 'not captured',
  leave_uncaptured: 'not captured',
  refund_all: 'everything refunded',
  refund_it: 'this payment refunded',
  refund_it_alert: 'this payment refunded, office told',
  set_aside: 'this payment refunded, office told',
  refund_excess: 'counted towards the balance, excess refunded',
  expire: 'to `expired`',
  ask_then_expire: 'gateway asked first, then to `expired`',
  reopen_hold: 'to `held`',
  keep: 'no change',
  duplicate: 'no change',
  stale: 'stale',
  impossible: '–',
}
const PEOPLE_WORDS: Record<Exclude<PeopleAction['do'], 'refuse'>, string> = {
  expire_free: 'to `expired`, free',
  expire_with_words: 'to `expired`, guest told',
  expire: 'to `expired`',
  cancel_free: 'to `cancelled`, free',
  cancel_tier: 'to `cancelled`, by the terms',
  cancel_whole: 'to `cancelled`, everything refunded',
  second_person_cancels_whole: 'by a second person: to `cancelled`, everything refunded',
  start: 'to `completed` at its end',
  start_with_alert: 'to `completed` at its end, office told of a missing balance',
  mark_no_show: 'to `no_show`',
  answer_same: 'answered as the first time',
  answer_nothing_to_do: 'answered: nothing to do',
  answer_running: 'answered: the refund is under way',
  note_refund: 'noted',
  close_settled: 'noted, the last one to `cancelled`',
  retry_refund: 'sent again, at last by a person',
  hand_refund_over: 'by a person at once',
  keep: 'no change',
  impossible: '–',
}
const MONEY_HEADS = [
  ...['payment started', 'captured, enough', 'captured, too little', 'authorised', 'failed', 'time ran out'],
  ...['captured again', 'wrong amount'],
]
const PEOPLE_HEADS = [
  ...['guest cancels', 'office or weather cancels', 'balance not paid in time', 'trip starts', 'no-show marked'],
  ...['refund processed', 'refund failed'],
]

const refused = (code: string) => `refused: \`${code}\``
const moneyWords = (action: MoneyAction) => (action.do === 'refuse' ? refused(action.code) : MONEY_WORDS[action.do])
const peopleWords = (action: PeopleAction) => (action.do === 'refuse' ? refused(action.code) : PEOPLE_WORDS[action.do])

/** The rows that a table of the code would have in the document. */
function rowsFor<Event extends string, Action>(
  table: Record<string, Record<Event, Action>>,
  { events, heads }: { events: readonly Event[]; heads: readonly string[] },
  words: (action: Action) => string,
): Row[] {
  return BOOKING_STATES.map((state) => ({
    state: `\`${state}\``,
    ...Object.fromEntries(events.map((event, index) => [heads[index], words(table[state]?.[event] as Action)])),
  }))
}

describe('the document of the booking rules has', () => {
  test('the table of money and the clock as the code has it, cell for cell', () => {
    const columns = { events: MONEY_EVENTS, heads: MONEY_HEADS }
    expect(rules.rows('state | payment started')).toEqual(rowsFor(MONEY_TABLE, columns, moneyWords))
  })

  test('the table of people and the calendar as the code has it, cell for cell', () => {
    const columns = { events: PEOPLE_EVENTS, heads: PEOPLE_HEADS }
    expect(rules.rows('state | guest cancels')).toEqual(rowsFor(PEOPLE_TABLE, columns, peopleWords))
  })

  test('every state, in its order', () => {
    expect(rules.rows('state | meaning').map(({ state }) => state)).toEqual(BOOKING_STATES.map((each) => `\`${each}\``))
  })

  test('every invariant in the words in which it is counted', () => {
    const told = rules.rows('no. | what must hold').map((row) => [row['no.'], row['what must hold']])
    expect(told).toEqual(Object.entries(INVARIANTS))
  })
})
