import { sql } from 'kysely'
import { UNSAID_OF_HOTEL } from '#contract/office/hotels.ts'
import type { Tx } from '#server/db/db.ts'
import { inSeasonSql, monthDaySql } from '#server/products/price-sql.ts'
import { firstFree, idStem } from '../free-id.ts'
import type { RoomRow } from './store.ts'

export type NewRoom = Omit<RoomRow, 'seasonPrices' | 'pictures' | 'unsaid'>

/** An id made of a name that no row of the table has: "tern-nest", "tern-nest-2". */
export async function freeId(tx: Tx, table: 'hotel' | 'room_type', name: string): Promise<string> {
  const stem = idStem(name)
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id = ${stem} or id like ${`${stem}-%`}`.execute(tx)
  return firstFree(stem, new Set(rows.map(({ id }) => id)))
}

/** Stands where its island's transfer points are, and has what its table needs, until somebody says better; false where the island has none. */
export async function insertHotel(
  tx: Tx,
  { id, name, islandId }: { id: string; name: string; islandId: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into hotel (id, name, property_type_id, star_rating, island_id, locality, address, contact, point_id, lat, lng,
                       checkin_time, checkout_time, description, booking_policy, is_active, position, unsaid)
    select ${id}, ${name}, (select id from property_type order by (id = 'homestay') desc, position limit 1), 3, island.id,
           '', '', '',
           (select transfer_point.id from transfer_point where transfer_point.island_id = island.id order by position limit 1),
           island.lat, island.lng, '12:00', '10:00', '', '', false, 20000, ${[...UNSAID_OF_HOTEL]}::text[]
      from island where island.id = ${islandId} and exists (select 1 from property_type)
    returning id`.execute(tx)
  return rows.length > 0
}

/** `unsaid`: what of it nobody has entered. */
export async function insertRoom(
  tx: Tx,
  hotelId: string,
  room: NewRoom,
  unsaid: readonly string[] = [],
): Promise<void> {
  await sql`
    insert into room_type (id, hotel_id, name, description, bed_type_id, size_sq_ft, breakfast, max_adults, max_children, base_price, allotment, unsaid, position)
    select ${room.id}, ${hotelId}, ${room.name}, ${room.description},
           coalesce((select id from bed_type where id = ${room.bedTypeId}), (select min(id) from bed_type)),
           ${room.sizeSqFt}, ${room.breakfast}, ${room.maxAdults}, ${room.maxChildren}, ${room.basePrice}, ${room.rooms},
           ${[...unsaid]}::text[], 1 + coalesce((select max(position) from room_type where hotel_id = ${hotelId}), 0)`.execute(
    tx,
  )
}

type RoomColumns = { [Field in keyof Omit<NewRoom, 'id' | 'basePrice' | 'rooms'>]?: NewRoom[Field] | undefined }

export async function updateRoom(tx: Tx, id: string, change: RoomColumns): Promise<void> {
  const columns = {
    ...{
      name: change.name,
      description: change.description,
      bed_type_id: change.bedTypeId,
      size_sq_ft: change.sizeSqFt,
    },
    ...{ breakfast: change.breakfast, max_adults: change.maxAdults, max_children: change.maxChildren },
  }
  const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
  if (Object.keys(given).length === 0) return
  await tx.updateTable('room_type').set(given).where('id', '=', id).execute()
  const said = Object.entries(change).flatMap(([field, value]) => (value === undefined ? [] : [field]))
  await sql`
    update room_type set unsaid = array(select field from unnest(unsaid) field where field <> all(${said}::text[])) where id = ${id}`.execute(
    tx,
  )
}

type Prices = {
  basePrice?: number | undefined
  rooms?: number | undefined
  seasonPrices?: readonly { seasonId: string; price: number }[] | undefined
}

export async function updateRoomPrices(tx: Tx, id: string, { basePrice, rooms, seasonPrices }: Prices): Promise<void> {
  await sql`
    update room_type set base_price = coalesce(${basePrice ?? null}::integer, base_price), allotment = coalesce(${rooms ?? null}::integer, allotment)
     where id = ${id}`.execute(tx)
  if (seasonPrices === undefined) return
  await tx.deleteFrom('room_season_price').where('room_type_id', '=', id).execute()
  const values = seasonPrices.map(({ seasonId, price }) => ({ room_type_id: id, season_id: seasonId, price }))
  if (values.length > 0) await tx.insertInto('room_season_price').values(values).execute()
}

export type Sold = { night: string; sold: number; name: string }

type NightPrices = Prices & {
  roomTypeId: string
  today: string
  was: Pick<RoomRow, 'basePrice' | 'rooms' | 'seasonPrices'>
}

/** Nights from today on that are as their season had them take the new price and number; answers the first night that has more sold. */
export async function priceNights(
  tx: Tx,
  {
    roomTypeId,
    today,
    was,
    basePrice = was.basePrice,
    rooms = was.rooms,
    seasonPrices = was.seasonPrices,
  }: NightPrices,
): Promise<Sold | undefined> {
  const { rows: short } = await sql<Sold>`
    select night::text as night, sold, (select name from room_type where id = ${roomTypeId}) as name from room_night
     where room_type_id = ${roomTypeId} and night >= ${today}::date and allotment = ${was.rooms} and sold > ${rooms}
     order by night limit 1`.execute(tx)
  if (short[0] !== undefined) return short[0]
  const priced = (base: number, each: Prices['seasonPrices']) =>
    sql`coalesce((${JSON.stringify(Object.fromEntries((each ?? []).map(({ seasonId, price }) => [seasonId, price])))}::jsonb ->> season.id)::integer, ${base}::integer)`
  await sql`
    with seasonal as (
      select room_night.night, ${priced(was.basePrice, was.seasonPrices)} as old_price, ${priced(basePrice, seasonPrices)} as new_price
        from room_night
        left join hotel_season season on ${inSeasonSql(sql`season.from_day`, sql`season.until_day`, monthDaySql(sql`room_night.night`))}
       where room_type_id = ${roomTypeId} and night >= ${today}::date)
    update room_night
       set price = case when price = seasonal.old_price then seasonal.new_price else price end,
           allotment = case when allotment = ${was.rooms} then ${rooms}::integer else allotment end
      from seasonal where room_type_id = ${roomTypeId} and room_night.night = seasonal.night`.execute(tx)
  return undefined
}
