import type { FakeResponse } from './foreign-answers.ts'

const PRICE = { packageBasePrice: 10_000, discount: 0, taxAmount: 500, amountPayable: 10_500 }
const NIGHTS = [
  { date: '2030-01-10', price: 5_000, taxPercent: 5 },
  { date: '2030-01-11', price: 5_000, taxPercent: 5 },
]

function hotel(id: string, name: string, soldOut: boolean, availableRooms: number) {
  return {
    _id: id,
    name,
    address: 'Lagoon road',
    propertyType: { _id: 'hotel', name: 'Hotel' },
    standardPrice: 5_000,
    taxAmount: 250,
    starRating: 3,
    availableRooms,
    images: [{ mediaLink: '/nowhere-at-all.webp', alt: 'A house on stilts' }],
    place: { _id: 'swaraj-dweep', name: 'Swaraj Dweep', oldName: 'Havelock' },
    locality: { name: 'Lagoon' },
    lat: 11.98,
    lng: 92.99,
    stay: { nights: 2, perNight: 5_250, price: PRICE, soldOut },
  }
}

const HOTELS = [hotel('stilt-house', 'Stilt House', false, 3), hotel('full-house', 'Full House', true, 0)]

const ROOMS = [
  { _id: 'plank', name: 'Plank Room', left: 3 },
  { _id: 'loft', name: 'Loft', left: 0 },
].map(({ left, ...room }) => ({
  ...room,
  bedTypeId: { _id: 'queen', name: 'Queen bed' },
  roomSize: 200,
  breakfast: true,
  pricePerRoom: 5_000,
  taxAmount: 250,
  maxAdults: 2,
  maxChildren: 1,
  stay: { left, price: PRICE, nights: NIGHTS, priceVersion: '1' },
}))

/** A provider on whose island one house has three rooms left, another none, and half a stay is free at each. */
export function hotelAnswers(path: string, query: URLSearchParams): FakeResponse | undefined {
  switch (path) {
    case '/travelCategory/fetch':
      return { body: { status: 1, categoryData: [] } }
    case '/places/fetch':
      return { body: { status: 1, placesData: [] } }
    case '/placewiseHotel/fetch':
    case '/hotels/fetch':
      return {
        body: {
          status: 1,
          hotelData: HOTELS,
          facets: { location: [{ value: 'swaraj-dweep', label: 'Swaraj Dweep (Havelock)', count: 2 }] },
          ...(query.has('checkIn') ? { splitStay: SPLIT } : {}),
          total: 120,
          page: Number(query.get('page') ?? 1),
          limit: 50,
        },
      }
    case '/hotels/hotelDetails':
      return { body: { status: 1, hotelData: { ...HOTELS[0], rooms: ROOMS } } }
    default:
      return undefined
  }
}

const SPLIT = [
  { hotelId: 'stilt-house', checkIn: '2030-01-10', checkOut: '2030-01-11' },
  { hotelId: 'full-house', checkIn: '2030-01-11', checkOut: '2030-01-12' },
]
