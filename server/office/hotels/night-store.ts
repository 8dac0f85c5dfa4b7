import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/db.ts'
import { inSeasonSql, monthDaySql } from '#server/products/price-sql.ts'
import type { Sold } from './room-store.ts'

export type NightRow = {
  roomTypeId: string
  night: string
  price: number
  seasonPrice: number
  rooms: number
  sold: number
  isClosed: boolean
  minNights: number
}

const SEASON_PRICE = sql`coalesce((
  select season_price.price from hotel_season season
    join room_season_price season_price on season_price.season_id = season.id and season_price.room_type_id = room_night.room_type_id
   where ${inSeasonSql(sql`season.from_day`, sql`season.until_day`, monthDaySql(sql`room_night.night`))} limit 1), room_type.base_price)`

/** Claims that ran out count as free, as everywhere. */
const SOLD = sql`(room_night.sold - coalesce((select sum(rooms)::integer from room_claim
  where room_claim.room_type_id = room_night.room_type_id and room_claim.night = room_night.night and expires_at <= app_now()), 0))::integer`

const COLUMNS = sql`room_night.room_type_id as "roomTypeId", room_night.night::text as night, room_night.price, ${SEASON_PRICE} as "seasonPrice",
  room_night.allotment as rooms, ${SOLD} as sold, is_closed as "isClosed", min_nights as "minNights"`

/** The nights of a hotel from a day up to another, which is not among them, by kind of room. */
export async function listNights(db: Db, hotelId: string, from: string, until: string): Promise<NightRow[]> {
  const { rows } = await sql<NightRow>`
    select ${COLUMNS} from room_night join room_type on room_type.id = room_night.room_type_id
     where room_type.hotel_id = ${hotelId} and night >= ${from}::date and night < ${until}::date
     order by room_type.position, room_type.id, night`.execute(db)
  return rows
}

export type NightsAt = { hotelId: string; roomTypeIds: readonly string[]; from: string; until: string }

/** The nights up to and with `until`, locked in the order in which everybody locks them. */
export async function lockNights(tx: Tx, { hotelId, roomTypeIds, from, until }: NightsAt): Promise<NightRow[]> {
  await sql`
    select 1 from room_night
     where room_type_id = any(${[...roomTypeIds]}::text[]) and night between ${from}::date and ${until}::date
     order by room_type_id, night for update`.execute(tx)
  const { rows } = await sql<NightRow>`
    select ${COLUMNS} from room_night join room_type on room_type.id = room_night.room_type_id
     where room_type.hotel_id = ${hotelId} and room_type.id = any(${[...roomTypeIds]}::text[])
       and night between ${from}::date and ${until}::date
     order by room_night.room_type_id, night`.execute(tx)
  return rows
}

export type NightValues = Pick<NightRow, 'roomTypeId' | 'night' | 'price' | 'rooms' | 'isClosed' | 'minNights'>

/** Sets nights that are locked; answers the first that has more sold than it would have, upon which nothing is kept. */
export async function writeNights(tx: Tx, hotelId: string, nights: readonly NightValues[]): Promise<Sold | undefined> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(nights)}::jsonb) given (
    "roomTypeId" text, night date, price integer, rooms integer, "isClosed" boolean, "minNights" integer)`
  const { rows: short } = await sql<Sold>`
    select given.night::text as night, ${SOLD} as sold, room_type.name
      from ${given} join room_night on room_night.room_type_id = given."roomTypeId" and room_night.night = given.night
      join room_type on room_type.id = room_night.room_type_id
     where room_night.sold > given.rooms order by given.night limit 1`.execute(tx)
  if (short[0] !== undefined) return short[0]
  await sql`
    update room_night set price = given.price, allotment = given.rooms, is_closed = given."isClosed", min_nights = given."minNights"
      from ${given} join room_type on room_type.id = given."roomTypeId"
     where room_night.room_type_id = given."roomTypeId" and room_night.night = given.night and room_type.hotel_id = ${hotelId}`.execute(
    tx,
  )
  return undefined
}
