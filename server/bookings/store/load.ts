import { type RawBuilder, sql } from 'kysely'
import { batched } from '#server/db/batched.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { ahead, prepared } from '#server/db/statements.ts'
import { databaseUnavailable } from '#server/http/database-unavailable.ts'
import { type LineFacts, NO_FACTS } from '#server/products/line-facts.ts'
import { DAY_NOTES_SETTING } from '#server/settings/day-notes.ts'
import type { StoredBooking, StoredCapture, StoredLine, StoredPayment, StoredRefund } from '../core/booking.ts'
import { BANK_HOLIDAYS_SETTING } from '../core/business-days.ts'
import { INITIAL_SHARES_SETTING } from '../core/initial-shares.ts'

/** The same as JSON, where dates are texts. */
type Written<Part> = { [Name in keyof Part]: Part[Name] extends Date ? string : Part[Name] }

type WrittenLine = Omit<Written<StoredLine>, 'terms' | 'facts'> & {
  terms: { until: string; percent: number }[]
  /** Null where the line was stored before facts were. */
  facts: LineFacts | null
}

/** The columns are named as the booking's fields. */
type BookingRow = Omit<StoredBooking, 'lines' | 'payments' | 'captures' | 'refunds'> & {
  lines: WrittenLine[] | null
  payments: Written<StoredPayment>[] | null
  captures: Written<StoredCapture>[] | null
  refunds: StoredRefund[] | null
}

type Clock = { now: Date; value: unknown; shares: unknown }

/** The clock of all booking rules and the operator's settings, in one query. */
export const readClock = batched<string, Clock>(async (db, settings) => {
  const { rows } = await prepared(
    db,
    sql<Clock>`
    select app_now() as now, setting.value, (select value from setting where key = ${INITIAL_SHARES_SETTING}) as shares
      from unnest(${settings}::text[]) with ordinality asked (key, place) left join setting on setting.key = asked.key
     order by asked.place`,
  )
  return rows
})

const PARTS = sql`
  booking.id, booking.reference, booking.state, booking.visitor_id as "visitorId", booking.created_at as "createdAt", booking.expires_at as "expiresAt",
  booking.held_until_max as "heldUntilMax", booking.is_extended as "isExtended", booking.expired_at as "expiredAt", booking.plan,
  booking.initial_amount as "initialAmount", booking.balance_date as "balanceDate", booking.lead, booking.travellers,
  booking.names_date as "namesDate", booking.gstin, booking.reseat, booking.late, booking.confirmed_at as "confirmedAt",
  booking.mailbox_confirmed_at as "mailboxConfirmedAt", app_now() as now,
  (select json_agg(json_build_object(
            'lineId', line_id, 'asked', asked, 'title', title, 'startsAt', starts_at, 'endsAt', ends_at, 'salesCloseAt', sales_close_at,
            'price', json_build_object('packageBasePrice', base_price, 'discount', discount, 'taxAmount', tax_amount, 'amountPayable', amount_payable),
            'untaxed', untaxed, 'nonRefundable', non_refundable, 'terms', terms, 'initialPercent', initial_percent, 'priceVersion', price_version,
            'stock', stock, 'whereabouts', whereabouts, 'details', details, 'facts', facts, 'driver', driver, 'dayDrivers', day_drivers, 'pnr', pnr, 'state', line.state, 'kept', kept) order by position)
     from booking_line line where line.booking_id = booking.id) as lines,
  (select json_agg(json_build_object('id', payment.id, 'purpose', purpose, 'gateway', gateway, 'orderId', order_id, 'amount', amount,
                     'state', payment.state, 'isClosed', is_closed, 'createdAt', payment.created_at) order by payment.created_at, payment.id)
     from payment where payment.booking_id = booking.id) as payments,
  (select json_agg(json_build_object('gateway', gateway, 'gatewayPaymentId', gateway_payment_id, 'paymentId', payment_id, 'state', capture.state,
                     'amount', amount, 'at', at) order by at, gateway_payment_id)
     from capture where capture.booking_id = booking.id) as captures,
  (select json_agg(json_build_object('id', refund.id, 'cause', cause, 'gateway', gateway, 'gatewayPaymentId', gateway_payment_id, 'amount', amount,
                     'reason', reason, 'state', refund.state, 'dueDate', due_date, 'tries', tries, 'gatewayKey', gateway_key, 'gatewayRefundId', gateway_refund_id) order by created_at, refund.id)
     from refund where refund.booking_id = booking.id) as refunds,
  (select json_build_object('position', position, 'rowHash', row_hash)
     from booking_audit where booking_id = booking.id order by position desc limit 1) as audited,
  case when booking.state = 'no_show' then (
    select facts ->> 'by' from booking_audit where booking_id = booking.id and event = 'no_show_marked' order by position desc limit 1) end as "noShowBy",
  booking.state = 'confirmed_part' and exists (
    select 1 from booking_audit where booking_id = booking.id and event = 'started_unpaid') as "isUnpaidStartTold",
  (select json_agg(json_build_object('slug', slug, 'title', title, 'version', booking.policies ->> slug) order by position)
     from site_page where booking.policies ->> slug is not null) as policies,
  (select value from setting where key = ${BANK_HOLIDAYS_SETTING}) as "bankHolidays",
  (select value from setting where key = ${DAY_NOTES_SETTING}) as "dayNotes"`

/** A booking as it is now. */
export const findBooking = batched<string, StoredBooking | undefined>(async (db, ids) => {
  const { rows } = await prepared(
    db,
    sql<BookingRow>`
    select ${PARTS} from booking where booking.id = any(${ids})`,
  )
  return inOrder(rows, ids, ({ id }) => id)
})

/** The same by its reference. */
export const findBookingOf = batched<string, StoredBooking | undefined>(async (db, references) => {
  const { rows } = await prepared(
    db,
    sql<BookingRow>`
    select ${PARTS} from booking where booking.reference = any(${references})`,
  )
  return inOrder(rows, references, ({ reference }) => reference)
})

function inOrder(
  rows: readonly BookingRow[],
  keys: readonly string[],
  keyOf: (row: BookingRow) => string | null,
): (StoredBooking | undefined)[] {
  const found = new Map(rows.map((row) => [keyOf(row), row]))
  return keys.map((key) => {
    const row = found.get(key)
    return row && bookingOf(row)
  })
}

/** A booking with its row locked until the end of the transaction, so that decisions about it are serialised. */
export async function lockBooking(tx: Tx, id: string): Promise<StoredBooking | undefined> {
  await ahead(tx, sql`select 1 from booking where id = ${id} for update`)
  // A separate statement, to see what was committed while this one waited for the lock.
  const { rows } = await prepared(
    tx,
    sql<BookingRow>`
    select ${PARTS} from booking where booking.id = ${id}`,
  )
  return rows[0] && bookingOf(rows[0])
}

/** Ids of a few bookings that are due, skipping those locked by another process. */
export async function listDue(db: Db, where: RawBuilder<unknown>, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from booking where ${where} order by expires_at limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Bookings whose lead traveller has this mailbox, the latest first. */
export async function listOwned(
  db: Db,
  email: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await sql<{ id: string | null; total: number }>`
    select listed.id, owned.total from (
      select count(*)::int as total from booking where reference is not null and lower(lead ->> 'email') = lower(${email})) owned
    left join lateral (
      select id, created_at from booking where reference is not null and lower(lead ->> 'email') = lower(${email})
       order by created_at desc, id limit ${limit} offset ${(page - 1) * limit}) listed on true
     order by listed.created_at desc, listed.id`.execute(db)
  return { ids: rows.flatMap(({ id }) => id ?? []), total: rows[0]?.total ?? 0 }
}

function bookingOf({ lines, payments, captures, refunds, ...row }: BookingRow): StoredBooking {
  return {
    ...row,
    lines: (lines ?? []).map(lineOf),
    payments: (payments ?? []).map((payment) => ({ ...payment, createdAt: new Date(payment.createdAt) })),
    captures: (captures ?? []).map((capture) => ({ ...capture, at: new Date(capture.at) })),
    refunds: refunds ?? [],
  }
}

function lineOf({ startsAt, endsAt, salesCloseAt, terms, ...line }: WrittenLine): StoredLine {
  return {
    ...line,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    salesCloseAt: new Date(salesCloseAt),
    facts: line.facts ?? NO_FACTS,
    terms: terms.map(({ until, percent }) => ({ until: new Date(until), percent })),
  }
}

/**
 * Runs `work` for each id in turn; an error of one does not stop the others. Returns the first error, for the caller to throw at the end.
 * While the database is unavailable all would fail, so that error is thrown at once.
 */
export async function runEach(ids: readonly string[], work: (id: string) => Promise<void>): Promise<Error | undefined> {
  let first: Error | undefined
  for (const id of ids) {
    try {
      await work(id)
    } catch (error) {
      if (databaseUnavailable(error) !== undefined) throw error
      first ??= new Error(`Nothing could be done for ${id}`, { cause: error })
    }
  }
  return first
}
