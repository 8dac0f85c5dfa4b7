import {
  arrangePictures,
  changeHotel,
  changeRoom,
  createHotel,
  createRoom,
  fetchHotelOptions,
  fetchOfficeHotel,
  listHotels,
  priceRoom,
} from '#contract/office/hotels.ts'
import { changeNights, copyWeeks, fetchCalendar, restoreNights } from '#contract/office/nights.ts'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { implementOffice, type OfficeApi } from '../office-api.ts'
import { changeHotelFields, UNKNOWN_HOTEL } from './change-hotel.ts'
import { listNights, type NightRow } from './night-store.ts'
import { copyWeek, restore, setNights } from './nights.ts'
import { arrange } from './pictures.ts'
import { addHotel, addRoom, changeRoomFields, changeRoomPrices } from './rooms.ts'
import { fileOf, findHotel, type HotelRow, listHotelRows, readHotelOptions } from './store.ts'
import { hotelView } from './view.ts'

const THUMB_WIDTH = 320

export type HotelParts = { now: () => Date }

export function hotelOfficeRoutes(office: OfficeApi, { now }: HotelParts): void {
  readRoutes(office, { now })
  hotelRoutes(office, { now })
  nightRoutes(office, { now })
}

function readRoutes(office: OfficeApi, { now }: HotelParts): void {
  const { db } = office
  implementOffice(office, listHotels, async ({ query: { page, perPage, q = '', islandId = '', isLive = '' } }) => {
    const filter = { offset: (page - 1) * perPage, limit: perPage, words: q, islandId, isLive }
    const { rows, total } = await listHotelRows(db, filter)
    return ok({
      total,
      rows: rows.map(({ thumb, updatedAt, ...row }) => ({
        ...{ ...row, updatedAt: updatedAt.toISOString() },
        thumbUrl: thumb === null ? null : fileOf(thumb, THUMB_WIDTH),
      })),
    })
  })

  implementOffice(office, fetchHotelOptions, async () => ok(await readHotelOptions(db, dayInIndia(now()))))

  implementOffice(office, fetchOfficeHotel, async ({ query: { id } }) => {
    const hotel = await findHotel(db, id)
    return hotel === undefined ? fail(UNKNOWN_HOTEL) : ok({ hotel: hotelView(hotel) })
  })

  implementOffice(office, fetchCalendar, async ({ query: { id, from, days } }) => {
    const hotel = await findHotel(db, id)
    if (hotel === undefined) return fail(UNKNOWN_HOTEL)
    const nights = Map.groupBy(await listNights(db, id, from, addDays(from, days)), ({ roomTypeId }) => roomTypeId)
    return ok({
      roomTypes: hotel.roomTypes.map((room) => ({
        ...{ id: room.id, name: room.name, rooms: room.rooms },
        nights: (nights.get(room.id) ?? []).map(nightView),
      })),
    })
  })
}

function nightView({ roomTypeId: _, ...night }: NightRow) {
  return night
}

function hotelRoutes(office: OfficeApi, { now }: HotelParts): void {
  const { db } = office
  const parts = { db, now }
  implementOffice(office, createHotel, async ({ body, member }) => viewed(await addHotel(parts, member, body)))
  implementOffice(office, changeHotel, async ({ query: { id }, body, member }) =>
    viewed(await changeHotelFields(db, member, { id, ...body })),
  )
  implementOffice(office, createRoom, async ({ query: { id }, body, member }) =>
    viewed(await addRoom(parts, member, id, body)),
  )
  implementOffice(office, changeRoom, async ({ query: { id }, body, member }) =>
    viewed(await changeRoomFields(db, member, id, body)),
  )
  implementOffice(office, priceRoom, async ({ query: { id }, body, member }) =>
    viewed(await changeRoomPrices(parts, member, id, body)),
  )
  implementOffice(office, arrangePictures, ({ query: { kind, id }, body, member }) =>
    arrange(db, member, { kind, id, pictureIds: body.pictureIds }),
  )
}

function viewed(saved: Result<HotelRow, ApiRefusal>) {
  return saved.ok ? ok({ hotel: hotelView(saved.value) }) : saved
}

function nightRoutes(office: OfficeApi, { now }: HotelParts): void {
  const parts = { db: office.db, now }
  implementOffice(office, changeNights, ({ query: { id }, body: { roomTypeIds, from, until, ...change }, member }) =>
    setNights(parts, member, { hotelId: id, roomTypeIds, from, until }, change),
  )
  implementOffice(office, copyWeeks, ({ query: { id }, body, member }) =>
    copyWeek(parts, member, { hotelId: id, ...body }),
  )
  implementOffice(office, restoreNights, async ({ query: { id }, body, member }) => {
    const restored = await restore(parts, member, id, body.nights)
    return restored.ok ? ok({ changed: restored.value.changed }) : restored
  })
}
