import { formatRooms } from '#contract/terms/hotel-stay.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { ABOUT_DETAIL_LENGTH_MAX } from '#contract/terms/limits.ts'
import { ok, type Result } from '#contract/terms/result.ts'
import type { CallFailure } from '#contract/v1/client.ts'
import { fetchHotelDetails, type HotelDetails } from '#contract/v1/hotels.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { leanPicture } from '#site/lean-picture.ts'
import type { PictureSource } from '#site/ui/picture.tsx'
import { nightsOfStay, type Stay } from './hotel-query.ts'
import { readStay } from './read-stay.ts'
import { stayText } from './stay-texts.ts'

export type AskedHotel = {
  id: string
  name: string
  picture?: PictureSource
  stay: Stay
  /** The room asked for, when the address names one of the hotel's. */
  room?: { id: string; name: string }
  /** "Deluxe Room, 5 nights, Sat 13 Feb to Thu 18 Feb 2027, 2 rooms, 5 guests" */
  detail: string
}

/** The hotel, the room and the stay that an enquiry's address names. */
export async function loadAskedHotel(
  { api, now }: Pick<SiteHost, 'api' | 'now'>,
  hotelId: string,
  search: URLSearchParams,
): Promise<Result<AskedHotel, CallFailure>> {
  const answer = await api.call(fetchHotelDetails, { query: { hotelId } })
  if (!answer.ok) return answer
  const { stay } = readStay(search, dayInIndia(now))
  return ok(askedHotel(answer.value.hotelData, stay, search.get('room') ?? ''))
}

/** What the office reads: the same, with who stays in which room. */
export function enquirySubject({ id, name, detail, stay }: AskedHotel) {
  const rooms = nightsOfStay(stay) > 0 || stay.rooms.length > 1 ? ` (${formatRooms(stay.rooms)})` : ''
  return {
    enquiryFor: 'Hotel' as const,
    about: { id, detail: `${name}: ${detail}${rooms}`.slice(0, ABOUT_DETAIL_LENGTH_MAX) },
  }
}

function askedHotel({ _id, name, images, rooms }: HotelDetails, stay: Stay, roomId: string): AskedHotel {
  const room = rooms.find((each) => each._id === roomId)
  return {
    id: _id,
    name,
    ...(images[0] ? { picture: leanPicture(images[0]) } : {}),
    stay,
    ...(room ? { room: { id: room._id, name: room.name } } : {}),
    detail: [...(room ? [room.name] : []), stayText(stay)].join(', '),
  }
}
