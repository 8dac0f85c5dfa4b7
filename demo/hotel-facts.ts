import facts from './facts/hotels.json' with { type: 'json' }

/** One hotel of the demo: facts only; prices are whole rupees before tax, after the hotel's deal where it has one. */
export type HotelFact = {
  id: string
  name: string
  propertyType: string
  starRating: number
  locality: string
  island: string
  lat: number
  lng: number
  pointId: string | null
  addressPattern: string
  checkinTime: string
  checkoutTime: string
  standardPrice: number
  topDeal: boolean
  amenities: { key: string; name: string }[]
  rooms: RoomFact[]
  transport: { name: string; distanceKm: number; minutes: number }[]
  nearbyPlaces: { placeId: string; distanceKm: number; minutes: number }[]
  contact: { email: string; phone: string }
}

export type RoomFact = {
  id: string
  name: string
  bedType: string
  roomSizeSqFt: number
  breakfast: boolean
  maxAdults: number
  maxChildren: number
  pricePerRoom: { peak: number; shoulder: number; monsoon: number }
  roomsOfType: number
}

export const hotelFacts: HotelFact[] = facts.hotels
