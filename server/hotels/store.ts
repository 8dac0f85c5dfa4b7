import { sql } from 'kysely'
import type { HotelRoom } from '#contract/v1/hotels.ts'
import { HOLDING_LIMITS_SETTING } from '#server/bookings/holds/holding-limits.ts'
import type { Db } from '#server/db/db.ts'
import { prepared } from '#server/db/statements.ts'
import type { HotelTransport } from '#server/db/tables-hotels.ts'
import { type PictureRow, picturesSql } from '#server/media/picture-sql.ts'
import { afterDealSql, percentSql } from '#server/products/price-sql.ts'
import type { Nights } from './board-rules.ts'
import type { RoomNights } from './rules.ts'
import { freeRooms, inSlab, LIVE_DEALS, NIGHT_TAX } from './stay-sql.ts'

/** Most pictures a room type shows (ours). */
const ROOM_PICTURES_MAX = 8

/** A room type under the wire's names, with the nights of the stay that are open, in order; prices before tax, after any live deal. */
export type RoomRow = Omit<HotelRoom, 'images' | 'stay'> & {
  pictures: PictureRow[]
  nights: { date: string; price: number; taxPercent: number; free: number; allotment: number }[]
}

export type DetailsRow = {
  /** `isByBoat` is true where no road leads the whole way: to another island, or to a place that boats go to. */
  nearby: { placeId: string; name: string; distanceKm: number; minutes: number; isByBoat: boolean }[]
  transport: HotelTransport[]
  rooms: RoomRow[]
  /** The office's setting of what may be held of a room type. */
  holding_limits: unknown
}

/** What a hotel's page shows beside the summary; undefined when there is no such hotel. */
export async function findHotelDetails(
  db: Db,
  id: string,
  today: string,
  stay: Nights | undefined,
): Promise<DetailsRow | undefined> {
  const { rows } = await prepared(
    db,
    sql<DetailsRow>`
    with tax as materialized (${NIGHT_TAX}), live_deal as materialized (${LIVE_DEALS})
    select hotel.transport, (select value from setting where key = ${HOLDING_LIMITS_SETTING}) as holding_limits,
           coalesce((select json_agg(json_build_object('placeId', place.id, 'name', place.name, 'distanceKm', hotel_nearby.distance_km,
                                                         'minutes', hotel_nearby.minutes,
                                                         'isByBoat', place.island_id <> hotel.island_id
                                                                    or coalesce(place.reach->>'mode', '') like '%boat%') order by hotel_nearby.position)
                       from hotel_nearby join place on place.id = hotel_nearby.place_id where hotel_nearby.hotel_id = hotel.id), '[]') as nearby,
           coalesce((select json_agg(json_build_object(
                              '_id', room_type.id, 'name', room_type.name, 'description', room_type.description,
                              'bedTypeId', json_build_object('_id', bed_type.id, 'name', bed_type.name), 'roomSize', room_type.size_sq_ft,
                              'breakfast', room_type.breakfast, 'maxAdults', room_type.max_adults, 'maxChildren', room_type.max_children,
                              'pricePerRoom', own.price, 'taxAmount', ${percentSql(sql`own.price`, sql`tax.percent`)},
                              'pictures', ${picturesSql('room_type_picture', sql`room_type.id`, ROOM_PICTURES_MAX)},
                              'nights', ${nightsSql(stay)}) order by room_type.position)
                       from room_type
                       join bed_type on bed_type.id = room_type.bed_type_id
                      cross join lateral (select ${afterDealSql(sql`room_type.base_price`, sql`deal.takes_off`)} as price) own
                       join tax on ${inSlab(sql`own.price`, sql`${today}::date`)}
                      where room_type.hotel_id = hotel.id), '[]') as rooms
      from hotel left join live_deal deal on deal.hotel_id = hotel.id
     where hotel.id = ${id} and hotel.is_active`,
  )
  return rows[0]
}

function nightsSql(stay: Nights | undefined) {
  if (stay === undefined) return sql`'[]'::json`
  return sql`coalesce((
    select json_agg(json_build_object('date', room_night.night, 'price', each.price, 'taxPercent', tax.percent,
                                        'free', ${freeRooms('room_night', stay)}, 'allotment', room_night.allotment) order by room_night.night)
      from room_night
     cross join lateral (select ${afterDealSql(sql`room_night.price`, sql`deal.takes_off`)} as price) each
      join tax on ${inSlab(sql`each.price`, sql`room_night.night`)}
     where room_night.room_type_id = room_type.id and room_night.night >= ${stay.from}::date and room_night.night < ${stay.until}::date), '[]')`
}

/** How many of each private room of the hotels are free in each night, the hotels in the order given. */
export async function listNightStock(db: Db, hotelIds: readonly string[], stay: Nights): Promise<RoomNights[]> {
  const { rows } = await sql<RoomNights>`
    select room_type.id, room_type.hotel_id as "hotelId", room_type.max_adults as "maxAdults", room_type.max_children as "maxChildren",
           array_agg(${freeRooms('room_night', stay)} order by day.night) as free,
           array_agg(room_night.price order by day.night) as prices
      from unnest(${[...hotelIds]}::text[]) with ordinality as wanted (hotel_id, place)
      join room_type on room_type.hotel_id = wanted.hotel_id and room_type.is_private
     cross join lateral (select ${stay.from}::date + step as night from generate_series(0, ${stay.count}::int - 1) step) day
      left join room_night on room_night.room_type_id = room_type.id and room_night.night = day.night
     group by wanted.place, room_type.id
     order by wanted.place, room_type.id`.execute(db)
  return rows
}

export type RoomNightsRow = Pick<RoomRow, 'maxAdults' | 'maxChildren' | 'nights'>

/** The open nights of one room type; undefined when there is none of that id. */
export async function findRoomNights(db: Db, roomTypeId: string, nights: Nights): Promise<RoomNightsRow | undefined> {
  const { rows } = await prepared(
    db,
    sql<RoomNightsRow>`
    with tax as materialized (${NIGHT_TAX}), live_deal as materialized (${LIVE_DEALS})
    select room_type.max_adults as "maxAdults", room_type.max_children as "maxChildren", ${nightsSql(nights)} as nights
      from room_type join hotel on hotel.id = room_type.hotel_id and hotel.is_active
      left join live_deal deal on deal.hotel_id = hotel.id
     where room_type.id = ${roomTypeId}`,
  )
  return rows[0]
}
