import { bookableProblem, type RoomGuests } from '#contract/terms/hotel-stay.ts'
import { dayInIndia, daysBetween } from '#contract/terms/india-time.ts'
import { STAY_NIGHTS_MAX, STAY_ROOMS_MAX } from '#contract/terms/limits.ts'
import { nightsText, roomsText } from '#contract/terms/stay-labels.ts'
import type { HotelDetails } from '#contract/v1/hotels.ts'
import type { Price } from '#contract/v1/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { readHotel } from './read-hotel.ts'

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
