import { sql } from 'kysely'
import { z } from 'zod'
import { changeRoom, createRoom, Price, Rooms } from '#contract/office/hotels.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { Id } from '#contract/v1/shapes.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { addRoom, changeRoomFields, changeRoomPrices } from '../../hotels/rooms.ts'
import { HTML, ID, pairsKind, RUPEES, TEXT, WHOLE, YES_NO } from '../cells.ts'
import { idByName } from '../id-by-name.ts'
import { definePart, type ImportRun, type Values } from '../part.ts'
import { withoutUnsaid } from '../without-unsaid.ts'

const Row = changeRoom.body.extend({
  ...{ id: Id, hotelId: Id.optional(), basePrice: Price.optional(), rooms: Rooms.optional() },
  seasonPrices: z.record(z.string(), Price).optional(),
})
type Row = z.output<typeof Row>

export const roomPart = definePart(Row, {
  id: 'rooms',
  columns: [
    { name: 'id', field: 'id', kind: ID },
    { name: 'hotel', field: 'hotelId', kind: ID, isNeeded: true },
    { name: 'name', field: 'name', kind: TEXT, isNeeded: true },
    { name: 'description', field: 'description', kind: HTML },
    { name: 'bed', field: 'bedTypeId', kind: ID, isNeeded: true },
    { name: 'size_sq_ft', field: 'sizeSqFt', kind: WHOLE, isNeeded: true },
    { name: 'breakfast', field: 'breakfast', kind: YES_NO, isNeeded: true },
    { name: 'adults', field: 'maxAdults', kind: WHOLE, isNeeded: true },
    { name: 'children', field: 'maxChildren', kind: WHOLE, isNeeded: true },
    { name: 'price', field: 'basePrice', kind: RUPEES, isNeeded: true },
    { name: 'rooms', field: 'rooms', kind: WHOLE, isNeeded: true },
    { name: 'season_prices', field: 'seasonPrices', kind: pairsKind('season') },
  ],
  keyOf: ({ id }) => String(id),
  complete: idByName(['hotelId', 'name']),
  readAll: readRooms,
  save: async (run, { values, change, before }) => {
    if (before !== undefined && change.hotelId !== undefined)
      return fail(invalid('hotelId', 'A kind of room stays with its hotel'))
    const unknown = await unknownSeason(run.tx, values.seasonPrices ?? {})
    if (unknown !== undefined) return fail(unknown)
    return before === undefined ? add(run, values) : changeRoomOf(run, values.id, change)
  },
})

async function add(
  { tx, member, now }: ImportRun,
  { seasonPrices = {}, ...values }: Row,
): Promise<Result<unknown, ApiRefusal>> {
  // The needed columns are there, and are checked as the screen's form is.
  const { id, hotelId = '', ...fields } = values
  const room = createRoom.body.parse({ description: '', ...fields })
  const added = await addRoom({ db: tx, now }, member, hotelId, { ...room, id })
  if (!added.ok || Object.keys(seasonPrices).length === 0) return added
  return changeRoomPrices({ db: tx, now }, member, id, { seasonPrices: listed(seasonPrices) })
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
  const prices = { basePrice, rooms, seasonPrices: seasonPrices && listed(seasonPrices) }
  if (Object.values(prices).every((each) => each === undefined)) return ok(undefined)
  return changeRoomPrices({ db: tx, now }, member, id, prices)
}

function listed(prices: Record<string, number>) {
  return Object.entries(prices).map(([seasonId, price]) => ({ seasonId, price }))
}

async function unknownSeason(tx: Tx, prices: Record<string, number>): Promise<ApiRefusal | undefined> {
  const seasons = await tx.selectFrom('hotel_season').select('id').distinct().execute()
  const unknown = Object.keys(prices).find((season) => !seasons.some(({ id }) => id === season))
  return unknown === undefined ? undefined : invalid('seasonPrices', `There is no season ${unknown}`)
}

async function readRooms(db: Db): Promise<Values[]> {
  const { rows } = await sql<Values & { unsaid: string[] }>`
    select id, hotel_id as "hotelId", name, description, bed_type_id as "bedTypeId", size_sq_ft as "sizeSqFt", breakfast,
           max_adults as "maxAdults", max_children as "maxChildren", base_price as "basePrice", allotment as rooms, unsaid,
           coalesce((select json_object_agg(season_id, price) from room_season_price where room_type_id = room_type.id), '{}') as "seasonPrices"
      from room_type order by hotel_id, position, id`.execute(db)
  return rows.map(withoutUnsaid)
}
