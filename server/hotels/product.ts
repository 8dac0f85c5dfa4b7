import { addDays, daysBetween, formatDay } from '#contract/terms/india-time.ts'
import { ok, type Result } from '#contract/terms/result.ts'
import { guestsHoused, nightsText, roomsOfType } from '#contract/terms/stay-labels.ts'
import type { LineOf } from '#contract/v1/trip-lines.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { termsByDay } from '#server/products/cancellation-terms.ts'
import { factPicture, type LineFacts, NO_FACTS } from '#server/products/line-facts.ts'
import { adultsText, counted, listed } from '#server/products/line-labels.ts'
import { NO_STOCK, type ProductLine } from '#server/products/priced-line.ts'
import type { PricingParts, Product, ProductMoment } from '#server/products/product.ts'
import { freeNights } from './claim-nights.ts'
import { hotelDeals } from './hotel-deals.ts'
import { islandLabels } from './island-labels.ts'
import { listRoomNights } from './list-room-nights.ts'
import { type QuotedRoom, quoteRoom, staySalesCloseAt } from './quote-room.ts'
import { HOTEL_ENTRIES } from './search-entries.ts'

type HotelLine = LineOf<'hotel'>

/** Rooms of one kind for a stay, as its hotel's page prices them. */
async function price(
  { db }: PricingParts,
  line: HotelLine,
  { now }: ProductMoment,
): Promise<Result<ProductLine, ApiRefusal>> {
  const quoted = await quoteRoom(db, now, line)
  if (!quoted.ok) return quoted
  const islandLabel = await islandLabels(db)
  return ok(lineOf(line, quoted.value, islandLabel(quoted.value.hotel.place._id)))
}

/** Papers show no more of one hotel (ours). */
const PICTURES_MAX = 2

function factsOf(line: HotelLine, { hotel, room, roomsNeeded }: QuotedRoom, island: string): LineFacts {
  const pictures = hotel.images.slice(0, PICTURES_MAX).map(factPicture)
  const islandId = hotel.place._id
  return {
    ...NO_FACTS,
    islands: [{ id: islandId, name: island }],
    pictures,
    stays: [
      {
        ...{ hotelId: hotel._id, hotelName: hotel.hotelName, address: hotel.address, phone: hotel.phone },
        ...{ picture: pictures[0], checkIn: line.checkIn, checkOut: line.checkOut },
        ...{ checkInTime: hotel.checkinTime, checkOutTime: hotel.checkoutTime, islandId, island },
        rooms: roomsOfType(room.name, roomsNeeded),
        guests: guestsHoused(line.rooms, roomsNeeded),
        included: room.breakfast ? ['breakfast'] : [],
      },
    ],
  }
}

function lineOf(line: HotelLine, quoted: QuotedRoom, island: string): ProductLine {
  const { hotel, room, stay, roomsNeeded } = quoted
  const { checkIn, checkOut } = line
  const nights = nightsText(daysBetween(checkIn, checkOut))
  const { packageBasePrice, discount, taxAmount, amountPayable } = stay.price
  return {
    asked: line,
    title: [hotel.hotelName, roomsOfType(room.name, roomsNeeded), nights].join(', '),
    startsAt: new Date(`${checkIn}T${hotel.checkinTime}:00+05:30`),
    endsAt: new Date(`${checkOut}T${hotel.checkoutTime}:00+05:30`),
    salesCloseAt: staySalesCloseAt(checkIn),
    price: { packageBasePrice, discount, taxAmount, amountPayable },
    priceVersion: stay.priceVersion,
    nonRefundable: 0,
    terms: termsByDay(checkIn),
    stock: {
      ...NO_STOCK,
      nights: stay.nights.map(({ date }) => ({ roomTypeId: room._id, night: date, rooms: roomsNeeded })),
    },
    whereabouts: { from: hotel.place._id, to: hotel.place._id },
    facts: factsOf(line, quoted, island),
    details: [
      { label: 'Hotel', text: hotel.hotelName },
      { label: 'Address', text: hotel.address },
      ...(hotel.phone === undefined ? [] : [{ label: 'Telephone', text: hotel.phone }]),
      ...(hotel.contact === '' ? [] : [{ label: 'Contact of the hotel', text: hotel.contact }]),
      { label: 'Check-in', text: `${formatDay(checkIn)}, from ${hotel.checkinTime}` },
      { label: 'Check-out', text: `${formatDay(checkOut)}, until ${hotel.checkoutTime}` },
      { label: 'Rooms', text: roomsOfType(room.name, roomsNeeded) },
      { label: 'Guests', text: guestsHoused(line.rooms, roomsNeeded) },
      ...(room.breakfast ? [{ label: 'Breakfast', text: 'Included' }] : []),
    ],
  }
}

/** Rooms of one type for a stay. */
export const hotelProduct: Product<HotelLine> = {
  price,
  entry: { kind: 'check-in', isTimed: true, isFixed: false },
  initialPercent: ({ hotel }) => hotel,
  isSharing: (one, other) =>
    one.roomId === other.roomId && one.checkIn < other.checkOut && other.checkIn < one.checkOut,
  listAlternatives: (db, { roomId, checkIn, checkOut }) =>
    freeNights(
      db,
      Array.from({ length: daysBetween(checkIn, checkOut) }, (_, step) => ({
        ...{ roomTypeId: roomId, night: addDays(checkIn, step), rooms: 1 },
      })),
    ),
  reviewSubject: ({ roomId }) => ({ kind: 'hotel', subject_id: roomId, room_id: roomId }),
  whenText: ({ checkIn, checkOut }) =>
    `${formatDay(checkIn)} to ${formatDay(checkOut)}, ${counted(daysBetween(checkIn, checkOut), 'night')}`,
  partyText: ({ rooms }) => {
    const sum = (part: 'adults' | 'children') => rooms.reduce((count, room) => count + room[part], 0)
    const children = sum('children')
    return listed([
      counted(rooms.length, 'room'),
      adultsText(sum('adults')),
      children === 0 ? '' : counted(children, 'child', 'children'),
    ])
  },
  wholeDays: ({ checkIn, checkOut }) => ({ from: checkIn, until: checkOut }),
  deals: hotelDeals,
  searchEntries: HOTEL_ENTRIES,
  listDays: ({ db, now }, query) => listRoomNights(db, now(), query),
}
