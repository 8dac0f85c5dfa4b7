import { expect, test } from 'vitest'
import { isPickupTooSoon, PICKUP_LEAD_MINUTES } from '#contract/terms/car-hire.ts'
import { tooSoonMessage } from '#contract/terms/car-texts.ts'
import { isTooSoon, pickupNoticeMessage } from './rules.ts'

test('the notice of a car is said in whole hours and minutes, with the usual one as the pages say it', () => {
  expect(pickupNoticeMessage('+91 3192 200 011', PICKUP_LEAD_MINUTES)).toBe(
    tooSoonMessage('+91 3192 200 011', PICKUP_LEAD_MINUTES),
  )
  expect([60, 61, 120, 45].map((lead) => pickupNoticeMessage(undefined, lead).split('. ')[0])).toEqual([
    'A car needs 1 hour of notice',
    'A car needs 1 hour 1 minute of notice',
    'A car needs 2 hours of notice',
    'A car needs 45 minutes of notice',
  ])
})

test('exactly the notice is in time, with the usual one as the pages judge it', () => {
  const now = new Date('2026-11-22T04:30:00Z')
  for (const time of ['15:29', '15:30', '15:31'])
    expect(isTooSoon({ day: '2026-11-22', time }, now, PICKUP_LEAD_MINUTES)).toBe(
      isPickupTooSoon('2026-11-22', time, now, PICKUP_LEAD_MINUTES),
    )
  expect(['10:59', '11:00'].map((time) => isTooSoon({ day: '2026-11-22', time }, now, 60))).toEqual([true, false])
})
