import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** A table of what was sold, as a file. Read by pages in the order of its key, so that it never is whole in memory. */
export type SoldTable = {
  name: string
  columns: readonly string[]
  /** Texts of the columns, and the key of the row; `after` is the key of the last row of the page before. */
  page: (after: string, limit: number) => RawBuilder<SoldRow>
}
export type SoldRow = { key: string; cells: (string | null)[] }

const DAY_AND_TIME = 'YYYY-MM-DD HH24:MI'
const at = (column: RawBuilder<unknown>) => sql`to_char(${column} at time zone 'Asia/Kolkata', ${DAY_AND_TIME})`

/** No document numbers, no drivers, no notes of the office: what accounts and a later system need, and no more. */
export const SOLD_TABLES: readonly SoldTable[] = [
  {
    name: 'bookings',
    columns: [
      'reference',
      'state',
      'booked_at',
      'confirmed_at',
      'name',
      'email',
      'phone',
      'gstin',
      'travellers',
      'plan',
      'rupees',
    ],
    page: (after, limit) => sql`
      select id as key, array[reference, state, ${at(sql`placed_at`)}, ${at(sql`confirmed_at`)}, lead ->> 'name', lead ->> 'email',
             lead ->> 'contactNumber', gstin, jsonb_array_length(travellers)::text, plan,
             (select coalesce(sum(amount_payable), 0)::text from booking_line where booking_id = booking.id)] as cells
        from booking where reference is not null and id > ${after} order by id limit ${limit}`,
  },
  {
    name: 'booking_lines',
    columns: [
      'reference',
      'line',
      'kind',
      'title',
      'starts_at',
      'ends_at',
      'state',
      'base',
      'discount',
      'tax',
      'payable',
      'kept',
    ],
    page: (after, limit) => sql`
      select booking_id || ' ' || line_id as key, array[reference, line_id, kind, title, ${at(sql`starts_at`)}, ${at(sql`ends_at`)},
             line.state, base_price::text, discount::text, tax_amount::text, amount_payable::text, kept::text] as cells
        from booking_line line join booking on booking.id = booking_id
       where reference is not null and (booking_id, line_id) > (split_part(${after}, ' ', 1), split_part(${after}, ' ', 2))
       order by booking_id, line_id limit ${limit}`,
  },
  {
    name: 'payments',
    columns: ['reference', 'entry', 'gateway', 'payment', 'rupees', 'at'],
    page: (after, limit) => sql`
      select ledger.id::text as key, array[reference, entry, gateway, gateway_payment_id, amount::text, ${at(sql`ledger.at`)}] as cells
        from ledger join booking on booking.id = booking_id
       where ledger.id > coalesce(nullif(${after}, '')::bigint, 0) order by ledger.id limit ${limit}`,
  },
  {
    name: 'refunds',
    columns: ['reference', 'state', 'gateway', 'rupees', 'reason', 'due_on', 'changed_at'],
    page: (after, limit) => sql`
      select refund.id as key, array[reference, refund.state, gateway, amount::text, reason, due_date::text, ${at(sql`updated_at`)}] as cells
        from refund join booking on booking.id = booking_id where refund.id > ${after} order by refund.id limit ${limit}`,
  },
  {
    name: 'enquiries',
    columns: [
      'reference',
      'state',
      'at',
      'subject',
      'name',
      'email',
      'phone',
      'adults',
      'children',
      'infants',
      'travel_date',
      'about',
      'message',
    ],
    page: (after, limit) => sql`
      select id::text as key, array[reference, state, ${at(sql`created_at`)}, subject, name, email, contact_number, adult_count::text,
             child_count::text, infant_count::text, travel_date::text, coalesce(package_name, about_words), message] as cells
        from enquiry where id > coalesce(nullif(${after}, '')::bigint, 0) order by id limit ${limit}`,
  },
]

const ROWS_AT_ONCE = 500

export async function* rowsOf(db: Db, { page }: SoldTable): AsyncGenerator<readonly string[][]> {
  for (let after = ''; ; ) {
    const { rows } = await page(after, ROWS_AT_ONCE).execute(db)
    if (rows.length > 0) yield rows.map(({ cells }) => cells.map((cell) => cell ?? ''))
    if (rows.length < ROWS_AT_ONCE) return
    after = rows.at(-1)?.key ?? ''
  }
}
