import { counted } from './counted.ts'
import type { RoomGuests } from './hotel-stay.ts'
import { daysBetween, formatDay } from './india-time.ts'

/** "2 rooms, 5 guests". */
export function partyText(rooms: readonly RoomGuests[]): string {
  const guests = rooms.reduce((sum, { adults, children }) => sum + adults + children, 0)
  return `${roomsText(rooms.length)}, ${counted(guests, 'guest')}`
}

export function roomsText(count: number): string {
  return counted(count, 'room')
}

/** Rooms of one type: "Family Room", "Family Room, 2 rooms". */
export function roomsOfType(name: string, rooms: number): string {
  return rooms > 1 ? `${name}, ${roomsText(rooms)}` : name
}

export function nightsText(nights: number): string {
  return counted(nights, 'night')
}

/** "Sat 13 Feb to Thu 18 Feb 2027": the year stands once where both days share it. */
export function datesText({ checkIn, checkOut }: { checkIn: string; checkOut: string }): string {
  const from = formatDay(checkIn)
  const isOneYear = checkIn.slice(0, 4) === checkOut.slice(0, 4)
  return `${isOneYear ? from.replace(/ \d{4}$/, '') : from} to ${formatDay(checkOut)}`
}

/** "2 adults and 1 child". */
export function guestsText({ adults, children }: RoomGuests): string {
  const grown = counted(adults, 'adult')
  if (children === 0) return grown
  return `${grown} and ${counted(children, 'child', 'children')}`
}

/** "2 rooms with 2 adults each, 1 room with 2 adults and 1 child": alike rooms together, as they were first named. */
export function guestsByRoom(rooms: readonly RoomGuests[]): string {
  const alike = new Map<string, number>()
  for (const room of rooms) alike.set(guestsText(room), (alike.get(guestsText(room)) ?? 0) + 1)
  return [...alike]
    .map(([guests, count]) => `${roomsText(count)} with ${guests}${count === 1 ? '' : ' each'}`)
    .join(', ')
}

/** The same of rooms as they are booked: a hotel may need more of them than were asked for, and nobody then says who sleeps in which. */
export function guestsHoused(rooms: readonly RoomGuests[], roomsNeeded: number): string {
  if (rooms.length === roomsNeeded) return guestsByRoom(rooms)
  const sum = (count: (room: RoomGuests) => number) => rooms.reduce((all, room) => all + count(room), 0)
  return guestsText({ adults: sum(({ adults }) => adults), children: sum(({ children }) => children) })
}

type StayRequest = { checkIn: string; checkOut: string; rooms: readonly RoomGuests[] }

/** "5 nights, Sat 13 Feb to Thu 18 Feb 2027, 2 rooms with 2 adults each"; without days ('') the rooms alone. */
export function stayLabel({ checkIn, checkOut, rooms }: StayRequest): string {
  if (checkIn === '' || checkOut === '') return guestsByRoom(rooms)
  return `${nightsText(daysBetween(checkIn, checkOut))}, ${datesText({ checkIn, checkOut })}, ${guestsByRoom(rooms)}`
}
