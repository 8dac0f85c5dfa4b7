import { expect, test } from 'vitest'
import { slipsAllowed, slipsBetween } from './slips.ts'

test('letters missing, added, wrong or swapped are one slip each', () => {
  expect(slipsBetween('havelok', 'havelok')).toBe(0)
  expect(slipsBetween('havlok', 'havelok')).toBe(1)
  expect(slipsBetween('havvelok', 'havelok')).toBe(1)
  expect(slipsBetween('havelak', 'havelok')).toBe(1)
  expect(slipsBetween('hvaelok', 'havelok')).toBe(1)
  expect(slipsBetween('', 'abc')).toBe(3)
})

test('a short word forgives no slip, a longer one one, a long one two', () => {
  expect(['nil', 'neil', 'ferrar', 'havlock'].map(slipsAllowed)).toEqual([0, 1, 1, 2])
})
