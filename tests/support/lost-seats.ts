import { sql } from 'kysely'
import { NO_STOCK, type PricedLine } from '#server/products/priced-line.ts'
import { lakhLine } from './staged-booking.ts'
import type { TestApi } from './test-api.ts'
import { TRIP_ID } from './traveller.ts'

/** A line of a lakh for these seats. */
export function seatsLine(...names: string[]): PricedLine {
  return lakhLine({
    asked: { kind: 'ferry', tripId: TRIP_ID, seats: names },
    stock: { ...NO_STOCK, seats: names.map((seat) => ({ tripId: TRIP_ID, seat })) },
  })
}

/** Of the seats that begin so, everybody else has all but these, for good. */
export async function leaveFree(api: TestApi, like: string, free: readonly string[]): Promise<void> {
  await sql`
    insert into ferry_seat (sailing_id, seat, state, claim)
    select ${TRIP_ID}, seat, 'booked', 'others'
      from ferry_sailing sailing join ferry_trip trip on trip.id = sailing.trip_id
      join ferry_cabin cabin on cabin.vessel_id = trip.vessel_id, unnest(cabin.seats) seat
     where sailing.id = ${TRIP_ID} and seat like ${like} and seat <> all(${free}::text[])
    on conflict (sailing_id, seat) do update set state = 'booked', claim = 'others', expires_at = null
     where ferry_seat.expires_at <= app_now()`.execute(api.testDatabase.db)
}

type Seats = { has: string[]; asked: string[][]; stock: string[][] }

/** The seats that a booking has on the boat for good, and those that its lines say. */
export async function seatsOf(api: TestApi, { id }: { id: string }): Promise<Seats | undefined> {
  const { rows } = await sql<Seats>`
    select array(select seat from ferry_seat where claim = booking.id and expires_at is null order by seat) as has,
           (select json_agg(asked -> 'seats' order by position) from booking_line where booking_id = booking.id) as asked,
           (select json_agg(jsonb_path_query_array(stock, '$.seats[*].seat') order by position)
              from booking_line where booking_id = booking.id) as stock
      from booking where id = ${id}`.execute(api.testDatabase.db)
  return rows[0]
}

/** What `seatsOf` says of lines that have their seats. */
export function seated(...lines: string[][]): Seats {
  return { has: lines.flat().sort(), asked: lines, stock: lines }
}
