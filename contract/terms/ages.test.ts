import { expect, test } from 'vitest'
import { countBeds, paxOf, resizeAges } from './ages.ts'

test.each([
  [[], 0, 0],
  [[5], 0, 1],
  [[6], 1, 0],
  [[0, 1, 5, 6, 12], 2, 3],
])('children of %j: %d with a bed, %d without', (ages, withBed, withoutBed) => {
  expect(countBeds(ages)).toEqual({ withBed, withoutBed })
})

test('one more child adds an age not chosen yet, one less takes the last', () => {
  expect(resizeAges([4, 7], 3)).toEqual([4, 7, undefined])
  expect(resizeAges([4, 7], 1)).toEqual([4])
  expect(resizeAges([4, 7], 0)).toEqual([])
  expect(resizeAges([4, undefined], 2)).toEqual([4, undefined])
})

test('the limit of a package counts adults and children with a bed', () => {
  expect(paxOf(2, [5, 6, 0])).toBe(3)
})
