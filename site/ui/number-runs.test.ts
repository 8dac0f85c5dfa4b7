import { expect, test } from 'vitest'
import { numberRuns } from './number-runs.ts'

test('numbers that follow each other are one run', () => {
  expect([[], [3], [1, 2], [1, 4, 5, 6, 9]].map(numberRuns)).toEqual(['', '3', '1, 2', '1, 4 to 6, 9'])
})
