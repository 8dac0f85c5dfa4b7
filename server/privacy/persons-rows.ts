import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { DocumentKeys, StoredTraveller } from './document-keys.ts'

/** A row as it is stored. */
type Row = Record<string, unknown>

/** All rows about the person with a mailbox, by table; `references` are those of bookings and enquiries. */
export type PersonsRows = { bookingIds: string[]; references: string[]; tables: Record<string, Row[]> }

/** Finds the rows of a mailbox in its canonical form: by the address itself, and by what hangs on its bookings. */
export async function findPersonsRows(db: Db, mailbox: string): Promise<PersonsRows> {
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
      cancel_quote: await listed('cancel_quote', ofBooking),
      payment_event: await listed('payment_event', await paymentsIn(db, bookingIds)),
      enquiry,
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
    },
  }
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
    kept.map(([table, rows]) => [table, rows.map((row) => told(table === 'booking' ? opened(row, documents) : row))]),
  )
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
