import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ApiClient } from '#contract/v1/client.ts'
import { fetchHotelDetails, fetchHotels, fetchPlacewiseHotels } from '#contract/v1/hotels.ts'
import { createClient } from '#server/adapters/provider/provider-client.ts'
import { type FakeProvider, openFakeProvider } from '#tests/support/fake-provider.ts'

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

/** A hotel as another company's system sends it: prices as text, bare names, things we have no use for. */
const FOREIGN = {
  _id: '64F1HOTEL',
  hotelName: 'Reed House',
  address: 'Lagoon Road',
  propertyType: 'Resort',
  checkinTime: '12:00',
  checkoutTime: '10:00',
  availableRooms: '4',
  standardPrice: '6000',
  starRating: '3',
  bookingPolicy: null,
  description: '<p onclick="x()">Quiet</p>',
  images: ['https://cdn.provider.test/1.jpg', { mediaLink: 'javascript:alert(1)' }],
  locality: { _id: 'l', name: 'Lagoon' },
  contact: 9876543210,
  amenities: [
    { name: 'Wi-Fi', iconUrl: 'https://cdn.provider.test/wifi.png' },
    { name: 'Pool', iconUrl: 'javascript:alert(1)' },
    'Garden',
    null,
  ],
  place: { _id: 'P1', name: 'Neil Island' },
}
const READ = {
  _id: '64F1HOTEL',
  name: 'Reed House',
  hotelName: 'Reed House',
  propertyType: { _id: 'Resort', name: 'Resort' },
  availableRooms: 4,
  standardPrice: 6_000,
  taxAmount: 0,
  starRating: 3,
  bookingPolicy: '',
  images: [{ mediaLink: 'https://cdn.provider.test/1.jpg' }],
  locality: { name: 'Lagoon' },
  contact: '9876543210',
  amenities: [
    { name: 'Wi-Fi', iconUrl: 'https://cdn.provider.test/wifi.png' },
    { name: 'Pool', iconUrl: '' },
    { name: 'Garden', iconUrl: '' },
  ],
  place: { _id: 'P1', name: 'Neil Island' },
  pointId: null,
}

describe('lists of hotels', () => {
  test.each([
    ['hotelData', { status: 1, hotelData: [FOREIGN] }],
    ['hotel.hotelData', { status: 1, hotel: { hotelData: [FOREIGN] } }],
    ['hotels.hotelData', { status: 1, hotels: { hotelData: [FOREIGN] } }],
    ['hotels', { hotels: [FOREIGN] }],
  ])('are read under %s, without a total and without counts', async (_where, body) => {
    answers['/hotels/fetch'] = body
    const answer = await client.call(fetchHotels)
    expect(answer).toMatchObject({
      ok: true,
      value: { hotelData: [READ], total: 1, totalKnown: false, facets: { stars: [], location: [] } },
    })
    expect(answer).not.toHaveProperty('value.splitStay')
  })

  test('of a place are read as the specification has them', async () => {
    answers['/placewiseHotel/fetch'] = { status: 1, hotelData: [FOREIGN] }
    expect(await client.call(fetchPlacewiseHotels, { query: { place: 'p1' } })).toMatchObject({
      ok: true,
      value: { hotelData: [READ] },
    })
    expect(provider.calls.at(-1)).toBe('GET /placewiseHotel/fetch?place=p1')
  })

  test('keep a stay that has a price, and drop one without', async () => {
    const stay = { nights: 2, price: { taxAmount: '600', amountPayable: '12600' } }
    answers['/hotels/fetch'] = {
      status: 1,
      hotelData: [
        { ...FOREIGN, stay },
        { ...FOREIGN, stay: { nights: 2, price: {} } },
      ],
    }
    const answer = await client.call(fetchHotels)
    expect(answer).toMatchObject({
      value: {
        hotelData: [
          {
            stay: {
              nights: 2,
              perNight: 6_300,
              soldOut: false,
              price: { packageBasePrice: 12_000, discount: 0, taxAmount: 600, amountPayable: 12_600 },
            },
          },
          {},
        ],
      },
    })
    expect(answer).not.toHaveProperty('value.hotelData.1.stay')
  })

  test.each([
    ['no price', { ...FOREIGN, standardPrice: 'on request' }],
    ['no id', { ...FOREIGN, _id: undefined }],
  ])('with %s are an error in the words of the catalogue', async (_what, record) => {
    answers['/hotels/fetch'] = { status: 1, hotelData: [record] }
    expect(await client.call(fetchHotels)).toMatchObject({ ok: false, error: { message: 'Failed to fetch hotels.' } })
  })
})

describe('one hotel', () => {
  const ROOM = {
    name: 'Lagoon Room',
    images: [{ mediaLink: '/r.jpg' }],
    bedTypeId: { name: 'King bed' },
    roomSize: '300',
    breakfast: 1,
    pricePerRoom: '6000',
  }
  const DETAILS = { ...FOREIGN, rooms: [ROOM], nearbyPlaces: [{ name: 'Jetty', description: 'Near' }] }

  test.each([
    ['hotel.hotelData', { status: 1, hotel: { hotelData: DETAILS } }],
    ['hotelData', { status: 1, hotelData: DETAILS }],
    ['hotelData, a list of one', { status: 1, hotelData: [DETAILS] }],
  ])('is read under %s', async (_where, body) => {
    answers['/hotels/hotelDetails'] = body
    expect(await client.call(fetchHotelDetails, { query: { hotelId: 'a' } })).toMatchObject({
      ok: true,
      value: {
        hotelData: {
          ...READ,
          rooms: [
            {
              _id: 'Lagoon Room',
              name: 'Lagoon Room',
              bedTypeId: { name: 'King bed' },
              roomSize: 300,
              breakfast: true,
              pricePerRoom: 6_000,
              maxAdults: 2,
              maxChildren: 0,
            },
          ],
          nearbyPlaces: [{ name: 'Jetty', description: 'Near', distanceKm: 0 }],
          transport: [],
        },
      },
    })
  })

  test('that is not there is an error in the words of the catalogue', async () => {
    answers['/hotels/hotelDetails'] = { status: 1, hotel: {} }
    expect(await client.call(fetchHotelDetails, { query: { hotelId: 'a' } })).toMatchObject({
      ok: false,
      error: { message: 'Failed to fetch hotel details.' },
    })
  })
})
