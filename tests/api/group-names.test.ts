import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formatDay } from '#contract/terms/india-time.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import { voucherPdf } from '#server/documents/voucher.ts'
import { readBrand } from '#server/settings/brand.ts'
import { freeStock, freshStock, NAMES, newQuote, paidBooking } from '#tests/support/group-steps.ts'
import { pdfPages } from '#tests/support/pdf-text.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { type Visitor, visitor } from '#tests/support/traveller.ts'

const TODAY = '2026-11-23'
const NOW = `${TODAY}T04:30:00Z`

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshStock(api, TODAY)
})
afterAll(() => api.close())
beforeEach(() => freeStock(api, NOW))

describe('the list of names', () => {
  let who: Visitor
  let booking: Booking
  beforeEach(async () => {
    who = visitor(api)
    booking = await paidBooking(api, who, (await newQuote(api)).quote)
  })
  const give = (lines: string[]) => who.post(`/bookings/${booking.ref}/travellers`, { list: lines.join('\n') })

  test('names each line that is wrong, and keeps nothing of it', async () => {
    const wrong = NAMES.map((line, index) =>
      index === 2 ? 'Guest A Nair, old, M' : index === 4 ? 'Guest C Nair, 33' : line,
    )
    const { status, body } = await give(wrong)
    expect([status, body.errors]).toEqual([
      422,
      [
        { field: 'list.3', message: 'Line 3: Please enter an age' },
        { field: 'list.5', message: expect.stringContaining('Line 5: Please say who is on the ferry list') },
      ],
    ])
    expect((await who.read(booking.ref)).travellers).toHaveLength(1)
  })

  test('that is not there yet stands on the voucher with its day, and no more once it is given', async () => {
    const brand = await readBrand(api.testDatabase.db)
    if (brand === undefined) throw new Error('The demo has no brand')
    const voucher = async () =>
      pdfPages(await voucherPdf(await who.read(booking.ref), brand, api.parts.origin, { compress: false })).join(' ')
    const { names } = await who.read(booking.ref)
    expect(names?.missing).toBeGreaterThan(10)
    expect(await voucher()).toContain(
      `Names of ${names?.missing} travellers to come by ${formatDay(names?.until ?? '')}.`,
    )
    expect((await give(NAMES)).status).toBe(200)
    expect(await voucher()).not.toContain('to come by')
  })

  test('is of the party that was paid for', async () => {
    const { status, body } = await give(NAMES.slice(0, -1))
    expect([status, body.message]).toEqual([
      422,
      'You booked for 12 adults and 2 children aged 5, 8. The list has 12 adults and a child aged 8. Ask us if your group has changed.',
    ])
  })

  test('may be sent again until its day; after that only while names are missing, and never on the last day', async () => {
    expect((await give(NAMES)).status).toBe(200)
    expect((await give(NAMES)).status).toBe(200)
    const { db } = api.testDatabase
    const forget = () => sql`update booking set travellers = '[]' where reference = ${booking.ref}`.execute(db)
    await sql`update booking set names_date = ${TODAY}::date - 1 where reference = ${booking.ref}`.execute(db)
    expect((await give(NAMES)).body.code).toBe('too_late')
    await forget()
    expect((await give(NAMES)).status).toBe(200)
    await forget()
    const startsIn = (minutes: number) =>
      sql`update booking_line set starts_at = ${NOW}::timestamptz + ${minutes} * interval '1 minute'
           where booking_id = (select id from booking where reference = ${booking.ref})`.execute(db)
    await startsIn(24 * 60 + 2)
    expect((await give(NAMES)).status).toBe(200)
    await forget()
    await startsIn(24 * 60)
    const { status, body } = await give(NAMES)
    const closed = 'The list of names is closed. Please call us.'
    expect([status, body.code, body.message]).toEqual([409, 'too_late', closed])
  })

  test('is for groups alone, and nobody else sees or sends it', async () => {
    const other = visitor(api)
    expect((await other.post(`/bookings/${booking.ref}/travellers`, { list: NAMES.join('\n') })).status).toBe(404)
    const plain = await other.booked([{ kind: 'ferry', tripId: 'tm-101.2026-12-25', seats: ['P9A'] }])
    const { status, body } = await other.post(`/bookings/${plain.ref}/travellers`, { list: NAMES.join('\n') })
    expect([status, body.code]).toEqual([409, 'not_allowed'])
  })
})
