import { expect, test } from 'vitest'
import { ageWords, durationWords, weightWords } from './activity-words.ts'
import { asksAges } from './guest-limits.ts'

test.each([
  [10, 60, 'Ages 10 to 60'],
  [8, null, 'From age 8'],
  [0, null, 'All ages'],
  [0, 12, 'Up to age 12'],
])('from %s to %s', (minAge, maxAge, words) => {
  expect(ageWords(minAge, maxAge)).toBe(words)
  expect(asksAges({ minAge, maxAge })).toBe(words !== 'All ages')
})

test.each([
  [10, '10 minutes'],
  [60, '1 hour'],
  [150, '2 hours 30 minutes'],
  [4_320, '3 days'],
])('%i minutes are %s', (minutes, words) => {
  expect(durationWords(minutes)).toBe(words)
})

test('a weight', () => expect(weightWords(90)).toBe('Up to 90 kg'))
