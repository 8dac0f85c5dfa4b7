import { sql } from 'kysely'
import { groupAskText } from '#contract/terms/group-texts.ts'
import { bookableProblem, datesProblem, type RoomGuests, STAY_MESSAGES } from '#contract/terms/hotel-stay.ts'
import { dayInIndia, daysBetween, instantInIndia } from '#contract/terms/india-time.ts'
import { ROOM_ADULTS_MAX, ROOM_CHILDREN_MAX, STAY_NIGHTS_MAX, STAY_ROOMS_MAX } from '#contract/terms/limits.ts'
import { FAILURE } from '#contract/terms/messages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { nightsText, roomsText } from '#contract/terms/stay-labels.ts'
import type { HotelDetails, HotelRoom } from '#contract/v1/hotels.ts'
import type { Price } from '#contract/v1/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { prepared } from '#server/db/statements.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { roomsNeeded } from './rules.ts'
import { readHotel } from './search-hotels.ts'

type RoomsRequest = { roomId: string; checkIn: string; checkOut: string; rooms: readonly RoomGuests[] }

/** `roomsNeeded` may be more rooms than were asked for: as many of the kind as house everybody, and as are paid. */
export type QuotedRoom = {
  hotel: HotelDetails
  room: HotelRoom
  stay: NonNullable<HotelRoom['stay']>
  roomsNeeded: number
}

/** A stay on the day it begins is sold until then (booking rules 1.3.14). */
const SALES_CLOSE_TIME = '12:00'
const SHORT: ApiRefusal = {
  ...{ status: 409, code: 'unavailable' },
  message: 'These rooms cannot be had on all of these nights. Please choose other days or another room',
}

/** `roomId`: the room type chosen; without one, the cheapest rooms that house the party. */
export type StayRequest = {
  hotelId: string
  roomId?: string | undefined
  checkIn: string
  checkOut: string
  rooms: readonly RoomGuests[]
}
export type StayQuote = Price & { lines: { label: string }[] }

/** What the hotel's page shows for a stay; undefined where it shows no price: nothing free, or more than can be booked online. */
export async function quoteStay(db: Db, now: Date, asked: StayRequest): Promise<StayQuote | undefined> {
  const { hotelId, roomId, checkIn, checkOut, rooms } = asked
  const today = dayInIndia(now)
  const count = daysBetween(checkIn, checkOut)
  if (bookableProblem(checkIn, checkOut, today) !== undefined) return undefined
  if (count > STAY_NIGHTS_MAX || rooms.length > STAY_ROOMS_MAX) return undefined
  const hotel = await readHotel(db, { hotelId, today, stay: { from: checkIn, until: checkOut, count }, rooms })
  if (hotel === undefined) return undefined
  return roomId === undefined ? quoteOfHotel(hotel, count) : quoteOfRoom(hotel, roomId, count)
}

function quoteOfHotel({ stay }: HotelDetails, nights: number): StayQuote | undefined {
  if (stay === undefined || stay.soldOut) return undefined
  return {
    ...stay.price,
    lines: linesOf(`the cheapest ${stay.rooms === 1 ? 'room' : 'rooms'} free`, stay.rooms, nights),
  }
}

function quoteOfRoom({ rooms }: HotelDetails, roomId: string, nights: number): StayQuote | undefined {
  const room = rooms.find(({ _id }) => _id === roomId)
  if (room?.stay === undefined) return undefined
  const { roomsNeeded = 1, left, price } = room.stay
  return left < roomsNeeded ? undefined : { ...price, lines: linesOf(room.name, roomsNeeded, nights) }
}

function linesOf(name: string, rooms: number | undefined, nights: number): { label: string }[] {
  return [name, roomsText(rooms ?? 1), nightsText(nights)].map((label) => ({ label }))
}

/** The last instant at which a stay may be sold. */
export function staySalesCloseAt(checkIn: string): Date {
  return instantInIndia(checkIn, SALES_CLOSE_TIME)
}

/** Rooms of one kind for a stay with what the hotel's page says they cost; refused by the name of the field at fault. */
export async function quoteRoom(db: Db, now: Date, asked: RoomsRequest): Promise<Result<QuotedRoom, ApiRefusal>> {
  const { roomId, checkIn, checkOut, rooms } = asked
  const today = dayInIndia(now)
  const problem = datesProblem(checkIn, checkOut) ?? bookableProblem(checkIn, checkOut, today)
  if (problem !== undefined) return fail(invalid(problem.field, problem.message))
  if (now.getTime() > staySalesCloseAt(checkIn).getTime())
    return fail(invalid('checkIn', 'It is too late to book for today. Please choose a later day'))
  const hotelId = await findHotelOfRoom(db, roomId)
  if (hotelId === undefined) return fail(notFound(FAILURE.hotelDetails))
  const stay = { from: checkIn, until: checkOut, count: daysBetween(checkIn, checkOut) }
  const hotel = await readHotel(db, { hotelId, today, stay, rooms })
  const room = hotel?.rooms.find(({ _id }) => _id === roomId)
  if (hotel === undefined || room === undefined) return fail(notFound(FAILURE.hotelDetails))
  const guests = guestsProblem(room, rooms)
  if (guests !== undefined) return fail(guests)
  const { stay: priced } = room
  if (priced === undefined) return fail(SHORT)
  const { roomsNeeded: needed = rooms.length } = priced
  return priced.left < needed ? fail(SHORT) : ok({ hotel, room, stay: priced, roomsNeeded: needed })
}

function guestsProblem(room: HotelRoom, rooms: readonly RoomGuests[]): ApiRefusal | undefined {
  let needed = 0
  for (const [index, guests] of rooms.entries()) {
    const field = `rooms.${index}`
    if (guests.adults < 1) return invalid(`${field}.adults`, STAY_MESSAGES.adult)
    if (guests.adults > ROOM_ADULTS_MAX) return invalid(`${field}.adults`, STAY_MESSAGES.adults)
    if (guests.children > ROOM_CHILDREN_MAX) return invalid(`${field}.children`, STAY_MESSAGES.children)
    const count = roomsNeeded(guests, room)
    if (count === undefined) return invalid(`${field}.adults`, STAY_MESSAGES.adult)
    needed += count
  }
  return needed > STAY_ROOMS_MAX ? invalid('rooms', groupAskText(`${STAY_ROOMS_MAX} rooms`)) : undefined
}

/** The id of the hotel that a room type is of; undefined when there is no such room type. */
export async function findHotelOfRoom(db: Db, roomId: string): Promise<string | undefined> {
  const { rows } = await prepared(db, sql<{ hotel_id: string }>`select hotel_id from room_type where id = ${roomId}`)
  return rows[0]?.hotel_id
}
