import { sql } from 'kysely'
import type { RoomGuests } from '#contract/terms/hotel-stay.ts'
import { addDays } from '#contract/terms/india-time.ts'
import type { HotelDetails } from '#contract/v1/hotels.ts'
import type { Db } from '#server/db/db.ts'
import { type RowOf, viewOf } from '#server/db/row-as-view.ts'
import { prepared } from '#server/db/statements.ts'
import { versionedModel } from '#server/db/versioned-model.ts'
import { struckSql } from '#server/deals/live-deal-sql.ts'
import { type PictureRow, pictureOf } from '#server/media/picture-sql.ts'
import type { BoardHotel, HotelBoard, HotelFacts, Nights, Stock, StockLine } from './board-rules.ts'
import { type GuestGroup, groupGuests, splitStay } from './rules.ts'
import { chooseHotels, type HotelFilter, type HotelSearch, hotelsIn } from './search-rules.ts'
import { freeRooms, LIVE_DEALS } from './stay-sql.ts'
import { findHotelDetails, listNightStock } from './store.ts'
import { detailsOf } from './view.ts'

/** Most pictures a hotel shows in its gallery (ours). */
const HOTEL_PICTURES_MAX = 12
/** The sprite of the facilities; each amenity's id is a symbol of it. */
const AMENITY_ICONS = '/icons/amenities.svg'
/** Of up to so many room types the nights are looked up one by one, of more those of all hotels side by side. */
const LOOKED_UP_MAX = 60

/** When a copy of the board is true: at one version of the hotels, from one begin or end of a deal to the next. */
type Validity = { version: string; since: string; until: string }
type CachedBoard = HotelBoard & Validity

/** What `viewOf` makes of a row: all facts but the pictures, and but the point, which is null on the wire too. */
type Facts = Omit<HotelFacts, 'images' | 'pointId'>
type HotelRow = Omit<BoardHotel, 'facts'> & { facts: RowOf<Facts>; pictures: PictureRow[]; pointId: string | null }
type BoardRow = Validity & Omit<HotelBoard, 'hotels'> & { hotels: HotelRow[] }

/** Everything a search looks at but the nights. */
export async function readHotelBoard(db: Db): Promise<CachedBoard> {
  const { rows } = await sql<BoardRow>`
    with turn as (select starts_at as at from deal where kind = 'hotel' union all select ends_at from deal where kind = 'hotel'),
    live_deal as materialized (${LIVE_DEALS}),
    picture_list as materialized (${PICTURES}), amenity_list as materialized (${AMENITIES}), room_list as materialized (${ROOMS}),
    rating as materialized (select subject_id collate "C" as hotel_id, average, count from review_summary where kind = 'hotel')
    select version, (select coalesce(max(at), '-infinity')::text from turn where at <= now) as since,
           (select coalesce(min(at), 'infinity')::text from turn where at > now) as until,
           coalesce((select json_agg(json_build_object('id', id, 'name', name) order by position) from property_type), '[]') as "propertyTypes",
           coalesce((select json_agg(json_build_object('id', id, 'name', name, 'oldName', old_name, 'siteLabel', site_label, 'mainTown', main_town,
                                                       'mainTownOld', main_town_old)) from island), '[]') as islands,
           coalesce((select json_agg(json_build_object('id', id, 'name', name, 'oldName', old_name, 'islandId', island_id)) from place), '[]') as places,
           coalesce((select json_agg(json_build_object('fromDate', from_date, 'fromPrice', from_price, 'percent', percent) order by from_date, from_price)
                       from tax_rate where item = 'hotel_night'), '[]') as taxes,
           coalesce((select json_agg(${HOTEL} order by hotel.position, hotel.id)
                       from hotel join island on island.id = hotel.island_id join property_type on property_type.id = hotel.property_type_id
                       left join live_deal deal on deal.hotel_id = hotel.id left join rating on rating.hotel_id = hotel.id
                       left join picture_list on picture_list.hotel_id = hotel.id left join amenity_list on amenity_list.hotel_id = hotel.id
                       left join room_list on room_list.hotel_id = hotel.id
                      where hotel.is_active), '[]') as hotels
      from kept_version, (select app_now() as now) clock where noun = 'hotel'`.execute(db)
  const row = rows[0]
  if (row === undefined) throw new Error('The hotels have no version')
  return { ...row, hotels: row.hotels.map(boardHotelOf) }
}

const PICTURES = sql`
  select link.hotel_id, json_agg(json_build_object('id', picture.id, 'alt', picture.alt, 'width', picture.width, 'height', picture.height,
           'version', picture.version, 'placeholder', picture.placeholder) order by link.position) as pictures
    from hotel_picture link join picture on picture.id = link.picture_id
   where link.position <= ${HOTEL_PICTURES_MAX}::int
   group by link.hotel_id`

const AMENITIES = sql`
  select link.hotel_id, json_agg(json_build_object('name', amenity.name, 'iconUrl', ${AMENITY_ICONS}::text || '#' || amenity.id) order by link.position) as amenities
    from hotel_amenity link join amenity on amenity.id = link.amenity_id
   group by link.hotel_id`

/** A bed in a dormitory is not private and never houses a party. */
const ROOMS = sql`
  select hotel_id, json_agg(json_build_object('id', id, 'maxAdults', max_adults, 'maxChildren', max_children, 'basePrice', base_price)
                            order by position) as rooms
    from room_type where is_private group by hotel_id`

/** The lowest price of the 30 days before the deal began, in India's days. */
const LOWEST_BEFORE = struckSql('hotel', sql`hotel.id`, sql`deal.starts_at`)
const RATING = sql`case when rating.count > 0 then json_build_object('average', rating.average, 'count', rating.count) end`

/** A hotel of the board; its facts under the names of the wire. */
const HOTEL = sql`json_build_object(
  'id', hotel.id, 'name', hotel.name, 'locality', hotel.locality, 'propertyTypeId', hotel.property_type_id, 'starRating', hotel.star_rating,
  'islandId', hotel.island_id, 'takesOff', deal.takes_off, 'lowestBefore', case when deal.takes_off is not null then ${LOWEST_BEFORE} end,
  'rating', ${RATING}, 'rooms', coalesce(room_list.rooms, '[]'), 'pictures', coalesce(picture_list.pictures, '[]'), 'pointId', hotel.point_id,
  'facts', json_build_object(
    '_id', hotel.id, 'name', hotel.name, 'hotelName', hotel.name, 'address', hotel.address,
    'propertyType', json_build_object('_id', property_type.id, 'name', property_type.name),
    'checkinTime', hotel.checkin_time, 'checkoutTime', hotel.checkout_time, 'starRating', hotel.star_rating,
    'bookingPolicy', hotel.booking_policy, 'description', hotel.description, 'locality', json_build_object('name', hotel.locality),
    'contact', hotel.contact, 'phone', nullif(hotel.phone, ''), 'amenities', coalesce(amenity_list.amenities, '[]'),
    'place', json_strip_nulls(json_build_object('_id', island.id, 'name', island.name, 'oldName', island.old_name)),
    'lat', hotel.lat, 'lng', hotel.lng, 'rating', ${RATING}, 'badge', deal.label))`

function boardHotelOf({ facts, pictures, pointId, ...hotel }: HotelRow): HotelBoard['hotels'][number] {
  return { ...hotel, facts: { ...viewOf<Facts>(facts), images: pictures.map(pictureOf), pointId } }
}

type StockReading = { stock: Stock; isCurrent: boolean }

/** A text a column, not records: they are made and read in a third of the time. `steps` count days from the first night. */
type StockRow = {
  is_current: boolean
  ids: string | null
  steps: string | null
  prices: string | null
  nights: string | null
  frees: string | null
}
/** Between ids, as no id has it. */
const ID_END = '\n'

/** The nights of the room types that are open and whether the board is still true; one moment for both. */
async function readStock(
  db: Db,
  board: CachedBoard,
  nights: Nights,
  roomIds: readonly string[],
): Promise<StockReading> {
  const { rows } = await prepared(db, stockStatement(board, nights, roomIds))
  const [row] = rows
  if (row === undefined) throw new Error('The hotels have no version')
  return { stock: stockOf(row, nights), isCurrent: row.is_current }
}

function stockOf({ ids, ...row }: StockRow, nights: Nights): Stock {
  const days = Array.from({ length: nights.count }, (_, step) => addDays(nights.from, step))
  const [steps, prices, counts, frees] = [row.steps, row.prices, row.nights, row.frees].map(numbersOf)
  const stock = new Map<string, StockLine[]>()
  for (const [index, id] of (ids?.split(ID_END) ?? []).entries()) {
    const day = days[steps?.[index] ?? 0] ?? nights.from
    const line = { day, price: prices?.[index] ?? 0, nights: counts?.[index] ?? 0, free: frees?.[index] ?? 0 }
    const lines = stock.get(id)
    if (lines === undefined) stock.set(id, [line])
    else lines.push(line)
  }
  return stock
}

function numbersOf(text: string | null): number[] {
  return JSON.parse(`[${text ?? ''}]`)
}

/**
 * Exported for the bench, which looks at its plan. Nights of one price are counted together, as few differ, but apart where a
 * tax begins in between.
 */
export function stockStatement(
  { version, since, until, taxes }: CachedBoard,
  nights: Nights,
  roomIds: readonly string[],
) {
  const taxDays = [...new Set(taxes.map(({ fromDate }) => fromDate))].filter(
    (day) => day > nights.from && day < nights.until,
  )
  const isWide = roomIds.length > LOOKED_UP_MAX
  const isTaxedAlike = taxDays.length === 0
  const ofRooms = isWide ? sql`` : sql`and room_type_id = any(${[...roomIds]}::text[])`
  const [step, slab] = isTaxedAlike
    ? [sql`null`, sql``]
    : [sql`min(night) - ${nights.from}::date`, sql`, width_bucket(night, ${taxDays}::date[])`]
  return sql<StockRow>`
    select version = ${version}::uuid and now >= ${since}::timestamptz and now < ${until}::timestamptz as is_current,
           stock.*
      from kept_version, (select app_now() as now) clock,
           (select string_agg(room_type_id, ${ID_END}::text) as ids, string_agg(step::text, ',') as steps, string_agg(price::text, ',') as prices,
                   string_agg(nights::text, ',') as nights, string_agg(free::text, ',') as frees
              from (select room_type_id, price, ${step} as step, count(*) as nights, min(${freeRooms('room_night', nights)}) as free
                      from room_night
                     where night >= ${nights.from}::date and night < ${nights.until}::date ${ofRooms}
                     group by room_type_id, price${slab}) line) stock
     where noun = 'hotel'`
}

export type SearchHotels = (filter: HotelFilter) => Promise<HotelSearch>

const searchers = new WeakMap<Db, SearchHotels>()

/** The hotels of a search; what is kept for the next one is kept a database. */
export function searchHotels(db: Db, filter: HotelFilter): Promise<HotelSearch> {
  const search = searchers.get(db) ?? hotelSearcher(db)
  searchers.set(db, search)
  return search(filter)
}

/**
 * Searches for hotels. What does not change with the nights is kept here and read again only after a hotel has changed or a
 * deal has begun or ended; the one statement of a search, which reads the nights, says so.
 */
export function hotelSearcher(db: Db): SearchHotels {
  const withBoard = versionedModel(() => readHotelBoard(db))
  return (filter) => {
    const nights = filter.stay ?? { from: filter.today, until: addDays(filter.today, 1), count: 1 }
    return withBoard(async (board) => {
      const roomIds = hotelsIn(board, filter.scope).hotels.flatMap(({ rooms }) => rooms.map(({ id }) => id))
      const { stock, isCurrent } = await readStock(db, board, nights, roomIds)
      return { answer: chooseHotels(board, stock, filter), isCurrent }
    })
  }
}

type HotelRequest = { hotelId: string; today: string; stay: Nights | undefined; rooms: readonly RoomGuests[] }

/** One hotel with its rooms, priced for a stay when there is one; undefined when there is no such hotel. */
export async function readHotel(
  db: Db,
  { hotelId, today, stay, rooms }: HotelRequest,
): Promise<HotelDetails | undefined> {
  const groups = groupGuests(rooms)
  const filter = { scope: { id: hotelId }, today, stay, groups, sort: 'recommended', limit: 1, offset: 0 } as const
  const [found, details] = await Promise.all([searchHotels(db, filter), findHotelDetails(db, hotelId, today, stay)])
  const hotel = found.hotels[0]
  return hotel === undefined || details === undefined ? undefined : detailsOf(hotel, details, stay?.count, groups)
}

type SplitPart = { hotelId: string; checkIn: string; checkOut: string }

/** Parts of a stay that no hotel of `full` (all of them, in order of recommendation) has rooms for as a whole. */
export async function suggestSplit(
  db: Db,
  full: readonly string[],
  stay: Nights,
  groups: readonly GuestGroup[],
): Promise<SplitPart[] | undefined> {
  if (full.length === 0 || stay.count < 2) return undefined
  const rooms = await listNightStock(db, full, stay)
  return splitStay(rooms, groups, stay.count)?.map(({ hotelId, from, until }) => ({
    hotelId,
    checkIn: addDays(stay.from, from),
    checkOut: addDays(stay.from, until),
  }))
}
