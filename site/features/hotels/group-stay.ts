import { STAY_WORDS } from '#contract/terms/hotel-stay.ts'
import { STAY_ROOMS_MAX } from '#contract/terms/limits.ts'
import { roomsText, stayWords } from '#contract/terms/stay-words.ts'
import type { HotelRoom } from '#contract/v1/hotels.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { askOfficeHref } from '#site/ask-office.ts'
import { groupWords } from '#site/group-words.ts'
import type { Stay } from './hotel-query.ts'
import { partyOfStay } from './stay-texts.ts'

type Spoken = Pick<SiteHost, 'brand' | 'now'>

/** What is said to who needs more rooms than one stay online may have; `isPriced` where their price stands beside it. */
export function roomsGroupWords(host: Spoken, isPriced: boolean): string {
  return groupWords(host, roomsText(STAY_ROOMS_MAX), isPriced)
}

/** Of the problems of a stay: more rooms than can be booked online are none, our office books them. */
export function groupAmong(
  host: Spoken,
  problems: readonly string[],
  href: string,
): { problems: string[]; group?: { text: string; href: string } } {
  const others = problems.filter((each) => each !== STAY_WORDS.roomCount)
  if (others.length === problems.length) return { problems: others }
  return { problems: others, group: { text: roomsGroupWords(host, false), href } }
}

/** Where rooms are asked for that no one hotel was chosen for. */
export function askForRoomsHref(where: string, stay: Stay): string {
  const { adults, children } = partyOfStay(stay)
  return askOfficeHref({ message: `Hotel in ${where}: ${stayWords(stay)}.`, adults, children })
}

/** So many small rooms would be needed that our office books them. */
export function isGroupOf({ stay }: HotelRoom): boolean {
  return (stay?.roomsNeeded ?? 1) > STAY_ROOMS_MAX
}
