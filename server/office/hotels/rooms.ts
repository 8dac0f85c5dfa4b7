import { UNSAID_OF_ROOM } from '#contract/office/hotels.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { rollRoomNights } from '#server/hotels/roll-nights.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { cleanHtml } from '../clean-html.ts'
import { soldRefusal } from './nights.ts'
import {
  freeId,
  insertHotel,
  insertRoom,
  type NewRoom,
  priceNights,
  updateRoom,
  updateRoomPrices,
} from './room-store.ts'
import { areKnown, findHotel, findHotelOfRoom, type HotelRow, recordPriceFrom, updateHotel } from './store.ts'

type Parts = { db: Db; now: () => Date }
type Saved = Promise<Result<HotelRow, ApiRefusal>>

const UNKNOWN_ROOM = notFound('There is no such kind of room')
/** What a new hotel's only kind of room is until somebody says more about it. */
const FIRST_ROOM = {
  name: 'Standard room',
  bedTypeId: '',
  sizeSqFt: 180,
  maxAdults: 2,
  maxChildren: 1,
  breakfast: false,
  description: '',
}

export type NewHotel = {
  name: string
  islandId: string
  roomName?: string | undefined
  rooms: number
  pricePerNight: number
}

/** A new hotel, hidden until its page is complete. */
export function addHotel({ db, now }: Parts, member: Member, given: NewHotel): Saved {
  return inTransaction(db, async (tx) => {
    const { name, islandId, roomName = FIRST_ROOM.name, rooms, pricePerNight } = given
    if (!(await areKnown(tx, 'island', [islandId])))
      return fail(invalid('islandId', 'Please choose an island from the list'))
    const id = await freeId(tx, 'hotel', name)
    if (!(await insertHotel(tx, { id, name, islandId })))
      return fail(invalid('islandId', 'Please choose an island from the list'))
    const room = { ...FIRST_ROOM, name: roomName, basePrice: pricePerNight, rooms }
    const roomId = await freeId(tx, 'room_type', `${id} ${roomName}`)
    await insertRoom(tx, id, { ...room, id: roomId }, UNSAID_OF_ROOM)
    await afterPrices(tx, id, now())
    await recordChange(tx, member, { action: 'created', subject: 'hotel', subjectId: id, after: given })
    return saved(tx, id)
  })
}

/** Without an id it gets one made of its name. */
type NewRoomFields = Omit<NewRoom, 'id'> & { id?: string }

export function addRoom({ db, now }: Parts, member: Member, hotelId: string, room: NewRoomFields): Saved {
  return inTransaction(db, async (tx) => {
    const hotel = await findHotel(tx, hotelId, { forUpdate: true })
    if (hotel === undefined) return fail(notFound('There is no such hotel'))
    if (!(await areKnown(tx, 'bed_type', [room.bedTypeId]))) return fail(UNKNOWN_BED)
    const { id = await freeId(tx, 'room_type', `${hotelId} ${room.name}`) } = room
    await insertRoom(tx, hotelId, { ...room, description: cleanHtml(room.description), id })
    await afterPrices(tx, hotelId, now())
    await recordChange(tx, member, { action: 'created', subject: 'room', subjectId: id, after: { hotelId, ...room } })
    return saved(tx, hotelId)
  })
}

/** No part of what the audit shows of a room. */
const UNSHOWN = { pictures: undefined, unsaid: undefined }

const UNKNOWN_BED = invalid('bedTypeId', 'Please choose a bed from the list')

export type RoomChange = { [Field in keyof Omit<NewRoom, 'id' | 'basePrice' | 'rooms'>]?: NewRoom[Field] | undefined }

export function changeRoomFields(db: Db, member: Member, id: string, change: RoomChange): Saved {
  return inTransaction(db, async (tx) => {
    const found = await lockRoom(tx, id)
    if (found === undefined) return fail(UNKNOWN_ROOM)
    if (change.bedTypeId !== undefined && !(await areKnown(tx, 'bed_type', [change.bedTypeId])))
      return fail(UNKNOWN_BED)
    const text = change.description
    const next = text === undefined ? change : { ...change, description: cleanHtml(text) }
    await updateRoom(tx, id, next)
    await updateHotel(tx, found.hotelId, {})
    const given = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined))
    await recordChange(tx, member, {
      ...{ action: 'changed', subject: 'room', subjectId: id },
      ...{ before: { ...found.room, ...UNSHOWN }, after: { ...found.room, ...given, ...UNSHOWN } },
    })
    return saved(tx, found.hotelId)
  })
}

type PriceChange = {
  basePrice?: number | undefined
  rooms?: number | undefined
  seasonPrices?: readonly { seasonId: string; price: number }[] | undefined
}

/** Prices by season and the number of rooms; nights ahead that were as the season had it follow, others keep what they were given. */
export function changeRoomPrices({ db, now }: Parts, member: Member, id: string, change: PriceChange): Saved {
  return inTransaction(db, async (tx) => {
    const found = await lockRoom(tx, id)
    if (found === undefined) return fail(UNKNOWN_ROOM)
    const { hotelId, room } = found
    const today = dayInIndia(now())
    const sold = await priceNights(tx, { roomTypeId: id, today, ...change, was: room })
    if (sold !== undefined) return fail(soldRefusal(sold))
    await updateRoomPrices(tx, id, change)
    await afterPrices(tx, hotelId, now())
    const before = { basePrice: room.basePrice, rooms: room.rooms, seasonPrices: room.seasonPrices }
    const after = {
      ...before,
      ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
    }
    await recordChange(tx, member, { action: 'priced', subject: 'room', subjectId: id, before, after })
    return saved(tx, hotelId)
  })
}

async function lockRoom(tx: Tx, id: string) {
  const hotelId = await findHotelOfRoom(tx, id)
  const hotel = hotelId === undefined ? undefined : await findHotel(tx, hotelId, { forUpdate: true })
  const room = hotel?.roomTypes.find((each) => each.id === id)
  return hotelId === undefined || room === undefined ? undefined : { hotelId, room }
}

/** Nights of new rooms are made at once, and what the hotel costs from is written down. */
async function afterPrices(tx: Tx, hotelId: string, now: Date): Promise<void> {
  const today = dayInIndia(now)
  await rollRoomNights(tx, today)
  await recordPriceFrom(tx, hotelId, today)
  await updateHotel(tx, hotelId, {})
}

async function saved(tx: Tx, id: string): Saved {
  const hotel = await findHotel(tx, id)
  return hotel === undefined ? fail(notFound('There is no such hotel')) : ok(hotel)
}
