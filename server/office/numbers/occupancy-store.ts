import { type RawBuilder, sql } from 'kysely'
import type { Span } from '#contract/office/numbers.ts'
import type { Db } from '#server/db/db.ts'
import { oneRow } from '#server/db/one-row.ts'
import { isCountedClaim } from './practice.ts'
import { within } from './spans.ts'

export type CellRow = { id: string; column: number; sold: number; forSale: number }
type Sums = { sold: number; forSale: number }

/** Rooms that are sold of a night: those that are only held, or were taken for practice, are not. */
const SOLD = sql`(night.sold - coalesce(unsold.rooms, 0))`
/** A closed night is for sale no more, what was sold of it counts. */
const FOR_SALE = sql`(case when night.is_closed then ${SOLD} else night.allotment end)`

function nights(where: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    room_night night left join (
      select room_type_id, night, sum(rooms)::integer as rooms from room_claim
       where expires_at is not null or not ${isCountedClaim(sql.ref('claim'))} group by 1, 2) unsold
        on unsold.room_type_id = night.room_type_id and unsold.night = night.night
     where ${where}`
}

/** Which of these columns a day is in, from 0. */
function columnOf(day: RawBuilder<unknown>, columns: readonly Span[]): RawBuilder<unknown> {
  return sql`(width_bucket(${day}, ${columns.map(({ from }) => from)}::date[]) - 1)`
}

/**
 * Nights by room type and column. Of nights long gone only those are kept on which something was sold (roll-nights.ts): the others since
 * the first that is known count with the rooms that the type has now.
 */
export async function countNights(db: Db, span: Span, columns: readonly Span[], today: string): Promise<CellRow[]> {
  const day = sql.ref('night.night')
  const { rows } = await sql<CellRow>`
    with kept as (
      select night.room_type_id as id, ${columnOf(day, columns)} as "column", count(*) filter (where night.night < ${today}::date) as past,
             sum(${SOLD})::integer as sold, sum(${FOR_SALE})::integer as for_sale
        from ${nights(within(day, span))} group by 1, 2),
    had as (
      select room.id, spans.index as "column", greatest(0, least(spans.until, ${today}::date - 1) - greatest(spans.first, known.first) + 1) as past, room.allotment
        from room_type room
        cross join unnest(${columns.map(({ from }) => from)}::date[], ${columns.map(({ until }) => until)}::date[]) with ordinality spans (first, until, index)
        cross join lateral (select min(night) as first from room_night where room_type_id = room.id) known)
    select had.id, (had."column" - 1)::integer as "column", coalesce(kept.sold, 0) as sold,
           (coalesce(kept.for_sale, 0) + greatest(0, had.past - coalesce(kept.past, 0)) * had.allotment)::integer as "forSale"
      from had left join kept on kept.id = had.id and kept."column" = had."column" - 1 order by 1, 2`.execute(db)
  return rows
}

/** Of all room types; the same rule for nights long gone. */
export async function sumNights(db: Db, span: Span, today: string): Promise<Sums> {
  const cells = await countNights(db, span, [span], today)
  return cells.reduce((all, each) => ({ sold: all.sold + each.sold, forSale: all.forSale + each.forSale }), {
    sold: 0,
    forSale: 0,
  })
}

/** Seats that can be sold by each seat map of a vessel: those of the crew are none. */
const VESSEL_SEATS = sql`(select vessel_id, map, sum(cardinality(seats) - cardinality(blocked))::integer as seats from ferry_cabin group by vessel_id, map)`

/** What is kept back on a sailing is for sale no more; the seats of samples belong to nobody. */
function sailings(span: Span): RawBuilder<unknown> {
  return sql`
    (select sailing.id, sailing.trip_id, sailing.sail_date, vessel.seats,
            (select count(*) from ferry_seat seat where seat.sailing_id = sailing.id and seat.state = 'booked' and not seat.is_sample
               and ${isCountedClaim(sql.ref('seat.claim'))})::integer as sold,
            (select count(*) from ferry_seat seat where seat.sailing_id = sailing.id and seat.state = 'blocked')::integer as kept_back
       from ferry_sailing sailing join ${VESSEL_SEATS} vessel on vessel.vessel_id = sailing.vessel_id and vessel.map = sailing.map
      where sailing.is_active and ${within(sql.ref('sailing.sail_date'), span)})`
}

export async function countSeats(db: Db, span: Span, columns: readonly Span[]): Promise<CellRow[]> {
  const { rows } = await sql<CellRow>`
    select trip_id as id, ${columnOf(sql.ref('sail_date'), columns)} as "column", sum(sold)::integer as sold,
           sum(greatest(seats - kept_back, sold))::integer as "forSale"
      from ${sailings(span)} counted group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

export async function sumSeats(db: Db, span: Span): Promise<Sums> {
  return oneRow(
    await sql<Sums>`
    select coalesce(sum(sold), 0)::integer as sold, coalesce(sum(greatest(seats - kept_back, sold)), 0)::integer as "forSale"
      from ${sailings(span)} counted`.execute(db),
  )
}

export type NamedRow = { id: string; name: string; groupId: string; group: string }

export async function listRooms(db: Db): Promise<NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    select room.id, room.name, hotel.id as "groupId", hotel.name as "group"
      from room_type room join hotel on hotel.id = room.hotel_id order by hotel.position, hotel.id, room.position, room.id`.execute(
    db,
  )
  return rows
}

/** Entries of the timetable, those of a route together. */
export async function listTrips(db: Db): Promise<NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    select trip.id, trip.depart_time || ' ' || vessel.name as name, route.id as "groupId", ends.town || ' to ' || goal.town as "group"
      from ferry_trip trip join ferry_vessel vessel on vessel.id = trip.vessel_id join ferry_route route on route.id = trip.route_id
      join ferry_port ends on ends.id = route.from_port_id join ferry_port goal on goal.id = route.to_port_id
     order by ends.position, goal.position, trip.depart_time, trip.id`.execute(db)
  return rows
}
