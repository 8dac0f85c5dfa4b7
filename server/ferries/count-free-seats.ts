import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { clockInIndia } from '#server/db/india-sql.ts'
import { prepared } from '#server/db/statements.ts'
import { LIVE_SEAT } from './live-seat.ts'
import type { FreeSeats } from './rules.ts'
import type { Crossing } from './store.ts'

/**
 * Free seats of every sailing of those days, also of those that have left. Taken seats are read sailing by sailing and told to their
 * cabins all at once: a cabin at a time took four and a half times as long for a month of ten sailings a day.
 */
export async function countFreeSeats(
  db: Db,
  { from, to }: Crossing,
  days: { first: string; last: string; now: Date },
): Promise<FreeSeats[]> {
  const { rows } = await prepared(
    db,
    sql<FreeSeats>`
    with found as materialized (
           select id, vessel_id, map, sail_date, departs_at, fares from ferry_sailing
            where from_port_id = any(${from}) and to_port_id = any(${to})
              and sail_date between ${days.first}::date and ${days.last}::date and is_active),
         sold as materialized (
           select cabin.vessel_id, cabin.map, cabin.code, seat from ferry_cabin cabin cross join lateral unnest(cabin.seats) seat
            where seat <> all(cabin.blocked)),
         gone as materialized (
           select found.id, found.vessel_id, found.map, ferry_seat.seat from found
             join ferry_seat on ferry_seat.sailing_id = found.id and ${LIVE_SEAT}),
         taken as materialized (
           select gone.id, sold.code, count(*) as seats
             from gone join sold on sold.vessel_id = gone.vessel_id and sold.map = gone.map and sold.seat = gone.seat
            group by gone.id, sold.code)
    select found.sail_date as date, ${clockInIndia(sql`found.departs_at`)} as time, found.departs_at as "departsAt",
           json_agg(json_build_object('fare', (found.fares ->> cabin.code)::int,
                     'left', cardinality(cabin.seats) - cardinality(cabin.blocked) - coalesce(taken.seats, 0)) order by cabin.position)
             filter (where cabin.code is not null) as classes
      from found
      left join ferry_cabin cabin on cabin.vessel_id = found.vessel_id and cabin.map = found.map and found.fares ? cabin.code
      left join taken on taken.id = found.id and taken.code = cabin.code
     group by found.id, found.sail_date, found.departs_at
     order by found.departs_at, found.id`,
  )
  return rows.map((row) => ({ ...row, classes: row.classes ?? [] }))
}
