import { priceOfToday } from '#contract/terms/enquiry-price.ts'
import { formatRooms } from '#contract/terms/hotel-stay.ts'
import { dayInIndia, formatDay } from '#contract/terms/india-time.ts'
import { ABOUT_DETAIL_LENGTH_MAX, STAY_NIGHTS_MAX, STAY_ROOMS_MAX } from '#contract/terms/limits.ts'
import { ok, type Result } from '#contract/terms/result.ts'
import { guestsByRoom, nightsText, roomsText, stayLabel } from '#contract/terms/stay-labels.ts'
import type { CallFailure } from '#contract/v1/client.ts'
import { fetchHotelDetails, type HotelDetails, type HotelRoom } from '#contract/v1/hotels.ts'
import type { Price } from '#contract/v1/shapes.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { leanPicture } from '#site/page/lean-picture.ts'
import { answerEnquiryAbout, type EnquiryHost } from '#site/shop/enquiry/answer-enquiry.ts'
import type { EnquiryAnswer } from '#site/shop/enquiry/enquiry-values.ts'
import type { SumsView } from '#site/shop/price/price-sums.tsx'
import type { Fact } from '#site/ui/fact-list.tsx'
import type { PictureSource } from '#site/ui/picture.tsx'
import { ASKED_TEXTS, STAY_TEXTS, shortOf } from '../details/details-texts.ts'
import { nightsOfStay, type Stay } from '../hotel-query.ts'
import { readStay, WISHES } from '../read-stay.ts'

/** The stay as the enquiry repeats it: what is asked for, line by line, and what it costs; `note` says of which day, or why not. */
export type AskedStayView = { facts: Fact[]; sums?: SumsView; note: string }

export type AskedHotel = {
  id: string
  name: string
  address: string
  picture?: PictureSource
  stay: Stay
  /** The room asked for, when the address names one of the hotel's. */
  room?: { id: string; name: string }
  view: AskedStayView
}

/** The hotel, the room and the stay that an enquiry's address names, with the price of that stay. */
export async function loadAskedHotel(
  { api, now }: Pick<SiteHost, 'api' | 'now'>,
  hotelId: string,
  search: URLSearchParams,
): Promise<Result<AskedHotel, CallFailure>> {
  const today = dayInIndia(now)
  const { stay } = readStay(search, today, WISHES)
  const dates = isBookable(stay)
    ? { checkIn: stay.checkIn, checkOut: stay.checkOut, rooms: formatRooms(stay.rooms) }
    : {}
  const answer = await api.call(fetchHotelDetails, { query: { hotelId, ...dates } })
  if (!answer.ok) return answer
  return ok(askedHotel(answer.value.hotelData, stay, { roomId: search.get('room') ?? '', today }))
}

/** On the server: the enquiry about the hotel and the stay that its address names. */
export function sendHotelEnquiry(
  host: EnquiryHost,
  hotelId: string,
  search: URLSearchParams,
  form: FormData,
): Promise<EnquiryAnswer> {
  return answerEnquiryAbout(host, form, async () => {
    const asked = await loadAskedHotel(host, hotelId, search)
    return asked.ok ? ok(enquirySubject(asked.value)) : asked
  })
}

/** What the office reads, with who stays in which room; and the stay itself, so that its price is worked out where it is stored. */
function enquirySubject({ id, name, room, stay }: AskedHotel) {
  const { checkIn, checkOut, rooms } = stay
  const words = [...(room ? [room.name] : []), stayLabel(stay)].join(', ')
  const asked = { ...(room ? { roomId: room.id } : {}), checkIn, checkOut, rooms: [...rooms] }
  return {
    enquiryFor: 'Hotel' as const,
    about: {
      id,
      detail: `${name}: ${words}`.slice(0, ABOUT_DETAIL_LENGTH_MAX),
      ...(nightsOfStay(stay) > 0 ? { stay: asked } : {}),
    },
  }
}

function isBookable(stay: Stay): boolean {
  const nights = nightsOfStay(stay)
  return nights > 0 && nights <= STAY_NIGHTS_MAX && stay.rooms.length <= STAY_ROOMS_MAX
}

type Asked = { roomId: string; today: string }

function askedHotel(hotel: HotelDetails, stay: Stay, { roomId, today }: Asked): AskedHotel {
  const { _id, name, address, images, rooms } = hotel
  const room = rooms.find((each) => each._id === roomId)
  const sums = sumsFor(hotel, stay, room)
  return {
    id: _id,
    name,
    address,
    ...(images[0] ? { picture: leanPicture(images[0]) } : {}),
    stay,
    ...(room ? { room: { id: room._id, name: room.name } } : {}),
    view: {
      facts: factsOf(stay, room?.name),
      ...(typeof sums === 'string' ? { note: sums } : { sums, note: priceOfToday(today) }),
    },
  }
}

function factsOf(stay: Stay, room: string | undefined): AskedStayView['facts'] {
  const nights = nightsOfStay(stay)
  const dates =
    nights === 0
      ? [{ label: ASKED_TEXTS.dates, text: ASKED_TEXTS.noDates }]
      : [
          { label: ASKED_TEXTS.checkIn, text: formatDay(stay.checkIn) },
          { label: ASKED_TEXTS.checkOut, text: formatDay(stay.checkOut) },
          { label: ASKED_TEXTS.nights, text: nightsText(nights) },
        ]
  return [
    ...dates,
    { label: ASKED_TEXTS.roomType, text: room ?? ASKED_TEXTS.anyRoom },
    { label: ASKED_TEXTS.rooms, text: guestsByRoom(stay.rooms) },
  ]
}

/** The same sum as on the hotel's page, of the room chosen or of the cheapest rooms that house the party; or why there is none. */
function sumsFor(hotel: HotelDetails, stay: Stay, room: HotelRoom | undefined): SumsView | string {
  const nights = nightsOfStay(stay)
  if (nights === 0) return ASKED_TEXTS.needsDates
  if (!isBookable(stay)) return ASKED_TEXTS.tooMuch
  const words = (name: string, rooms: number) => `${name}, ${roomsText(rooms)}, ${nightsText(nights)}`
  if (room === undefined) {
    const cheapest = hotel.stay
    if (cheapest === undefined || cheapest.soldOut) return `${STAY_TEXTS.soldOut}. ${ASKED_TEXTS.offer}`
    return sumsOf(cheapest.price, words(ASKED_TEXTS.cheapest, cheapest.rooms ?? stay.rooms.length))
  }
  if (room.stay === undefined) return `${STAY_TEXTS.tooSmall}. ${ASKED_TEXTS.offer}`
  const { left, roomsNeeded = stay.rooms.length, price } = room.stay
  if (left < roomsNeeded) return `${shortOf({ left, roomsNeeded })}. ${ASKED_TEXTS.offer}`
  return sumsOf(price, words(room.name, roomsNeeded))
}

function sumsOf({ amountPayable, taxAmount }: Price, label: string): SumsView {
  return {
    lines: [
      { label, amount: amountPayable - taxAmount },
      { label: ASKED_TEXTS.taxes, amount: taxAmount },
    ],
    amountPayable,
  }
}
