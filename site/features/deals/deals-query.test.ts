import { describe, expect, test } from 'vitest'
import { dealsHref, readDealsQuery } from './deals-query.ts'

const read = (text: string) => readDealsQuery(new URLSearchParams(text))

describe('the address of the deals page', () => {
  test.each([
    ['', { sort: 'default', page: 1 }, '/deals'],
    ['kind=hotel', { kind: 'hotel', sort: 'default', page: 1 }, '/deals?kind=hotel'],
    [
      'page=2&sort=low-to-high&kind=car',
      { kind: 'car', sort: 'price_asc', page: 2 },
      '/deals?kind=car&sort=price_asc&page=2',
    ],
    ['kind=&sort=&page=', { sort: 'default', page: 1 }, '/deals'],
  ])('%s is understood and written back', (text, query, href) => {
    expect(read(text)).toEqual({ query, understood: true })
    expect(dealsHref(read(text).query)).toBe(href)
  })

  test.each([
    'kind=ferry',
    'kind=toString',
    'sort=cheapest',
    'sort=constructor',
    'page=0',
    'page=-1',
    'page=1e3',
    'page=10001',
  ])('%s is left out, and that is said', (text) =>
    expect(read(text)).toEqual({ query: { sort: 'default', page: 1 }, understood: false }),
  )

  test('one bad part leaves the others standing', () => {
    expect(read('kind=hotel&page=x')).toEqual({ query: { kind: 'hotel', sort: 'default', page: 1 }, understood: false })
  })
})
