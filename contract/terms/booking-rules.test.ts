import { expect, test } from 'vitest'
import * as rules from './booking-rules.ts'
import * as limits from './limits.ts'

// The figures of the rules a second time (booking rules 1.5, 3): one that is changed by mistake is seen here.

test('when money is due and comes back', () => {
  const { BALANCE_DAYS_BEFORE, GRACE_DAYS, INITIAL_MORE_THAN_DAYS, REFUND_STEPS } = rules
  expect([BALANCE_DAYS_BEFORE, GRACE_DAYS, INITIAL_MORE_THAN_DAYS]).toEqual([15, 1, 16])
  expect(REFUND_STEPS.map(({ daysBefore, percent }) => [daysBefore, percent])).toEqual([
    [15, 80],
    [7, 50],
  ])
  expect([rules.REFUND_BUSINESS_DAYS_LEAST, rules.REFUND_BUSINESS_DAYS]).toEqual([7, 14])
  expect([rules.PACKAGE_TAX_PERCENT, rules.ACTIVITY_TAX_PERCENT]).toEqual([5, 18])
  expect(rules.QUOTE_DAYS).toBe(7)
})

test('how many codes are mailed, and how often a pair may be wrong', () => {
  expect(rules.CODE_MINUTES).toBe(10)
  expect(rules.CODE_MAILS).toEqual({ count: 3, minutes: 15 })
  expect(rules.MAILBOX_CODE_MAILS).toEqual([
    { count: 10, minutes: 60 },
    { count: 30, minutes: 24 * 60 },
  ])
  expect(rules.NETWORK_CODE_MAILS).toEqual({ count: 300, minutes: 60 })
  expect(rules.WRONG_PAIRS).toEqual({ count: 30, minutes: 60 })
  expect(rules.WRONG_PAIRS_OF_REFERENCE).toEqual({ count: 10, minutes: 24 * 60 })
  expect([rules.SESSION_IDLE_HOURS, rules.SESSION_DAYS]).toEqual([12, 30])
})

test('how many forms one sender may have us accept', () => {
  expect(rules.FORM_POSTS).toEqual({
    network: { count: 20, minutes: 10 },
    mailbox: { count: 3, minutes: 60 },
    mobile: { count: 5, minutes: 60 },
  })
})

test('how much one question may ask for', () => {
  expect([limits.BODY_BYTES_MAX, limits.BODY_DEPTH_MAX, limits.URL_BYTES_MAX]).toEqual([65_536, 8, 4_096])
  expect([limits.FERRY_SEATS_MAX, limits.STAY_NIGHTS_MAX, limits.STAY_ROOMS_MAX]).toEqual([10, 30, 8])
  expect([limits.FERRY_CLOSES_MINUTES, limits.ACTIVITY_CLOSES_MINUTES]).toEqual([60, 60])
  expect([limits.SEAT_STREAMS_MAX, limits.SEAT_STREAMS_NETWORK_MAX, limits.TRIP_PRICES_PER_MINUTE]).toEqual([4, 30, 60])
  expect([limits.PACKAGE_CHILD_MAX_AGE, limits.CHILD_WITH_BED_FROM_AGE, limits.HOTEL_ADULT_FROM_AGE]).toEqual([
    12, 6, 12,
  ])
})
