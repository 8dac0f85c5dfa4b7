import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOTEL_PRICE_BANDS } from '#contract/terms/hotel-facets.ts'
import type { HotelFacets, HotelSummary } from '#contract/v1/hotels.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

type List = { hotels: HotelSummary[]; total: number; facets: HotelFacets }

async function list(query = ''): Promise<List> {
  const { status, body } = await api.get(`/hotels/fetch${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return { hotels: body.hotelData as HotelSummary[], total: body.total as number, facets: body.facets as HotelFacets }
}

const shown = (hotel: HotelSummary) => hotel.stay?.perNight ?? hotel.standardPrice + hotel.taxAmount
const ids = (hotels: { _id: string }[]) => hotels.map(({ _id }) => _id)
const counts = (facet: { value: string; count: number }[]) =>
  Object.fromEntries(facet.map((each) => [each.value, each.count]))

describe('filters', () => {
  test.each([
    ['propertyType=resort', (hotel: HotelSummary) => hotel.propertyType.name === 'Resort'],
    ['propertyType=Hotel,bungalow', (hotel: HotelSummary) => hotel.propertyType.name !== 'Resort'],
    ['stars=5,2', (hotel: HotelSummary) => [5, 2].includes(hotel.starRating)],
    [
      'location=swaraj-dweep,Neil Island',
      (hotel: HotelSummary) => ['swaraj-dweep', 'shaheed-dweep'].includes(hotel.place._id),
    ],
    ['guestRating=4', (hotel: HotelSummary) => (hotel.rating?.average ?? 0) >= 4],
    ['guestRating=4.5,4', (hotel: HotelSummary) => (hotel.rating?.average ?? 0) >= 4],
    ['minPrice=4830&maxPrice=8851', (hotel: HotelSummary) => shown(hotel) >= 4_830 && shown(hotel) <= 8_851],
    ['minPrice=20000', (hotel: HotelSummary) => shown(hotel) >= 20_000],
    [
      'stars=3&propertyType=resort&maxPrice=6000',
      (hotel: HotelSummary) => hotel.starRating === 3 && hotel.propertyType._id === 'resort' && shown(hotel) <= 6_000,
    ],
  ])('%s lets through exactly those that fit', async (query, fits) => {
    const all = (await list()).hotels
    const found = (await list(`?${query.replaceAll(' ', '%20')}`)).hotels
    expect(found.length).toBeGreaterThan(0)
    expect(ids(found)).toEqual(ids(all.filter(fits)))
  })

  test('prices are compared with what is shown, tax included: 4,600 before tax is found at 4,830 and not at 4,829', async () => {
    expect(ids((await list('?minPrice=4830&maxPrice=4830')).hotels)).toEqual(['drift-and-dive'])
    expect((await list('?minPrice=4600&maxPrice=4829')).total).toBe(0)
  })

  test.each(['propertyType=castle', 'location=Atlantis', 'guestRating=5.0', 'stars=1'])(
    '%s finds nothing, which is no error',
    async (query) => {
      expect(await list(`?${query}`)).toMatchObject({ hotels: [], total: 0 })
    },
  )
})

describe('counts beside the filters', () => {
  test('say what the whole catalogue has, with the words for ids', async () => {
    const { facets } = await list()
    expect(counts(facets.propertyType)).toEqual({ hotel: 10, resort: 11, bungalow: 9 })
    expect(facets.stars).toEqual([
      { value: '5', count: 3 },
      { value: '4', count: 6 },
      { value: '3', count: 11 },
      { value: '2', count: 10 },
    ])
    expect(facets.location.slice(0, 3)).toEqual([
      { value: 'south-andaman', label: 'Sri Vijaya Puram (Port Blair)', count: 10 },
      { value: 'swaraj-dweep', label: 'Swaraj Dweep (Havelock)', count: 9 },
      { value: 'shaheed-dweep', label: 'Shaheed Dweep (Neil Island)', count: 5 },
    ])
    expect(facets.priceBand.reduce((sum, each) => sum + each.count, 0)).toBe(30)
    expect(facets.guestRating.map(({ value }) => value)).toEqual(['4.5', '4', '3.5', '3'])
  })

  test.each([
    '',
    'destination=havelock',
    'stars=3,4',
    'propertyType=resort&stars=4',
    'minPrice=3000&maxPrice=9999&location=south-andaman',
  ])('with "%s" each is what choosing it alone would find', async (query) => {
    const { facets } = await list(`?${query}`)
    const totalWith = async (names: string[], change: string) => {
      const kept = query.split('&').filter((part) => part !== '' && !names.includes(part.split('=')[0] ?? ''))
      return (await list(`?${[...kept, change].join('&')}`)).total
    }
    for (const { value, count } of facets.stars) expect(await totalWith(['stars'], `stars=${value}`)).toBe(count)
    for (const { value, count } of facets.propertyType)
      expect(await totalWith(['propertyType'], `propertyType=${value}`)).toBe(count)
    for (const { value, count } of facets.location)
      expect(await totalWith(['location'], `location=${value}`)).toBe(count)
    for (const { value, count } of facets.priceBand) {
      const band = HOTEL_PRICE_BANDS.find((each) => each.value === value)
      const upTo = band?.max === undefined ? '' : `&maxPrice=${band.max}`
      expect(await totalWith(['minPrice', 'maxPrice'], `minPrice=${band?.min}${upTo}`), value).toBe(count)
    }
  })
})
