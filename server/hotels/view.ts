import { counted } from '#contract/terms/counted.ts'
import { STAY_ROOMS_MAX } from '#contract/terms/limits.ts'
import type { HotelDetails, HotelRoom, HotelStay, HotelSummary } from '#contract/v1/hotels.ts'
import { type HoldingLimits, holdingLimitsOf } from '#server/bookings/holds/holding-limits.ts'
import { mostUnits } from '#server/bookings/holds/network-share.ts'
import { extended } from '#server/http/json-body.ts'
import { pictureOf } from '#server/media/picture-sql.ts'
import { priceVersion } from '#server/price-version.ts'
import type { PricedStay, ShownHotel } from './board-rules.ts'
import { type GuestGroup, perNight, priceLine, roomsForAll } from './rules.ts'
import type { DetailsRow, RoomRow } from './store.ts'

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
    nearbyPlaces: details.nearby.map(({ minutes, isByBoat, ...place }) => ({
      ...place,
      // The minutes are those of a drive: of a boat's they say nothing.
      description: `${place.distanceKm} km, ${isByBoat ? 'by road and boat' : counted(minutes, 'minute')}`,
    })),
    transport: details.transport,
    rooms: details.rooms.map((room) => roomOf(room, { nights, groups, limits })),
  }
}

type StayRequest = { groups: readonly GuestGroup[]; limits: HoldingLimits }

function roomOf(row: RoomRow, { nights, ...asked }: StayRequest & { nights: number | undefined }): HotelRoom {
  const { pictures, nights: _, ...facts } = row
  const stay = nights === undefined ? undefined : roomStayOf(row, nights, asked)
  return { ...facts, images: pictures.map(pictureOf), ...(stay === undefined ? {} : { stay }) }
}

function roomStayOf(row: RoomRow, count: number, { groups, limits }: StayRequest): HotelRoom['stay'] {
  const needed = roomsForAll(groups, row)
  if (needed === undefined || row.nights.length < count) return undefined
  const nights = row.nights.map(({ date, price, taxPercent }) => ({ date, price, taxPercent }))
  return {
    left: Math.min(...row.nights.map(({ free }) => free)),
    price: priceLine(nights, needed),
    nights,
    priceVersion: priceVersion(nights),
    roomsNeeded: needed,
    roomsMost: Math.min(STAY_ROOMS_MAX, ...row.nights.map(({ allotment }) => mostUnits('nights', allotment, limits))),
  }
}
