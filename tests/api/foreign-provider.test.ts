import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fetchCategories } from '#contract/v1/categories.ts'
import type { ApiClient } from '#contract/v1/client.ts'
import { fetchPackages, fetchSimilarPackages, fetchSpecialPackages, pricePackage } from '#contract/v1/packages.ts'
import { fetchPlaces } from '#contract/v1/places.ts'
import { createClient } from '#server/adapters/provider/provider-client.ts'
import { type FakeProvider, openFakeProvider } from '#tests/support/fake-provider.ts'
import { FOREIGN, FOREIGN_DETAILS, PACKAGE } from '#tests/support/foreign-records.ts'

let provider: FakeProvider
let client: ApiClient
let answers: Record<string, object> = {}

beforeAll(async () => {
  provider = await openFakeProvider((path) => answers[path] && { body: answers[path] })
  client = createClient({ baseUrl: `${provider.url}/api/v1`, fetch })
})
beforeEach(() => {
  answers = {}
})
afterAll(() => provider.close())

describe('lists of packages', () => {
  test.each([
    ['packageData', { status: 1, packageData: [FOREIGN], total: 9, page: 2, limit: 6 }],
    ['packages.packageData', { status: 1, packages: { packageData: [FOREIGN], total: 9, page: 2, limit: 6 } }],
    [
      'packages.packageData with the total outside',
      { status: 1, packages: { packageData: [FOREIGN] }, total: '9', page: 2, limit: 6 },
    ],
    ['packages', { packages: [FOREIGN], total: 9, page: 2, limit: 6 }],
  ])('are read under %s', async (_where, body) => {
    answers['/travelPackage/fetch'] = body
    const answer = await client.call(fetchPackages, { query: { page: '2' } })
    expect(answer).toMatchObject({ ok: true, value: { packageData: [PACKAGE], total: 9, page: 2, limit: 6 } })
    expect(answer).not.toHaveProperty('value.totalKnown')
  })

  test('without a total hold what they hold, and say that it is not known', async () => {
    answers['/travelPackage/fetch'] = { status: 1, packageData: [FOREIGN, { ...FOREIGN, _id: 'b' }] }
    expect(await client.call(fetchPackages)).toMatchObject({ ok: true, value: { total: 2, totalKnown: false } })
  })

  test('may be empty: that is no error', async () => {
    answers['/travelPackage/fetch'] = { status: 1, packageData: [], total: 0 }
    expect(await client.call(fetchPackages)).toMatchObject({ ok: true, value: { packageData: [], total: 0 } })
  })

  test('are asked for as the provider knows it: doubled prices, the duration as text', async () => {
    answers['/travelPackage/fetch'] = { status: 1, packageData: [] }
    await client.call(fetchPackages, {
      query: { categorySlug: 'honeymoon', limit: '6', page: '1', duration: '5 nights 6 days', minPrice: '37602' },
    })
    expect(provider.calls.at(-1)).toBe(
      'GET /travelPackage/fetch?categorySlug=honeymoon&limit=6&page=1&duration=5+nights+6+days&minPrice=37602',
    )
  })

  test('the special ones are read under specialPackages.packageData', async () => {
    answers['/travelPackage/specialPackage/fetch'] = {
      status: 1,
      specialPackages: { packageData: [FOREIGN], total: 1 },
    }
    expect(await client.call(fetchSpecialPackages)).toMatchObject({
      ok: true,
      value: { packageData: [PACKAGE], total: 1 },
    })
  })

  test.each([
    ['packages', { status: 1, packages: [FOREIGN] }],
    ['packages.packageData', { status: 1, packages: { packageData: [FOREIGN] } }],
    ['packageData', { status: 1, packageData: [FOREIGN] }],
  ])('the similar ones are read under %s', async (_where, body) => {
    answers['/travelPackage/similarPackage/fetch'] = body
    expect(await client.call(fetchSimilarPackages, { query: { id: 'a' } })).toMatchObject({
      ok: true,
      value: { packages: [PACKAGE] },
    })
  })
})

describe('one package', () => {
  const readOne = async (record: object) => {
    answers['/travelPackage/fetch'] = { status: 1, packages: { packageData: [record] } }
    const answer = await client.call(fetchPackages, { query: { packageSlug: 'Blue-Week' } })
    return answer.ok ? answer.value.packageData[0] : answer.error
  }

  test('is read with the other spellings of its fields', async () => {
    expect(await readOne(FOREIGN_DETAILS)).toMatchObject({
      ...PACKAGE,
      inclusive: '<ul><li>Ferry</li></ul>',
      exclusive: '<ul><li>Flights</li></ul>',
      paymentPolicy: '',
      upperLimit: 12,
      tourIternary: [
        { day: 1, title: 'Arrival', breakfast: 0, lunch: 1, dinner: 1, ferry: { name: 'Nautika', image: '' } },
        { day: 2, title: 'Beach', description: '', breakfast: 0, ferry: null },
      ],
      hotelDetails: [{ place: 'Havelock', duration: 2, capacityPerRoom: 3, starRating: 3.5 }],
    })
  })

  test.each(['packagebaseRate', 'packageRate', 'packageBaseRate'])('has its price under %s', async (name) => {
    const { packageRate: _, ...rest } = FOREIGN
    expect(await readOne({ ...rest, [name]: 37_600 })).toMatchObject({ packagebaseRate: 37_600 })
  })

  test.each(['tourIternary', 'tourItinerary', 'iternary'])('has its days under %s', async (name) => {
    const { tourIternary, ...rest } = FOREIGN_DETAILS
    expect(await readOne({ ...rest, [name]: tourIternary })).toMatchObject({
      tourIternary: [{ title: 'Arrival' }, { title: 'Beach' }],
    })
  })

  test.each([
    ['rating', { rating: 'five' }],
    ['badge', { badge: 10 }],
    ['struckRate', { struckRate: 'more' }],
    ['images', { images: null }],
    [
      'images of the wrong kind',
      { images: [{ mediaLink: 1 }, { mediaLink: 'javascript:alert(1)' }, '//cdn.test/1.jpg', 7] },
    ],
    ['places', { places: 'Neil' }],
    ['categoryId', { categoryId: null }],
    ['nights', { nights: 'some' }],
    ['a placeholder that would be a style', { images: [{ mediaLink: '/1.jpg', placeholder: 'x"); background: red' }] }],
  ])('is not lost for a wrong %s', async (_what, wrong) => {
    const read = await readOne({ ...FOREIGN, ...wrong })
    expect(read).toMatchObject({ packageName: 'Blue Week', packagebaseRate: 37_600 })
    expect(JSON.stringify(read)).not.toMatch(/javascript:|"\/\/|background/)
  })
})

describe('the price of a package', () => {
  const PRICE = { packageBasePrice: 35_810, discount: 0, taxAmount: 1_790, amountPayable: 37_600 }
  const priceOf = async (body: object) => {
    answers['/travelPackage/pricing'] = body
    const question = { packageId: 'a', adultCount: 2, childCount: 1, childAges: [7] }
    return client.call(pricePackage, { body: question })
  }

  test.each([
    ['packagePrice.data', { status: 1, packagePrice: { data: PRICE } }],
    ['data', { status: 1, data: PRICE }],
    ['the top', { status: 1, ...PRICE }],
    ['data, as text', { status: 1, data: { ...PRICE, amountPayable: '37600', taxAmount: '1790.4' } }],
    ['data, without the base price', { status: 1, data: { ...PRICE, packageBasePrice: undefined } }],
  ])('is read under %s', async (_where, body) => {
    expect(await priceOf(body)).toMatchObject({ ok: true, value: { data: { ...PRICE, lines: [], season: '' } } })
  })

  test('is asked for with the party as it stands', async () => {
    await priceOf({ status: 1, data: PRICE })
    expect(provider.calls.at(-1)).toBe('POST /travelPackage/pricing')
    expect(provider.posted.at(-1)).toEqual({ packageId: 'a', adultCount: 2, childCount: 1, childAges: [7] })
  })

  test.each([
    ['none', { status: 1, data: {} }],
    ['a negative one', { status: 1, data: { ...PRICE, amountPayable: -1 } }],
    ['words', { status: 1, data: { ...PRICE, amountPayable: 'on request' } }],
  ])('that is %s is an error, never ₹0', async (_what, body) => {
    expect(await priceOf(body)).toMatchObject({ ok: false, error: { message: 'Error fetching data' } })
  })
})

describe('places and categories', () => {
  const PLACE = {
    _id: 'p1',
    name: 'Radhanagar Beach',
    image: [{ mediaLink: 'https://cdn.provider.test/p.jpg' }],
    description: '<p>Sand</p>',
  }

  test.each([
    ['placesData', { status: 1, placesData: [PLACE] }],
    ['places.placesData', { status: 1, places: { placesData: [PLACE] } }],
  ])('places are read under %s', async (_where, body) => {
    answers['/places/fetch'] = body
    expect(await client.call(fetchPlaces, { query: { limit: '7' } })).toMatchObject({
      ok: true,
      value: { placesData: [{ _id: 'p1', name: 'Radhanagar Beach', description: '<p>Sand</p>' }], total: 1 },
    })
  })

  test('categories are read with ids under either name', async () => {
    answers['/travelCategory/fetch'] = {
      status: 1,
      categoryData: [
        { _id: 'c1', slug: 'honeymoon', categoryName: 'Honeymoon', isActive: true, isDeleted: false },
        { id: 'c2', categoryName: 'Family', isActive: false },
      ],
    }
    expect(await client.call(fetchCategories)).toMatchObject({
      ok: true,
      value: {
        categoryData: [
          { _id: 'c1', id: 'c1', slug: 'honeymoon', isActive: true, isDeleted: false, order: 1 },
          { _id: 'c2', id: 'c2', slug: 'c2', isActive: false, order: 2 },
        ],
      },
    })
  })
})
