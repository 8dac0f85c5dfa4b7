import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { mailFileName } from '#server/adapters/email/mail-message.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { DocumentKeys, StoredTraveller } from './document-keys.ts'
import { ANONYMOUS_RESPONSE, NOBODY, NOBODYS_TRAVELLERS, RESPONSE_NAMES_PERSON } from './nobody.ts'

/** A row as it is stored. */
type Row = Record<string, unknown>

/** All rows about the person with a mailbox, by table; `references` are those of bookings and enquiries. */
type PersonsRows = { bookingIds: string[]; references: string[]; tables: Record<string, Row[]> }

/** Finds the rows of a mailbox in its canonical form: by the address itself, and by what hangs on its bookings. */
async function findPersonsRows(db: Db, mailbox: string): Promise<PersonsRows> {
  const listed = async (table: string, where: ReturnType<typeof sql>): Promise<Row[]> => {
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(${sql.table(table)}) as row from ${sql.table(table)} where ${where}`.execute(db)
    return rows.map(({ row }) => row)
  }
  const booking = await listed('booking', sql`lower(lead ->> 'email') = ${mailbox}`)
  const bookingIds = booking.map(({ id }) => String(id))
  const visitors = booking.map(({ visitor_id }) => String(visitor_id)).filter((id) => id !== '')
  const ofBooking = sql`booking_id = any(${bookingIds}::text[])`
  const enquiry = await listed('enquiry', sql`lower(email) = ${mailbox}`)
  const references = [...booking, ...enquiry].flatMap(({ reference }) =>
    reference === null ? [] : [String(reference)],
  )
  const quote = await listed('quote', sql`lower(email) = ${mailbox} or enquiry_reference = any(${references}::text[])`)
  const messages = await listed('booking_message', ofBooking)
  // Jobs of a booking stay; they mail nobody.
  const forms = [...enquiry, ...messages].map(({ reference }) => String(reference))
  const about = [...bookingIds, ...references, ...messages.map(({ reference }) => String(reference))]
  return {
    bookingIds,
    references,
    tables: {
      booking,
      booking_line: await listed('booking_line', ofBooking),
      payment: await listed('payment', ofBooking),
      capture: await listed('capture', ofBooking),
      refund: await listed('refund', ofBooking),
      ledger: await listed('ledger', ofBooking),
      invoice: await listed('invoice', ofBooking),
      booking_audit: await listed('booking_audit', ofBooking),
      booking_message: messages,
      booking_note: await listed('booking_note', ofBooking),
      disruption_party: await listed('disruption_party', ofBooking),
      cancel_quote: await listed('cancel_quote', ofBooking),
      payment_event: await listed('payment_event', await paymentsIn(db, bookingIds)),
      enquiry,
      enquiry_message: await listed('enquiry_message', ofEnquiry(mailbox)),
      quote,
      mail: await listed('mail', sql`lower(to_address) = ${mailbox} or ${isAbout(about)}`),
      outbox: await listed(
        'outbox',
        sql`position(${mailbox} in lower(payload::text)) > 0 or payload ->> 'reference' = any(${forms}::text[])`,
      ),
      session: await listed(
        'session',
        sql`lower(email) = ${mailbox} or visitor_id = any(${visitors}::text[]) or ${ofBooking}`,
      ),
      sign_in_challenge: await listed('sign_in_challenge', sql`lower(email) = ${mailbox} or ${ofBooking}`),
      idempotency: await listed(
        'idempotency',
        sql`principal = any(${visitors}::text[]) or position(${mailbox} in lower(answer::text)) > 0`,
      ),
      seat_hold_count: await listed('seat_hold_count', sql`visitor_id = any(${visitors}::text[])`),
      review_invitation: await listed('review_invitation', ofBooking),
      review: await listed('review', sql`id in (select review_id from review_invitation where ${ofBooking})`),
      review_photo: await listed(
        'review_photo',
        sql`review_id in (select review_id from review_invitation where ${ofBooking})`,
      ),
    },
  }
}

/** Answers and notes hang on the first of joined enquiries. */
function ofEnquiry(mailbox: string) {
  return sql`enquiry_id in (select coalesce(head_id, id) from enquiry where lower(email) = ${mailbox})`
}

/** Mails to the office have the person in their words; the key of a mail names what it is about. */
function isAbout(names: readonly string[]) {
  return sql`exists (select 1 from unnest(${names}::text[]) name where position(name in event_key) > 0)`
}

/** Messages of the gateway name the order, or of a refund the payment. */
async function paymentsIn(db: Db, bookingIds: readonly string[]): Promise<ReturnType<typeof sql>> {
  const { rows } = await sql<{ name: string }>`
    select order_id as name from payment where booking_id = any(${bookingIds}::text[]) and order_id is not null
    union select gateway_payment_id from capture where booking_id = any(${bookingIds}::text[])`.execute(db)
  const names = rows.map(({ name }) => name)
  return sql`exists (select 1 from unnest(${names}::text[]) name where position(name in body) > 0)`
}

/** What only machines can use, and would open something: no business of an export. */
const SECRET = new Set(['token_hash', 'code_hash', 'link_hash', 'sealed', 'request_hash', 'prev_hash', 'row_hash'])

/** Everything that is kept of a mailbox, by table, with the numbers of documents as they were given. Tables without a row of it are left out. */
export async function exportPerson(
  db: Db,
  { mailbox, documents }: { mailbox: string; documents: DocumentKeys },
): Promise<Record<string, Row[]>> {
  const { tables } = await findPersonsRows(db, mailbox)
  const kept = Object.entries(tables).filter(([, rows]) => rows.length > 0)
  return Object.fromEntries(
    kept.map(([table, rows]) => [table, rows.map((row) => told(readable(table, row, documents)))]),
  )
}

function readable(table: string, row: Row, documents: DocumentKeys): Row {
  if (table === 'booking') return opened(row, documents)
  return table === 'review_photo' ? asFile(row) : row
}

/** A photograph as an address that a browser opens; the small one is cut from it. */
function asFile({ small: _, large, ...row }: Row): Row {
  // The database writes bytes as \x and hexadecimal digits.
  const bytes = Buffer.from(String(large).slice(2), 'hex')
  return { ...row, large: `data:image/webp;base64,${bytes.toString('base64')}` }
}

function told(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name, value]) => !SECRET.has(name) && value !== null))
}

function opened(row: Row, documents: DocumentKeys): Row {
  // Only the slice of bookings writes this column.
  const travellers = row.travellers as StoredTraveller[]
  return {
    ...row,
    travellers: travellers.map((traveller) => {
      const { idSealed: _, ...rest } = traveller
      const idNumber = documents.open(String(row.id), traveller)
      return idNumber === undefined ? rest : { ...rest, idNumber }
    }),
  }
}

/** A trip to come needs its travellers, and money on its way whom it belongs to. */
const OPEN = ['held', 'paying', 'confirmed_part', 'confirmed', 'settling']
/** What is handed to the office is paid back by the number of the payment. */
const REFUND_ENDED = ['processed', 'manual']

/** Rows that were deleted or from which the person was removed, by table. */
type Erased = Record<string, number>

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
  await sql`delete from booking_note where ${ofBooking}`.execute(tx)
  await sql`update cancel_quote set answer = ${ANONYMOUS_RESPONSE} where ${ofBooking} and ${RESPONSE_NAMES_PERSON}`.execute(
    tx,
  )
  await sql`update payment_event set body = '' where id = any(${idsOf(tables.payment_event)}::bigint[])`.execute(tx)
  // The GSTIN is a business's, and the law of taxes wants it with the invoice.
  await sql`
    update booking set lead = ${NOBODY}, travellers = ${NOBODYS_TRAVELLERS}, visitor_id = '', network = '', counted_by = ''
     where id = any(${bookingIds}::text[])`.execute(tx)
  await sql`
    update booking_line set driver = null, day_drivers = null, asked = asked - 'weightsKg' where ${ofBooking}`.execute(
    tx,
  )
}

async function eraseForms(tx: Tx, { tables }: PersonsRows): Promise<void> {
  await sql`
    update quote set name = null, email = null, sender = '', note = null
     where id = any(${(tables.quote ?? []).map(({ id }) => String(id))}::text[])`.execute(tx)
  const enquiries = idsOf(tables.enquiry)
  await sql`delete from enquiry_message where id = any(${idsOf(tables.enquiry_message)}::bigint[])`.execute(tx)
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
