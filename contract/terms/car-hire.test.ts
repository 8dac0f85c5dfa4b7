import { describe, expect, test } from 'vitest'
import {
  earliestPickup,
  freeCancelUntil,
  isNightPickup,
  isPeakPickup,
  isPickupTooSoon,
  PICKUP_LEAD_MINUTES,
  pickupAt,
} from './car-hire.ts'
import { nightChargeText, peakText, tooSoonMessage } from './car-texts.ts'

describe('the notice of a pick-up', () => {
  test('is five hours and a half to the minute, in India', () => {
    const now = pickupAt('2026-11-22', '10:00')
    expect(now.toISOString()).toBe('2026-11-22T04:30:00.000Z')
    expect(isPickupTooSoon('2026-11-22', '15:29', now, PICKUP_LEAD_MINUTES)).toBe(true)
    expect(isPickupTooSoon('2026-11-22', '15:30', now, PICKUP_LEAD_MINUTES)).toBe(false)
    expect(isPickupTooSoon('2026-11-22', '15:30', new Date(now.getTime() + 1), PICKUP_LEAD_MINUTES)).toBe(true)
  })

  test.each([
    ['2026-11-22T10:00:00+05:30', '2026-11-22', '15:30'],
    ['2026-11-22T10:00:01+05:30', '2026-11-22', '15:31'],
    ['2026-11-22T18:29:00+05:30', '2026-11-22', '23:59'],
    ['2026-11-22T18:30:00+05:30', '2026-11-23', '00:00'],
    ['2026-12-31T23:59:00+05:30', '2027-01-01', '05:29'],
  ])('at %s allows %s %s first', (now, date, time) => {
    expect(earliestPickup(new Date(now), PICKUP_LEAD_MINUTES)).toEqual({ date, time })
    expect(isPickupTooSoon(date, time, new Date(now), PICKUP_LEAD_MINUTES)).toBe(false)
  })
})

test('a car is given back for nothing until an hour before, also over midnight', () => {
  expect(freeCancelUntil('2026-12-25', '10:00')).toBe('Fri 25 Dec 2026, 09:00')
  expect(freeCancelUntil('2026-12-25', '00:30')).toBe('Thu 24 Dec 2026, 23:30')
})

test.each([
  ['21:59', false],
  ['22:00', true],
  ['00:00', true],
  ['04:59', true],
  ['05:00', false],
])('a pick-up at %s is one at night: %s', (time, isNight) => expect(isNightPickup(time)).toBe(isNight))

test.each([
  ['2026-12-14', false],
  ['2026-12-15', true],
  ['2027-01-15', true],
  ['2027-01-16', false],
  ['2027-07-01', false],
])('%s is in the peak: %s', (day, isPeak) => expect(isPeakPickup(day)).toBe(isPeak))

test('what is said of notice and night comes from the same numbers', () => {
  expect(tooSoonMessage('+91 3192 200 011', PICKUP_LEAD_MINUTES)).toBe(
    'A car needs 5 hours 30 minutes of notice. For an earlier pick-up, please call +91 3192 200 011.',
  )
  expect(tooSoonMessage(undefined, PICKUP_LEAD_MINUTES)).toMatch(/please call us\.$/)
  expect(nightChargeText()).toBe('Pick-ups from 22:00 to 05:00 cost 20% more, at least ₹150.')
  expect(peakText()).toBe('From 15 Dec to 15 Jan fares by road and by the hour are 15% higher.')
})
