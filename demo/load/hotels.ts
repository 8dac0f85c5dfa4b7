import { sql } from 'kysely'
import { addDays } from '#contract/terms/india-time.ts'
import { divideHalfUp } from '#contract/terms/money.ts'
import rules from '#demo/facts/rules.json' with { type: 'json' }
import { type HotelFact, hotelFacts, type RoomFact } from '#demo/hotel-facts.ts'
import { hotelProse } from '#demo/prose/hotels.ts'
import type { Tx } from '#server/db/db.ts'
import { rollRoomNights } from '#server/hotels/roll-nights.ts'
import { DEMO_DEAL_PERCENT } from './deals.ts'
import { list, paragraphs } from './html.ts'
import { plainRanges } from './plain-ranges.ts'
import { BASE_SEASON } from './season-facts.ts'

/** Prices are known from long before the day the demo is loaded. */
const HISTORY_DAYS = 45
/** The bed of a dormitory, which is let by the bed. */
const DORMITORY_BED = 'Bunk bed'

/** The demo's hotels with their rooms and the nights of a year and more; `today` is a day in India. */
export async function loadDemoHotels(tx: Tx, today: string): Promise<void> {
  const rooms = hotelFacts.flatMap((hotel) => hotel.rooms.map((room, index) => ({ hotel, room, position: index + 1 })))
  await tx
    .insertInto('property_type')
    .values(namesOf(hotelFacts.map((each) => each.propertyType)))
    .execute()
  await tx.insertInto('amenity').values(amenityRows()).execute()
  await tx
    .insertInto('bed_type')
    .values(namesOf(rooms.map(({ room }) => room.bedType)).map(({ id, name }) => ({ id, name })))
    .execute()
  await tx.insertInto('hotel').values(hotelFacts.map(hotelRow)).execute()
  await tx
    .insertInto('hotel_amenity')
    .values(
      hotelFacts.flatMap(({ id, amenities }) =>
        amenities.map(({ key }, index) => ({ hotel_id: id, amenity_id: key, position: index + 1 })),
      ),
    )
    .execute()
  await tx.insertInto('hotel_nearby').values(hotelFacts.flatMap(nearbyRows)).execute()
  await tx.insertInto('room_type').values(rooms.map(roomRow)).execute()
  await loadSeasons(tx)
  await tx
    .insertInto('price_history')
    .values(hotelFacts.map((fact) => historyRow(fact, today)))
    .execute()
  await rollRoomNights(tx, today)
  await sql`analyze hotel, room_type, room_night`.execute(tx)
}

async function loadSeasons(tx: Tx): Promise<void> {
  const seasons = rules.seasons.filter(({ id }) => id !== BASE_SEASON)
  await tx
    .insertInto('hotel_season')
    .values(seasons.flatMap(({ id, ranges }) => ranges.flatMap(plainRanges).map((range) => ({ id, ...range }))))
    .execute()
  await tx
    .insertInto('room_season_price')
    .values(
      hotelFacts.flatMap((hotel) =>
        hotel.rooms.flatMap((room) =>
          (['peak', 'monsoon'] as const).map((season) => ({
            room_type_id: room.id,
            season_id: season,
            price: listPrice(hotel, room.pricePerRoom[season]),
          })),
        ),
      ),
    )
    .execute()
}

/** Prices of the facts are after the deal; the price before it is the one that the deal turns into them. */
function listPrice(hotel: HotelFact, price: number): number {
  return hotel.topDeal ? divideHalfUp(price * 100, 100 - DEMO_DEAL_PERCENT) : price
}

function namesOf(names: readonly string[]) {
  return [...new Set(names)].map((name, index) => ({ id: slugOf(name), name, position: index + 1 }))
}

function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

function amenityRows() {
  const names = new Map(hotelFacts.flatMap(({ amenities }) => amenities.map(({ key, name }) => [key, name] as const)))
  return [...names].map(([id, name], index) => ({ id, name, position: index + 1 }))
}

function hotelRow(fact: HotelFact) {
  const prose = hotelProse[fact.id]
  if (prose === undefined) throw new Error(`The hotel ${fact.id} has no prose`)
  return {
    id: fact.id,
    name: fact.name,
    property_type_id: slugOf(fact.propertyType),
    star_rating: fact.starRating,
    island_id: fact.island,
    locality: fact.locality,
    address: fact.addressPattern,
    contact: fact.contact.email,
    point_id: fact.pointId,
    lat: fact.lat,
    lng: fact.lng,
    checkin_time: fact.checkinTime,
    checkout_time: fact.checkoutTime,
    description: paragraphs([`${prose.teaser}.`, ...prose.description]),
    booking_policy: list(prose.policy),
    transport: JSON.stringify(fact.transport.map(({ name, distanceKm, minutes }) => ({ name, distanceKm, minutes }))),
    position: positionOf(fact),
  }
}

/** Without a sort order the islands take turns, so that the first cards show the range; hotels on a deal come first. */
function positionOf(fact: HotelFact): number {
  const neighbours = hotelFacts.filter((each) => each.island === fact.island && each.topDeal === fact.topDeal)
  const island = [...new Set(hotelFacts.map((each) => each.island))].indexOf(fact.island)
  return (fact.topDeal ? 0 : 10_000) + neighbours.indexOf(fact) * 100 + island
}

function nearbyRows(fact: HotelFact) {
  return fact.nearbyPlaces.map(({ placeId, distanceKm, minutes }, index) => ({
    hotel_id: fact.id,
    place_id: placeId,
    position: index + 1,
    distance_km: distanceKm,
    minutes,
  }))
}

function roomRow({ hotel, room, position }: { hotel: HotelFact; room: RoomFact; position: number }) {
  return {
    id: room.id,
    hotel_id: hotel.id,
    name: room.name,
    description: hotelProse[hotel.id]?.rooms[room.id] ?? '',
    bed_type_id: slugOf(room.bedType),
    size_sq_ft: room.roomSizeSqFt,
    breakfast: room.breakfast,
    max_adults: room.maxAdults,
    max_children: room.maxChildren,
    is_private: room.bedType !== DORMITORY_BED,
    base_price: listPrice(hotel, room.pricePerRoom.shoulder),
    allotment: room.roomsOfType,
    position,
  }
}

function historyRow(fact: HotelFact, today: string) {
  return {
    kind: 'hotel',
    scope_id: fact.id,
    from_date: addDays(today, -HISTORY_DAYS),
    until_date: null,
    rate: listPrice(fact, fact.standardPrice),
  }
}
