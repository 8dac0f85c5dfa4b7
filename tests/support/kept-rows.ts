import { type RawBuilder, sql } from 'kysely'
import { expect } from 'vitest'
import type { BookingState } from '#contract/terms/booking-states.ts'
import { writeAudit } from '#server/bookings/store/audit.ts'
import { applyRetention } from '#server/privacy/privacy-job.ts'
import { openTestDatabase } from './test-database.ts'
import { testLog } from './test-log.ts'

/** When everything that is kept happened: a trip was over, a form was sent. */
export const AT = '2026-11-22T04:30:00Z'
export const MAILBOX = 'asha@example.in'

const HOUR_MS = 3_600_000

/** Something that is kept until `over`: how a row of it comes, and whether it still tells of somebody. */
export type KeptCase = {
  what: string
  add: () => Promise<void>
  over: string
  is: () => Promise<boolean | undefined>
}
export const LEAD = JSON.stringify({ name: 'Asha Rao', email: MAILBOX, contactNumber: '9876543210' })
const TRAVELLERS = JSON.stringify([
  { name: 'Asha Rao', age: 34, sex: 'F', nationality: 'GB', idType: 'passport', idNumber: '…4567', idSealed: 'k.xyz' },
  { name: 'Ravi Rao', age: 8, lineIds: ['line-1'] },
])

/** A database of its own in which rows are as old as a test wants them. */
export async function openKeptRows() {
  const database = await openTestDatabase()
  const { db } = database
  const log = testLog()
  const setClock = (at: string) =>
    sql`update app_clock set ahead_seconds = extract(epoch from ${at}::timestamptz - now())`.execute(db)
  const run = (...statements: RawBuilder<unknown>[]) =>
    statements.reduce(async (before, each) => {
      await before
      await each.execute(db)
    }, Promise.resolve())
  /** Whether there is a row of which this holds. */
  const isThere = async (from: string, where: RawBuilder<unknown>) => {
    const { rows } = await sql<{ there: boolean }>`
      select exists (select 1 from ${sql.table(from)} where ${where}) as there`.execute(db)
    return rows[0]?.there
  }

  /** A booking whose one line ended at AT, in that state since then. */
  async function addBooking(state: string, more: { reference?: string | null; isPaid?: boolean } = {}): Promise<void> {
    const { reference = 'PDK-00000-00001', isPaid = false } = more
    await run(
      sql`insert into booking (id, reference, state, visitor_id, network, counted_by, created_at, expires_at, expired_at, held_until_max, plan, lead, travellers, gstin)
          values ('b', ${reference}, ${state}, 'v', 'n', 'c', ${AT}, ${AT}, ${AT}, ${AT}, 'full', ${reference === null ? null : LEAD}, ${reference === null ? '[]' : TRAVELLERS}, '35ABCDE1234F1Z5')`,
      sql`insert into booking_line (booking_id, line_id, position, kind, asked, title, starts_at, ends_at, sales_close_at, base_price, discount, tax_amount,
            amount_payable, terms, initial_percent, price_version, stock, driver)
          values ('b', 'line-1', 1, 'activity', '{"kind":"activity","weightsKg":[70]}', 'Parasailing', ${AT}, ${AT}, ${AT}, 100, 0, 18, 118, '[]', 100, '1', '{}',
            '{"name":"Mohan","phone":"9"}')`,
    )
    if (isPaid)
      await run(
        sql`insert into payment (id, booking_id, purpose, gateway, order_id, amount, state) values ('p', 'b', 'first', 'sandbox', 'o', 118, 'captured')`,
        sql`insert into capture (gateway, gateway_payment_id, payment_id, booking_id, state, amount) values ('sandbox', 'pay', 'p', 'b', 'captured', 118)`,
      )
    const about = { bookingId: 'b', at: new Date(AT) }
    await db.transaction().execute((tx) =>
      writeAudit(tx, [
        { ...about, from: 'quoted', to: 'held', entry: { event: 'held' } },
        { ...about, from: 'held', to: state as BookingState, entry: { event: 'clock_passed' } },
      ]),
    )
  }

  function addEnquiry({ withQuote = false } = {}): Promise<void> {
    const quote = [
      sql`insert into quote (id, number, name, email, asked, lines, sender, created_at, updated_at, enquiry_reference, written_by, note)
          values ('q', 'QUO-1', 'Asha Rao', ${MAILBOX}, '[]', '[]', 'office', ${AT}, ${AT}, 'ENQ-1', 'Meera', 'Dear Asha')`,
      sql`insert into quote_audit (quote_id, event, facts, at) values ('q', 'written', '{"by":"Meera","amount":1}', ${AT})`,
      sql`insert into quote_mail (quote_id, sender, at) values ('q', 'office', ${AT})`,
    ]
    return run(
      sql`insert into enquiry (reference, subject, name, email, contact_number, adult_count, child_count, message, sender, content_hash, created_at)
          values ('ENQ-1', 'Group', 'Asha Rao', ${MAILBOX}, '9876543210', 2, 0, 'hello', 's', 'h', ${AT})`,
      ...(withQuote ? quote : []),
    )
  }

  /** A note on an enquiry that came long after, so that the note goes first. */
  function addNote(): Promise<void> {
    return run(
      sql`insert into enquiry (reference, subject, name, email, contact_number, adult_count, child_count, sender, content_hash, created_at)
          values ('ENQ-2', 'Contact', 'Ravi', 'ravi@example.in', '9876543211', 1, 0, 's', 'h', ${AT}::timestamptz + interval '20 months')`,
      sql`insert into enquiry_message (enquiry_id, kind, at, by_name, text)
          select id, 'note', ${AT}, 'Meera', 'Rings after five' from enquiry where reference = 'ENQ-2'`,
    )
  }

  function addMail(): Promise<void> {
    return run(
      sql`insert into mail (event_key, state, to_address, subject, text_body, html_body, last_error, created_at, updated_at)
          values ('e', 'sent', ${MAILBOX}, 'Hello', 'Dear Asha', '<p>Dear Asha</p>', 'no', ${AT}, ${AT})`,
    )
  }
  /** With a review of its own. */
  function addPhoto(state: string): Promise<void> {
    return run(
      sql`insert into review (id, kind, subject_id, name, rating, text, travel_month) values ('r', 'hotel', 'h', 'Asha', 5, 'Good', '2026-11')`,
      sql`insert into review_photo (id, review_id, position, width, height, small, large, state, created_at)
          values (${'0'.repeat(20)}, 'r', 1, 4, 3, 'small', 'large', ${state}, ${AT})`,
    )
  }
  /** Everything of before is gone. */
  const empty = () =>
    run(
      sql`truncate booking, booking_line, booking_audit, payment, capture, cancel_quote, booking_message, booking_note, idempotency, seat_hold_count,
            payment_event, quote_audit, quote_mail, quote, enquiry, mail, outbox, review_invitation, review, session, sign_in_challenge,
            wrong_code, limit_counter, form_limit, holding_limit_reached cascade`,
    )
  const apply = () => applyRetention(db, log)
  /** Kept until an hour before, gone at the instant; the clock goes on while a rule is at work, never by as much. */
  const judge = async ({ add, over, is }: KeptCase) => {
    await setClock(AT)
    await add()
    await setClock(new Date(Date.parse(over) - HOUR_MS).toISOString())
    await apply()
    expect(await is()).toBe(true)
    await setClock(over)
    expect(await apply()).toBeGreaterThan(0)
    expect(await is()).toBe(false)
    expect(await apply()).toBe(0)
    expect(log.lines.filter(({ level }) => level === 'error')).toEqual([])
  }
  return {
    db,
    log,
    setClock,
    run,
    isThere,
    addBooking,
    addEnquiry,
    addNote,
    addMail,
    addPhoto,
    empty,
    apply,
    judge,
    close: database.close,
  }
}
export type KeptRows = Awaited<ReturnType<typeof openKeptRows>>
