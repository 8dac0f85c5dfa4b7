import { STAY_MESSAGES } from '#contract/terms/hotel-stay.ts'
import { STAY_ROOMS_MAX } from '#contract/terms/limits.ts'
import { roomsText, stayLabel } from '#contract/terms/stay-labels.ts'
import type { HotelDetails, HotelRoom } from '#contract/v1/hotels.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { askOfficeHref } from '#site/shop/enquiry/ask-office.ts'
import { groupWords } from '#site/shop/party/group-words.ts'
import { hotelEnquiryHref, nightsOfStay, type Stay } from './hotel-query.ts'
import { partyOfStay } from './stay-texts.ts'

type Spoken = Pick<SiteHost, 'brand' | 'now'>

/**
 * What is said to who needs more rooms than one stay online may have, or than `most` of one type; `isPriced` where their price stands
 * beside it.
 */
export function roomsGroupWords(
  host: Spoken,
  { isPriced, most = STAY_ROOMS_MAX }: { isPriced: boolean; most?: number },
): string {
  return groupWords(host, most < STAY_ROOMS_MAX ? `${roomsText(most)} of one type` : roomsText(most), { isPriced })
}

/** Of the problems of a stay: more rooms than can be booked online are none, our office books them. */
export function groupAmong(
  host: Spoken,
  problems: readonly string[],
  href: string,
): { problems: string[]; group?: { text: string; href: string } } {
  const others = problems.filter((each) => each !== STAY_MESSAGES.roomCount)
  if (others.length === problems.length) return { problems: others }
  return { problems: others, group: { text: roomsGroupWords(host, { isPriced: false }), href } }
}

/** Where rooms are asked for that no one hotel was chosen for. */
export function askForRoomsHref(where: string, stay: Stay): string {
  const { adults, children } = partyOfStay(stay)
  return askOfficeHref({ message: `Hotel in ${where}: ${stayLabel(stay)}.`, adults, children })
}

/** So many rooms of the type would be needed that our office books them. */
export function isGroupOf(room: HotelRoom): boolean {
  return (room.stay?.roomsNeeded ?? 1) > mostRoomsOf(room)
}

/** As many of the type as can be booked online. */
export function mostRoomsOf({ stay }: HotelRoom): number {
  return stay?.roomsMost ?? STAY_ROOMS_MAX
}

/** There are as many of the type as the party needs, as far as its stay says when. */
export function isFreeFor({ stay: found }: HotelRoom, stay: Stay): boolean {
  return nightsOfStay(stay) === 0 || (found !== undefined && found.left >= (found.roomsNeeded ?? 1))
}

/** What is told at the top of a hotel's page, with the way to the office: of no type that is free can the party book enough online. */
export function groupOfHotel(
  host: Spoken,
  { _id, rooms }: HotelDetails,
  stay: Stay,
): { text: string; href: string } | undefined {
  const free = rooms.filter((room) => isFreeFor(room, stay))
  if (free.length === 0 || !free.every(isGroupOf)) return undefined
  const most = Math.max(...free.map(mostRoomsOf))
  return { text: roomsGroupWords(host, { isPriced: true, most }), href: hotelEnquiryHref(_id, stay) }
}
