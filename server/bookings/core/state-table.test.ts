import { describe, expect, test } from 'vitest'
import { BOOKING_STATES } from '#contract/terms/booking-states.ts'
import { type Row, readRules } from '#tests/support/rules-document.ts'
import { INVARIANTS } from '../checks/invariants.ts'
import { MONEY_TABLE, type MoneyActions, PEOPLE_TABLE, type PeopleActions, type Refuse } from './state-table.ts'

const rules = readRules('booking-rules')

type Words<Actions> = Record<Extract<Actions[keyof Actions], string>, string>

/** What each action of the code is called in the document. */
const MONEY_WORDS: Words<MoneyActions> = {
  open_order: 'order opened, or the open one again, to `paying`',
  open_balance_order: 'order for the balance opened, or the open one again',
  confirm: 'to `confirmed_part` or `confirmed`',
  keep_short: 'kept, guest told what is missing',
  to_balance: 'counted towards the balance, excess refunded',
  late: 'late payment',
  capture: 'captured where all is held',
  void: 'not captured',
  refund_all: 'everything refunded',
  refund: 'this payment refunded',
  refund_and_alert: 'this payment refunded, office told',
  expire: 'to `expired`',
  ask_then_expire: 'gateway asked first, then to `expired`',
  reopen_hold: 'to `held`',
  note: 'noted',
  duplicate: 'no change',
  stale: 'stale',
  take_first: 'enough confirms; less or more is refused',
  take_balance: 'counted towards the balance; more is refused',
  take_rest: 'noted as far as it is due; more is refused',
}
const PEOPLE_WORDS: Words<PeopleActions> = {
  expire: 'to `expired`',
  cancel_unpaid: 'to `cancelled`, free',
  cancel_by_terms: 'to `cancelled`, by the terms',
  cancel_whole: 'to `cancelled`, everything refunded',
  cancel_no_show: 'by a second person: to `cancelled`, everything refunded',
  start: 'to `completed` at its end',
  mark_no_show: 'to `no_show`',
  change: 'changed, to `confirmed_part` or `confirmed`',
  note: 'noted',
  note_and_close: 'noted, the last one to `cancelled`',
  retry: 'sent again, at last by a person',
  hand_over: 'by a person at once',
  stale: 'stale',
}
const MONEY_HEADS = [
  ...['payment started', 'captured, enough', 'captured, too little', 'authorised', 'failed', 'time ran out'],
  ...['captured again', 'wrong amount', 'taken by the office'],
]
const PEOPLE_HEADS = [
  ...['guest cancels', 'office or weather cancels', 'balance not paid in time', 'trip starts', 'no-show marked'],
  ...['line changed by the office', 'refund processed', 'refund failed'],
]

const wordsOf =
  <Action extends string>(words: Record<Action, string>) =>
  (action: Action | Refuse<string>) =>
    typeof action === 'object' ? `refused: \`${action.refuse}\`` : words[action]

/** In the order in which they are written. */
function keysOf<Actions extends object>(actions: Actions): (keyof Actions & string)[] {
  return Object.keys(actions) as (keyof Actions & string)[]
}

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
    const columns = { events: keysOf(MONEY_TABLE.held), heads: MONEY_HEADS }
    expect(rules.rows('state | payment started')).toEqual(rowsFor(MONEY_TABLE, columns, wordsOf(MONEY_WORDS)))
  })

  test('the table of people and the calendar as the code has it, cell for cell', () => {
    const columns = { events: keysOf(PEOPLE_TABLE.confirmed), heads: PEOPLE_HEADS }
    expect(rules.rows('state | guest cancels')).toEqual(rowsFor(PEOPLE_TABLE, columns, wordsOf(PEOPLE_WORDS)))
  })

  test('every state, in its order', () => {
    expect(rules.rows('state | meaning').map(({ state }) => state)).toEqual(BOOKING_STATES.map((each) => `\`${each}\``))
  })

  test('every invariant in the words in which it is counted', () => {
    const told = rules.rows('no. | what must hold').map((row) => [row['no.'], row['what must hold']])
    expect(told).toEqual(Object.entries(INVARIANTS))
  })
})
