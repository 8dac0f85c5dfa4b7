import type { Generated, JSONColumnType } from 'kysely'

/** Rows of 0005-hotels.sql. Money is whole rupees before tax and before any deal. */
export type HotelTables = {
  property_type: { id: string; name: string; position: number }
  amenity: { id: string; name: string; position: number }
  bed_type: { id: string; name: string }
  hotel: {
    id: string
    name: string
    property_type_id: string
    star_rating: number
    island_id: string
    locality: string
    address: string
    contact: string
    phone: Generated<string>
    point_id: string | null
    lat: number
    lng: number
    checkin_time: string
    checkout_time: string
    description: string
    booking_policy: string
    transport: JSONColumnType<HotelTransport[]>
    is_active: Generated<boolean>
    position: number
    updated_at: Generated<Date>
    unsaid: Generated<string[]>
  }
  hotel_picture: { hotel_id: string; position: number; picture_id: string }
  hotel_amenity: { hotel_id: string; position: number; amenity_id: string }
  hotel_nearby: { hotel_id: string; position: number; place_id: string; distance_km: number; minutes: number }
  room_type: {
    id: string
    hotel_id: string
    name: string
    description: string
    bed_type_id: string
    size_sq_ft: number
    breakfast: boolean
    max_adults: number
    max_children: number
    is_private: Generated<boolean>
    base_price: number
    allotment: number
    position: number
    unsaid: Generated<string[]>
  }
  room_type_picture: { room_type_id: string; position: number; picture_id: string }
  hotel_season: { id: string; from_day: string; until_day: string }
  room_season_price: { room_type_id: string; season_id: string; price: number }
  room_night: {
    room_type_id: string
    night: string
    price: number
    allotment: number
    sold: Generated<number>
    is_closed: Generated<boolean>
    min_nights: Generated<number>
  }
  tax_rate: { item: string; from_date: string; from_price: number; percent: number }
}

export type HotelTransport = { name: string; distanceKm: number; minutes: number }
