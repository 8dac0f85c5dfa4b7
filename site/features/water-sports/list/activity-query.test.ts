import { expect, test } from 'vitest'
import { activityHref, NO_FILTERS, readActivityQuery } from './activity-query.ts'

const read = (search: string) => readActivityQuery(new URLSearchParams(search))

test('without a query it asks for everything', () => {
  expect(read('')).toEqual({ query: NO_FILTERS, understood: true })
})

test.each([
  ['what the form sends when nothing is chosen', 'place=&swimming=&maxPrice=&age=', NO_FILTERS],
  ['grouped rupees', 'maxPrice=%E2%82%B92%2C500', { ...NO_FILTERS, maxPrice: '2500' }],
  ['an age of nought', 'age=0', { ...NO_FILTERS, age: '0' }],
  ['a page', 'place=north-bay&page=2', { ...NO_FILTERS, place: 'north-bay', page: 2 }],
])('reads %s', (_what, search, query) => {
  expect(read(search)).toEqual({ query, understood: true })
})

test.each([
  'page=0',
  'page=x',
  'swimming=2',
  'maxPrice=-1',
  'maxPrice=abc',
  'age=121',
  'age=1.5',
  `place=${'x'.repeat(101)}`,
])('%s is left out, and said to be', (search) => {
  expect(read(search)).toEqual({ query: NO_FILTERS, understood: false })
})

test('one list has one address', () => {
  expect(activityHref(NO_FILTERS)).toBe('/water-sports')
  expect(activityHref({ ...NO_FILTERS, age: '8', swimming: '0', page: 3 })).toBe(
    '/water-sports?swimming=0&age=8&page=3',
  )
})
