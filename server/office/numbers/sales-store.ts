import { sql } from 'kysely'
import type { Span } from '#contract/office/numbers.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import type { Db } from '#server/db/db.ts'
import { isCounted } from './practice.ts'
import { within } from './spans.ts'

type Kind = Line['kind']
type Spans = { now: Span; before: Span }

const SOLD_ON = sql.ref('line.sold_on')

export type DaySums = { day: string; kind: Kind; sales: number }
export type ProductSums = { kind: Kind; id: string; lines: number; now: number; before: number }
/** Bookings whose first part starts so many days after they were sold. */
export type LeadSums = { days: number; now: number; before: number }

type SumRow = {
  grouped: number
  day: string | null
  kind: Kind
  product: string | null
  days: number
  lines: number
  now: number
  before: number
  bookings: number
  bookings_before: number
}
/** What `grouping` says of a row: which columns it is no group of. */
const BY_DAY = 0b0011
const BY_PRODUCT = 0b1001
const BY_LEAD = 0b1110

/** What was sold in two spans: by day and product, by what of the catalogue it is, and by the days before the trip; in one pass. */
export async function sumSales(
  db: Db,
  { now, before }: Spans,
): Promise<{ days: DaySums[]; products: ProductSums[]; leads: LeadSums[] }> {
  const [isNow, isBefore] = [within(SOLD_ON, now), within(SOLD_ON, before)]
  const { rows } = await sql<SumRow>`
    select grouping(line.sold_on, line.kind, line.product, line.days_ahead) as grouped, line.sold_on::text as day, line.kind, line.product,
           line.days_ahead as days, count(*) filter (where ${isNow})::integer as lines,
           coalesce(sum(line.amount_payable) filter (where ${isNow}), 0)::float8 as now,
           coalesce(sum(line.amount_payable) filter (where ${isBefore}), 0)::float8 as before,
           count(line.days_ahead) filter (where ${isNow})::integer as bookings,
           count(line.days_ahead) filter (where ${isBefore})::integer as bookings_before
      from booking_line line where line.sold_on is not null and (${isNow} or ${isBefore}) and ${isCounted(sql.ref('line.booking_id'))}
     group by grouping sets ((line.sold_on, line.kind), (line.kind, line.product), (line.days_ahead))`.execute(db)
  const ofDays = rows.filter(({ grouped }) => grouped === BY_DAY)
  const ofProducts = rows.filter(({ grouped }) => grouped === BY_PRODUCT)
  const ofLeads = rows.filter(({ grouped, days }) => grouped === BY_LEAD && days !== null)
  return {
    days: ofDays.map(({ day, kind, now: sales }) => ({ day: day ?? '', kind, sales })),
    products: ofProducts
      .map(({ product, kind, lines, ...sums }) => ({
        kind,
        id: product ?? '',
        lines,
        now: sums.now,
        before: sums.before,
      }))
      .sort((a, b) => b.now - a.now || a.kind.localeCompare(b.kind) || a.id.localeCompare(b.id)),
    leads: ofLeads
      .map(({ days, bookings, bookings_before }) => ({ days, now: bookings, before: bookings_before }))
      .sort((a, b) => a.days - b.days),
  }
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
