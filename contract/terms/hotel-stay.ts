import { addDays, daysBetween } from './india-time.ts'
import { ROOM_ADULTS_MAX, ROOM_CHILDREN_MAX, STAY_NIGHTS_MAX, STAY_ROOMS_MAX, TRAVEL_HORIZON_DAYS } from './limits.ts'
import { fail, ok, type Result } from './result.ts'

/** The guests of one room asked for; children are under 12. */
export type RoomGuests = { adults: number; children: number }

/** What is wrong with a searched stay, by the name of the query field; the page and the API say the same. */
export type StayProblem = { field: 'checkIn' | 'checkOut' | 'rooms' | 'destination' | 'maxPrice'; message: string }

export const STAY_MESSAGES = {
  checkInMissing: 'Please choose a check-in date',
  checkOutMissing: 'Please choose a check-out date',
  past: 'Please choose a check-in from today on',
  order: 'Please choose a check-out after the check-in',
  nights: `A stay is at most ${STAY_NIGHTS_MAX} nights. Please send an enquiry for a longer one`,
  horizon: `Rooms can be booked up to ${TRAVEL_HORIZON_DAYS} days ahead`,
  rooms: 'Please say who stays in each room, such as 2-0,2-1',
  roomCount: `At most ${STAY_ROOMS_MAX} rooms can be searched. Please send an enquiry for more`,
  adult: 'Each room needs at least one adult',
  adults: `A room has at most ${ROOM_ADULTS_MAX} adults`,
  children: `A room has at most ${ROOM_CHILDREN_MAX} children`,
  destination: 'We do not know this place. Please choose one from the list',
  band: 'The highest price must not be below the lowest',
} as const

/** What a search means that names no rooms. */
export const DEFAULT_ROOMS: readonly RoomGuests[] = [{ adults: 2, children: 0 }]

/** "2-0,2-1" is two rooms: two adults, and two adults with a child. The error is what to say. */
export function parseRooms(text: string): Result<RoomGuests[], string> {
  if (!/^\d{1,2}-\d{1,2}(?:,\d{1,2}-\d{1,2})*$/.test(text)) return fail(STAY_MESSAGES.rooms)
  const rooms = text.split(',').map((room) => {
    const [adults = 0, children = 0] = room.split('-').map(Number)
    return { adults, children }
  })
  const problem = roomsProblem(rooms)
  return problem === undefined ? ok(rooms) : fail(problem)
}

/** The inverse of parseRooms. */
export function formatRooms(rooms: readonly RoomGuests[]): string {
  return rooms.map(({ adults, children }) => `${adults}-${children}`).join(',')
}

function roomsProblem(rooms: readonly RoomGuests[]): string | undefined {
  if (rooms.length > STAY_ROOMS_MAX) return STAY_MESSAGES.roomCount
  if (rooms.some(({ adults }) => adults < 1)) return STAY_MESSAGES.adult
  if (rooms.some(({ adults }) => adults > ROOM_ADULTS_MAX)) return STAY_MESSAGES.adults
  if (rooms.some(({ children }) => children > ROOM_CHILDREN_MAX)) return STAY_MESSAGES.children
  return undefined
}

/** What keeps two days (yyyy-mm-dd) from being a stay, whatever day it is today; no days at all are fine. */
export function datesProblem(checkIn: string | undefined, checkOut: string | undefined): StayProblem | undefined {
  if (checkIn === undefined && checkOut === undefined) return undefined
  if (checkIn === undefined) return { field: 'checkIn', message: STAY_MESSAGES.checkInMissing }
  if (checkOut === undefined) return { field: 'checkOut', message: STAY_MESSAGES.checkOutMissing }
  if (checkOut <= checkIn) return { field: 'checkOut', message: STAY_MESSAGES.order }
  if (daysBetween(checkIn, checkOut) > STAY_NIGHTS_MAX) return { field: 'checkOut', message: STAY_MESSAGES.nights }
  return undefined
}

/** What keeps a well-formed stay from being booked on `today` (a day in India): it is past, or beyond the stock. */
export function bookableProblem(checkIn: string, checkOut: string, today: string): StayProblem | undefined {
  if (checkIn < today) return { field: 'checkIn', message: STAY_MESSAGES.past }
  const last = lastCheckOut(today)
  if (checkIn >= last) return { field: 'checkIn', message: STAY_MESSAGES.horizon }
  if (checkOut > last) return { field: 'checkOut', message: STAY_MESSAGES.horizon }
  return undefined
}

/** The last day a guest may check out: the night before it is the last of the stock. */
export function lastCheckOut(today: string): string {
  return addDays(today, TRAVEL_HORIZON_DAYS)
}
