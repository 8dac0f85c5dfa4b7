import {
  bookableProblem,
  DEFAULT_ROOMS,
  datesProblem,
  lastCheckOut,
  parseRooms,
  type RoomGuests,
  STAY_MESSAGES,
} from '#contract/terms/hotel-stay.ts'
import { addDays, daysBetween, isDay } from '#contract/terms/india-time.ts'
import {
  PARTY_COUNT_MAX,
  ROOM_ADULTS_MAX,
  ROOM_CHILDREN_MAX,
  STAY_NIGHTS_MAX,
  STAY_ROOMS_MAX,
  TRAVEL_HORIZON_DAYS,
} from '#contract/terms/limits.ts'
import type { Stay } from './hotel-query.ts'
import { LOADER_TEXTS } from './loader-texts.ts'
import type { NoticeWay } from './stay-notice.tsx'

type Most = { nights: number; rooms: number }
const ONLINE: Most = { nights: STAY_NIGHTS_MAX, rooms: STAY_ROOMS_MAX }
/** An enquiry is the way to longer stays and more rooms than can be booked online. */
export const WISHES: Most = { nights: TRAVEL_HORIZON_DAYS, rooms: PARTY_COUNT_MAX }

/** The stay nearest to what an address asks, of at most so much, and what was wrong with it; `today` is a day in India. */
export function readStay(search: URLSearchParams, today: string, most = ONLINE): { stay: Stay; problems: string[] } {
  const dates = readDates(search.get('checkIn') ?? '', search.get('checkOut') ?? '', today, most)
  // A form without script may send one field a room.
  const rooms = readRooms(search.getAll('rooms').filter(Boolean).join(','), most)
  return {
    stay: { checkIn: dates.checkIn, checkOut: dates.checkOut, rooms: rooms.rooms },
    problems: [...dates.problems, ...rooms.problems],
  }
}

/** The way to an enquiry at `href`, when one of the problems is that more nights were asked for than can be booked online. */
export function enquiryWays(problems: readonly string[], href: string): NoticeWay[] {
  return problems.includes(STAY_MESSAGES.nights) ? [{ label: LOADER_TEXTS.enquire, href }] : []
}

type Dates = { checkIn: string; checkOut: string; problems: string[] }

function readDates(from: string, to: string, today: string, most: Most): Dates {
  const checkIn = isDay(from) ? from : ''
  const checkOut = isDay(to) ? to : ''
  const problems = checkIn === from && checkOut === to ? [] : [LOADER_TEXTS.noSuchDay]
  if (checkIn === '' && checkOut === '') return { checkIn, checkOut, problems }
  const problem = datesProblem(checkIn || undefined, checkOut || undefined)
  const mended = mendOrder(checkIn, checkOut, most)
  const late = bookableProblem(mended.checkIn, mended.checkOut, today)
  return {
    ...(late === undefined ? mended : moveIntoStock(mended, today)),
    problems: [...problems, ...[problem, late].flatMap((each) => (each === undefined ? [] : [each.message]))],
  }
}

type Days = { checkIn: string; checkOut: string }

/** A day left out makes one night; two the wrong way round are turned; a stay too long is cut. */
function mendOrder(checkIn: string, checkOut: string, most: Most): Days {
  if (checkIn === '') return { checkIn: addDays(checkOut, -1), checkOut }
  if (checkOut === '' || checkOut === checkIn) return { checkIn, checkOut: addDays(checkIn, 1) }
  const [first, last] = checkIn < checkOut ? [checkIn, checkOut] : [checkOut, checkIn]
  const nights = Math.min(daysBetween(first, last), most.nights)
  return { checkIn: first, checkOut: addDays(first, nights) }
}

/** As many nights, from today on or up to the last day there are rooms for. */
function moveIntoStock({ checkIn, checkOut }: Days, today: string): Days {
  const nights = daysBetween(checkIn, checkOut)
  if (checkIn < today) return { checkIn: today, checkOut: addDays(today, nights) }
  const last = lastCheckOut(today)
  return { checkIn: addDays(last, -nights), checkOut: last }
}

function readRooms(text: string, most: Most): { rooms: readonly RoomGuests[]; problems: string[] } {
  if (text === '') return { rooms: DEFAULT_ROOMS, problems: [] }
  const read = parseRooms(text)
  if (read.ok) return { rooms: read.value, problems: [] }
  const counted = text
    .split(',')
    .map((room) => /^(\d{1,6})-(\d{1,6})$/.exec(room))
    .filter((found) => found !== null)
    .map(([, adults, children]) => ({ adults: Number(adults), children: Number(children) }))
  if (counted.length === 0) return { rooms: DEFAULT_ROOMS, problems: [LOADER_TEXTS.noSuchRooms] }
  const rooms = counted.slice(0, most.rooms).map(({ adults, children }) => ({
    adults: Math.min(Math.max(adults, 1), ROOM_ADULTS_MAX),
    children: Math.min(children, ROOM_CHILDREN_MAX),
  }))
  const problems = roomsProblems(counted, most)
  const isReadable = counted.length === text.split(',').length
  return { rooms, problems: problems.length === 0 && !isReadable ? [LOADER_TEXTS.noSuchRooms] : problems }
}

/** Everything at once: who is told of the adults alone comes back with the children. */
function roomsProblems(rooms: readonly RoomGuests[], most: Most): string[] {
  return [
    ...(rooms.length > most.rooms ? [STAY_MESSAGES.roomCount] : []),
    ...(rooms.some(({ adults }) => adults < 1) ? [STAY_MESSAGES.adult] : []),
    ...(rooms.some(({ adults }) => adults > ROOM_ADULTS_MAX) ? [STAY_MESSAGES.adults] : []),
    ...(rooms.some(({ children }) => children > ROOM_CHILDREN_MAX) ? [STAY_MESSAGES.children] : []),
  ]
}
