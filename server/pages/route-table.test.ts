import { expect, test } from 'vitest'
import { cachePlanOf } from './route-table.ts'

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

test('a value of 100 characters is kept, of 101 dropped', () => {
  expect(keyOf(`/tours?duration=${'a'.repeat(100)}`)).toBe(`/tours?duration=${'a'.repeat(100)}`)
  expect(keyOf(`/tours?duration=${'a'.repeat(101)}&page=3`)).toBe('/tours?page=3')
})

test('of a name given twice the first counts, and only that one is in the key', () => {
  expect(keyOf('/tours?page=2&page=3')).toBe('/tours?page=2')
})

test('a value cannot smuggle a second name into the key', () => {
  expect(keyOf('/tours?page=1%26sort%3Dprice_asc')).toBe('/tours?page=1%26sort%3Dprice_asc')
})

test.each([
  ['/_.data', '/_.data'],
  ['/tours.data?page=2&_routes=routes%2Ftours', '/tours.data?_routes=routes%2Ftours&page=2'],
  ['/package-details/beach-week.data?x=1', '/package-details/beach-week.data'],
])("the framework's data request %s is kept beside its page", (url, key) => {
  expect(cachePlanOf(url)).toEqual({ key, kind: 'page' })
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
  expect(cachePlanOf(url)).toEqual({ key, kind: 'call' })
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
