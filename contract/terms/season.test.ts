import { expect, test } from 'vitest'
import { isInSeason } from './season.ts'

test.each([
  ['10-01', true],
  ['01-01', true],
  ['05-31', true],
  ['06-01', false],
  ['09-30', false],
])('from October to May, %s: %s', (monthDay, isOpen) => {
  expect(isInSeason({ from: '10-01', to: '05-31' }, monthDay)).toBe(isOpen)
})

test('one inside a year does not wrap', () => {
  expect(isInSeason({ from: '02-01', to: '04-30' }, '01-31')).toBe(false)
  expect(isInSeason({ from: '02-01', to: '02-29' }, '02-29')).toBe(true)
})
