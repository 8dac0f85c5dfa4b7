import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { mailFileName } from '#server/adapters/email/mail-message.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { ANONYMOUS_RESPONSE, NOBODY, NOBODYS_TRAVELLERS, RESPONSE_NAMES_PERSON } from './nobody.ts'
import { findPersonsRows, type PersonsRows } from './persons-rows.ts'

/** A trip to come needs its travellers, and money on its way whom it belongs to. */
const OPEN = ['held', 'paying', 'confirmed_part', 'confirmed', 'settling']
/** What is handed to the office is paid back by the number of the payment. */
const REFUND_ENDED = ['processed', 'manual']

/** Rows that were deleted or from which the person was removed, by table. */
export type Erased = Record<string, number>

/**
 * Removes the person with a mailbox from everything, in one transaction. Bookings, payments, refunds, invoices and their history
 * stay, without the person. Refused, with the references, while a booking is open or a refund is on its way.
 */
export async function erasePerson(
  db: Db,
  { mailbox, mailFolder }: { mailbox: string; mailFolder: string },
): Promise<Result<Erased, string[]>> {
  const done = await inTransaction(db, async (tx) => {
    await sql`select 1 from booking where lower(lead ->> 'email') = ${mailbox} for update`.execute(tx)
    const found = await findPersonsRows(tx, mailbox)
    const open = openIn(found)
    if (open.length > 0) return fail(open)
    await eraseBookings(tx, found)
    await eraseForms(tx, found)
    await eraseTraces(tx, found)
    return ok(found)
  })
  if (!done.ok) return done
  const { tables } = done.value
  for (const { event_key: key } of tables.mail ?? [])
    await rm(join(mailFolder, mailFileName(String(key))), { force: true })
  const stays = new Set(['booking_line', 'payment', 'capture', 'refund', 'ledger', 'invoice', 'booking_audit'])
  const counts = Object.entries(tables).filter(([table, rows]) => rows.length > 0 && !stays.has(table))
  return ok(Object.fromEntries(counts.map(([table, rows]) => [table, rows.length])))
}

function openIn({ tables: { booking = [], refund = [] } }: PersonsRows): string[] {
  const owing = new Set(
    refund.filter(({ state }) => !REFUND_ENDED.includes(String(state))).map(({ booking_id }) => booking_id),
  )
  return booking
    .filter(({ id, state }) => OPEN.includes(String(state)) || owing.has(id))
    .map(({ reference }) => String(reference))
}

async function eraseBookings(tx: Tx, { bookingIds, tables }: PersonsRows): Promise<void> {
  const ofBooking = sql`booking_id = any(${bookingIds}::text[])`
  await sql`
    delete from review where id in (select review_id from review_invitation where ${ofBooking})`.execute(tx)
  await sql`delete from review_invitation where ${ofBooking}`.execute(tx)
  await sql`delete from booking_message where ${ofBooking}`.execute(tx)
  await sql`update cancel_quote set answer = ${ANONYMOUS_RESPONSE} where ${ofBooking} and ${RESPONSE_NAMES_PERSON}`.execute(
    tx,
  )
  await sql`update payment_event set body = '' where id = any(${idsOf(tables.payment_event)}::bigint[])`.execute(tx)
  // The GSTIN is a business's, and the law of taxes wants it with the invoice.
  await sql`
    update booking set lead = ${NOBODY}, travellers = ${NOBODYS_TRAVELLERS}, visitor_id = '', network = '', counted_by = ''
     where id = any(${bookingIds}::text[])`.execute(tx)
  await sql`
    update booking_line set driver = null, asked = asked - 'weightsKg' where ${ofBooking}`.execute(tx)
}

async function eraseForms(tx: Tx, { tables }: PersonsRows): Promise<void> {
  await sql`
    update quote set name = null, email = null, sender = '', note = null
     where id = any(${(tables.quote ?? []).map(({ id }) => String(id))}::text[])`.execute(tx)
  const enquiries = idsOf(tables.enquiry)
  await sql`
    delete from enquiry where id = any(${enquiries}::bigint[])
       and not exists (select 1 from quote where enquiry_reference = enquiry.reference)`.execute(tx)
  // A quote of the office refers to its request.
  await sql`
    update enquiry set name = 'Removed', email = '', contact_number = '', message = null, about_detail = null, child_ages = null,
           sender = '', content_hash = '' where id = any(${enquiries}::bigint[])`.execute(tx)
}

async function eraseTraces(tx: Tx, { tables, bookingIds }: PersonsRows): Promise<void> {
  await sql`
    update mail set to_address = '', subject = '', text_body = '', html_body = '', last_error = null
     where id = any(${idsOf(tables.mail)}::bigint[])`.execute(tx)
  await sql`delete from outbox where id = any(${idsOf(tables.outbox)}::bigint[])`.execute(tx)
  const sessions = (tables.session ?? []).map(({ token_hash }) => String(token_hash))
  await sql`delete from session where token_hash = any(${sessions}::text[])`.execute(tx)
  await sql`
    delete from sign_in_challenge where id = any(${(tables.sign_in_challenge ?? []).map(({ id }) => String(id))}::text[])
        or booking_id = any(${bookingIds}::text[])`.execute(tx)
  for (const { principal, key } of tables.idempotency ?? [])
    await sql`delete from idempotency where principal = ${principal} and key = ${key}`.execute(tx)
  const visitors = [...new Set((tables.seat_hold_count ?? []).map(({ visitor_id }) => String(visitor_id)))]
  await sql`delete from seat_hold_count where visitor_id = any(${visitors}::text[])`.execute(tx)
}

function idsOf(rows: PersonsRows['tables'][string] = []): number[] {
  return rows.map(({ id }) => Number(id))
}
