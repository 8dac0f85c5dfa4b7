import { sql } from 'kysely'
import type { UnitTable } from '#server/db/claim-units.ts'
import type { Db } from '#server/db/db.ts'
import { prepared } from '#server/db/statements.ts'
import type { StockNeed } from '../priced-line.ts'
import type { HoldingLimits } from './holding-limits.ts'

export type StockKind = keyof StockNeed
/** A part of the stock of which one network may hold only its share: a sailing, a room type's night, a slot of a vehicle or an activity. */
export type StockItem = { kind: StockKind; first: string; second: string; day: string; time: string }
export type ItemNeed = { item: StockItem; units: number }

/** Live claims of one who is counted, and how many units there are in all. */
type Count = { held: number; stock: number }

export function keyOf({ kind, first, second, day, time }: StockItem): string {
  return [kind, first, second, day, time].filter((part) => part !== '').join(' ')
}

/** What these lines take of each item, added up. */
export function itemsOf(lines: readonly { stock: StockNeed }[]): ItemNeed[] {
  const needs = new Map<string, ItemNeed>()
  const add = (item: StockItem, units: number) => {
    const known = needs.get(keyOf(item))
    needs.set(keyOf(item), { item, units: (known?.units ?? 0) + units })
  }
  for (const { stock } of lines) {
    for (const { tripId } of stock.seats) add({ kind: 'seats', first: tripId, second: '', day: '', time: '' }, 1)
    for (const { roomTypeId, night, rooms } of stock.nights)
      add({ kind: 'nights', first: roomTypeId, second: '', day: night, time: '' }, rooms)
    for (const { islandId, vehicleId, day, time, units } of stock.cars)
      add({ kind: 'cars', first: islandId, second: vehicleId, day, time }, units)
    for (const { activityId, placeId, day, time, units } of stock.slots)
      add({ kind: 'slots', first: activityId, second: placeId, day, time }, units)
  }
  return [...needs.values()]
}

/** The units of an item that one network may hold, and the percent of it where that is more. */
export function shareOf(kind: StockKind, limits: HoldingLimits): { units: number; percent: number } {
  switch (kind) {
    case 'seats':
      return { units: limits.networkSeats, percent: limits.networkPercent }
    case 'nights':
      return { units: limits.networkRooms, percent: limits.networkRoomsPercent }
    case 'cars':
      return { units: limits.networkCars, percent: limits.networkCarsPercent }
    case 'slots':
      return { units: limits.networkPlaces, percent: limits.networkPlacesPercent }
  }
}

/** The most units of an item with so much stock that one network may hold at a time; without end where nothing is counted. */
export function mostUnits(kind: StockKind, stock: number, limits: HoldingLimits): number {
  const { units, percent } = shareOf(kind, limits)
  return percent >= 100 ? Number.POSITIVE_INFINITY : Math.max(units, Math.floor((stock * percent) / 100))
}

export type Asked = StockItem & { countedBy: string }

/** How many units of an item one may hold, and how many more. */
export type Share = { most: number; left: number }

/** The share that each of these has of each item; in the order of those asked for. */
export async function countShares(tx: Db, asked: readonly Asked[], limits: HoldingLimits): Promise<Share[]> {
  const shares = new Map<Asked, Share>()
  for (const [kind, items] of Map.groupBy(asked, (each) => each.kind)) {
    const counts = await COUNTS[kind](tx, items)
    for (const [index, item] of items.entries()) {
      const { held = 0, stock = 0 } = counts[index] ?? {}
      const most = mostUnits(kind, stock, limits)
      shares.set(item, { most, left: most - held })
    }
  }
  return asked.map((item) => shares.get(item) ?? { most: 0, left: 0 })
}

const COUNTS: Record<StockKind, (tx: Db, asked: readonly Asked[]) => Promise<Count[]>> = {
  seats: async (tx, asked) => {
    const { rows } = await prepared(
      tx,
      sql<Count>`
      select (select count(*) from ferry_seat join booking on booking.id = ferry_seat.claim
               where ferry_seat.sailing_id = asked.trip_id and ferry_seat.expires_at > app_now() and booking.counted_by = asked.counted_by)::int as held,
             coalesce((select sum(cardinality(cabin.seats) - cardinality(cabin.blocked)) from ferry_sailing sailing
                join ferry_trip trip on trip.id = sailing.trip_id join ferry_cabin cabin on cabin.vessel_id = trip.vessel_id
               where sailing.id = asked.trip_id), 0)::int as stock
        from unnest(${asked.map(({ countedBy }) => countedBy)}::text[], ${asked.map(({ first }) => first)}::text[])
             with ordinality asked (counted_by, trip_id, place)
       order by asked.place`,
    )
    return rows
  },
  nights: async (tx, asked) => {
    const { rows } = await sql<Count>`
      select (select coalesce(sum(rooms), 0) from room_claim join booking on booking.id = room_claim.claim
               where room_claim.room_type_id = asked.room_type_id and room_claim.night = asked.night
                 and room_claim.expires_at > app_now() and booking.counted_by = asked.counted_by)::int as held,
             coalesce((select allotment from room_night
               where room_night.room_type_id = asked.room_type_id and room_night.night = asked.night), 0)::int as stock
        from unnest(${asked.map(({ countedBy }) => countedBy)}::text[], ${asked.map(({ first }) => first)}::text[],
                    ${asked.map(({ day }) => day)}::date[]) with ordinality asked (counted_by, room_type_id, night, place)
       order by asked.place`.execute(tx)
    return rows
  },
  cars: unitsHeld({
    claims: 'car_claim',
    stock: 'car_fleet',
    first: 'island_id',
    second: 'vehicle_id',
    units: 'units',
  }),
  slots: unitsHeld({
    ...{ claims: 'activity_claim', stock: 'activity_slot', first: 'activity_id', second: 'place_id' },
    ...{ units: 'capacity', bySlot: true },
  }),
}

type UnitShelf = Omit<UnitTable, 'bySlot'> & { bySlot?: boolean }

/** Of stock of which every unit that is taken is a row (claim-units.ts). */
function unitsHeld({ bySlot = false, ...names }: UnitShelf): (tx: Db, asked: readonly Asked[]) => Promise<Count[]> {
  const [first, second, units] = [sql.ref(names.first), sql.ref(names.second), sql.ref(names.units)]
  const time = bySlot ? sql`and shelf.start_time = asked.start_time` : sql``
  return async (tx, asked) => {
    const { rows } = await sql<Count>`
      select (select count(*) from ${sql.table(names.claims)} taken join booking on booking.id = taken.claim
               where taken.${first} = asked.first and taken.${second} = asked.second and taken.day = asked.day
                 and taken.start_time = asked.start_time and taken.expires_at > app_now() and booking.counted_by = asked.counted_by)::int as held,
             coalesce((select ${units} from ${sql.table(names.stock)} shelf
               where shelf.${first} = asked.first and shelf.${second} = asked.second ${time}), 0)::int as stock
        from unnest(${asked.map(({ countedBy }) => countedBy)}::text[], ${asked.map((each) => each.first)}::text[],
                    ${asked.map((each) => each.second)}::text[], ${asked.map(({ day }) => day)}::date[],
                    ${asked.map((each) => each.time)}::text[])
             with ordinality asked (counted_by, first, second, day, start_time, place)
       order by asked.place`.execute(tx)
    return rows
  }
}
