import { counted } from '#contract/terms/counted.ts'
import { STAY_ROOMS_MAX } from '#contract/terms/limits.ts'
import type { HotelDetails, HotelRoom, HotelStay, HotelSummary } from '#contract/v1/hotels.ts'
import { type HoldingLimits, holdingLimitsOf } from '#server/bookings/holds/holding-limits.ts'
import { mostUnits } from '#server/bookings/holds/network-share.ts'
import { extended } from '#server/http/json-body.ts'
import { type PictureRow, pictureOf } from '#server/media/picture-sql.ts'
import { priceVersion } from '#server/price-version.ts'
import type { BoardRoom, HotelFacts, PricedStay, ShownHotel } from './board-rules.ts'
import { type GuestGroup, perNight, priceLine, roomsForAll } from './rules.ts'
import type { DetailsRow, RoomRow } from './store.ts'

/** The sprite of the facilities; each amenity's id is a symbol of it. */
const AMENITY_ICONS = '/icons/amenities.svg'

/** A hotel as the board's statement selects it. */
export type HotelRow = {
  id: string
  name: string
  address: string
  property_type: { id: string; name: string }
  checkin_time: string
  checkout_time: string
  star_rating: number
  booking_policy: string
  description: string
  pictures: PictureRow[]
  locality: string
  contact: string
  phone: string
  amenities: { id: string; name: string }[]
  island: { id: string; name: string; old_name: string | null }
  point_id: string | null
  lat: number
  lng: number
  rating: { average: number; count: number } | null
  percent: number | null
  label: string | null
  lowest_before: number | null
  rooms: BoardRoom[]
}

/** What a summary says whatever is asked. */
export function factsOf(row: HotelRow): HotelFacts {
  return {
    _id: row.id,
    name: row.name,
    hotelName: row.name,
    address: row.address,
    propertyType: { _id: row.property_type.id, name: row.property_type.name },
    checkinTime: row.checkin_time,
    checkoutTime: row.checkout_time,
    starRating: row.star_rating,
    bookingPolicy: row.booking_policy,
    description: row.description,
    images: row.pictures.map(pictureOf),
    locality: { name: row.locality },
    contact: row.contact,
    ...(row.phone === '' ? {} : { phone: row.phone }),
    amenities: row.amenities.map(({ id, name }) => ({ name, iconUrl: `${AMENITY_ICONS}#${id}` })),
    place: {
      _id: row.island.id,
      name: row.island.name,
      ...(row.island.old_name === null ? {} : { oldName: row.island.old_name }),
    },
    pointId: row.point_id,
    lat: row.lat,
    lng: row.lng,
    ...(row.rating === null ? {} : { rating: row.rating }),
    ...(row.label === null ? {} : { badge: row.label }),
  }
}

/** A hotel as lists show it on the wire; `nights` of the stay asked for, if any. */
export function summaryOf(shown: ShownHotel, nights: number | undefined): HotelSummary {
  const { hotel, struck, stay } = shown
  return extended(hotel.facts, {
    availableRooms: shown.availableRooms,
    standardPrice: shown.standardPrice,
    taxAmount: shown.taxAmount,
    ...(struck === undefined ? {} : { struckPrice: struck.price, struckTaxAmount: struck.tax }),
    ...(stay === undefined || nights === undefined ? {} : { stay: stayOf(stay, nights) }),
  })
}

function stayOf({ soldOut, rooms, base, tax }: PricedStay, nights: number): HotelStay {
  const amountPayable = base + tax
  return {
    nights,
    perNight: perNight(amountPayable, nights),
    price: { packageBasePrice: base, discount: 0, taxAmount: tax, amountPayable },
    soldOut,
    rooms,
  }
}

/** A hotel with its rooms; `nights` and `groups` are the stay asked for. */
export function detailsOf(
  hotel: ShownHotel,
  details: DetailsRow,
  nights: number | undefined,
  groups: readonly GuestGroup[],
): HotelDetails {
  const limits = holdingLimitsOf(details.holding_limits)
  return {
    ...summaryOf(hotel, nights),
    nearbyPlaces: details.nearby.map(({ id, name, distance_km, minutes, by_boat }) => ({
      placeId: id,
      name,
      // The minutes are those of a drive: of a boat's they say nothing.
      description: by_boat ? `${distance_km} km, by road and boat` : `${distance_km} km, ${counted(minutes, 'minute')}`,
      distanceKm: distance_km,
    })),
    transport: details.transport,
    rooms: details.rooms.map((room) => roomOf(room, { nights, groups, limits })),
  }
}

type StayRequest = { groups: readonly GuestGroup[]; limits: HoldingLimits }

function roomOf(row: RoomRow, { nights, ...asked }: StayRequest & { nights: number | undefined }): HotelRoom {
  const stay = nights === undefined ? undefined : roomStayOf(row, nights, asked)
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    images: row.pictures.map(pictureOf),
    bedTypeId: { _id: row.bed_type.id, name: row.bed_type.name },
    roomSize: row.size_sq_ft,
    breakfast: row.breakfast,
    pricePerRoom: row.price,
    taxAmount: row.tax_amount,
    maxAdults: row.max_adults,
    maxChildren: row.max_children,
    ...(stay === undefined ? {} : { stay }),
  }
}

function roomStayOf(row: RoomRow, count: number, { groups, limits }: StayRequest): HotelRoom['stay'] {
  const needed = roomsForAll(groups, { maxAdults: row.max_adults, maxChildren: row.max_children })
  if (needed === undefined || row.nights.length < count) return undefined
  const nights = row.nights.map(({ date, price, tax_percent }) => ({ date, price, taxPercent: tax_percent }))
  return {
    left: Math.min(...row.nights.map(({ free }) => free)),
    price: priceLine(nights, needed),
    nights,
    priceVersion: priceVersion(nights),
    roomsNeeded: needed,
    roomsMost: Math.min(STAY_ROOMS_MAX, ...row.nights.map(({ allotment }) => mostUnits('nights', allotment, limits))),
  }
}
