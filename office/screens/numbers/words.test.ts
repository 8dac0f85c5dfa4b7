import { expect, test } from 'vitest'
import { changeOf, minutesLabel, percent } from './words.ts'

test.each([
  [118, 100, { note: '18 % more', tone: 'up' }],
  [82, 100, { note: '18 % less', tone: 'down' }],
  [100.4, 100, { note: 'about the same' }],
  [5, 0, { note: 'none a year before' }],
])('%d after %d is %j', (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change)
})

test('less is better where it is said to be', () => {
  expect([changeOf(82, 100, { isLess: true }).tone, changeOf(118, 100, { isLess: true }).tone]).toEqual(['up', 'down'])
})

test('shares and times are short', () => {
  expect([percent(23, 86), percent(1, 0)]).toEqual(['27 %', '–'])
  expect([null, 38, 125, 1_440, 3_600].map(minutesLabel)).toEqual(['–', '38 min', '2 h 5 min', '1 days', '2.5 days'])
})
