import { type RawBuilder, sql } from 'kysely'
import { HOUR_MS } from '#contract/terms/durations.ts'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import type { Log } from '#server/adapters/log/log.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inIndia } from '#server/db/india-sql.ts'
import { inSeasonSql, monthDaySql, percentSql } from '#server/products/price-sql.ts'

/** Days made beyond the horizon, so that midnight finds them there. */
const SPARE_DAYS = 2
/** Sailings gone by are kept for as long as a passenger may ask about them (ours). */
const KEPT_DAYS = 60
/** Sample trips look half sold for so long ahead; later sailings are still empty (ours). */
const SAMPLE_DAYS = 60
const ROLL_EVERY_MS = HOUR_MS

/** Makes the sailings that the horizon has reached, from `today` on, at their season's fares, and drops those long gone. */
export async function rollSailings(tx: Tx, today: string): Promise<void> {
  // The first sailings of a large timetable take longer than a visitor's statement may.
  await sql`set local statement_timeout = '15min'`.execute(tx)
  await makeSailings(tx, today, addDays(today, TRAVEL_HORIZON_DAYS + SPARE_DAYS - 1))
  await takeSampleSeats(tx, today, addDays(today, SAMPLE_DAYS))
  await sql`
    delete from ferry_sailing sailing where sail_date < ${addDays(today, -KEPT_DAYS)}::date
       and not exists (select 1 from ferry_seat where sailing_id = sailing.id and not is_sample)`.execute(tx)
}

/** A fare in the season of its day. */
const SEASON_FARE = percentSql(sql`fare::int`, sql`percent`)

/** The number of the seat map with which a vessel sails on a day. */
export function mapOn(vesselId: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce((select max(number) from ferry_map where ferry_map.vessel_id = ${vesselId} and from_date <= ${day}), 1)`
}

/** Percent of the base season's fares on a day. */
export function percentOn(day: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce((select percent from ferry_season
    where ${inSeasonSql(sql`from_day`, sql`until_day`, monthDaySql(day))} order by rank desc limit 1), 100)`
}

/** Set-based whatever the timetable; sailings that are there stay as they are. New ones keep back the seats that their trip does. */
export async function makeSailings(tx: Tx, first: string, last: string): Promise<void> {
  await sql`
    with calendar as materialized (
      select day.sail_date, ${monthDaySql(sql`day.sail_date`)} as month_day, extract(dow from day.sail_date)::int::text as weekday,
             ${percentOn(sql`day.sail_date`)} as percent
        from (select ${first}::date + step as sail_date from generate_series(0, ${last}::date - ${first}::date) step) day),
    priced as (
      select trip.id as trip_id, percent,
             jsonb_object_agg(code, ${SEASON_FARE}) as fares, min(${SEASON_FARE}) as lowest_fare
        from ferry_trip trip, jsonb_each_text(trip.fares) fare (code, fare), (select distinct percent from calendar) season
       where trip.is_active group by trip.id, percent),
    made as (
      insert into ferry_sailing (id, trip_id, sail_date, from_port_id, to_port_id, departs_at, arrives_at, fares, lowest_fare, vessel_id, map)
      select trip.id || '.' || calendar.sail_date, trip.id, calendar.sail_date, route.from_port_id, route.to_port_id,
             ${inIndia(sql`calendar.sail_date + trip.depart_time::time`)},
             ${inIndia(sql`calendar.sail_date + trip.arrive_time::time`)}, priced.fares, priced.lowest_fare,
             trip.vessel_id, ${mapOn(sql`trip.vessel_id`, sql`calendar.sail_date`)}
        from ferry_trip trip
        join ferry_route route on route.id = trip.route_id
        join calendar on position(calendar.weekday in trip.weekdays) > 0
        join priced on priced.trip_id = trip.id and priced.percent = calendar.percent
       where trip.is_active
         and calendar.sail_date between coalesce(trip.from_date, calendar.sail_date) and coalesce(trip.until_date, calendar.sail_date)
         and (trip.season_from is null or ${inSeasonSql(sql`trip.season_from`, sql`trip.season_to`, sql`calendar.month_day`)})
         and not exists (select 1 from ferry_sailing known where known.trip_id = trip.id and known.sail_date = calendar.sail_date)
       order by calendar.sail_date, trip.id
      on conflict do nothing
      returning id, trip_id, vessel_id, map, departs_at)
    ${keepBack(sql`made`)}`.execute(tx)
}

/** Keeps back the seats that the trips of these sailings do, where they are free and there on that boat. */
export function keepBack(sailings: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into ferry_seat (sailing_id, seat, state, expires_at)
    select sailing.id, kept.seat, 'blocked', sailing.departs_at - keep.release_minutes * interval '1 minute'
      from ${sailings} sailing join ferry_keep keep on keep.trip_id = sailing.trip_id
      cross join lateral unnest(keep.seats) kept (seat)
     where exists (select 1 from ferry_cabin cabin where cabin.vessel_id = sailing.vessel_id and cabin.map = sailing.map
                      and kept.seat = any(cabin.seats) and kept.seat <> all(cabin.blocked))
       and coalesce(sailing.departs_at - keep.release_minutes * interval '1 minute' > app_now(), true)
     order by sailing.id, kept.seat
    on conflict (sailing_id, seat) do update set state = 'blocked', claim = null, expires_at = excluded.expires_at
     where ferry_seat.expires_at <= app_now()`
}

/**
 * Seats that the demo shows as sold: between a fifth and two thirds of a sailing, mostly in twos, and always the same ones
 * of the same sailing. Marked as samples; trips of a real timetable have none.
 */
async function takeSampleSeats(tx: Tx, first: string, last: string): Promise<void> {
  await sql`
    with due as materialized (
      update ferry_sailing sailing set is_sampled = true from ferry_trip trip
       where trip.id = sailing.trip_id and trip.is_sample and not sailing.is_sampled and sailing.sail_date between ${first}::date and ${last}::date
      returning sailing.id, sailing.vessel_id, sailing.map, 50 + get_byte(decode(md5(sailing.id), 'hex'), 0) / 2 as sold)
    insert into ferry_seat (sailing_id, seat, state, is_sample)
    select due.id, seat.number, 'booked', true
      from due join ferry_cabin cabin on cabin.vessel_id = due.vessel_id and cabin.map = due.map
      cross join lateral unnest(cabin.seats) with ordinality seat (number, place)
     where seat.number <> all (cabin.blocked)
       and get_byte(decode(md5(due.id || cabin.code || (seat.place - 1) / 2), 'hex'), 1) < due.sold
     order by due.id, seat.number
    on conflict do nothing`.execute(tx)
}

/** Rolls now and every hour, in every process; concurrent runs insert the same sailings. */
export async function scheduleSailings({
  db,
  now,
  log,
}: {
  db: Db
  now: () => Date
  log: Log
}): Promise<{ stop(): void }> {
  const roll = () => db.transaction().execute((tx) => rollSailings(tx, dayInIndia(now())))
  await roll()
  const timer = setInterval(() => {
    roll().catch((error: unknown) =>
      log.warn({ event: 'sailings_not_rolled', err: error }, 'The sailings ahead could not be made; trying again'),
    )
  }, ROLL_EVERY_MS).unref()
  return { stop: () => clearInterval(timer) }
}
