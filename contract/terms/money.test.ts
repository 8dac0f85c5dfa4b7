import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divideHalfUp, formatRupees, perPersonRate, taxInside } from './money.ts'

describe('formatRupees', () => {
  test.each([
    [0, '₹0'],
    [9, '₹9'],
    [895, '₹895'],
    [999, '₹999'],
    [1_000, '₹1,000'],
    [18_800, '₹18,800'],
    [99_999, '₹99,999'],
    [1_00_000, '₹1,00,000'],
    [1_25_000, '₹1,25,000'],
    [9_99_999, '₹9,99,999'],
    [12_34_567, '₹12,34,567'],
    [1_00_00_000, '₹1,00,00,000'],
    [123_45_67_890, '₹1,23,45,67,890'],
    [-1_25_000, '-₹1,25,000'],
    [18_800.4, '₹18,800'],
    [18_800.5, '₹18,801'],
  ])('%d is written %s', (amount, text) => {
    expect(formatRupees(amount)).toBe(text)
  })

  test('groups as every Indian number format does, whatever the sum', () => {
    const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000_000 }), (amount) => {
        expect(formatRupees(amount)).toBe(`₹${indian.format(amount)}`)
      }),
    )
  })
})

describe('divideHalfUp', () => {
  test.each([
    [0, 7, 0],
    [1, 2, 1],
    [3, 2, 2],
    [1, 3, 0],
    [2, 3, 1],
    [37_599, 2, 18_800],
    [37_601, 2, 18_801],
    [18_800 * 5, 105, 895],
    [33_333 * 20, 100, 6_667],
  ])('%d / %d is %d', (numerator, denominator, result) => {
    expect(divideHalfUp(numerator, denominator)).toBe(result)
  })

  test('is the nearest whole number, and the upper one of two as near', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.bigInt({ min: 1n, max: 10n ** 12n }), (over, under) => {
        const result = BigInt(divideHalfUp(over, under))
        // result - 1/2 <= over/under < result + 1/2, both sides times 2 x under
        expect((2n * result - 1n) * under <= 2n * over).toBe(true)
        expect(2n * over < (2n * result + 1n) * under).toBe(true)
      }),
    )
  })

  test('never gives or takes a rupee when a sum is split: a half and the rest make the whole', () => {
    fc.assert(
      fc.property(fc.nat(), (sum) => {
        const half = divideHalfUp(sum, 2)
        expect(half - (sum - half)).toBe(sum % 2)
      }),
    )
  })

  test('takes numbers and big numbers alike', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1 }), (over, under) => {
        expect(divideHalfUp(over, under)).toBe(divideHalfUp(BigInt(over), BigInt(under)))
      }),
    )
  })

  test.each([
    [1.5, 2],
    [1, 0.5],
    [Number.NaN, 2],
    [1, 0],
  ])('%d / %d is a mistake of ours and throws', (over, under) => {
    expect(() => divideHalfUp(over, under)).toThrow(RangeError)
  })
})

test.each([
  [37_600, 18_800],
  [37_601, 18_801],
  [1, 1],
  [0, 0],
])('two adults who pay %d together see %d on the card', (rate, shown) => {
  expect(perPersonRate(rate)).toBe(shown)
})

test.each([
  [18_800, 5, 895],
  [37_600, 5, 1_790],
  [3_000, 5, 143],
  [105, 5, 5],
  [118, 18, 18],
  [0, 5, 0],
])('₹%d holds at %d %% a tax of ₹%d', (price, percent, tax) => {
  expect(taxInside(price, percent)).toBe(tax)
})

test('the tax inside a price is the price less what it was before tax, to half a rupee', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000 }), fc.constantFrom(5, 12, 18, 28), (price, percent) => {
      expect(Math.abs(taxInside(price, percent) - (price - price / (1 + percent / 100)))).toBeLessThanOrEqual(
        0.5 + 1e-6,
      )
    }),
  )
})
