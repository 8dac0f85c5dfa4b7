import { expect, test } from 'vitest'
import { ageLabel, durationLabel, weightLabel } from './activity-labels.ts'
import { asksAges } from './guest-limits.ts'

test.each([
  [10, 60, 'Ages 10 to 60'],
  [8, null, 'From age 8'],
  [0, null, 'All ages'],
  [0, 12, 'Up to age 12'],
])('from %s to %s', (minAge, maxAge, words) => {
  expect(ageLabel(minAge, maxAge)).toBe(words)
  expect(asksAges({ minAge, maxAge })).toBe(words !== 'All ages')
})

test.each([
  [10, '10 minutes'],
  [60, '1 hour'],
  [150, '2 hours 30 minutes'],
  [4_320, '3 days'],
])('%i minutes are %s', (minutes, words) => {
  expect(durationLabel(minutes)).toBe(words)
})

test('a weight', () => expect(weightLabel(90)).toBe('Up to 90 kg'))
