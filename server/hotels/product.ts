import { type RawBuilder, sql } from 'kysely'
import { counted } from '#contract/terms/counted.ts'
import { STAY_MESSAGES } from '#contract/terms/hotel-stay.ts'
import { addDays, dayInIndia, daysBetween, formatDay, instantInIndia } from '#contract/terms/india-time.ts'
import { paths } from '#contract/terms/paths.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { guestsHoused, nightsText, roomsOfType } from '#contract/terms/stay-labels.ts'
import { type AvailabilityQuery, type AvailableDay, fetchAvailability } from '#contract/v1/availability.ts'
import type { LineOf } from '#contract/v1/trip-lines.ts'
import type { Db } from '#server/db/db.ts'
import { inIndia, TODAY_IN_INDIA } from '#server/db/india-sql.ts'
import type { DealProvider } from '#server/deals/live-deal-sql.ts'
import { liveDeals, struckSql } from '#server/deals/live-deal-sql.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { picturesSql } from '#server/media/picture-sql.ts'
import { termsByDay } from '#server/products/cancellation-terms.ts'
import { factPicture, type LineFacts, NO_FACTS } from '#server/products/line-facts.ts'
import { adultsText, listed } from '#server/products/line-labels.ts'
import { afterDealSql, percentSql } from '#server/products/price-sql.ts'
import { NO_STOCK, type ProductLine } from '#server/products/priced-line.ts'
import type { PricingParts, Product, ProductMoment } from '#server/products/product.ts'
import { ratingSql } from '#server/reviews/rating-sql.ts'
import { freeNights } from './claim-nights.ts'
import { islandLabels } from './island-labels.ts'
import { type QuotedRoom, quoteRoom, staySalesCloseAt } from './quote-stay.ts'
import { nightAvailability, roomsNeeded } from './rules.ts'
import { inSlab, LIVE_DEALS, NIGHT_TAX } from './stay-sql.ts'
import { findRoomNights } from './store.ts'

/** What its card shows large: the cheapest private room, a night, after a live deal, tax on top. */
const SHOWN_PRICES = sql`
  select cheapest.hotel_id, cheapest.price + ${percentSql(sql`cheapest.price`, sql`tax.percent`)} as price
    from (select room_type.hotel_id, min(${afterDealSql(sql`room_type.base_price`, sql`deal.takes_off`)}) as price
            from room_type left join (${LIVE_DEALS}) deal on deal.hotel_id = room_type.hotel_id
           where room_type.is_private group by room_type.hotel_id) cheapest
    join (${NIGHT_TAX}) tax on ${inSlab(sql`cheapest.price`, TODAY_IN_INDIA)}`

/** As the crow flies (ours). */
const NEAR_AIRPORT_KM = 4
const DEGREE_KM = 111.2
/** What people call hotels by where they stand. */
const HOTEL_NAMES = sql`
  case when exists (select 1 from transfer_point airport where airport.kind = 'airport'
                       and ${sql.lit(DEGREE_KM)} * sqrt((airport.lat - hotel.lat) ^ 2 + ((airport.lng - hotel.lng) * cos(radians(hotel.lat))) ^ 2)
                           <= ${sql.lit(NEAR_AIRPORT_KM)}) then 'Airport hotel' else '' end`

/** Hotels in the columns of what can be searched. */
const HOTEL_ENTRIES = sql`
  select 'hotel', hotel.id, hotel.name, ${HOTEL_NAMES},
         property_type.name || ', ' || hotel.star_rating || ' stars, ' || island.name || coalesce(' (' || island.old_name || ')', ''),
         'hotel stay room ' || property_type.name || ' ' || hotel.star_rating || ' star ' || hotel.locality || ' ' || island.name
           || coalesce(' ' || island.main_town, '')
           || case when hotel.star_rating >= 5 then ' luxury' when hotel.star_rating <= 2 then ' budget cheap' else '' end
           || coalesce(' ' || (select string_agg(amenity.name, ' ' order by hotel_amenity.position) from hotel_amenity join amenity on amenity.id = hotel_amenity.amenity_id
                                where hotel_amenity.hotel_id = hotel.id), ''),
         hotel.description, ${sql.lit(paths.hotelDetails(''))} || hotel.id,
         (select picture_id from hotel_picture where hotel_id = hotel.id order by position limit 1),
         shown.price::integer, 0.15::real
    from hotel join property_type on property_type.id = hotel.property_type_id join island on island.id = hotel.island_id
    left join (${SHOWN_PRICES}) shown on shown.hotel_id = hotel.id
   where hotel.is_active`

/** Hotels on a live deal: the cheapest private room a night in the base season, and the tax that each price carries. */
const hotelDeals: DealProvider = {
  kind: 'hotel',
  offers: sql`
    select hotel.id collate "default" as id, hotel.id collate "default" as slug, hotel.name, hotel.position,
           paid.rate + paid.tax as price, before.rate + before.tax as struck, paid.tax, 'per night' as unit,
           deal.takes_off, deal.label, deal.ends_at,
           property_type.name || ', ' || hotel.star_rating || case hotel.star_rating when 1 then ' star' else ' stars' end as facts,
           json_build_array(hotel.locality, island.name) as places,
           ${picturesSql('hotel_picture', sql`hotel.id`, 1)} as pictures, ${ratingSql('hotel', sql`hotel.id collate "default"`)} as rating
      from (${liveDeals('hotel')}) deal
      join hotel on hotel.id = deal.scope_id collate "C" and hotel.is_active
      join island on island.id = hotel.island_id
      join property_type on property_type.id = hotel.property_type_id
     cross join lateral (select min(base_price) as price from room_type where hotel_id = hotel.id and is_private) cheapest
     cross join lateral (${taxed(afterDealSql(sql`cheapest.price`, sql`deal.takes_off`))}) paid
     cross join lateral (${taxed(struckSql('hotel', sql`hotel.id collate "default"`, sql`deal.starts_at`))}) before`,
}

type HotelLine = LineOf<'hotel'>

/** Rooms of one kind for a stay, as its hotel's page prices them. */
async function price(
  { db }: PricingParts,
  line: HotelLine,
  { now }: ProductMoment,
): Promise<Result<ProductLine, ApiRefusal>> {
  const quoted = await quoteRoom(db, now, line)
  if (!quoted.ok) return quoted
  const islandLabel = await islandLabels(db)
  return ok(lineOf(line, quoted.value, islandLabel(quoted.value.hotel.place._id)))
}

/** Papers show no more of one hotel (ours). */
const PICTURES_MAX = 2

function factsOf(line: HotelLine, { hotel, room, roomsNeeded }: QuotedRoom, island: string): LineFacts {
  const pictures = hotel.images.slice(0, PICTURES_MAX).map(factPicture)
  const islandId = hotel.place._id
  return {
    ...NO_FACTS,
    islands: [{ id: islandId, name: island }],
    pictures,
    stays: [
      {
        ...{ hotelId: hotel._id, hotelName: hotel.hotelName, address: hotel.address, phone: hotel.phone },
        ...{ picture: pictures[0], checkIn: line.checkIn, checkOut: line.checkOut },
        ...{ checkInTime: hotel.checkinTime, checkOutTime: hotel.checkoutTime, islandId, island },
        rooms: roomsOfType(room.name, roomsNeeded),
        guests: guestsHoused(line.rooms, roomsNeeded),
        included: room.breakfast ? ['breakfast'] : [],
      },
    ],
  }
}

function lineOf(line: HotelLine, quoted: QuotedRoom, island: string): ProductLine {
  const { hotel, room, stay, roomsNeeded } = quoted
  const { checkIn, checkOut } = line
  const nights = nightsText(daysBetween(checkIn, checkOut))
  const { packageBasePrice, discount, taxAmount, amountPayable } = stay.price
  return {
    asked: line,
    title: [hotel.hotelName, roomsOfType(room.name, roomsNeeded), nights].join(', '),
    startsAt: instantInIndia(checkIn, hotel.checkinTime),
    endsAt: instantInIndia(checkOut, hotel.checkoutTime),
    salesCloseAt: staySalesCloseAt(checkIn),
    price: { packageBasePrice, discount, taxAmount, amountPayable },
    priceVersion: stay.priceVersion,
    nonRefundable: 0,
    terms: termsByDay(checkIn),
    stock: {
      ...NO_STOCK,
      nights: stay.nights.map(({ date }) => ({ roomTypeId: room._id, night: date, rooms: roomsNeeded })),
    },
    whereabouts: { from: hotel.place._id, to: hotel.place._id },
    facts: factsOf(line, quoted, island),
    details: [
      { label: 'Hotel', text: hotel.hotelName },
      { label: 'Address', text: hotel.address },
      ...(hotel.phone === undefined ? [] : [{ label: 'Telephone', text: hotel.phone }]),
      ...(hotel.contact === '' ? [] : [{ label: 'Contact of the hotel', text: hotel.contact }]),
      { label: 'Check-in', text: `${formatDay(checkIn)}, from ${hotel.checkinTime}` },
      { label: 'Check-out', text: `${formatDay(checkOut)}, until ${hotel.checkoutTime}` },
      { label: 'Rooms', text: roomsOfType(room.name, roomsNeeded) },
      { label: 'Guests', text: guestsHoused(line.rooms, roomsNeeded) },
      ...(room.breakfast ? [{ label: 'Breakfast', text: 'Included' }] : []),
    ],
  }
}

/** Rooms of one type for a stay. */
export const hotelProduct: Product<HotelLine> = {
  price,
  entry: { kind: 'check-in', isTimed: true, isFixed: false },
  initialPercent: ({ hotel }) => hotel,
  isSharing: (one, other) =>
    one.roomId === other.roomId && one.checkIn < other.checkOut && other.checkIn < one.checkOut,
  listAlternatives: (db, { roomId, checkIn, checkOut }) =>
    freeNights(
      db,
      Array.from({ length: daysBetween(checkIn, checkOut) }, (_, step) => ({
        ...{ roomTypeId: roomId, night: addDays(checkIn, step), rooms: 1 },
      })),
    ),
  reviewSubject: ({ roomId }) => ({ kind: 'hotel', subject_id: roomId, room_id: roomId }),
  whenText: ({ checkIn, checkOut }) =>
    `${formatDay(checkIn)} to ${formatDay(checkOut)}, ${counted(daysBetween(checkIn, checkOut), 'night')}`,
  partyText: ({ rooms }) => {
    const sum = (part: 'adults' | 'children') => rooms.reduce((count, room) => count + room[part], 0)
    const children = sum('children')
    return listed([
      counted(rooms.length, 'room'),
      adultsText(sum('adults')),
      children === 0 ? '' : counted(children, 'child', 'children'),
    ])
  },
  wholeDays: ({ checkIn, checkOut }) => ({ from: checkIn, until: checkOut }),
  deals: hotelDeals,
  searchEntries: HOTEL_ENTRIES,
  listDays: ({ db, now }, query) => listRoomNights(db, now(), query),
}

/** A price before tax and the tax on it today. */
function taxed(rate: RawBuilder<number | null>): RawBuilder<unknown> {
  return sql`select own.rate, ${percentSql(sql`own.rate`, sql`tax.percent`)} as tax
    from (select ${rate} as rate) own
    join (${NIGHT_TAX}) tax on ${inSlab(sql`own.rate`, sql`${inIndia(sql`select app_now()`)}::date`)}`
}

/** The nights of one room type from one day to another, for as many rooms as the party needs (one when it is not said). */
async function listRoomNights(
  db: Db,
  now: Date,
  { id, from, to, adults, children = 0 }: AvailabilityQuery,
): Promise<Result<AvailableDay[], ApiRefusal>> {
  const count = daysBetween(from, to) + 1
  const found = await findRoomNights(db, id, { from, until: addDays(from, count), count })
  if (found === undefined) return fail(notFound(fetchAvailability.failure))
  const rooms = roomsNeeded({ adults: adults ?? 1, children }, found)
  if (rooms === undefined || rooms === 0) return fail(invalid('adults', STAY_MESSAGES.adult))
  const nights = new Map(found.nights.map((night) => [night.date, night]))
  const today = dayInIndia(now)
  const days = Array.from({ length: count }, (_, index) => addDays(from, index))
  return ok(days.map((day) => nightAvailability({ day, today, rooms, night: nights.get(day) })))
}
