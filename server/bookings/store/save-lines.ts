import { sql } from 'kysely'
import type { Tx } from '#server/db/db.ts'
import { later } from '#server/db/statements.ts'
import type { PricedLine } from '#server/products/priced-line.ts'
import type { StoredBooking } from '../core/booking.ts'

/** What a line is as it was priced, by the columns of its table; the rest is its place in a booking and what became of it. */
export function pricedColumns(line: PricedLine): Record<string, unknown> {
  return {
    ...{ asked: line.asked, title: line.title },
    ...{ starts_at: line.startsAt, ends_at: line.endsAt, sales_close_at: line.salesCloseAt },
    ...{ base_price: line.price.packageBasePrice, discount: line.price.discount, tax_amount: line.price.taxAmount },
    ...{ amount_payable: line.price.amountPayable, untaxed: line.untaxed ?? 0, non_refundable: line.nonRefundable },
    ...{ terms: line.terms, initial_percent: line.initialPercent, price_version: line.priceVersion },
    ...{ stock: line.stock, whereabouts: line.whereabouts, details: line.details, facts: line.facts },
  }
}

/** The same columns, as rows of JSON have them. */
const PRICED_TYPES = sql`
  asked jsonb, title text, starts_at timestamptz, ends_at timestamptz, sales_close_at timestamptz, base_price integer, discount integer,
  tax_amount integer, amount_payable integer, untaxed integer, non_refundable integer, terms jsonb, initial_percent integer,
  price_version text, stock jsonb, whereabouts jsonb, details jsonb, facts jsonb`

/** Columns of what became of a line. */
const OWN_COLUMNS = new Set(['line_id', 'state', 'kept', 'pnr', 'driver', 'day_drivers'])

/** What became of a line, and, where it is another one now, all that it is priced by. */
export async function saveLines(tx: Tx, before: StoredBooking, after: StoredBooking): Promise<void> {
  const old = new Map(before.lines.map((line) => [line.lineId, line]))
  const changed = after.lines.flatMap((line) => {
    const was = old.get(line.lineId)
    if (was === undefined || was === line) return []
    const { lineId, state, kept, pnr, driver, dayDrivers } = line
    const priced = was.stock === line.stock ? {} : pricedColumns(line)
    return [{ line_id: lineId, state, kept, pnr, driver, day_drivers: dayDrivers, ...priced }]
  })
  if (changed.length === 0) return
  // A line that is the same one still has none of these columns.
  const names = [...new Set(changed.flatMap((row) => Object.keys(row)))].filter((name) => !OWN_COLUMNS.has(name))
  const sets = names.map(
    (name) => sql`, ${sql.ref(name)} = coalesce(line.${sql.ref(name)}, booking_line.${sql.ref(name)})`,
  )
  await later(
    tx,
    'booking_line',
    sql`
    update booking_line set state = line.state, kept = line.kept, pnr = line.pnr, driver = line.driver,
           day_drivers = line.day_drivers,
           cancelled_at = case when line.state = 'cancelled' then coalesce(booking_line.cancelled_at, app_now()) end
           ${sql.join(sets, sql``)}
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) line (
             line_id text, state text, kept integer, pnr text, driver jsonb, day_drivers jsonb, ${PRICED_TYPES})
     where booking_line.booking_id = ${after.id} and booking_line.line_id = line.line_id`,
  )
}
