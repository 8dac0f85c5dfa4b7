import { describe, expect, test } from 'vitest'
import { chooseOffers, type Offer, type PackageFilter } from './list-rules.ts'

const offer = (id: string, nights: number, rate: number, categorySlug = 'family'): Offer => ({
  id,
  categorySlug,
  nights,
  rate,
  label: null,
  startsAt: null,
})
const offers = [
  offer('reef', 5, 40_001),
  offer('dawn', 4, 60_000, 'honeymoon'),
  offer('cove', 5, 30_000),
  offer('surf', 3, 40_001, 'honeymoon'),
]
const everything: PackageFilter = {
  categorySlug: undefined,
  nights: undefined,
  minDoubled: undefined,
  maxDoubled: undefined,
  sort: 'default',
  limit: 6,
  offset: 0,
}
const choose = (filter: Partial<PackageFilter>) => chooseOffers(offers, { ...everything, ...filter })
const idsOf = (filter: Partial<PackageFilter>) => choose(filter).page.map(({ id }) => id)

describe('choosing a page of offers', () => {
  test.each([
    ['default', ['reef', 'dawn', 'cove', 'surf']],
    ['duration_asc', ['surf', 'dawn', 'reef', 'cove']],
    ['price_asc', ['cove', 'reef', 'surf', 'dawn']],
    ['price_desc', ['dawn', 'reef', 'surf', 'cove']],
  ] as const)('%s: equals stay in the order of the operator', (sort, ids) => {
    expect(idsOf({ sort })).toEqual(ids)
  })

  test('a page is cut from all that match, and the total counts them all', () => {
    expect(choose({ sort: 'price_asc', limit: 2, offset: 1 })).toMatchObject({ total: 4, page: [{ id: 'reef' }, {}] })
    expect(choose({ offset: 6 })).toMatchObject({ total: 4, page: [] })
  })

  test('a price is compared as it is shown: half an odd rate is rounded up', () => {
    expect(idsOf({ minDoubled: 40_002, maxDoubled: 40_002 })).toEqual(['reef', 'surf'])
    expect(idsOf({ minDoubled: 40_001, maxDoubled: 40_001 })).toEqual([])
    expect(idsOf({ minDoubled: 40_003 })).toEqual(['dawn'])
  })

  test('lengths are counted within the budget, whatever length is asked for; prices within the category', () => {
    const { facets, total } = choose({ nights: 4, maxDoubled: 50_000 })
    expect(total).toBe(0)
    expect(facets.durations).toEqual([
      { duration: '3 nights 4 days', nights: 3, count: 1 },
      { duration: '5 nights 6 days', nights: 5, count: 2 },
    ])
    expect(facets.price).toEqual({ min: 15_000, max: 30_000 })
    expect(choose({ categorySlug: 'honeymoon' }).facets.price).toEqual({ min: 20_001, max: 30_000 })
    expect(choose({ categorySlug: 'none' })).toMatchObject({ total: 0, facets: { price: { min: 0, max: 0 } } })
  })
})
