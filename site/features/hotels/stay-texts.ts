import type { RoomGuests } from '#contract/terms/hotel-stay.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { nightsOfStay, type Stay } from './hotel-query.ts'

/** "2 rooms, 5 guests". */
export function partyText(rooms: readonly RoomGuests[]): string {
  const guests = rooms.reduce((sum, { adults, children }) => sum + adults + children, 0)
  return `${roomsText(rooms.length)}, ${guests === 1 ? '1 guest' : `${guests} guests`}`
}

export function roomsText(count: number): string {
  return count === 1 ? '1 room' : `${count} rooms`
}

export function nightsText(nights: number): string {
  return nights === 1 ? '1 night' : `${nights} nights`
}

/** "Sat 13 Feb to Thu 18 Feb 2027": the year stands once where both days share it. */
export function datesText({ checkIn, checkOut }: Pick<Stay, 'checkIn' | 'checkOut'>): string {
  const from = formatDay(checkIn)
  const isOneYear = checkIn.slice(0, 4) === checkOut.slice(0, 4)
  return `${isOneYear ? from.replace(/ \d{4}$/, '') : from} to ${formatDay(checkOut)}`
}

/** "5 nights, Sat 13 Feb to Thu 18 Feb 2027, 2 rooms, 5 guests"; without days the party alone. */
export function stayText(stay: Stay): string {
  const nights = nightsOfStay(stay)
  return [...(nights > 0 ? [nightsText(nights), datesText(stay)] : []), partyText(stay.rooms)].join(', ')
}

/** Adults and children of all rooms together, and the first night. */
export function partyOfStay({ rooms, checkIn }: Stay) {
  const children = rooms.reduce((sum, room) => sum + room.children, 0)
  return {
    adults: rooms.reduce((sum, room) => sum + room.adults, 0),
    children,
    ages: Array.from({ length: children }, () => undefined),
    date: checkIn,
  }
}
