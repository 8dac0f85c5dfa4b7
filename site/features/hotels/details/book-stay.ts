import { lastCheckOut, STAY_MESSAGES } from '#contract/terms/hotel-stay.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { guestsByRoom } from '#contract/terms/stay-labels.ts'
import { fetchHotelDetails, type HotelDetails, type HotelRoom } from '#contract/v1/hotels.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { BOOK_TEXTS, forGuests } from '#site/shop/book/book-texts.ts'
import { ANOTHER_PRICE, type AskField, unread, type Wanted } from '#site/shop/book/wanted.ts'
import { groupOfHotel, isGroupOf, mostRoomsOf, roomsGroupWords } from '../group-stay.ts'
import { hotelEnquiryHref, hotelHref, nightsOfStay, type Stay, stayNames } from '../hotel-query.ts'
import { readStay, WISHES } from '../read-stay.ts'
import { ASKED_TEXTS, STAY_TEXTS, shortOf } from './details-texts.ts'

/** On the server: the room and the stay that a hotel's page asks for. */
export async function bookStay(
  host: Pick<SiteHost, 'api' | 'now' | 'brand'>,
  id: string,
  fields: URLSearchParams,
): Promise<Wanted> {
  const { api, now } = host
  const today = dayInIndia(now)
  const { stay, problems } = readStay(fields, today)
  const answer = await api.call(fetchHotelDetails, { query: { hotelId: id, ...stayNames(stay) } })
  if (!answer.ok) return unread(answer.error)
  const hotel = answer.value.hotelData
  // A button of the table names the room and the price that stood beside it.
  const [roomId, shown] = (fields.get('room') ?? fields.get('add') ?? '').split('~')
  const room = hotel.rooms.find(({ _id }) => _id === roomId)
  const wish = readStay(fields, today, WISHES).stay
  const about = {
    title: room === undefined ? hotel.name : `${hotel.name}, ${room.name}`,
    href: hotelHref(hotel._id, stay),
    enquiry: hotelEnquiryHref(hotel._id, wish, room?._id),
  }
  if (problems.includes(STAY_MESSAGES.nights)) return { kind: 'refused', ...about, message: `${STAY_MESSAGES.nights}.` }
  if (problems.includes(STAY_MESSAGES.roomCount))
    return { kind: 'refused', ...about, message: roomsGroupWords(host, { isPriced: false }) }
  if (room && isGroupOf(room))
    return { kind: 'refused', ...about, message: roomsGroupWords(host, { isPriced: true, most: mostRoomsOf(room) }) }
  const group = room === undefined ? groupOfHotel(host, hotel, stay) : undefined
  if (group !== undefined) return { kind: 'refused', ...about, message: group.text }
  const dates = problems.length > 0 || nightsOfStay(stay) === 0 ? dateFields(stay, problems, today) : []
  const rooms = room === undefined ? [roomField(hotel)] : []
  if (dates.length + rooms.length > 0) {
    const notes = [forGuests(guestsByRoom(stay.rooms))]
    return { kind: 'ask', ...about, fields: [...dates, ...rooms], notes }
  }
  const short = room && whyNot(room, stay)
  if (short !== undefined) return { kind: 'refused', ...about, message: `${short}.` }
  const line = { roomId: room?._id ?? '', checkIn: stay.checkIn, checkOut: stay.checkOut, rooms: [...stay.rooms] }
  return {
    kind: 'item',
    item: { line: { kind: 'hotel', ...line, ...versionOf(room, shown) }, ...about, ...seen(shown) },
  }
}

function seen(shown: string | undefined): { seen?: number } {
  return shown === undefined || !/^\d{1,9}$/.test(shown) ? {} : { seen: Number(shown) }
}

/** The table shows the price alone: another one than now is that of no version we have. */
function versionOf(room: HotelRoom | undefined, shown: string | undefined): { priceVersion?: string } {
  const now = room?.stay
  if (now === undefined || shown === undefined) return {}
  return { priceVersion: String(now.price.amountPayable) === shown ? now.priceVersion : ANOTHER_PRICE }
}

function whyNot({ stay: found }: HotelRoom, { rooms }: Stay): string | undefined {
  if (found === undefined) return STAY_TEXTS.tooSmall
  const { left, roomsNeeded = rooms.length } = found
  return left < roomsNeeded ? shortOf({ left, roomsNeeded }) : undefined
}

function dateFields({ checkIn, checkOut }: Stay, problems: readonly string[], today: string): AskField[] {
  const date = { type: 'date', min: today, max: lastCheckOut(today) } as const
  return [
    {
      ...date,
      name: 'checkIn',
      label: ASKED_TEXTS.checkIn,
      value: checkIn,
      error: problems[0] ?? BOOK_TEXTS.needsDates,
    },
    { ...date, name: 'checkOut', label: ASKED_TEXTS.checkOut, value: checkOut },
  ]
}

/** With its price where there are dates; a room that cannot be had is not offered. */
function roomField({ rooms }: HotelDetails): AskField {
  const free = rooms.filter(
    (room) => room.stay === undefined || (room.stay.left >= (room.stay.roomsNeeded ?? 1) && !isGroupOf(room)),
  )
  return {
    name: 'room',
    label: ASKED_TEXTS.roomType,
    type: 'select',
    options: free.map(({ _id, name, stay }) => ({
      value: _id,
      label: stay === undefined ? name : `${name}, ${formatRupees(stay.price.amountPayable)}`,
    })),
    error: BOOK_TEXTS.needsRoom,
  }
}
