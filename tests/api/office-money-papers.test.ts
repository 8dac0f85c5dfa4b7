import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OccupancyNumbers } from '#contract/office/numbers.ts'
import type { GstPapers, GstSheet, TaxSums } from '#contract/office/tax.ts'
import { findBooking } from '#server/bookings/store/load.ts'
import { bookingView } from '#server/bookings/view.ts'
import { invoiceRows, sumsOf } from '#server/documents/invoice-rules.ts'
import { said } from '#tests/support/booking-office.ts'
import { GSTIN, type MoneyPapers, openMoneyPapers, pricedLine, TOUR } from '#tests/support/money-papers.ts'

let office: MoneyPapers
const db = () => office.api.testDatabase.db
beforeAll(async () => {
  office = await openMoneyPapers()
})
afterAll(() => office.close())

/** The test gateway practises: its papers become those of real payments here. */
const makeReal = (after: number) =>
  sql`update invoice set series = 'INV', number = number + ${after} where series = 'PRACTICE'`.execute(db())

/** A night of two rooms and a seat, taken by a booking, or by the office itself without one. */
async function take(claim: string): Promise<void> {
  await sql`
    with night as (
      update room_night set sold = sold + 2 where night = '2026-11-29' and room_type_id = (select min(id) from room_type) returning room_type_id, night)
    insert into room_claim (room_type_id, night, claim, rooms) select room_type_id, night, ${claim}, 2 from night`.execute(
    db(),
  )
  for (const [seat, of] of [
    ['P9A', claim],
    ['P9B', null],
  ])
    await sql`
      insert into ferry_seat (sailing_id, seat, state, claim) values ('tm-101.2026-11-29', ${seat}, 'booked', ${of})`.execute(
      db(),
    )
}

async function soldInNovember(): Promise<{ nights: number; seats: number }> {
  const { body } = await office.owner.get('/numbers/occupancy?from=2026-11-01&until=2026-11-30')
  const { rooms, seats } = body as unknown as OccupancyNumbers
  return { nights: rooms.now.sold, seats: seats.now.sold }
}

describe('GST papers', () => {
  const papers = async (month: string, months = '1') =>
    (await office.owner.get(`/tax/gst?month=${month}&months=${months}`)).body as unknown as GstPapers
  const sheet = async (name: GstSheet, month = '2026-11') => {
    const { body } = await office.owner.get(`/tax/gst/csv?month=${month}&sheet=${encodeURIComponent(name)}`)
    return (body as { csv: string }).csv.trimEnd().split('\r\n').slice(1)
  }

  test('of practised payments are shown as such while there are no others', async () => {
    expect(await papers('2026-11')).toMatchObject({
      isPractice: true,
      invoices: { count: 3, first: 'PRACTICE-000001' },
    })
    // October has none.
    expect((await office.owner.get('/tax/gst')).body.span).toMatchObject({ from: '2026-11-01' })
    const { body } = await office.owner.get('/tax/gst/csv?month=2026-11&sheet=b2b')
    expect(body.fileName).toBe('gstr1-b2b-2026-11-01-2026-11-30-practice.csv')
    await makeReal(0)
  })

  test('and Numbers leave practice out from the first real invoice on', async () => {
    const read = async (path: string) =>
      (await office.owner.get(`/numbers/${path}?from=2026-11-01&until=2026-11-30`)).body as Record<string, unknown>
    const series = (name: string) => sql`update invoice set series = ${name} where booking_id = ${office.ferry.id}`
    await sql`update invoice set series = 'PRACTICE'`.execute(db())
    expect(await read('sales')).toMatchObject({ isPractice: true, now: { sales: 37_200, bookings: 3 } })
    const practised = await read('money')
    const empty = await soldInNovember()
    await take(office.tour.id)
    expect(await soldInNovember()).toEqual({ nights: empty.nights + 2, seats: empty.seats + 2 })
    await series('INV').execute(db())
    // A seat without a booking behind it was sold by the office itself.
    expect(await soldInNovember()).toEqual({ nights: empty.nights, seats: empty.seats + 1 })
    expect(await read('sales')).toMatchObject({ isPractice: false, now: { sales: 1_350, bookings: 1 } })
    expect((await papers('2026-11')).invoices).toMatchObject({ count: 1 })
    expect(await read('ledger')).toMatchObject({ sold: 1_350 })
    expect(await read('money')).not.toEqual(practised)
    await makeReal(0)
  })

  test('have the invoices of their month: value, halves of the tax, and fees that are passed on', async () => {
    const november = await papers('2026-11')
    expect(november).toMatchObject({
      span: { from: '2026-11-01', until: '2026-11-30' },
      ...{ isPractice: false, missing: 0, notes: [], b2cl: [] },
      invoices: { count: 3, first: 'INV-000001', last: 'INV-000003' },
      issued: { taxable: 34_005, cgst: 1_572, utgst: 1_571, passedOn: 52, total: 37_200 },
      credited: { taxable: 0, cgst: 0, utgst: 0, passedOn: 0, total: 0 },
    })
    expect(november.rates.map(({ service: _, ...row }) => Object.values(row))).toEqual([
      ['996311', 5, 5_000, 125, 125, 5_250, false],
      ['996311', 18, 10_000, 900, 900, 11_800, false],
      ['998555', 5, 17_905, 448, 447, 18_800, false],
      ['996424', 18, 1_100, 99, 99, 1_298, true],
    ])
    expect(november.b2b).toEqual([
      {
        ...{ number: 'INV-000002', ref: office.ferry.reference, day: '2026-11-22', gstin: GSTIN, name: 'Asha Rao' },
        ...{ value: 1_350, rate: 18, taxable: 1_100, cgst: 99, utgst: 99 },
      },
    ])
  })

  test('have a credit note for what was given up, in the month in which that was', async () => {
    const december = await papers('2026-12')
    // Fifteen days before: 3,760 of 18,800 are kept, with 179 of the tax.
    expect(december).toMatchObject({
      invoices: { count: 0, first: null, last: null },
      credited: { taxable: 15_424, cgst: 457, utgst: 457, passedOn: 52, total: 16_390 },
    })
    expect(december.notes).toEqual([
      {
        ...{ number: 'INV-000001-C1', ref: office.tour.reference, day: '2026-12-10', gstin: null, name: 'Asha Rao' },
        ...{ value: 15_040, rate: 5, taxable: 14_324, cgst: 358, utgst: 358 },
      },
      {
        ...{ number: 'INV-000002-C1', ref: office.ferry.reference, day: '2026-12-11', gstin: GSTIN, name: 'Asha Rao' },
        ...{ value: 1_350, rate: 18, taxable: 1_100, cgst: 99, utgst: 99 },
      },
    ])
  })

  test('of a quarter leave what the invoices have as they are drawn now', async () => {
    const { issued, credited } = await papers('2026-10', '3')
    const now = { taxable: 0, cgst: 0, utgst: 0, passedOn: 0, total: 0 }
    for (const { id } of [office.tour, office.ferry, office.stay]) {
      const booking = await findBooking(db(), id)
      if (booking === undefined) throw new Error('A booking is gone')
      const rows = invoiceRows(bookingView(booking, []).lines, {
        kept: Object.fromEntries(booking.lines.map(({ lineId, kept }) => [lineId, kept ?? 0])),
        untaxed: Object.fromEntries(booking.lines.map(({ lineId, untaxed }) => [lineId, untaxed])),
      })
      const taxed = sumsOf(rows.filter(({ code }) => code !== ''))
      for (const key of ['taxable', 'cgst', 'utgst'] as const) now[key] += taxed[key]
      now.total += sumsOf(rows).total
    }
    const left = Object.keys(now).map((key) => issued[key as keyof TaxSums] - credited[key as keyof TaxSums])
    expect(left).toEqual(Object.values(now))
    expect(now.total).toBe(3_760 + 17_050)
  })

  test('come in the columns of the offline tool', async () => {
    expect(await sheet('b2b')).toEqual([
      `${GSTIN},Asha Rao,INV-000002,22-Nov-2026,1350,35-Andaman and Nicobar Islands,N,,Regular B2B,,18,1100,0`,
    ])
    expect(await sheet('b2cs')).toEqual([
      'OE,35-Andaman and Nicobar Islands,,5,22905,0,',
      'OE,35-Andaman and Nicobar Islands,,18,10000,0,',
    ])
    // A number below zero is a number to the tool.
    expect(await sheet('b2cs', '2026-12')).toEqual(['OE,35-Andaman and Nicobar Islands,,5,-14324,0,'])
    expect(await sheet('cdnr', '2026-12')).toEqual([
      `${GSTIN},Asha Rao,INV-000002-C1,11-Dec-2026,C,35-Andaman and Nicobar Islands,N,Regular B2B,1350,,18,1100,0`,
    ])
    expect(await sheet('hsn(b2c)')).toEqual([
      '996311,Room accommodation by hotels and guest houses,NA,0,5250,5,5000,0,125,125,0',
      '996311,Room accommodation by hotels and guest houses,NA,0,11800,18,10000,0,900,900,0',
      '998555,Tour operator services,NA,0,18800,5,17905,0,448,447,0',
    ])
    expect(await sheet('hsn(b2b)')).toHaveLength(1)
    expect(await sheet('docs')).toEqual(['Invoices for outward supply,INV-000001,INV-000003,3,0'])
    expect(await sheet('docs', '2026-12')).toEqual(['Credit Note,INV-000001-C1,INV-000002-C1,2,0'])
    for (const empty of ['b2cl', 'cdnur', 'exemp'] as const) expect(await sheet(empty)).toEqual([])
  })

  test('list large sales to other states where the GSTIN is of one, and say so', async () => {
    const { rows } = await sql<{ value: object }>`select value from setting where key = 'brand'`.execute(db())
    const brand = rows[0]?.value ?? {}
    const write = (value: object) =>
      sql`update setting set value = ${JSON.stringify(value)}::jsonb where key = 'brand'`.execute(db())
    await write({ ...brand, gstin: '33AAACP1234F1Z5' })
    const large = await office.paid({ lines: [pricedLine(1_05_000, 5_000, { asked: TOUR })] })
    await makeReal(100)
    const december = await papers('2026-12')
    expect(december.supplier.isOfIslands).toBe(false)
    expect(december.b2cl.map(({ ref, value, taxable }) => [ref, value, taxable])).toEqual([
      [large.reference, 105_000, 100_000],
    ])
    expect(await sheet('b2cs', '2026-12')).toEqual(['OE,35-Andaman and Nicobar Islands,,5,-14324,0,'])
    expect(await sheet('hsn(b2c)', '2026-12')).toEqual(['998555,Tour operator services,NA,0,89960,5,85676,4284,0,0,0'])
    await write(brand)
  })

  test('are those of last month where no month is asked for, once it has papers', async () => {
    expect((await papers('2026-12')).invoices.count).toBeGreaterThan(0)
    const { body } = await office.owner.get('/tax/gst')
    expect(body.span).toEqual({ from: '2026-11-01', until: '2026-11-30' })
  })

  test('are of a month that is one', async () => {
    expect(said(await office.owner.get('/tax/gst?month=2026-13'))).toEqual([
      ...[422, 'invalid', 'Please enter a month as yyyy-mm'],
    ])
  })
})
