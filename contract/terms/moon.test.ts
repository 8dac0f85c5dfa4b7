import { expect, test } from 'vitest'
import facts from '#demo/facts/water-sports.json' with { type: 'json' }
import { addDays } from './india-time.ts'
import { isDarkNight } from './moon.ts'

test.each(facts.darkNights.newMoonDatesIST)(
  'around the new moon of %s five nights each side are dark, the sixth is not',
  (day) => {
    const dark = Array.from({ length: 13 }, (_, index) => index - 6).filter((away) => isDarkNight(addDays(day, away)))
    expect(dark).toEqual([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5])
  },
)

test('a night of full moon is not dark, a leap day may be', () => {
  // Full moon on 23 December 2026; new moon on 25 February 2028.
  expect(isDarkNight('2026-12-23')).toBe(false)
  expect(isDarkNight('2028-02-29')).toBe(true)
})
