import { type RawBuilder, sql } from 'kysely'
import { instantInIndia } from '#contract/terms/india-time.ts'
import { STAY_NIGHTS_MAX } from '#contract/terms/limits.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import type { Db } from '#server/db/db.ts'
import type { StoredTraveller } from '#server/privacy/document-keys.ts'
import type {
  Crossing,
  DayDrivers,
  DayFacts,
  Driver,
  RideFacts,
  StayFacts,
  VisitFacts,
} from '#server/products/line-facts.ts'

/** Lines of one day that one call reads (ours). */
const DAY_LINES_MAX = 3_000
/** Balances and refunds that one call brings (ours). */
const DUE_MAX = 300
/** Days ahead of which a balance is named as due: the first reminder of the traveller goes out then. */
const BALANCE_DAYS_AHEAD = 3
/** Refunds handed to the office are named for so long after they were (ours). */
const MANUAL_DAYS = 30

const ON = ['confirmed_part', 'confirmed', 'completed', 'no_show']
/** The longest line, days: a stay, and the day on which it ends. */
const LINE_DAYS_MAX = STAY_NIGHTS_MAX + 2

/** A line with something on the day; of its facts only what is of that day. */
export type DayLine = {
  bookingId: string
  ref: string
  lead: { name: string; contactNumber: string } | null
  ages: number[]
  lineId: string
  asked: Line
  title: string
  startsAt: Date
  endsAt: Date
  /** No other line of the booking begins before the day, or ends after it. */
  isFirst: boolean
  isLast: boolean
  firstDay: string
  crossings: Crossing[]
  stays: StayFacts[]
  days: DayFacts[]
  ride: RideFacts | null
  visit: VisitFacts | null
  driver: Driver | null
  dayDrivers: DayDrivers | null
}

export async function listDayLines(db: Db, day: string): Promise<{ lines: DayLine[]; leftOut: number }> {
  const { rows } = await sql<DayLine & { total: number }>`
    ${onDay(day)}
    select line.booking_id as "bookingId", booking.reference as ref, booking.lead, jsonb_path_query_array(booking.travellers, '$[*].age') as ages,
           line.line_id as "lineId", line.asked, line.title, line.starts_at as "startsAt", line.ends_at as "endsAt", line.driver,
           line.day_drivers as "dayDrivers",
           line.starts_at >= line.day_from and not exists (
             select 1 from booking_line other where other.booking_id = line.booking_id and other.state <> 'cancelled'
                and other.starts_at < line.day_from) as "isFirst",
           line.ends_at < line.day_until and not exists (
             select 1 from booking_line other where other.booking_id = line.booking_id and other.state <> 'cancelled'
                and other.ends_at >= line.day_until) as "isLast",
           coalesce(line.asked ->> 'startDate', '') as "firstDay",
           ${ofDay('crossings', '@.date == $day', day)} as crossings,
           ${ofDay('stays', '@.checkIn <= $day && @.checkOut >= $day', day)} as stays,
           ${ofDay('days', '@.date == $day', day)} as days,
           part.facts -> 'ride' as ride, part.facts -> 'visit' as visit, line.total
      from line join booking on booking.id = line.booking_id
      -- Unpacked once for the five parts that are read of it.
      cross join lateral (select line.facts - 'pictures' as facts offset 0) part
     order by line.starts_at, booking.reference, line.position`.execute(db)
  const [first] = rows
  return { lines: rows, leftOut: first === undefined ? 0 : first.total - rows.length }
}

/** The lines that run on the day, of bookings that stand; as `line`. */
function onDay(day: string): RawBuilder<unknown> {
  const [from, until] = [instantInIndia(day), instantInIndia(day, '23:59:59.999')]
  return sql`
    with line as materialized (
      select booking_line.*, ${from}::timestamptz as day_from, ${until}::timestamptz + interval '1 ms' as day_until,
             count(*) over ()::integer as total
        from booking_line
       where starts_at <= ${until} and starts_at >= ${from}::timestamptz - ${LINE_DAYS_MAX} * interval '1 day' and ends_at >= ${from}
         and booking_line.state <> 'cancelled'
         and exists (select 1 from booking where booking.id = booking_id and reference is not null and booking.state = any(${ON}))
       order by starts_at, booking_id, position limit ${DAY_LINES_MAX})`
}

function ofDay(part: string, where: string, day: string): RawBuilder<unknown> {
  return sql`coalesce(jsonb_path_query_array(part.facts, ${`$.${part}[*] ? (${where})`}::jsonpath, ${JSON.stringify({ day })}::jsonb), '[]')`
}

export type ManifestLine = {
  ref: string
  lead: { name: string; contactNumber: string } | null
  bookingId: string
  lineId: string
  asked: Line
  travellers: StoredTraveller[]
  crossing: Crossing
}

/** The parties of one sailing with their travellers. */
export async function listManifestLines(db: Db, day: string, sailingId: string): Promise<ManifestLine[]> {
  const at = JSON.stringify({ day, sailing: sailingId })
  const { rows } = await sql<ManifestLine>`
    ${onDay(day)}
    select booking.reference as ref, booking.lead, line.booking_id as "bookingId", line.line_id as "lineId", line.asked, booking.travellers, crossing
      from line join booking on booking.id = line.booking_id
      cross join lateral jsonb_path_query(line.facts, '$.crossings[*] ? (@.date == $day && @.tripId == $sailing)', ${at}::jsonb) crossing
     order by booking.reference, line.position`.execute(db)
  return rows
}

export async function findManifestStyle(db: Db, sailingId: string): Promise<string | undefined> {
  const { rows } = await sql<{ manifest: string }>`
    select operator.manifest from ferry_sailing sailing
      join ferry_vessel vessel on vessel.id = sailing.vessel_id join ferry_operator operator on operator.id = vessel.operator_id
     where sailing.id = ${sailingId}`.execute(db)
  return rows[0]?.manifest
}

type Owed = { ref: string; lead: { name: string; contactNumber: string } | null; ages: number[] }
export type BalanceRow = Owed & { due: number; balanceDate: string }
export type RefundRow = Owed & {
  amount: number
  dueDate: string
  reason: string
  state: 'due' | 'sent' | 'failed' | 'manual'
}

/** Balances that are due by a few days after the day, the earliest first. */
export async function listBalances(db: Db, day: string): Promise<BalanceRow[]> {
  const { rows } = await sql<BalanceRow>`
    select ref, lead, ages, due, "balanceDate" from (
      select reference as ref, lead, jsonb_path_query_array(travellers, '$[*].age') as ages, balance_date as "balanceDate",
             (select coalesce(sum(case when state = 'cancelled' then kept else amount_payable end), 0)::integer
                from booking_line where booking_id = booking.id)
             - (select coalesce(sum(amount), 0)::integer from capture where booking_id = booking.id and state = 'captured')
             + (select coalesce(sum(amount), 0)::integer from refund where booking_id = booking.id) as due
        from booking where state = 'confirmed_part' and reference is not null and balance_date <= ${day}::date + ${BALANCE_DAYS_AHEAD}::integer
       order by balance_date, reference limit ${DUE_MAX}) owed
     where due > 0 order by "balanceDate", ref`.execute(db)
  return rows
}

/** Refunds that are not with their traveller by the day, those that wait for a person first. */
export async function listRefundsDue(db: Db, day: string): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select booking.reference as ref, booking.lead, jsonb_path_query_array(booking.travellers, '$[*].age') as ages,
           refund.amount, refund.due_date as "dueDate", refund.reason, refund.state
      from refund join booking on booking.id = refund.booking_id
     where booking.reference is not null
       and ((refund.state in ('due', 'sent', 'failed') and (refund.state = 'failed' or refund.due_date <= ${day}::date))
         or (refund.state = 'manual' and refund.updated_at > app_now() - ${MANUAL_DAYS} * interval '1 day'))
     order by refund.state in ('manual', 'failed') desc, refund.due_date, booking.reference limit ${DUE_MAX}`.execute(
    db,
  )
  return rows
}
