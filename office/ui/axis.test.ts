import { describe, expect, test } from 'vitest'
import { axisOf, everyNth, shortRupees } from './axis.ts'

describe('an axis', () => {
  test.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [318_400, [0, 100_000, 200_000, 300_000, 400_000]],
    [120_800, [0, 25_000, 50_000, 75_000, 100_000, 125_000]],
    [100, [0, 20, 40, 60, 80, 100]],
  ])('up to %i has the lines %j', (highest, lines) => {
    expect(axisOf(highest)).toEqual(lines)
  })

  test.each([
    [0, '0'],
    [500, '500'],
    [2_500, '2.5 k'],
    [100_000, '1 L'],
    [1_250_000, '12.5 L'],
    [30_000_000, '3 Cr'],
  ])('writes %i as %s', (amount, label) => {
    expect(shortRupees(amount)).toBe(label)
  })

  test('has as many labels as there is room for', () => {
    expect([everyNth(30, 600, 60), everyNth(30, 300, 60), everyNth(5, 600, 60), everyNth(3, 10, 60)]).toEqual([
      3, 6, 1, 3,
    ])
  })
})
