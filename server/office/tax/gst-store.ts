import { type RawBuilder, sql } from 'kysely'
import type { Line } from '#contract/v1/trip-lines.ts'
import type { Db } from '#server/db/db.ts'
import { inIndia } from '#server/db/india-sql.ts'
import { oneRow } from '#server/db/one-row.ts'
import { during, within } from '../numbers/spans.ts'

export type Series = 'INV' | 'PRACTICE'
/** `listsAbove`: invoices above this sum are listed by themselves even without a GSTIN; null where none is. */
export type GstFilter = { span: { from: string; until: string }; series: Series; listsAbove: number | null }

/** A line as it was sold; `kept` where it was cancelled before its invoice was drawn. `seats`: how often its tax was rounded. */
export type LineAmounts = {
  kind: Line['kind']
  payable: number
  tax: number
  untaxed: number
  kept: number | null
  seats: number
}
/** Of a paper that is listed by itself; null where lines of many are added up. */
export type PaperOf = {
  number: number | null
  day: string | null
  reference: string | null
  gstin: string | null
  name: string | null
}
export type IssuedLine = LineAmounts & PaperOf & { times: number }
export type CreditedLine = LineAmounts & { [Key in keyof PaperOf]: PaperOf[Key] } & {
  isListed: boolean
  keptNow: number
  noteDay: string
  /** Which cancellation of its invoice it belongs to, from 1. */
  note: number
}

const CANCELLED_DAY = sql`${inIndia(sql.ref('line.cancelled_at'))}::date`
const AMOUNTS = sql`
  line.kind, line.amount_payable as payable, line.tax_amount as tax, line.untaxed,
  case when ${CANCELLED_DAY} < invoice.day then line.kept end as kept,
  case line.kind when 'ferry' then greatest(1, jsonb_array_length(line.asked -> 'seats')) else 1 end as seats`
const NAME = sql`coalesce(booking.lead ->> 'name', '')`

function isListed(listsAbove: number | null): RawBuilder<boolean> {
  if (listsAbove === null) return sql`(booking.gstin is not null)`
  return sql`(booking.gstin is not null or (select sum(amount_payable) from booking_line whole where whole.booking_id = booking.id) > ${listsAbove})`
}

/** Months with an invoice or a credit note, the latest first. */
export async function listMonths(db: Db, series: Series): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select to_char(invoice.day, 'YYYY-MM') as month from invoice where invoice.series = ${series}
    union
    select to_char(${CANCELLED_DAY}, 'YYYY-MM') from booking_line line join invoice on invoice.booking_id = line.booking_id
     where line.cancelled_at is not null and line.sold_on is not null and invoice.series = ${series} and ${CANCELLED_DAY} >= invoice.day
     order by month desc`.execute(db)
  return rows.map(({ month }) => month)
}

/** The lines of the invoices of a period; alike ones of invoices that are not listed are one row. */
export async function listIssued(db: Db, { span, series, listsAbove }: GstFilter): Promise<IssuedLine[]> {
  const { rows } = await sql<IssuedLine>`
    with drawn as (
      select invoice.booking_id, invoice.day, case when ${isListed(listsAbove)} then invoice.number end as number,
             booking.reference, booking.gstin, ${NAME} as name
        from invoice join booking on booking.id = invoice.booking_id
       where invoice.series = ${series} and ${within(sql.ref('invoice.day'), span)})
    select ${AMOUNTS}, invoice.number, case when invoice.number is not null then invoice.day::text end as day, case when invoice.number is not null then invoice.reference end as reference,
           invoice.gstin, case when invoice.number is not null then invoice.name end as name, count(*)::integer as times
      from drawn invoice join booking_line line on line.booking_id = invoice.booking_id
     where line.sold_on is not null group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 order by invoice.number nulls first`.execute(
    db,
  )
  return rows
}

/** Lines that were given up in a period after their invoice had been drawn. */
export async function listCredited(db: Db, { span, series, listsAbove }: GstFilter): Promise<CreditedLine[]> {
  const { rows } = await sql<CreditedLine>`
    select ${AMOUNTS}, invoice.number, invoice.day::text as day, booking.reference, booking.gstin, ${NAME} as name, ${isListed(listsAbove)} as "isListed",
           line.kept as "keptNow", ${CANCELLED_DAY}::text as "noteDay",
           (select count(distinct ${inIndia(sql.ref('other.cancelled_at'))}::date)::integer from booking_line other
             where other.booking_id = line.booking_id and other.cancelled_at <= line.cancelled_at
               and ${inIndia(sql.ref('other.cancelled_at'))}::date >= invoice.day) as note
      from booking_line line join invoice on invoice.booking_id = line.booking_id join booking on booking.id = line.booking_id
     where line.cancelled_at is not null and line.sold_on is not null and ${during(sql.ref('line.cancelled_at'), span)}
       and invoice.series = ${series} and ${CANCELLED_DAY} >= invoice.day
     order by invoice.number, line.cancelled_at, line.position`.execute(db)
  return rows
}

/** Practised papers are shown while there are no others. */
export async function findSeries(db: Db): Promise<Series> {
  const { rows } = await sql<{ real: boolean; practised: boolean }>`
    select exists (select 1 from invoice where series = 'INV') as real, exists (select 1 from invoice where series = 'PRACTICE') as practised`.execute(
    db,
  )
  return rows[0]?.real !== true && rows[0]?.practised === true ? 'PRACTICE' : 'INV'
}

export async function countInvoices(
  db: Db,
  { span, series }: GstFilter,
): Promise<{ count: number; first: number | null; last: number | null; missing: number }> {
  return oneRow(
    await sql<{ count: number; first: number | null; last: number | null; missing: number }>`
    with without as materialized (
      select booking.id from booking where ${during(sql.ref('booking.confirmed_at'), span)}
         and not exists (select 1 from invoice where invoice.booking_id = booking.id))
    select count(*)::integer as count, min(number) as first, max(number) as last,
           (select count(*) from without booking where (${series} = 'PRACTICE' or not exists (select 1 from payment where payment.booking_id = booking.id and payment.gateway = 'sandbox')))::integer as missing
      from invoice where series = ${series} and ${within(sql.ref('day'), span)}`.execute(db),
  )
}
