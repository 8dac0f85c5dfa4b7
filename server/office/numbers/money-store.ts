import { sql } from 'kysely'
import type { SalesToLedger, Span } from '#contract/office/numbers.ts'
import type { Db } from '#server/db/db.ts'
import { oneRow } from '#server/db/one-row.ts'
import { isCounted, isCountedMoney } from './practice.ts'
import { during } from './spans.ts'

type Spans = { now: Span; before: Span }

const CANCELLED_AT = sql.ref('line.cancelled_at')
const AT = sql.ref('ledger.at')

export type CauseSums = { event: string; is_now: boolean; lines: number; price: number; kept: number }

/** Lines that had been sold and were cancelled in these spans, by the event that cancelled them. */
export async function sumCancelled(db: Db, { now, before }: Spans): Promise<CauseSums[]> {
  const { rows } = await sql<CauseSums>`
    select coalesce(cause.event, '') as event, ${during(CANCELLED_AT, now)} as is_now, count(*)::integer as lines,
           sum(line.amount_payable)::float8 as price, sum(line.kept)::float8 as kept
      from booking_line line left join lateral (
        select audit.event from booking_audit audit
         where audit.booking_id = line.booking_id and audit.event in ('guest_cancelled', 'operator_cancelled', 'balance_lapsed')
           and coalesce(audit.facts -> 'lines' ? line.line_id, true)
         order by audit.position desc limit 1) cause on true
     where line.cancelled_at is not null and line.sold_on is not null
       and (${during(CANCELLED_AT, now)} or ${during(CANCELLED_AT, before)}) and ${isCounted(sql.ref('line.booking_id'))}
     group by 1, 2`.execute(db)
  return rows
}

export type FlowSums = { gateway: string; entry: 'captured' | 'refunded'; is_now: boolean; amount: number }

/** What came in and went back in these spans, by the way of paying. */
export async function sumFlows(db: Db, { now, before }: Spans): Promise<FlowSums[]> {
  const { rows } = await sql<FlowSums>`
    select ledger.gateway, ledger.entry, ${during(AT, now)} as is_now, sum(ledger.amount)::float8 as amount
      from ledger where (${during(AT, now)} or ${during(AT, before)}) and ${isCountedMoney(sql.ref('ledger.booking_id'), sql.ref('ledger.gateway'))}
     group by 1, 2, 3 order by 1, 2`.execute(db)
  return rows
}

export type RefundSums = { state: string; count: number; amount: number }

/** Refunds that were approved in a span, as they stand now. */
export async function sumRefunds(db: Db, span: Span): Promise<RefundSums[]> {
  const { rows } = await sql<RefundSums>`
    select refund.state, count(*)::integer as count, sum(refund.amount)::float8 as amount
      from refund where ${during(sql.ref('refund.created_at'), span)} and ${isCountedMoney(sql.ref('refund.booking_id'), sql.ref('refund.gateway'))}
     group by refund.state order by refund.state`.execute(db)
  return rows
}

/** The bookings that were confirmed in a span, from their price to what the ledger has of them now. */
export async function sumToLedger(db: Db, span: Span): Promise<Omit<SalesToLedger, 'span'>> {
  return oneRow(
    await sql<Omit<SalesToLedger, 'span'>>`
    with sold as (
      select booking.id, booking.state, sum(line.amount_payable) as sold,
             sum(case when line.state = 'cancelled' then line.kept else line.amount_payable end) as owed
        from booking join booking_line line on line.booking_id = booking.id
       where ${during(sql.ref('booking.confirmed_at'), span)} and ${isCounted(sql.ref('booking.id'))} group by booking.id),
    entries as (
      select booking_id, sum(amount) filter (where entry = 'captured') as captured,
             coalesce(sum(amount) filter (where entry = 'refunded'), 0) as refunded
        from ledger where booking_id in (select id from sold) group by booking_id),
    asked as (select booking_id, sum(amount) as amount from refund where booking_id in (select id from sold) group by booking_id),
    each as (
      select sold.state, sold.sold, sold.owed, coalesce(entries.captured, 0) as captured, coalesce(entries.refunded, 0) as refunded,
             coalesce(asked.amount, 0) as asked, coalesce(entries.captured, 0) - coalesce(asked.amount, 0) as paid
        from sold left join entries on entries.booking_id = sold.id left join asked on asked.booking_id = sold.id)
    select coalesce(sum(sold), 0)::float8 as sold, coalesce(sum(sold - owed), 0)::float8 as "givenUp",
           coalesce(sum(greatest(0, owed - paid)) filter (where state <> 'cancelled'), 0)::float8 as due,
           coalesce(sum(greatest(0, owed - paid)) filter (where state = 'cancelled'), 0)::float8 as waived,
           coalesce(sum(asked - refunded), 0)::float8 as "toRefund", coalesce(sum(greatest(0, paid - owed)), 0)::float8 as "tooMuch",
           coalesce(sum(captured), 0)::float8 as captured, coalesce(sum(refunded), 0)::float8 as refunded
      from each`.execute(db),
  )
}
