import { sql } from 'kysely'
import type { Tx } from '#server/db/db.ts'
import { later, prepared } from '#server/db/statements.ts'
import type { PricedLine } from '#server/products/priced-line.ts'

export type NewHold = {
  id: string
  visitorId: string
  network: string
  /** The requester that it counts for: a keyed hash of its network or proved mailbox; '' for none. */
  countedBy: string
  /** Made by a visitor without a cookie. */
  isNameless: boolean
  now: Date
  expiresAt: Date
  heldUntilMax: Date
  quoteId: string | null
  /** The day until which a group names its travellers; null where they come with the booking. */
  namesDate: string | null
  lines: readonly (PricedLine & { lineId: string })[]
}

/** Inserts holds with their lines in two statements, however many there are. */
export async function insertHolds(tx: Tx, holds: readonly NewHold[]): Promise<void> {
  const rows = holds.map((hold) => ({
    ...{ id: hold.id, visitor_id: hold.visitorId, network: hold.network, quote_id: hold.quoteId },
    ...{ names_date: hold.namesDate, counted_by: hold.countedBy, is_nameless: hold.isNameless },
    ...{ created_at: hold.now, expires_at: hold.expiresAt, held_until_max: hold.heldUntilMax },
  }))
  await later(
    tx,
    'booking',
    sql`
    insert into booking (id, state, visitor_id, network, counted_by, is_nameless, quote_id, names_date, created_at, expires_at, held_until_max)
    select id, 'held', visitor_id, network, counted_by, is_nameless, quote_id, names_date, created_at, expires_at, held_until_max
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) hold (
        id text, visitor_id text, network text, counted_by text, is_nameless boolean, quote_id text, names_date date,
        created_at timestamptz, expires_at timestamptz, held_until_max timestamptz)`,
  )
  await later(
    tx,
    'booking_line',
    sql`
    insert into booking_line (booking_id, line_id, position, kind, asked, title, starts_at, ends_at, sales_close_at, base_price, discount,
                              tax_amount, amount_payable, untaxed, non_refundable, terms, initial_percent, price_version, stock, whereabouts, details,
                              facts)
    select * from jsonb_to_recordset(${JSON.stringify(holds.flatMap(lineRows))}::jsonb) line (
      booking_id text, line_id text, position integer, kind text, asked jsonb, title text, starts_at timestamptz, ends_at timestamptz,
      sales_close_at timestamptz, base_price integer, discount integer, tax_amount integer, amount_payable integer, untaxed integer,
      non_refundable integer, terms jsonb, initial_percent integer, price_version text, stock jsonb, whereabouts jsonb, details jsonb, facts jsonb)`,
  )
}

function lineRows({ id, lines }: NewHold): object[] {
  return lines.map((line, position) => ({
    ...{ booking_id: id, line_id: line.lineId, position, kind: line.asked.kind, asked: line.asked, title: line.title },
    ...{ starts_at: line.startsAt, ends_at: line.endsAt, sales_close_at: line.salesCloseAt },
    ...{ base_price: line.price.packageBasePrice, discount: line.price.discount, tax_amount: line.price.taxAmount },
    ...{ amount_payable: line.price.amountPayable, untaxed: line.untaxed ?? 0, non_refundable: line.nonRefundable },
    ...{ terms: line.terms, initial_percent: line.initialPercent, price_version: line.priceVersion },
    ...{ stock: line.stock, whereabouts: line.whereabouts, details: line.details, facts: line.facts },
  }))
}

export type HeldCount = { holds: number; seats: number }

/** Live holds of visitors, and the most seats of one sailing that each would have with those asked for now, by visitor. */
export async function countHolds(
  tx: Tx,
  visitorIds: readonly string[],
  asked: readonly SeatHold[],
): Promise<ReadonlyMap<string, HeldCount>> {
  const { rows } = await prepared(
    tx,
    sql<HeldCount & { visitor_id: string }>`
    with asked as materialized (
      select * from unnest(${asked.map(({ visitorId }) => visitorId)}::text[], ${asked.map(({ tripId }) => tripId)}::text[])
             asked (visitor_id, sailing_id)),
    live as materialized (
      select id, visitor_id from booking
       where visitor_id = any(${visitorIds}) and state in ('held', 'paying') and expires_at > app_now()),
    seat as (
      select visitor_id, sailing_id from asked
      union all
      select live.visitor_id, ferry_seat.sailing_id from live join ferry_seat on ferry_seat.claim = live.id
       where ferry_seat.expires_at > app_now()
         and (live.visitor_id, ferry_seat.sailing_id) in (select visitor_id, sailing_id from asked))
    select visitor.id as visitor_id, (select count(*) from live where live.visitor_id = visitor.id)::int as holds,
           coalesce((select max(count) from (
             select count(*) from seat where seat.visitor_id = visitor.id group by sailing_id) sailing), 0)::int as seats
      from unnest(${visitorIds}::text[]) visitor (id)`,
  )
  return new Map(rows.map((row) => [row.visitor_id, row]))
}

/** In so many minutes the holds of visitors without a cookie are counted (booking rules 1.8). */
export const NAMELESS_MINUTES = 10

/** Holds that each network made of late for visitors who came without a cookie, by network. */
export async function countNamelessHolds(tx: Tx, networks: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await prepared(
    tx,
    sql<{ network: string; count: number }>`
    select asked.network, (select count(*) from booking
             where is_nameless and booking.network = asked.network and created_at > app_now() - ${NAMELESS_MINUTES} * interval '1 minute')::int as count
      from unnest(${networks}::text[]) asked (network)`,
  )
  return new Map(rows.map(({ network, count }) => [network, count]))
}

export type SeatHold = { visitorId: string; tripId: string; seat: string }

/** Counts one more hold of each of these seats by its visitor on a day; answers the highest count by visitor. */
export async function countSeatHolds(
  tx: Tx,
  day: string,
  seats: readonly SeatHold[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await prepared(
    tx,
    sql<{ visitor_id: string; times: number }>`
    insert into seat_hold_count (visitor_id, sailing_id, seat, day)
    select distinct visitor_id, sailing_id, seat, ${day}::date
      from unnest(${seats.map(({ visitorId }) => visitorId)}::text[], ${seats.map(({ tripId }) => tripId)}::text[],
                  ${seats.map(({ seat }) => seat)}::text[]) asked (visitor_id, sailing_id, seat)
     order by visitor_id, sailing_id, seat
    on conflict (visitor_id, sailing_id, seat, day) do update set times = seat_hold_count.times + 1
    returning visitor_id, times`,
  )
  const most = new Map<string, number>()
  for (const { visitor_id, times } of rows) most.set(visitor_id, Math.max(times, most.get(visitor_id) ?? 0))
  return most
}
