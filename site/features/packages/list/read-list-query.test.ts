import { describe, expect, test } from 'vitest'
import { listHref, NO_FILTERS } from './list-query.ts'
import { readListQuery, wireQuery } from './read-list-query.ts'

const read = (search: string) => readListQuery(new URLSearchParams(search))

describe('the address of a package list', () => {
  test('without a query it asks for everything, in the usual order', () => {
    expect(read('')).toEqual({ query: NO_FILTERS, understood: true, swapped: false })
  })

  test.each([
    ['what the form sends', 'minPrice=0&maxPrice=150000&duration=&sort=default', NO_FILTERS],
    ['grouped rupees', 'maxPrice=%E2%82%B91%2C25%2C000', { ...NO_FILTERS, maxPrice: 125_000 }],
    ['the open end', 'maxPrice=1%2C50%2C000%2B', NO_FILTERS],
    ['a duration in any case', 'duration=5+Nights++6+days', { ...NO_FILTERS, duration: '5 nights 6 days' }],
    ['an order of the old lists', 'sort=hight-to-low', { ...NO_FILTERS, sort: 'price_desc' }],
  ])('reads %s', (_what, search, query) => {
    expect(read(search)).toEqual({ query, understood: true, swapped: false })
  })

  test.each(['page=0', 'page=-1', 'page=x', 'duration=soon', 'sort=best', 'minPrice=abc', 'maxPrice=-5'])(
    '%s is left out, and said to be',
    (search) => {
      expect(read(search)).toEqual({ query: NO_FILTERS, understood: false, swapped: false })
    },
  )

  test('a budget upside down is turned round, and said to be', () => {
    expect(read('minPrice=90000&maxPrice=50000')).toEqual({
      query: { ...NO_FILTERS, minPrice: 50_000, maxPrice: 90_000 },
      understood: true,
      swapped: true,
    })
  })

  test('defaults are not written, so that one list has one address', () => {
    expect(listHref('/tours', NO_FILTERS)).toBe('/tours')
    expect(listHref('/tours', { ...NO_FILTERS, minPrice: 20_000, page: 3 })).toBe('/tours?minPrice=20000&page=3')
  })
})

describe('on the wire', () => {
  test('the full range is not sent', () => {
    expect(wireQuery(NO_FILTERS, 'family', 2, 6)).toEqual({ page: '2', limit: '6', categorySlug: 'family' })
  })

  test('both ends are doubled, also the open one', () => {
    expect(wireQuery({ ...NO_FILTERS, minPrice: 18_801 }, undefined, 1, 6)).toEqual({
      page: '1',
      limit: '6',
      minPrice: '37602',
      maxPrice: '300000',
    })
  })
})
