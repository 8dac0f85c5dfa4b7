import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkInvariants } from '#server/bookings/checks/invariants.ts'
import { scheduledBookingJobs } from '#server/bookings/clock/scheduled-jobs.ts'
import { documentKeys } from '#server/privacy/document-keys.ts'
import { erasePerson, exportPerson } from '#server/privacy/persons-rows.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { openTestApi, TEST_SECRET, type TestApi } from '#tests/support/test-api.ts'
import { payer, person, seats, type Visitor, visitor } from '#tests/support/traveller.ts'

const TODAY = '2026-11-22'
const NOW = `${TODAY}T04:30:00Z`
/** The sailing is on Christmas Day. */
const AFTERWARDS = '2026-12-27T04:30:00Z'
const ISHANI = { name: 'Ishani Kumar', email: 'ishani.kumar@example.in', contactNumber: '9876501299' }
const BELA = { name: 'Bela Thomas', email: 'bela.thomas@example.in', contactNumber: '9876501288' }
const TRACES = /ishani|9876501299|XK7654321/i

let api: TestApi
let ref: string
let othersRef: string
let mailFolder: string
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
  await api.setClock(NOW)
  mailFolder = await mkdtemp(join(tmpdir(), 'padauk-mails-'))
  ref = await live(visitor(api), ISHANI, 'P2A')
  othersRef = await live(visitor(api), BELA, 'P2B')
}, 120_000)
afterAll(async () => {
  await rm(mailFolder, { recursive: true, force: true })
  await api.close()
})

/** Somebody books and pays, asks, enquires, saves a quote and has it mailed, and asks for a code. */
async function live(who: Visitor, lead: typeof ISHANI, seat: string): Promise<string> {
  const travellers = [
    person({
      name: lead.name,
      nationality: 'GB',
      idType: 'passport',
      idNumber: seat === 'P2A' ? 'XK7654321' : 'YB1111111',
    }),
  ]
  const booking = await who.booked([seats(seat)], { lead: { ...lead, adult18: true }, travellers })
  const pay = payer(api)
  await pay.tell(pay.pay(await pay.orderOf(who, booking.ref)).id)
  await who.post(`/bookings/${booking.ref}/messages`, { text: `A very own question of ${lead.name}` })
  const enquiry = {
    ...lead,
    adult: '2',
    child: '0',
    enquiryFor: 'Contact',
    message: `A very own question, ${lead.name}`,
  }
  expect((await who.post('/enquiry/submit', enquiry)).status).toBe(201)
  const { body } = await who.post('/quotes', {
    lines: [seats(seat === 'P2A' ? 'P4A' : 'P4B')],
    name: lead.name,
    email: lead.email,
  })
  expect((await who.post(`/quotes/${(body.quote as { id: string }).id}/send`, { email: lead.email })).status).toBe(202)
  await who.post('/auth/code', { email: lead.email })
  await who.get(`/bookings/${booking.ref}/documents/invoice`).catch(() => undefined)
  for (const mail of await api.runMails())
    await sql`insert into mail (event_key, state, to_address, subject, text_body, html_body, created_at, updated_at)
      values (${mail.eventKey}, 'kept', ${mail.to.address}, ${mail.subject}, ${mail.text}, ${mail.html}, app_now(), app_now())`.execute(
      api.testDatabase.db,
    )
  return booking.ref
}

/** Every row of every table in which one of these is. */
async function rowsWith(traces: RegExp): Promise<string[]> {
  const { db } = api.testDatabase
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    db,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ words: string }>`
      select ${sql.table(name)}::text as words from ${sql.table(name)} where ${sql.table(name)}::text ~* ${traces.source}`.execute(
      db,
    )
    found.push(...rows.map(({ words }) => `${name}: ${words}`))
  }
  return found
}

const erase = () => erasePerson(api.testDatabase.db, { mailbox: ISHANI.email, mailFolder })
const violations = async () =>
  (await checkInvariants(api.testDatabase.db)).flatMap(({ name, violations: found }) =>
    found.map((each) => `${name} ${each}`),
  )

describe('one person', () => {
  test('gets all that is kept of them, documents as they were given, and nothing of others', async () => {
    const documents = documentKeys(TEST_SECRET)
    const all = await exportPerson(api.testDatabase.db, { mailbox: ISHANI.email, documents })
    expect(Object.keys(all)).toEqual(
      expect.arrayContaining([
        ...[
          'booking',
          'booking_line',
          'payment',
          'capture',
          'ledger',
          'invoice',
          'booking_message',
          'enquiry',
          'quote',
        ],
        ...['mail', 'session', 'sign_in_challenge', 'idempotency'],
      ]),
    )
    expect(all.booking).toMatchObject([
      { reference: ref, lead: ISHANI, travellers: [{ name: ISHANI.name, idType: 'passport', idNumber: 'XK7654321' }] },
    ])
    const words = JSON.stringify(all)
    expect(words).not.toMatch(/Bela|YB1111111|token_hash|code_hash|idSealed/)
    expect(await exportPerson(api.testDatabase.db, { mailbox: 'nobody@example.in', documents })).toEqual({})
  })

  test('with a trip to come is not erased; the booking is named', async () => {
    expect(await erase()).toEqual({ ok: false, error: [ref] })
    expect(await rowsWith(TRACES)).not.toEqual([])
  })

  test('is erased after the trip from every table and file, and the accounts stay', async () => {
    const { db } = api.testDatabase
    await api.setClock(AFTERWARDS)
    await scheduledBookingJobs(api.parts).calendar.run()
    await sql`insert into review (id, kind, subject_id, name, rating, text, travel_month)
              values ('traveller.1', 'hotel', 'h', 'Ishani', 5, 'Lovely', '2026-12')`.execute(db)
    await sql`insert into review_invitation (token_hash, booking_id, line_id, kind, subject_id, name, travel_month, review_id)
              select 't', id, 'line-1', 'hotel', 'h', 'Ishani', '2026-12', 'traveller.1' from booking where reference = ${ref}`.execute(
      db,
    )
    await sql`insert into review_photo (id, review_id, position, width, height, small, large)
              values (${'0'.repeat(20)}, 'traveller.1', 1, 4, 3, 'small', 'Ishani at the beach')`.execute(db)
    await sql`insert into booking_note (booking_id, by_name, text)
              select id, 'Meera', 'Ishani likes the window' from booking where reference = ${ref}`.execute(db)
    const documents = documentKeys(TEST_SECRET)
    const { review_photo: photos } = await exportPerson(db, { mailbox: ISHANI.email, documents })
    const [type, base64 = ''] = String(photos?.[0]?.large).split(',')
    expect([type, Buffer.from(base64, 'base64').toString()]).toEqual(['data:image/webp;base64', 'Ishani at the beach'])
    const accounts = () =>
      sql`select (select jsonb_agg(l order by l.id) from ledger l) as ledger, (select jsonb_agg(p order by p.id) from payment p) as payments,
                 (select jsonb_agg(i order by i.number) from invoice i) as invoices,
                 (select jsonb_agg(a order by a.booking_id, a.position) from booking_audit a) as audits,
                 (select jsonb_agg(b.line_id || b.amount_payable order by b.booking_id) from booking_line b) as lines`.execute(
        db,
      )
    const before = await accounts()
    const { rows: kept } = await sql<{
      key: string
    }>`select event_key as key from mail where to_address = ${ISHANI.email}`.execute(db)
    for (const { key } of kept)
      await writeFile(join(mailFolder, `${key.replaceAll(/[^\w-]+/g, '-')}.eml`), 'Dear Ishani')
    await writeFile(join(mailFolder, 'another.eml'), 'Dear Bela')

    const erased = await erase()
    expect(erased).toMatchObject({
      ok: true,
      value: { booking: 1, enquiry: 1, quote: 1, booking_message: 1, booking_note: 1, review: 1, review_photo: 1 },
    })
    expect(await rowsWith(TRACES)).toEqual([])
    expect((await db.selectFrom('review_photo').select('id').execute()).length).toBe(0)
    expect(await readdir(mailFolder)).toEqual(['another.eml'])
    expect((await accounts()).rows).toEqual(before.rows)
    expect(await violations()).toEqual([])
    expect((await rowsWith(/bela/)).length).toBeGreaterThan(5)
    expect(await erase()).toEqual({ ok: true, value: {} })
    const { rows } = await sql`
      select lead, travellers from booking where reference in (${ref}, ${othersRef}) order by reference = ${ref} desc`.execute(
      db,
    )
    expect(rows).toMatchObject([
      { lead: { name: 'Removed', email: '', contactNumber: '' }, travellers: [{ name: 'Removed', age: 34 }] },
      { lead: BELA, travellers: [{ name: BELA.name }] },
    ])
    expect(await api.runMails()).not.toContainEqual(
      expect.objectContaining({ to: expect.objectContaining({ address: '' }) }),
    )
  })
})
