import { expect, test } from 'vitest'
import { farText } from './trip-view.ts'

test.each([
  [83, '83', 'days to go'],
  [2, '2', 'days to go'],
  [1, 'Tomorrow', 'your trip starts'],
  [0, 'Today', 'your trip starts'],
  [-1, 'Day 2', 'of 6'],
  [-5, 'Day 6', 'of 6'],
])('with %i days to go, six days are told as %s %s', (days, figure, words) => {
  expect(farText(days, 6)).toEqual({ figure, words })
})
