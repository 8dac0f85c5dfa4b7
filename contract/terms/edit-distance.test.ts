import { expect, test } from 'vitest'
import { editDistance, editsAllowed } from './edit-distance.ts'

test('letters missing, added, wrong or swapped are one slip each', () => {
  expect(editDistance('havelok', 'havelok')).toBe(0)
  expect(editDistance('havlok', 'havelok')).toBe(1)
  expect(editDistance('havvelok', 'havelok')).toBe(1)
  expect(editDistance('havelak', 'havelok')).toBe(1)
  expect(editDistance('hvaelok', 'havelok')).toBe(1)
  expect(editDistance('', 'abc')).toBe(3)
})

test('a short word forgives no slip, a longer one one, a long one two', () => {
  expect(['nil', 'neil', 'ferrar', 'havlock'].map(editsAllowed)).toEqual([0, 1, 1, 2])
})
