import { describe, expect, test } from 'vitest'
import * as figures from '#contract/terms/booking-rules.ts'
import { FREE_CANCEL_MINUTES, PICKUP_LEAD_MINUTES } from '#contract/terms/car-hire.ts'
import { addDays, daysBetween } from '#contract/terms/india-time.ts'
import * as limits from '#contract/terms/limits.ts'
import { USUAL_FIGURES } from '#contract/terms/office-figures.ts'
import { KEPT } from '#contract/terms/retention.ts'
import { LEAD_AGE_MIN } from '#contract/terms/trip-travellers.ts'
import { CAR_CLOSES_MS } from '#server/cars/product.ts'
import { RETRIES_MAX } from '#server/db/in-transaction.ts'
import { CONNECTION_TIMEOUT_MS, LOCK_TIMEOUT_MS, STATEMENT_TIMEOUT_MS } from '#server/db/pools.ts'
import { networkOf, singleAddressOf } from '#server/enquiries/network.ts'
import { staySalesCloseAt } from '#server/hotels/quote-stay.ts'
import { CONNECTION_LIMITS, HEADER_BYTES_MAX } from '#server/http/connections.ts'
import { SEAT_FROM_AGE } from '#server/packages/price-package.ts'
import { startSalesCloseAt } from '#server/packages/start-rules.ts'
import { pageHeaders } from '#server/pages/security-headers.ts'
import { CODE_TRIES_MAX, isLinkOnly } from '#server/visitors/rules.ts'
import { type Held, notHeld, type Row, readRules } from '#tests/support/rules-document.ts'
import type { BookingParts } from './booking-parts.ts'
import { VALID_MINUTES } from './cancel/cancel-booking.ts'
import { REMINDER_DAYS, scheduledBookingJobs } from './clock/scheduled-jobs.ts'
import { EVERY_YEAR } from './core/business-days.ts'
import { LATE_MS } from './core/decide-payment.ts'
import { initialSharesOf } from './core/initial-shares.ts'
import { TRIES_MAX, WAIT_MINUTES } from './core/refunds.ts'
import { ITEMS_TO_ALERT, NAMELESS_MINUTES } from './holds/hold-limits.ts'
import { holdingLimitsOf } from './holds/holding-limits.ts'
import { groupSeatsMax } from './holds/network-share.ts'
import { ASK_MS } from './holds/sweep.ts'
import { PARKED_HOURS, UNKNOWN_MINUTES } from './payments/apply-webhook-events.ts'
import { WEBHOOK_BYTES_MAX } from './payments/webhook-route.ts'
import { namesDateOf } from './place/missing-names.ts'
import { LIST_CLOSES_HOURS } from './place/name-travellers.ts'

const rules = readRules('booking-rules')
const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = '2027-02-10'

/** One column of a table by another, without the marks of code. */
function pairs(rows: readonly Row[], name: string, value: string): Record<string, string> {
  return Object.fromEntries(rows.map((row) => [(row[name] ?? '').replaceAll('`', ''), row[value] ?? '']))
}
/** "3 in 15 minutes" */
const often = ({ count, minutes }: { count: number; minutes: number }) =>
  `${count} in ${minutes.toLocaleString('en-IN')} minutes`
const kilobytes = (bytes: number) => `${bytes / 1_024} KB`
/** "18:00" of an instant in India, and how many days after a day it is. */
const clockOf = (at: Date) => new Date(at.getTime() + 5.5 * HOUR).toISOString().slice(11, 16)
const least = (isReached: (count: number) => boolean) => {
  let count = 1
  while (!isReached(count)) count += 1
  return count
}
const JOBS = scheduledBookingJobs({} as BookingParts)
const inFull = USUAL_FIGURES.packageInFull
/** "26 January" */
const dayText = (monthDay: string) =>
  new Date(`2027-${monthDay}T00:00:00Z`).toLocaleDateString('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const maskOf = (network: string) => `/${network.split('/')[1]}`
const [NETWORK_4, NETWORK_6] = [maskOf(networkOf('203.0.113.7')), maskOf(networkOf('2001:db8::7'))]

const HELD: Held = {
  '1.1.5': [`${SEAT_FROM_AGE} year`],
  '1.1.9': [
    `${LOCK_TIMEOUT_MS / SECOND} seconds for a lock`,
    `at most ${STATEMENT_TIMEOUT_MS / SECOND} seconds`,
    `at most ${CONNECTION_TIMEOUT_MS / SECOND} seconds`,
  ],
  '1.1.10': [`${RETRIES_MAX} times`],
  '1.2.4': [`${LEAD_AGE_MIN} or older`, `${LEAD_AGE_MIN} or older`],
  '1.2.6': [`until ${figures.QUOTE_ENDS_AT}`, `${figures.QUOTE_DAYS} days later`],
  '1.2.7': [`${LIST_CLOSES_HOURS} hours`, `${daysBetween(namesDateOf('2027-06-01', DAY), '2027-06-01')} days`],
  '1.2.8': [`${figures.CALLER_HOLD_MINUTES} minutes`],
  '1.3.6': [`${ASK_MS / SECOND} seconds`],
  '1.3.10': [`${PARKED_HOURS} hours`, `${UNKNOWN_MINUTES} minutes`],
  '1.3.11': [`${JOBS.reconcile.everyMs / SECOND} seconds`],
  '1.3.13': [figures.BANK_DAYS],
  'L-rule 4': [`${LATE_MS / HOUR} hours`],
  '1.4.3': [`${figures.GRACE_DAYS} day after`],
  '1.4.4': [`${REMINDER_DAYS.join(', ').replace(/, (\d+)$/, ' and $1')} days`],
  '1.4.8': [`${VALID_MINUTES} minutes`],
  '1.4.9': [`${WAIT_MINUTES.join(', ').replace(/, (\d+)$/, ' and $1')} minutes`, `${TRIES_MAX} tries`],
  '1.5.9': [`${inFull.from} to ${inFull.until}`],
  '1.5.10': [`${figures.INITIAL_MORE_THAN_DAYS} days`, `${figures.BALANCE_DAYS_BEFORE} days`],
  '1.5.11': [`${PICKUP_LEAD_MINUTES} minutes`],
  '1.5.12': [`${figures.REFUND_BUSINESS_DAYS} business days`, EVERY_YEAR.map(dayText).join(', ')],
  '1.9.5': [`${figures.BALANCE_DAYS_BEFORE} days`, `${figures.CHANGE_PAY_DAYS} days`],
  '1.7.1': [`${JOBS.invariants.everyMs / HOUR} hours`],
  '1.8.2': [`${NETWORK_4} or ${NETWORK_6}`, '100 %'],
  '1.8.4': [`${groupSeatsMax({ visitorSeats: 99 })} seats`],
  '1.8.5': [`${ITEMS_TO_ALERT} items`, `${KEPT.hoarding.hours} hour`],
  '2.3.2': [`${figures.SESSION_IDLE_HOURS} hours`, `${figures.SESSION_DAYS} days`],
  '3.3.4': [`${maskOf(singleAddressOf('2001:db8::7'))}`, `${NETWORK_4} or ${NETWORK_6}`, '/32'],
  '5.1': [`${figures.LOG_DAYS} days`],
  // tests/api/booking-refund-cells.test.ts pays twice; tests of idempotency and references have their figures in their words.
  V12: null,
  '3.2.2': null,
  '3.2.3': null,
}

/** What stands behind each name of the tables of limits. */
const LIMITS = {
  BODY_BYTES_MAX: kilobytes(limits.BODY_BYTES_MAX),
  BODY_DEPTH_MAX: `${limits.BODY_DEPTH_MAX}`,
  URL_BYTES_MAX: kilobytes(limits.URL_BYTES_MAX),
  HEADER_BYTES_MAX: kilobytes(HEADER_BYTES_MAX),
  WEBHOOK_BYTES_MAX: kilobytes(WEBHOOK_BYTES_MAX),
  FERRY_SEATS_MAX: `${limits.FERRY_SEATS_MAX}`,
  STAY_NIGHTS_MAX: `${limits.STAY_NIGHTS_MAX}`,
  STAY_ROOMS_MAX: `${limits.STAY_ROOMS_MAX}`,
  CODE_MINUTES: `${figures.CODE_MINUTES} minutes`,
  CODE_TRIES_MAX: `${CODE_TRIES_MAX}`,
  CODE_MAILS: often(figures.CODE_MAILS),
  MAILBOX_CODE_MAILS: figures.MAILBOX_CODE_MAILS.map(often).join(', '),
  NETWORK_CODE_MAILS: often(figures.NETWORK_CODE_MAILS),
  isLinkOnly: `${least((day) => isLinkOnly({ day, month: 0 }))} in 24 hours, ${least((month) => isLinkOnly({ day: 0, month }))} in ${KEPT.wrongCodes.days} days`,
  WRONG_PAIRS: often(figures.WRONG_PAIRS),
  WRONG_PAIRS_OF_REFERENCE: often(figures.WRONG_PAIRS_OF_REFERENCE),
  'FORM_POSTS.network': often(figures.FORM_POSTS.network),
  'FORM_POSTS.mailbox': often(figures.FORM_POSTS.mailbox),
  'FORM_POSTS.mobile': often(figures.FORM_POSTS.mobile),
  TRIP_PRICES_PER_MINUTE: `${limits.TRIP_PRICES_PER_MINUTE}`,
  SEAT_STREAMS_MAX: `${limits.SEAT_STREAMS_MAX}`,
  SEAT_STREAMS_NETWORK_MAX: `${limits.SEAT_STREAMS_NETWORK_MAX}`,
  silentMs: `${CONNECTION_LIMITS.silentMs / SECOND} seconds`,
  slowMs: `${CONNECTION_LIMITS.slowMs / SECOND} seconds`,
  idleMs: `${CONNECTION_LIMITS.idleMs / SECOND} seconds`,
  finishMs: `${CONNECTION_LIMITS.finishMs / SECOND} seconds`,
}

describe('the document of the booking rules', () => {
  test('states no figure that is not compared with the code', () => {
    expect(notHeld(rules, HELD)).toEqual([])
  })

  test('has the limits of calls, codes, forms and connections as they are', () => {
    expect(pairs(rules.rows('what | at most | name in the code'), 'name in the code', 'at most')).toEqual(LIMITS)
  })

  test('has the limits on holding as they are where the office has set nothing', () => {
    const told = rules.rows('what | at most | setting')
    const count = Object.entries(pairs(told, 'setting', 'at most')).map(([name, text]) => [
      name,
      Number.parseInt(text, 10),
    ])
    expect(Object.fromEntries(count)).toEqual(holdingLimitsOf(undefined))
    expect(told.at(-1)?.what).toContain(`in ${NAMELESS_MINUTES} minutes`)
  })

  test('has what may be paid first as it is where the office has set nothing', () => {
    const { packageInFull: _, ...shares } = initialSharesOf(undefined)
    const told = Object.entries(pairs(rules.rows('product | percent'), 'setting', 'percent'))
    expect(Object.fromEntries(told.map(([name, percent]) => [name, Number(percent)]))).toEqual(shares)
  })

  test('has the ends of sales as they are', () => {
    const before = addDays(DAY, -1)
    expect([
      staySalesCloseAt(DAY).toISOString().slice(0, 10),
      startSalesCloseAt(DAY).toISOString().slice(0, 10),
    ]).toEqual([DAY, before])
    expect(pairs(rules.rows('product | sold until'), 'product', 'sold until')).toEqual({
      ferry: `${limits.FERRY_CLOSES_MINUTES} minutes before it sails`,
      car: `${CAR_CLOSES_MS / MINUTE} minutes before the pick-up`,
      hotel: `${clockOf(staySalesCloseAt(DAY))} on the day of check-in`,
      package: `${clockOf(startSalesCloseAt(DAY))} on the day before it starts`,
      activity: `${limits.ACTIVITY_CLOSES_MINUTES} minutes before its slot`,
    })
  })

  test('has the steps of a cancellation as they are', () => {
    const [first, second] = figures.REFUND_STEPS
    const byDay = 'package, hotel, activity'
    expect(rules.rows('product | cancelled').map((row) => Object.values(row))).toEqual([
      [byDay, `${first.daysBefore} days before the start, or earlier`, `${first.percent} %`],
      [byDay, `${first.daysBefore - 1} to ${second.daysBefore} days before the start`, `${second.percent} %`],
      [byDay, 'later', '0 %'],
      ['car', `${FREE_CANCEL_MINUTES} minutes before the pick-up, or earlier`, '100 %'],
      ['car', 'later', '0 %'],
      ['ferry', "up to the hours of the carrier's record (`cancel_steps`)", 'as it says there'],
    ])
  })

  test('has the headers of a page as they are sent', () => {
    const told = rules.block('2.1').map((line) => {
      const [name = '', ...value] = line.split(': ')
      return [name, value.join(': ').replaceAll('ORIGIN', 'https://padauk.example')]
    })
    expect(Object.fromEntries(told)).toEqual(pageHeaders('https://padauk.example', { scripts: 'HASH' }))
  })
})
