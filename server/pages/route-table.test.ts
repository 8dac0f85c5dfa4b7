import { expect, test } from 'vitest'
import { endpoints } from '#contract/v1/endpoints.ts'
import { readCachedPages } from '#tests/support/cached-pages.ts'
import { cachePlanner } from './route-table.ts'

const pages = await readCachedPages()
const cachePlanOf = cachePlanner(() => pages)

const keyOf = (url: string) => cachePlanOf(url)?.key

test.each([
  ['/', '/'],
  ['/tours?sort=price_asc&duration=5+nights+6+days&page=2', '/tours?duration=5+nights+6+days&page=2&sort=price_asc'],
  [
    '/tours?page=2&duration=5%20nights%206%20days&sort=price_asc',
    '/tours?duration=5+nights+6+days&page=2&sort=price_asc',
  ],
  ['/deals?sort=price_asc&page=1&kind=package', '/deals?kind=package&page=1&sort=price_asc'],
])('the names of %s are sorted in its key, so that one page is kept once', (url, key) => {
  expect(keyOf(url)).toBe(key)
})

test.each([
  ['/?utm_source=mail&gclid=1', '/'],
  ['/tours?page=2&utm_source=mail', '/tours?page=2'],
  ['/tours?PAGE=2', '/tours'],
  ['/package-details/beach-week?page=2&sort=price_asc', '/package-details/beach-week'],
  ['/places?island=neil&debug=<script>', '/places?island=neil'],
  ['/?__proto__=x&constructor=y', '/'],
  ['/hotel-details/lantern-reef?page=2', '/hotel-details/lantern-reef'],
  ['/hotels?destination=neil', '/hotels'],
])('names that the page does not read never reach its key: %s', (url, key) => {
  expect(keyOf(url)).toBe(key)
})

test.each([
  ['/tours?page=&sort=', '/tours'],
  ['/tours?', '/tours'],
  ['/tours?page', '/tours'],
])('names without a value are dropped: %s', (url, key) => {
  expect(keyOf(url)).toBe(key)
})

test.each([
  ['/tours?sort=banana', '/tours?sort=-'],
  [`/tours?duration=${'a'.repeat(3_000)}&page=3`, '/tours?duration=-&page=3'],
  ['/tours?page=0', '/tours?page=-'],
  ['/tours?page=10001', '/tours?page=-'],
  ['/tours?page=1%26sort%3Dprice_asc', '/tours?page=-'],
  ['/tours?minPrice=lots', '/tours?minPrice=-'],
  ['/deals?kind=ferry', '/deals?kind=-'],
  ['/places?island=%3Cscript%3E', '/places?island=-'],
  ['/water-sports?age=121', '/water-sports?age=-'],
  ['/water-sports?swimming=yes', '/water-sports?swimming=-'],
  ['/water-sports?place=%00', '/water-sports?place=-'],
  ['/car-rental?tab=boats', '/car-rental?tab=-'],
  ['/reviews-of?kind=boat&id=a', '/reviews-of?id=a&kind=-'],
  ['/blog.data?page=one', '/blog.data?page=-'],
])('a value that nobody knows is one and the same unknown value, whatever it is: %s', (url, key) => {
  expect(cachePlanOf(url)).toMatchObject({ key, kind: 'page', isOdd: true })
})

test.each([
  ['/tours?page=007', '/tours?page=7'],
  ['/tours?sort=low-to-high', '/tours?sort=price_asc'],
  ['/tours?sort=new', '/tours?sort=duration_asc'],
  ['/tours?duration=%205%20NIGHTS%20%206%20days', '/tours?duration=5+nights+6+days'],
  ['/tours?minPrice=%E2%82%B9%201%2C000&maxPrice=9%2C99%2C999%2B', '/tours?maxPrice=150000&minPrice=1000'],
  ['/deals?sort=hight-to-low', '/deals?sort=price_desc'],
  ['/water-sports?age=08&place=%20Neil%20%20Island', '/water-sports?age=8&place=Neil+Island'],
  ['/api/v1/travelPackage/fetch?page=01&sort=new', '/api/v1/travelPackage/fetch?page=1&sort=duration_asc'],
  ['/api/v1/hotels/fetch?sort=duration&stars=3,5', '/api/v1/hotels/fetch?sort=recommended&stars=3%2C5'],
])('the spellings of one value are one key: %s', (url, key) => {
  expect(keyOf(url)).toBe(key)
  expect(cachePlanOf(url)?.isOdd).toBeUndefined()
})

test.each([
  '/api/v1/travelPackage/fetch?sort=banana',
  '/api/v1/waterSports/fetch?age=121',
  '/api/v1/deals?kind=ferry',
  '/api/v1/hotels/fetch?stars=5,3',
  '/api/v1/reviews?kind=hotel&id=a&sample=maybe',
])('a call with a value that nobody knows, or in another order, goes to the API itself: %s', (url) => {
  expect(cachePlanOf(url)).toBeUndefined()
})

test('of a name given twice the first counts, and only that one is in the key', () => {
  expect(keyOf('/tours?page=2&page=3')).toBe('/tours?page=2')
})

test.each([
  ['/_.data', '/_.data'],
  ['/tours.data?page=2&_routes=routes%2Ftours', '/tours.data?page=2'],
  ['/package-details/beach-week.data?x=1', '/package-details/beach-week.data'],
])("the framework's data request %s is kept beside its page", (url, key) => {
  expect(cachePlanOf(url)).toMatchObject({ key, kind: 'page' })
})

test('a page, its data and all its questions are of one route, and take the room of no other', () => {
  const routes = ['/tour-packages/honeymoon?page=2', '/tour-packages/family.data?sort=banana', '/tours?page=2']
  expect(routes.map((url) => cachePlanOf(url)?.route)).toEqual([
    ...['tour-packages/:categorySlug', 'tour-packages/:categorySlug', 'tours'],
  ])
})

test('a page that tells of the time of day is made anew every half hour', () => {
  expect(['/car-rental', '/car-rental.data?tab=hourly', '/tours'].map((url) => cachePlanOf(url)?.halfHourly)).toEqual([
    ...[true, true, undefined],
  ])
})

test.each(['/tours?_routes=root', '/?_routes=root'])('only data requests read _routes: %s', (url) => {
  expect(keyOf(url)).toBe(url.split('?')[0])
})

test.each([
  '/hotel-search?destination=neil',
  '/hotel-details/lantern-reef?checkIn=2026-12-10&checkOut=2026-12-12',
  '/hotel-details/lantern-reef.data?rooms=2-0',
  '/hotel-details/lantern-reef/enquiry',
  '/search?q=reef',
  '/ferry',
  '/airport-car-search?hotelName=reef',
  '/pickup-drop.data?fromPlace=reef',
  '/trip',
  '/checkout/abc',
  '/booking/PDK-AAAAA-AAAAA',
  '/package-price?packageId=x',
  '/package-details/a/enquiry',
  '/package-details/',
  '/tours/',
  '/Tours',
  '/nope',
  '/nope.data',
  '/_root.data',
  '/.data',
  '/tour-packages/a/b',
  '/tour-packages/%61',
  '/media/reef-00000000-960.webp',
  '/api/docs',
  '/api/v1/openapi.json',
])('%s is never kept', (url) => {
  expect(cachePlanOf(url)).toBeUndefined()
})

test.each([
  ['/api/v1/travelPackage/fetch?page=2&limit=6', '/api/v1/travelPackage/fetch?limit=6&page=2'],
  ['/api/v1/travelCategory/fetch', '/api/v1/travelCategory/fetch'],
  ['/api/v1/places/fetch?id=reef', '/api/v1/places/fetch?id=reef'],
  ['/api/v1/travelPackage/specialPackage/fetch', '/api/v1/travelPackage/specialPackage/fetch'],
  ['/api/v1/travelPackage/similarPackage/fetch?page=2&id=a', '/api/v1/travelPackage/similarPackage/fetch?id=a&page=2'],
  ['/api/v1/placewiseHotel/fetch?page=2&limit=5&place=a', '/api/v1/placewiseHotel/fetch?limit=5&page=2&place=a'],
  ['/api/v1/travelCategory/fetch?page=2&limit=5', '/api/v1/travelCategory/fetch?limit=5&page=2'],
])('the catalogue call %s is kept', (url, key) => {
  expect(cachePlanOf(url)).toMatchObject({ key, kind: 'call' })
})

test.each([
  ['an unknown name', '/api/v1/places/fetch?limit=7&debug=1'],
  ['a name given twice', '/api/v1/places/fetch?limit=7&limit=8'],
  ['a list', '/api/v1/places/fetch?limit[]=7'],
  ['an enquiry', '/api/v1/enquiry/submit'],
])('a call with %s goes to the API itself, which refuses it', (_what, url) => {
  expect(cachePlanOf(url)).toBeUndefined()
})

test.each(['/api/v1/places/fetch?limit=', `/api/v1/places/fetch?id=${'a'.repeat(101)}`])(
  'a call with a value that the key would lose goes to the API itself: %s',
  (url) => {
    expect(cachePlanOf(url)).toBeUndefined()
  },
)

test('a cached call names only what its question has, and no secret of a visitor', () => {
  const cached = endpoints.filter((each) => each.cached !== undefined)
  expect(cached).toHaveLength(20)
  for (const { path, method, query, cached: names = {}, ...rest } of cached) {
    expect([method, rest.private], path).toEqual(['GET', undefined])
    for (const name of Object.keys(names)) expect(query, `${path} ${name}`).toHaveProperty(['shape', name])
  }
})
