import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_PRICING_POLICY as policy } from './pricing-policy.ts'
import { priceParty, seasonOn } from './rules.ts'

const party = (adultCount: number, childAges: number[] = [], travelDate?: string) =>
  priceParty({ rate: 37_600, taxPercent: 5, adultCount, childAges, travelDate }, policy)

describe('what a party pays (package prices 2)', () => {
  test.each([
    ['two adults sharing pay exactly the rate', 2, [], undefined, 37_600],
    ['one adult pays half as much again for the single room', 1, [], undefined, 28_200],
    ['the third adult pays 87 %', 3, [], undefined, 53_956],
    ['a child of 6 pays 60 %', 2, [6], undefined, 48_880],
    ['a child of 5 pays 40 %', 2, [5], undefined, 45_120],
    ['a child of 12 pays 60 %', 2, [12], undefined, 48_880],
    ['a child of 2 pays 40 %', 2, [2], undefined, 45_120],
    ['a child of 1 pays 10 %', 2, [1], undefined, 39_480],
    ['a child under 1 pays nothing', 2, [0], undefined, 37_600],
    ['the peak season costs a quarter more', 2, [], '2026-12-25', 47_000],
    ['the monsoon costs 15 % less', 2, [], '2027-07-01', 31_960],
    ['six travellers of two and over get 4 % off', 6, [], undefined, 108_288],
    ['nine get no more', 9, [], undefined, 160_086],
    ['ten get 7 % off', 10, [], undefined, 174_840],
    ['fourteen get no more', 14, [], undefined, 244_776],
    ['fifteen get 10 % off', 15, [], undefined, 251_600],
    ['children of 1 and under do not make the party larger', 5, [1], undefined, 93_436],
    ['children of 2 do', 5, [2], undefined, 95_113],
  ] as const)('%s', (_fact, adults, ages, day, payable) => {
    expect(party(adults, [...ages], day).amountPayable).toBe(payable)
  })

  test('the tax lies inside: 1,790 of 37,600', () => {
    expect(party(2)).toMatchObject({ packageBasePrice: 35_810, discount: 0, taxAmount: 1_790 })
  })

  test.each([
    ['2026-12-14', 'shoulder'],
    ['2026-12-15', 'peak'],
    ['2027-01-15', 'peak'],
    ['2027-01-16', 'shoulder'],
    ['2027-05-15', 'shoulder'],
    ['2027-05-16', 'monsoon'],
    ['2027-09-30', 'monsoon'],
    ['2027-10-01', 'shoulder'],
    ['2028-02-29', 'shoulder'],
  ])('%s is in the %s season', (day, season) => {
    expect(seasonOn(day, policy.seasons)?.id).toBe(season)
  })

  test('every day of a leap year is in exactly one season', () => {
    for (let day = 0; day < 366; day += 1) {
      const monthDay = new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10)
      expect(policy.seasons.filter((season) => seasonOn(monthDay, [season]) !== undefined)).toHaveLength(1)
    }
  })

  const parties = fc.record({
    rate: fc.integer({ min: 0, max: 2_000_000 }),
    adultCount: fc.integer({ min: 0, max: 99 }),
    childAges: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 99 }),
    travelDate: fc.constantFrom(undefined, '2026-12-25', '2027-03-01', '2027-07-01'),
  })

  test('payable = base - discount + tax, and the lines add up, for every party', () => {
    fc.assert(
      fc.property(parties, (request) => {
        const price = priceParty({ ...request, taxPercent: 5 }, policy)
        expect(price.amountPayable).toBe(price.packageBasePrice - price.discount + price.taxAmount)
        expect(price.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(price.amountPayable)
        expect(price.childwithbedCount + price.childwithoutbedCount).toBe(request.childAges.length)
        for (const amount of [price.packageBasePrice, price.discount, price.taxAmount, price.amountPayable]) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  test('one more adult never makes a party of the same discount cheaper', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), (adults) => {
        expect(party(adults + 1).amountPayable).toBeGreaterThan(party(adults).amountPayable)
      }),
    )
  })
})
