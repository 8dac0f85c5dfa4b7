import { sql } from 'kysely'
import { PLAIN_WIDTH } from '#contract/terms/pictures.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { type PictureRow, picturesSql } from '#server/media/picture-sql.ts'

const PICTURES_MAX = 12

export type RoomRow = {
  id: string
  name: string
  description: string
  bedTypeId: string
  sizeSqFt: number
  breakfast: boolean
  maxAdults: number
  maxChildren: number
  basePrice: number
  rooms: number
  seasonPrices: { seasonId: string; price: number }[]
  unsaid: string[]
  pictures: PictureRow[]
}

export type HotelRow = {
  id: string
  version: string
  name: string
  propertyTypeId: string
  starRating: number
  islandId: string
  locality: string
  address: string
  contact: string
  phone: string
  checkinTime: string
  checkoutTime: string
  descriptionHtml: string
  policyHtml: string
  amenityIds: string[]
  isLive: boolean
  unsaid: string[]
  pictures: PictureRow[]
  roomTypes: RoomRow[]
}

/** `forUpdate` locks the hotel until the transaction ends. */
export async function findHotel(
  db: Db,
  id: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<HotelRow | undefined> {
  if (forUpdate) await sql`select 1 from hotel where id = ${id} for update`.execute(db)
  const { rows } = await sql<HotelRow>`
    select hotel.id, hotel.updated_at::text as version, hotel.name, property_type_id as "propertyTypeId", star_rating as "starRating",
           island_id as "islandId", locality, address, contact, phone, checkin_time as "checkinTime", checkout_time as "checkoutTime",
           hotel.description as "descriptionHtml", booking_policy as "policyHtml", is_active as "isLive", hotel.unsaid,
           coalesce((select json_agg(amenity_id order by position) from hotel_amenity where hotel_id = hotel.id), '[]') as "amenityIds",
           ${picturesSql('hotel_picture', sql`hotel.id`, PICTURES_MAX)} as pictures,
           coalesce((select json_agg(json_build_object(
               'id', room_type.id, 'name', room_type.name, 'description', room_type.description, 'bedTypeId', bed_type_id,
               'sizeSqFt', size_sq_ft, 'breakfast', breakfast, 'maxAdults', max_adults, 'maxChildren', max_children,
               'basePrice', base_price, 'rooms', allotment, 'unsaid', room_type.unsaid,
               'seasonPrices', coalesce((select json_agg(json_build_object('seasonId', season_id, 'price', price) order by season_id)
                                           from room_season_price where room_type_id = room_type.id), '[]'),
               'pictures', ${picturesSql('room_type_picture', sql`room_type.id`, PICTURES_MAX)}) order by room_type.position, room_type.id)
             from room_type where hotel_id = hotel.id), '[]') as "roomTypes"
      from hotel where hotel.id = ${id}`.execute(db)
  return rows[0]
}

export async function findHotelOfRoom(db: Db, roomTypeId: string): Promise<string | undefined> {
  const row = await db.selectFrom('room_type').select('hotel_id').where('id', '=', roomTypeId).executeTakeFirst()
  return row?.hotel_id
}

export type ListedHotel = {
  id: string
  name: string
  island: string
  propertyType: string
  starRating: number
  roomTypes: number
  rooms: number
  priceFrom: number | null
  isLive: boolean
  thumb: string | null
  updatedAt: Date
}

type HotelFilter = { offset: number; limit: number; words: string; islandId: string; isLive: string }

export async function listHotelRows(
  db: Db,
  { offset, limit, words, islandId, isLive }: HotelFilter,
): Promise<{ rows: ListedHotel[]; total: number }> {
  const { rows } = await sql<ListedHotel & { total: number }>`
    select hotel.id, hotel.name, island.name as island, property_type.name as "propertyType", star_rating as "starRating",
           room.kinds as "roomTypes", room.rooms, room.price as "priceFrom", is_active as "isLive", updated_at as "updatedAt",
           (select '/media/' || picture.id || '-' || picture.version from hotel_picture join picture on picture.id = picture_id
             where hotel_id = hotel.id order by position limit 1) as thumb, count(*) over ()::integer as total
      from hotel join island on island.id = hotel.island_id join property_type on property_type.id = hotel.property_type_id
     cross join lateral (select count(*)::integer as kinds, coalesce(sum(allotment), 0)::integer as rooms, min(base_price) as price
                           from room_type where hotel_id = hotel.id) room
     where (${words} = '' or strpos(lower(hotel.name || ' ' || locality || ' ' || island.name), lower(${words})) > 0)
       and (${islandId} = '' or hotel.island_id = ${islandId}) and (${isLive} = '' or is_active = (${isLive} = '1'))
     order by lower(hotel.name), hotel.id limit ${limit} offset ${offset}`.execute(db)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

type Named = { id: string; name: string }

export type HotelOptions = {
  islands: Named[]
  propertyTypes: Named[]
  amenities: Named[]
  bedTypes: Named[]
  seasons: (Named & { ranges: { fromDay: string; untilDay: string }[] })[]
  nightTax: { fromPrice: number; percent: number }[]
}

/** `today`: a day in India, whose tax it is. */
export async function readHotelOptions(db: Db, today: string): Promise<HotelOptions> {
  const named = async (table: 'island' | 'property_type' | 'amenity' | 'bed_type'): Promise<Named[]> =>
    db.selectFrom(table).select(['id', 'name']).orderBy('name').execute()
  const { rows: nightTax } = await sql<{ fromPrice: number; percent: number }>`
    select from_price as "fromPrice", percent from tax_rate
     where item = 'hotel_night' and from_date = (select max(from_date) from tax_rate where item = 'hotel_night' and from_date <= ${today}::date)
     order by from_price`.execute(db)
  const seasons = await db
    .selectFrom('climate_season')
    .select(['id', 'name', 'ranges'])
    .where('is_base', '=', false)
    .orderBy('position')
    .execute()
  return {
    ...{ islands: await named('island'), propertyTypes: await named('property_type') },
    ...{ amenities: await named('amenity'), bedTypes: await named('bed_type'), nightTax },
    seasons: seasons.map(({ id, name, ranges }) => ({
      ...{ id, name, ranges: ranges.map(({ from, to }) => ({ fromDay: from, untilDay: to })) },
    })),
  }
}

/** Columns of a hotel that the office changes. */
export type HotelColumns = Partial<{
  name: string
  property_type_id: string
  star_rating: number
  island_id: string
  locality: string
  address: string
  contact: string
  phone: string
  checkin_time: string
  checkout_time: string
  description: string
  booking_policy: string
  unsaid: string[]
  is_active: boolean
}>

/** Gives it a new version whatever the columns. */
export async function updateHotel(tx: Tx, id: string, columns: HotelColumns): Promise<void> {
  await tx
    .updateTable('hotel')
    .set({ ...columns, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

export async function replaceAmenities(tx: Tx, hotelId: string, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('hotel_amenity').where('hotel_id', '=', hotelId).execute()
  if (ids.length === 0) return
  await tx
    .insertInto('hotel_amenity')
    .values(ids.map((amenity_id, index) => ({ hotel_id: hotelId, amenity_id, position: index + 1 })))
    .execute()
}

/** Whether every id is one of the table's. */
export async function areKnown(
  db: Db,
  table: 'island' | 'property_type' | 'amenity' | 'bed_type',
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true
  const rows = await db.selectFrom(table).select('id').where('id', 'in', ids).execute()
  return rows.length === new Set(ids).size
}

/** What a hotel costs from at least, written into the history of its price where it is another than before. */
export async function recordPriceFrom(tx: Tx, hotelId: string, today: string): Promise<void> {
  await sql`
    with price as (select min(base_price) as rate from room_type where hotel_id = ${hotelId} and is_private),
    last as (select from_date, rate from price_history where kind = 'hotel' and scope_id = ${hotelId} and until_date is null),
    ended as (
      update price_history set until_date = ${today}::date from price
       where kind = 'hotel' and scope_id = ${hotelId} and until_date is null and price_history.rate <> price.rate and from_date < ${today}::date)
    insert into price_history (kind, scope_id, from_date, rate)
    select 'hotel', ${hotelId}, ${today}::date, price.rate from price
     where price.rate is not null and not exists (select 1 from last where last.rate = price.rate)
    on conflict (kind, scope_id, from_date) do update set rate = excluded.rate, until_date = null`.execute(tx)
}

/** `/media/<picture>` and the width that pages show it in. */
export function fileOf(name: string, width = PLAIN_WIDTH): string {
  return `${name}-${width}.webp`
}
