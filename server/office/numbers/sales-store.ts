import { sql } from 'kysely'
import type { Span } from '#contract/office/numbers.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import type { Db } from '#server/db/db.ts'
import { inIndia } from '#server/db/india-sql.ts'
import { oneRow } from '#server/db/one-row.ts'
import { within } from './spans.ts'

type Kind = Line['kind']
type Spans = { now: Span; before: Span }

const SOLD_ON = sql.ref('line.sold_on')

export type DaySums = { day: string; kind: Kind; sales: number }

/** What was sold on each day, by product. */
export async function sumDays(db: Db, span: Span): Promise<DaySums[]> {
  const { rows } = await sql<DaySums>`
    select line.sold_on::text as day, line.kind, sum(line.amount_payable)::float8 as sales
      from booking_line line where ${within(SOLD_ON, span)} group by line.sold_on, line.kind`.execute(db)
  return rows
}

export type ProductSums = { kind: Kind; id: string; lines: number; now: number; before: number }

export async function sumProducts(db: Db, { now, before }: Spans): Promise<ProductSums[]> {
  const { rows } = await sql<ProductSums>`
    select line.kind, coalesce(line.product, '') as id, count(*) filter (where ${within(SOLD_ON, now)})::integer as lines,
           coalesce(sum(line.amount_payable) filter (where ${within(SOLD_ON, now)}), 0)::float8 as now,
           coalesce(sum(line.amount_payable) filter (where ${within(SOLD_ON, before)}), 0)::float8 as before
      from booking_line line where ${within(SOLD_ON, now)} or ${within(SOLD_ON, before)}
     group by line.kind, line.product order by now desc, line.kind, line.product`.execute(db)
  return rows
}

/** The names that these have now; what was taken out of the catalogue has none. */
export async function nameProducts(db: Db, products: readonly { kind: Kind; id: string }[]): Promise<Named[]> {
  const ids = (kind: Kind) => products.filter((each) => each.kind === kind).map(({ id }) => id)
  const { rows } = await sql<Named>`
    select 'package' as kind, id, name from package where id = any(${ids('package')}::text[])
    union all select 'hotel', room.id, room.name || ', ' || hotel.name
      from room_type room join hotel on hotel.id = room.hotel_id where room.id = any(${ids('hotel')}::text[])
    union all select 'ferry', trip.id, trip.depart_time || ' ' || ends.name || ' to ' || goal.name
      from ferry_trip trip join ferry_route route on route.id = trip.route_id
      join ferry_port ends on ends.id = route.from_port_id join ferry_port goal on goal.id = route.to_port_id
     where trip.id = any(${ids('ferry')}::text[])
    union all select 'activity', id, name from activity where id = any(${ids('activity')}::text[])
    union all select 'car', charge.id, (select title from booking_line line where line.sold_on is not null and line.kind = 'car' and line.product = charge.id limit 1)
      from unnest(${ids('car')}::text[]) charge (id)`.execute(db)
  return rows
}
export type Named = { kind: Kind; id: string; name: string }

export type Leads = {
  bookings: number
  bookingsBefore: number
  median: number | null
  medianBefore: number | null
  counts: number[]
  countsBefore: number[]
}

/** Of each booking the days from its sale to the start of its first part; `bounds` are the first days of the ranges. */
export async function countLeads(db: Db, { now, before }: Spans, bounds: readonly number[]): Promise<Leads> {
  const ranges = bounds.map((_, index) => index + 1)
  const each = (isNow: boolean) =>
    sql`array[${sql.join(ranges.map((range) => sql`count(*) filter (where range = ${sql.lit(range)} and is_now = ${sql.lit(isNow)})::integer`))}]`
  return oneRow(
    await sql<Leads>`
    with trip as (
      select line.booking_id, bool_or(${within(SOLD_ON, now)}) as is_now,
             greatest(0, ${inIndia(sql`min(line.starts_at)`)}::date - min(line.sold_on)) as days
        from booking_line line where ${within(SOLD_ON, now)} or ${within(SOLD_ON, before)} group by line.booking_id),
    ranged as (select is_now, days, width_bucket(days, ${[...bounds]}::integer[]) as range from trip)
    select count(*) filter (where is_now)::integer as bookings, count(*) filter (where not is_now)::integer as "bookingsBefore",
           percentile_disc(0.5) within group (order by days) filter (where is_now) as median,
           percentile_disc(0.5) within group (order by days) filter (where not is_now) as "medianBefore",
           ${each(true)} as counts, ${each(false)} as "countsBefore"
      from ranged`.execute(db),
  )
}
