import { expect, test } from 'vitest'
import { taxFall } from './tax-fall.ts'

test('10% off 8,333 leaves 7,500, where the tax is 5% and not 18%: it says why the price falls by more', () => {
  expect(taxFall(7500, 375, 8333, 1500)).toBe('; tax falls to 5% at this price')
})

test('within a slab there is nothing to explain', () => {
  expect(taxFall(10_000, 1800, 11_111, 2000)).toBe('')
  expect(taxFall(6000, 300, 6667, 333)).toBe('')
  expect(taxFall(0, 0, 0, 0)).toBe('')
})
