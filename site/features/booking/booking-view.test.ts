import { expect, test } from 'vitest'
import type { Booking } from '#contract/v1/bookings.ts'
import { doneText, paymentOf } from './booking-view.ts'

const NOW = '2026-12-01T06:00:00.000Z'
type Payment = Booking['payments'][number]

function payment(state: Payment['state'], minutesAgo: number): Payment {
  const at = new Date(Date.parse(NOW) - minutesAgo * 60_000).toISOString()
  return { id: `${state} ${minutesAgo}`, state, amount: 1_000, at }
}
const first = payment('captured', 9_000)

test.each([
  ['nothing since the initial payment', [first], false, false],
  ['just authorised', [payment('authorised', 1), first], true, false],
  ['just begun', [first, payment('created', 2)], true, false],
  ['begun yesterday and left', [first, payment('created', 1_440)], false, false],
  ['just refused by the bank', [first, payment('failed', 1)], false, true],
  ['refused by the bank last week', [first, payment('failed', 9_000)], false, false],
])('of a balance: %s', (_, payments, isWaiting, hasFailed) => {
  expect(paymentOf({ state: 'confirmed_part', payments, now: NOW })).toEqual({ isWaiting, hasFailed })
})

test('a hold that goes on after a refusal says so, and one that is being paid waits', () => {
  const payments = [payment('failed', 12)]
  expect(paymentOf({ state: 'held', payments, now: NOW })).toEqual({ isWaiting: false, hasFailed: true })
  expect(paymentOf({ state: 'paying', payments, now: NOW })).toEqual({ isWaiting: true, hasFailed: false })
})

test('whoever comes back from the gateway is thanked once it is paid, and not before', () => {
  const paid = (state: Booking['state'], more: object = {}) =>
    doneText({ part: 'paid' }, { state, refunds: [], ...more })
  for (const state of ['confirmed', 'confirmed_part'] as const) expect(paid(state)).toMatch(/^Thank you/)
  for (const state of ['held', 'paying', 'settling', 'cancelled', 'expired'] as const)
    expect(paid(state)).toBeUndefined()
  expect(paid('confirmed_part', { failure: 'The payment did not go through' })).toBeUndefined()
})

test('what was cancelled is said, be it a part or all', () => {
  for (const state of ['confirmed', 'cancelled'] as const)
    expect(doneText({ part: 'cancel' }, { state, refunds: [] })).toBe('It is cancelled.')
})
