import { describe, expect, test } from 'vitest'
import {
  earliestPickup,
  freeCancelUntil,
  isPickupTooSoon,
  PICKUP_LEAD_MINUTES,
  pickupAfterHalfHour,
  pickupAt,
} from './car-hire.ts'
import {
  carPercentOn,
  isNightPickup,
  nightChargeText,
  peakText,
  USUAL_CAR_NIGHT,
  USUAL_CAR_SURCHARGES,
} from './car-surcharges.ts'
import { tooSoonMessage } from './car-texts.ts'

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

test('a page that is kept for half an hour begins with a pick-up that is in time until its end', () => {
  for (const made of ['10:00', '10:29']) {
    const first = pickupAfterHalfHour(pickupAt('2026-11-22', made), PICKUP_LEAD_MINUTES)
    expect(first).toEqual({ date: '2026-11-22', time: '16:00' })
    expect(isPickupTooSoon(first.date, first.time, pickupAt('2026-11-22', '10:30'), PICKUP_LEAD_MINUTES)).toBe(false)
  }
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
])('a pick-up at %s is one at night: %s', (time, isNight) => expect(isNightPickup(time, USUAL_CAR_NIGHT)).toBe(isNight))

test.each([
  ['2026-12-14', 100],
  ['2026-12-15', 115],
  ['2027-01-15', 115],
  ['2027-01-16', 100],
  ['2027-07-01', 100],
])('a fare on %s is %d percent of the usual one', (day, percent) =>
  expect(carPercentOn(day, USUAL_CAR_SURCHARGES.seasons)).toBe(percent),
)

test('a night may begin after midnight', () => {
  const night = { ...USUAL_CAR_NIGHT, from: '00:30', to: '04:00' }
  expect(['00:00', '00:30', '03:59', '04:00', '23:00'].map((time) => isNightPickup(time, night))).toEqual([
    ...[false, true, true, false, false],
  ])
})

test('what is said of notice and night comes from the same numbers', () => {
  expect(tooSoonMessage('+91 3192 200 011', PICKUP_LEAD_MINUTES)).toBe(
    'A car needs 5 hours 30 minutes of notice. For an earlier pick-up, please call +91 3192 200 011.',
  )
  expect(tooSoonMessage(undefined, PICKUP_LEAD_MINUTES)).toMatch(/please call us\.$/)
  expect(nightChargeText(USUAL_CAR_NIGHT)).toBe('Pick-ups from 22:00 to 05:00 cost 20% more, at least ₹150.')
  expect(nightChargeText({ ...USUAL_CAR_NIGHT, leastRupees: 0 })).toBe('Pick-ups from 22:00 to 05:00 cost 20% more.')
  expect(nightChargeText({ ...USUAL_CAR_NIGHT, percent: 0, leastRupees: 0 })).toBe('')
  const { seasons } = USUAL_CAR_SURCHARGES
  expect(peakText([...seasons, { from: '05-16', to: '09-30', percent: 95 }])).toBe(
    'From 15 Dec to 15 Jan fares by road and by the hour are 15% higher. From 16 May to 30 Sep they are 5% lower.',
  )
})
