import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { guestsText, nightsText, roomsText } from '#contract/terms/stay-labels.ts'
import type { HotelDetails, HotelRoom } from '#contract/v1/hotels.ts'
import { cleanHtml } from '#site/page/clean-html.ts'
import { leanPicture } from '#site/page/lean-picture.ts'
import type { HotelCardView } from '#site/shop/cards/hotel-card.tsx'
import type { Fact } from '#site/ui/fact-list.tsx'
import type { PictureSource } from '#site/ui/picture.tsx'
import { isFreeFor, isGroupOf, mostRoomsOf } from '../group-stay.ts'
import { FEW_LEFT, toHotelCard } from '../hotel-card-view.ts'
import { hotelEnquiryHref, nightsOfStay, type Stay, stayBookHref } from '../hotel-query.ts'
import { fewLeft, taxesSplit } from '../texts.ts'
import { STAY_TEXTS, shortOf, wayText } from './details-texts.ts'

/** A hotel as its page works with it: head, pictures, price. Made on the server. */
export type HotelView = Omit<HotelCardView, 'href' | 'picture' | 'offers'> & {
  island: { id: string; name: string; oldName?: string }
  address: string
  pictures: PictureSource[]
  lat: number
  lng: number
}

export type RoomView = {
  id: string
  name: string
  html: string
  picture?: PictureSource
  /** "King bed", "300 sq. ft", "Breakfast included" */
  facts: string[]
  sleeps: string
  price?: NonNullable<HotelCardView['price']>
  /** Why it cannot be had, or how many are left. */
  note?: { text: string; isOut: boolean; isForGroup?: boolean }
  nights: { day: string; price: string; tax: string }[]
  /** As a button posts it: its id, and what its stay costs (see book-stay.ts). Absent where it cannot be had. */
  book?: string
  /** To ask for the part of it that is free, or for more rooms than can be booked online. */
  href?: string
}

/** What the page of a hotel tells: it is drawn once and stays. Html is clean. */
export type HotelReading = {
  html: string
  policy: string
  times: Fact[]
  address: string
  /** Of its reception, where it has told us. */
  phone?: string
  nearby: { id?: string; name: string; way: string }[]
  transport: { name: string; way: string }[]
  facilities: { name: string; icon: string }[]
  rooms: RoomView[]
  /** Where a room is posted to be booked, and where the stay is asked for. */
  bookAction: string
  enquiry: string
}

export function toHotelView(hotel: HotelDetails, stay: Stay): HotelView {
  const { href: _, picture: __, offers: ___, ...card } = toHotelCard(hotel, stay)
  const { place, address, images, lat, lng } = hotel
  return {
    ...card,
    island: { id: place._id, name: place.name, ...(place.oldName ? { oldName: place.oldName } : {}) },
    address,
    pictures: images.map(leanPicture),
    lat,
    lng,
  }
}

/** `forGroup` is said where a party needs more rooms of one kind than can be booked online, which is so many. */
export function toHotelReading(hotel: HotelDetails, stay: Stay, forGroup: (most: number) => string): HotelReading {
  const { checkinTime, checkoutTime, nearbyPlaces, transport, amenities } = hotel
  return {
    html: raised(cleanHtml(hotel.description)),
    policy: raised(cleanHtml(hotel.bookingPolicy)),
    times: [
      ...(checkinTime === '' ? [] : [{ label: STAY_TEXTS.checkInTime, text: checkinTime }]),
      ...(checkoutTime === '' ? [] : [{ label: STAY_TEXTS.checkOutTime, text: checkoutTime }]),
    ],
    address: hotel.address,
    ...(hotel.phone === undefined ? {} : { phone: hotel.phone }),
    nearby: nearbyPlaces.map(({ placeId, name, description }) => ({
      ...(placeId ? { id: placeId } : {}),
      name,
      way: description,
    })),
    transport: transport.map(({ name, distanceKm, minutes }) => ({ name, way: wayText(distanceKm, minutes) })),
    facilities: amenities.map(({ name, iconUrl }) => ({ name, icon: iconUrl })),
    rooms: hotel.rooms.map((room) => toRoomView(room, { hotelId: hotel._id, stay, forGroup })),
    bookAction: stayBookHref(hotel._id, stay),
    enquiry: hotelEnquiryHref(hotel._id, stay),
  }
}

/** Headings of the record begin at h3; in a section of the page that is right, in another's they may begin higher. */
function raised(html: string): string {
  return html.replace(/<(\/?)h4>/g, '<$1h3>')
}

type Looked = { hotelId: string; stay: Stay; forGroup: (most: number) => string }

function toRoomView(room: HotelRoom, { hotelId, stay, forGroup }: Looked): RoomView {
  const { _id, name, description = '', images, bedTypeId, roomSize, breakfast, maxAdults, maxChildren } = room
  const hasDates = nightsOfStay(stay) > 0
  const isFree = isFreeFor(room, stay)
  const isGroup = isFree && isGroupOf(room)
  return {
    id: _id,
    name,
    html: cleanHtml(description),
    ...(images[0] ? { picture: leanPicture(images[0]) } : {}),
    facts: [
      bedTypeId.name,
      roomSize > 0 ? `${roomSize} sq. ft` : '',
      breakfast ? STAY_TEXTS.breakfast : STAY_TEXTS.noBreakfast,
    ].filter((fact) => fact !== ''),
    sleeps: guestsText({ adults: maxAdults, children: maxChildren }),
    ...(isFree ? { price: roomPrice(room) } : {}),
    ...(isFree && !isGroup ? { book: bookValue(room) } : {}),
    ...(isGroup || (!isFree && isPartlyFree(room)) ? { href: hotelEnquiryHref(hotelId, stay, _id) } : {}),
    ...(isGroup
      ? { note: { text: forGroup(mostRoomsOf(room)), isOut: false, isForGroup: true } }
      : noteOf(room, hasDates, isFree)),
    nights: (isFree ? (room.stay?.nights ?? []) : []).map(({ date, price, taxPercent }) => ({
      day: formatDay(date),
      price: formatRupees(price),
      tax: `${taxPercent}%`,
    })),
  }
}

function bookValue({ _id, stay }: HotelRoom): string {
  return stay === undefined ? _id : `${_id}~${stay.price.amountPayable}`
}

/** The stay as asked, or a night of the regular season. */
function roomPrice({ pricePerRoom, taxAmount, stay }: HotelRoom): NonNullable<HotelCardView['price']> {
  if (stay === undefined) {
    return {
      amount: pricePerRoom + taxAmount,
      unit: STAY_TEXTS.perNight,
      split: taxesSplit(formatRupees(pricePerRoom), formatRupees(taxAmount)),
    }
  }
  const { price, nights, roomsNeeded = 1 } = stay
  return {
    amount: price.amountPayable,
    unit: `for ${nightsText(nights.length)}${roomsNeeded > 1 ? `, ${roomsText(roomsNeeded)}` : ''}`,
    split: taxesSplit(formatRupees(price.amountPayable - price.taxAmount), formatRupees(price.taxAmount)),
  }
}

/** Some of it is free, though not enough for all: the rest can be asked for. */
function isPartlyFree({ stay }: HotelRoom): boolean {
  return stay !== undefined && stay.left > 0
}

function noteOf({ stay }: HotelRoom, hasDates: boolean, isFree: boolean): Pick<RoomView, 'note'> {
  if (!hasDates) return {}
  if (!isFree) return { note: { text: stay === undefined ? STAY_TEXTS.tooSmall : shortOf(stay), isOut: true } }
  const left = stay?.left ?? 0
  return left < FEW_LEFT ? { note: { text: fewLeft(left), isOut: false } } : {}
}
