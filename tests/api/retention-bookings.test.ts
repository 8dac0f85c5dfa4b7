import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkInvariants } from '#server/bookings/checks/invariants.ts'
import { AT, type KeptCase, type KeptRows, LEAD, MAILBOX, openKeptRows } from '#tests/support/kept-rows.ts'

let rows: KeptRows
beforeAll(async () => {
  rows = await openKeptRows()
})
afterAll(() => rows.close())
beforeEach(() => rows.empty())

const travellersSay = (words: string) => () => rows.isThere('booking', sql`travellers::text like ${`%${words}%`}`)
const cases: KeptCase[] = [
  {
    what: 'documents, 30 days after travel',
    add: () => rows.addBooking('completed', { isPaid: true }),
    over: '2026-12-22T04:30:00Z',
    is: () => rows.isThere('booking', sql`travellers::text ~ 'idNumber|idSealed|idType'`),
  },
  {
    what: 'documents of a cancelled trip, 30 days after it was',
    add: async () => {
      await rows.addBooking('cancelled', { isPaid: true })
      await rows.run(sql`update booking_line set ends_at = ends_at + interval '90 days'`)
    },
    over: '2026-12-22T04:30:00Z',
    is: travellersSay('idNumber'),
  },
  {
    what: 'who travelled, 24 months',
    add: () => rows.addBooking('completed', { isPaid: true }),
    over: '2028-11-22T04:30:00Z',
    is: travellersSay('Ravi'),
  },
  {
    what: 'who paid, 8 years',
    add: () => rows.addBooking('completed', { isPaid: true }),
    over: '2034-11-22T04:30:00Z',
    is: () => rows.isThere('booking', sql`lead ->> 'email' = ${MAILBOX} and gstin is not null`),
  },
  {
    what: 'a booking that nobody paid, 90 days',
    add: () => rows.addBooking('expired'),
    over: '2027-02-20T04:30:00Z',
    is: () => rows.isThere('booking', sql`lead::text || travellers::text ~ 'Asha|Ravi|9876' or gstin is not null`),
  },
  {
    what: 'a hold that became no booking, 7 days',
    add: () => rows.addBooking('expired', { reference: null }),
    over: '2026-11-29T04:30:00Z',
    is: () => rows.isThere('booking', sql`true`),
  },
  {
    what: 'the network of a booking, 7 days',
    add: () => rows.addBooking('confirmed', { isPaid: true }),
    over: '2026-11-29T04:30:00Z',
    is: () => rows.isThere('booking', sql`network <> '' or counted_by <> ''`),
  },
  {
    what: 'the driver, 30 days',
    add: () => rows.addBooking('completed', { isPaid: true }),
    over: '2026-12-22T04:30:00Z',
    is: () => rows.isThere('booking_line', sql`driver is not null`),
  },
  {
    what: 'weights, 30 days',
    add: () => rows.addBooking('completed', { isPaid: true }),
    over: '2026-12-22T04:30:00Z',
    is: () => rows.isThere('booking_line', sql`asked::text like '%70%'`),
  },
  {
    what: 'a question about a booking, 24 months',
    add: async () => {
      await rows.addBooking('completed', { isPaid: true })
      await rows.run(
        sql`insert into booking_message (booking_id, reference, visitor_id, text, at) values ('b', 'MSG-1', 'v', 'Hello', ${AT})`,
      )
    },
    over: '2028-11-22T04:30:00Z',
    is: () => rows.isThere('booking_message', sql`true`),
  },
  {
    what: 'a note of the office on a booking, 24 months',
    add: async () => {
      await rows.addBooking('completed', { isPaid: true })
      await rows.run(
        sql`insert into booking_note (booking_id, member_id, by_name, text, at) values ('b', 'm', 'Meera', 'Vegetarian', ${AT})`,
      )
    },
    over: '2028-11-22T04:30:00Z',
    is: () => rows.isThere('booking_note', sql`true`),
  },
  {
    what: 'the answer to a cancellation, 90 days',
    add: async () => {
      await rows.addBooking('cancelled', { isPaid: true })
      const answer = JSON.stringify({ booking: { ref: 'PDK-1', lead: JSON.parse(LEAD), travellers: [] }, refund: {} })
      await rows.run(
        sql`insert into cancel_quote (id, booking_id, line_ids, refund, created_at, valid_until, answer)
            values ('q', 'b', '[]', 0, ${AT}, ${AT}, to_jsonb(${answer}::text))`,
      )
    },
    over: '2027-02-20T04:30:00Z',
    is: () => rows.isThere('cancel_quote', sql`answer::text like '%Asha%'`),
  },
  {
    what: 'first answers to a call, 72 hours',
    add: () =>
      rows.run(sql`insert into idempotency (principal, key, request_hash, created_at) values ('v', 'k', 'h', ${AT})`),
    over: '2026-11-25T04:30:00Z',
    is: () => rows.isThere('idempotency', sql`true`),
  },
  {
    what: 'seats held on a day in India, 7 days',
    add: () =>
      rows.run(
        sql`insert into seat_hold_count (visitor_id, sailing_id, seat, day) values ('v', 's', 'A', '2026-11-22')`,
      ),
    over: '2026-11-28T18:30:00Z',
    is: () => rows.isThere('seat_hold_count', sql`true`),
  },
  {
    what: 'messages of the gateway, 90 days',
    add: () =>
      rows.run(
        sql`insert into payment_event (gateway, event_key, body, received_at) values ('sandbox', 'e', 'asha@', ${AT})`,
      ),
    over: '2027-02-20T04:30:00Z',
    is: () => rows.isThere('payment_event', sql`body <> ''`),
  },
  {
    what: 'an invitation to review, 24 months',
    add: async () => {
      await rows.addBooking('completed', { isPaid: true })
      await rows.run(
        sql`insert into review_invitation (token_hash, booking_id, line_id, kind, subject_id, name, travel_month, created_at)
            values ('t', 'b', 'line-1', 'hotel', 'h', 'Asha', '2026-11', ${AT})`,
      )
    },
    over: '2028-11-22T04:30:00Z',
    is: () => rows.isThere('review_invitation', sql`true`),
  },
]

describe('what is kept so long', () => {
  test.each(cases)('$what: kept until an hour before, gone at the instant', (each) => rows.judge(each))

  test('a booking whose persons are gone has its lines, ages, payments and history still', async () => {
    await rows.setClock(AT)
    await rows.addBooking('completed', { isPaid: true })
    await rows.setClock('2034-11-22T04:30:00Z')
    await rows.apply()
    const found = await sql<{ travellers: unknown; lead: unknown; paid: number; audits: number }>`
      select travellers, lead, (select sum(amount)::int from capture where booking_id = booking.id) as paid,
             (select count(*)::int from booking_audit where booking_id = booking.id) as audits from booking`.execute(
      rows.db,
    )
    expect(found.rows).toEqual([
      {
        travellers: [
          { name: 'Removed', age: 34 },
          { name: 'Removed', age: 8, lineIds: ['line-1'] },
        ],
        lead: { name: 'Removed', email: '', contactNumber: '' },
        ...{ paid: 118, audits: 2 },
      },
    ])
  })

  test('the history of a booking goes with nobody, and no row of it is changed', async () => {
    await rows.setClock(AT)
    await rows.addBooking('expired')
    await expect(rows.run(sql`delete from booking_audit`)).rejects.toThrow('only ever added')
    await expect(rows.run(sql`update booking_audit set event = 'x'`)).rejects.toThrow('only ever added')
    await rows.setClock('2034-11-22T04:30:00Z')
    await rows.apply()
    const findings = await checkInvariants(rows.db)
    expect(findings.filter(({ name }) => name === 'I11').flatMap(({ violations }) => violations)).toEqual([])
    expect(await rows.isThere('booking_audit', sql`true`)).toBe(true)
  })
})
