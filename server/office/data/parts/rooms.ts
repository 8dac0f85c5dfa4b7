import { sql } from 'kysely'
import type { z } from 'zod'
import { changeRoom, createRoom, priceRoom } from '#contract/office/hotels.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { Id } from '#contract/v1/shapes.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { addRoom, changeRoomFields, changeRoomPrices } from '../../hotels/rooms.ts'
import { HTML, ID, type Kind, RUPEES, TEXT, WHOLE, YES_NO } from '../cells.ts'
import { idByName } from '../id-by-name.ts'
import { definePart, type ImportRun, type Values } from '../part.ts'

const Row = changeRoom.body.extend({ id: Id, hotelId: Id, ...priceRoom.body.shape })
type Row = z.output<typeof Row>

const SEASON_PRICES: Kind = {
  takesEmpty: true,
  holds: 'price by season, such as monsoon=2800|peak=4200, or empty',
  read: (cell) => {
    const pairs = cell === '' ? [] : cell.split('|').map((each) => /^\s*([a-z0-9-]+)\s*=\s*(\d{1,9})\s*$/.exec(each))
    if (pairs.includes(null)) return fail('Please enter seasons such as monsoon=2800|peak=4200')
    const prices = pairs.map((pair) => ({ seasonId: pair?.[1] ?? '', price: Number(pair?.[2]) }))
    return ok(prices.sort((one, other) => (one.seasonId < other.seasonId ? -1 : 1)))
  },
  write: (value) =>
    // Read above, or by the statement below.
    ((value ?? []) as { seasonId: string; price: number }[])
      .map(({ seasonId, price }) => `${seasonId}=${price}`)
      .join('|'),
}

export const roomPart = definePart(Row, {
  id: 'rooms',
  columns: [
    { name: 'id', field: 'id', kind: ID },
    { name: 'hotel', field: 'hotelId', kind: ID, isNeeded: true },
    { name: 'name', field: 'name', kind: TEXT, isNeeded: true },
    { name: 'description', field: 'description', kind: HTML },
    { name: 'bed', field: 'bedTypeId', kind: ID, isNeeded: true },
    { name: 'size_sq_ft', field: 'sizeSqFt', kind: WHOLE, isNeeded: true },
    { name: 'breakfast', field: 'breakfast', kind: YES_NO },
    { name: 'adults', field: 'maxAdults', kind: WHOLE, isNeeded: true },
    { name: 'children', field: 'maxChildren', kind: WHOLE, isNeeded: true },
    { name: 'price', field: 'basePrice', kind: RUPEES, isNeeded: true },
    { name: 'rooms', field: 'rooms', kind: WHOLE, isNeeded: true },
    { name: 'season_prices', field: 'seasonPrices', kind: SEASON_PRICES },
  ],
  keyOf: ({ id }) => String(id),
  complete: idByName(['hotelId', 'name']),
  readAll: readRooms,
  save: async (run, { values, change, before }) => {
    if (before !== undefined && change.hotelId !== undefined)
      return fail(invalid('hotelId', 'A kind of room stays with its hotel'))
    const unknown = await unknownSeason(run.tx, values.seasonPrices ?? [])
    if (unknown !== undefined) return fail(unknown)
    return before === undefined ? add(run, values) : changeRoomOf(run, values.id, change)
  },
})

async function add(
  { tx, member, now }: ImportRun,
  { seasonPrices = [], ...values }: Row,
): Promise<Result<unknown, ApiRefusal>> {
  // The needed columns are there, and are checked as the screen's form is.
  const { id, hotelId, ...fields } = values
  const room = createRoom.body.parse({ description: '', breakfast: false, ...fields })
  const added = await addRoom({ db: tx, now }, member, hotelId, { ...room, id })
  if (!added.ok || seasonPrices.length === 0) return added
  return changeRoomPrices({ db: tx, now }, member, id, { seasonPrices })
}

async function changeRoomOf(
  { tx, member, now }: ImportRun,
  id: string,
  { basePrice, rooms, seasonPrices, hotelId: _, id: __, ...fields }: Partial<Row>,
): Promise<Result<unknown, ApiRefusal>> {
  if (Object.keys(fields).length > 0) {
    const changed = await changeRoomFields(tx, member, id, fields)
    if (!changed.ok) return changed
  }
  const prices = { basePrice, rooms, seasonPrices }
  if (Object.values(prices).every((each) => each === undefined)) return ok(undefined)
  return changeRoomPrices({ db: tx, now }, member, id, prices)
}

async function unknownSeason(tx: Tx, prices: readonly { seasonId: string }[]): Promise<ApiRefusal | undefined> {
  if (prices.length === 0) return undefined
  const seasons = await tx.selectFrom('hotel_season').select('id').distinct().execute()
  const unknown = prices.find(({ seasonId }) => !seasons.some(({ id }) => id === seasonId))
  return unknown && invalid('seasonPrices', `There is no season ${unknown.seasonId}`)
}

async function readRooms(db: Db): Promise<Values[]> {
  const { rows } = await sql<Values>`
    select id, hotel_id as "hotelId", name, description, bed_type_id as "bedTypeId", size_sq_ft as "sizeSqFt", breakfast,
           max_adults as "maxAdults", max_children as "maxChildren", base_price as "basePrice", allotment as rooms,
           coalesce((select json_agg(json_build_object('seasonId', season_id, 'price', price) order by season_id collate "C")
                       from room_season_price where room_type_id = room_type.id), '[]') as "seasonPrices"
      from room_type order by hotel_id, position, id`.execute(db)
  return rows
}
