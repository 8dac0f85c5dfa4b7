import { afterAll, beforeAll, expect, test } from 'vitest'
import { TravelCategory } from '#contract/v1/categories.ts'
import { Place } from '#contract/v1/places.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('42 places in the declared shape, the most visited first, each with its own picture', async () => {
  const { body } = await api.get('/places/fetch')
  const places = (body.placesData as unknown[]).map((each) => Place.parse(each))
  expect([places.length, body.total]).toEqual([42, 42])
  expect(places.findIndex((place) => !place.top)).toBe(places.filter((place) => place.top).length)
  expect(new Set(places.map((place) => place.image[0]?.mediaLink)).size).toBe(42)
})

test('Home asks for seven', async () => {
  expect((await api.get('/places/fetch?limit=7')).body.placesData).toHaveLength(7)
})

test('a place says what it costs, when it is closed and when that was checked', async () => {
  const { body } = await api.get('/places/fetch?id=cellular-jail')
  expect((body.placesData as object[])[0]).toMatchObject({
    island: { _id: 'south-andaman' },
    closed: { weekday: 'Monday' },
    entryFee: { indian: 30, foreigner: 100 },
    checkedOn: '2026-11',
  })
})

test('an unknown place is 404 in the words of the catalogue', async () => {
  const { status, body } = await api.get('/places/fetch?id=atlantis')
  expect([status, body.message]).toEqual([404, 'Failed to fetch places.'])
})

test('all categories are served, also the inactive and the deleted one', async () => {
  const { body } = await api.get('/travelCategory/fetch')
  const categories = (body.categoryData as unknown[]).map((each) => TravelCategory.parse(each))
  expect(categories).toHaveLength(10)
  expect(categories.filter((each) => !each.isActive).map(({ slug }) => slug)).toEqual(['cruise'])
  expect(categories.filter((each) => each.isDeleted).map(({ slug }) => slug)).toEqual(['old-offers'])
  expect(categories.every((each) => each._id === each.id)).toBe(true)
})

test('one category by id, a limit, and an unknown id', async () => {
  expect((await api.get('/travelCategory/fetch?id=family')).body).toMatchObject({
    total: 1,
    categoryData: [{ slug: 'family' }],
  })
  expect((await api.get('/travelCategory/fetch?limit=3')).body).toMatchObject({ total: 10, limit: 3 })
  const missing = await api.get('/travelCategory/fetch?id=nothing')
  expect([missing.status, missing.body.message]).toEqual([404, 'Error fetching data'])
})

test('the OpenAPI document describes every call with its refusals', async () => {
  const { status, body } = await api.get('/openapi.json')
  expect(status).toBe(200)
  const paths = body.paths as Record<string, Record<string, { responses: object }>>
  expect(Object.keys(paths).sort()).toEqual([
    '/airportCarCharges/fetch',
    '/auth/code',
    '/auth/link',
    '/auth/logout',
    '/auth/verify',
    '/availability',
    '/bookings',
    '/bookings/lookup',
    '/bookings/{ref}',
    '/bookings/{ref}/cancel',
    '/bookings/{ref}/cancel/preview',
    '/bookings/{ref}/documents/{kind}',
    '/bookings/{ref}/mailbox',
    '/bookings/{ref}/messages',
    '/bookings/{ref}/pay',
    '/bookings/{ref}/travellers',
    '/carrentalPackage/fetch',
    '/carrentalPackage/pricing',
    '/choices',
    '/choices/{token}',
    '/climate',
    '/csp-report',
    '/currencies',
    '/deals',
    '/enquiry/submit',
    '/faq',
    '/ferry/plans',
    '/ferry/plans/seats',
    '/ferry/ports',
    '/ferry/trips/{tripId}',
    '/ferry/trips/{tripId}/next',
    '/ferry/trips/{tripId}/seats',
    '/ferry/trips/{tripId}/stream',
    '/fetchFerry/nautica',
    '/fetchFerry/nautika',
    '/holds',
    '/holds/{id}',
    '/hotels/fetch',
    '/hotels/hotelDetails',
    '/hourlyCarCharges/fetch',
    '/me',
    '/openapi.json',
    '/pages',
    '/pages/{slug}',
    '/pages/{slug}/versions/{version}',
    '/pickupdrop/fetch',
    '/places/fetch',
    '/placewiseHotel/fetch',
    '/posts',
    '/posts/{slug}',
    '/quote-requests/{token}',
    '/quote-requests/{token}/quote',
    '/quotes',
    '/quotes/{id}',
    '/quotes/{id}/accept',
    '/quotes/{id}/document',
    '/quotes/{id}/send',
    '/reviews',
    '/reviews/invitations/{invitation}',
    '/reviews/invitations/{invitation}/photos',
    '/reviews/voices',
    '/search',
    '/transfer-points',
    '/travelCategory/fetch',
    '/travelPackage/fetch',
    '/travelPackage/pricing',
    '/travelPackage/similarPackage/fetch',
    '/travelPackage/specialPackage/fetch',
    '/trip/price',
    '/waterSports/fetch',
    '/waterSports/pricing',
    '/webhooks/payments/{gateway}',
  ])
  expect(Object.keys(paths['/travelPackage/pricing']?.post?.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '400', '404', '422', '503']),
  )
})
