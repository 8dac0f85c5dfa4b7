import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MatchSums } from '#server/office/settlement/store.ts'
import type { PaymentRow, SettlementRow, Statement } from '#contract/office/settlement.ts'
import { STATEMENT_BYTES_MAX } from '#contract/office/settlement.ts'
import type { GstPapers, GstSheet, TaxSums } from '#contract/office/tax.ts'
import { findBooking } from '#server/bookings/store/load.ts'
import { bookingView } from '#server/bookings/view.ts'
import { invoiceRows, sumsOf } from '#server/documents/invoice-rules.ts'
import { NO_STOCK, type PricedLine } from '#server/products/priced-line.ts'
import { at, type BookingOffice, openBookingOffice, STORM, said } from '#tests/support/booking-office.ts'
import { lakhLine, NOW, type Staged, stageHeld } from '#tests/support/staged-booking.ts'

const GSTIN = '33ABCDE1234F1Z5'

let office: BookingOffice
/** B2C package, B2B ferry, B2C stay with nights of both rates. */
let tour: Staged
let ferry: Staged
let stay: Staged
const db = () => office.api.testDatabase.db
const clock = async (now: string) => {
  await office.api.setClock(now)
  await sql`update staff_session set seen_at = app_now(), created_at = app_now()`.execute(db())
}

/** The test gateway practises: its papers become those of real payments here. */
const makeReal = (after: number) =>
  sql`update invoice set series = 'INV', number = number + ${after} where series = 'PRACTICE'`.execute(db())

const priced = (amountPayable: number, taxAmount: number, more: Partial<PricedLine>): PricedLine =>
  lakhLine({
    price: { packageBasePrice: amountPayable - taxAmount, discount: 0, taxAmount, amountPayable },
    ...{ stock: NO_STOCK, ...more },
  })

beforeAll(async () => {
  office = await openBookingOffice()
  await office.clear()
  await office.api.setClock(NOW)
  const asked = { kind: 'package', packageId: 'radhanagar-sunset-for-two', startDate: '2026-12-25', adultCount: 2, childAges: [] } as const
  tour = await office.paid({ lines: [priced(18_800, 895, { asked })] })
  const booking = await stageHeld(office.api, { lines: [priced(1_350, 198, { untaxed: 52 })] })
  await sql`update booking set gstin = ${GSTIN} where id = ${booking.id}`.execute(db())
  await booking.pays(await booking.order())
  await office.api.runMails()
  ferry = booking
  const rooms = { kind: 'hotel', roomId: 'tern-house-d', checkIn: '2026-12-25', checkOut: '2026-12-27', rooms: [{ adults: 2, children: 0 }] } as const
  stay = await office.paid({ lines: [priced(17_050, 2_050, { asked: { ...rooms, rooms: [...rooms.rooms] } })] })
  await clock('2026-12-10T06:00:00Z')
  await tour.apply({ type: 'guest_cancelled', cause: 'test' })
  await clock('2026-12-11T06:00:00Z')
  await office.owner.post(at(ferry, 'cancel'), { ...STORM, refund: 1_350 })
  await office.api.runMails()
})
afterAll(() => office.close())

describe('GST papers', () => {
  const papers = async (month: string, months = '1') =>
    (await office.owner.get(`/tax/gst?month=${month}&months=${months}`)).body as unknown as GstPapers
  const sheet = async (name: GstSheet, month = '2026-11') => {
    const { body } = await office.owner.get(`/tax/gst/csv?month=${month}&sheet=${encodeURIComponent(name)}`)
    return (body as { csv: string }).csv.trimEnd().split('\r\n').slice(1)
  }

  test('of practised payments are shown as such while there are no others', async () => {
    expect(await papers('2026-11')).toMatchObject({ isPractice: true, invoices: { count: 3, first: 'PRACTICE-000001' } })
    const { body } = await office.owner.get('/tax/gst/csv?month=2026-11&sheet=b2b')
    expect(body.fileName).toBe('gstr1-b2b-2026-11-01-2026-11-30-practice.csv')
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
        ...{ number: 'INV-000002', ref: ferry.reference, day: '2026-11-22', gstin: GSTIN, name: 'Asha Rao' },
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
        ...{ number: 'INV-000001-C1', ref: tour.reference, day: '2026-12-10', gstin: null, name: 'Asha Rao' },
        ...{ value: 15_040, rate: 5, taxable: 14_324, cgst: 358, utgst: 358 },
      },
      {
        ...{ number: 'INV-000002-C1', ref: ferry.reference, day: '2026-12-11', gstin: GSTIN, name: 'Asha Rao' },
        ...{ value: 1_350, rate: 18, taxable: 1_100, cgst: 99, utgst: 99 },
      },
    ])
  })

  test('of a quarter leave what the invoices have as they are drawn now', async () => {
    const { issued, credited } = await papers('2026-10', '3')
    const now = { taxable: 0, cgst: 0, utgst: 0, passedOn: 0, total: 0 }
    for (const { id } of [tour, ferry, stay]) {
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
    const large = await office.paid({ lines: [priced(1_05_000, 5_000, { asked: { ...TOUR } })] })
    await makeReal(100)
    const december = await papers('2026-12')
    expect(december.supplier.isOfIslands).toBe(false)
    expect(december.b2cl.map(({ ref, value, taxable }) => [ref, value, taxable])).toEqual([
      [large.reference, 105_000, 100_000],
    ])
    expect(await sheet('b2cs', '2026-12')).toEqual(['OE,35-Andaman and Nicobar Islands,,5,-14324,0,'])
    expect(await sheet('hsn(b2c)', '2026-12')).toEqual([
      '998555,Tour operator services,NA,0,89960,5,85676,4284,0,0,0',
    ])
    await write(brand)
  })

  test('are of a month that is one', async () => {
    expect(said(await office.owner.get('/tax/gst?month=2026-13'))).toEqual([
      ...[422, 'invalid', 'Please enter a month as yyyy-mm'],
    ])
  })
})

const TOUR = {
  ...{ kind: 'package' as const, packageId: 'radhanagar-sunset-for-two', startDate: '2026-12-25' },
  ...{ adultCount: 2, childAges: [] },
}

describe('settlement', () => {
  const bring = (kind: string, csv: string, name = 'statement.csv') =>
    office.owner.upload(`/settlement/statements?kind=${kind}&name=${name}`, new TextEncoder().encode(csv))
  const brought = async (kind: string, csv: string) => {
    const { status, body } = await bring(kind, csv)
    expect([status, body]).toEqual([201, expect.anything()])
    return body.statement as Statement
  }
  const rows = async ({ id }: Statement, match = '') =>
    (await office.owner.get(`/settlement/statements/${id}/rows?perPage=100${match === '' ? '' : `&match=${match}`}`))
      .body.rows as SettlementRow[]
  const sums = async ({ id }: Statement) =>
    (await office.owner.get(`/settlement/statements/${id}`)).body.sums as MatchSums[]
  const paymentOf = async ({ id }: Staged) => {
    const { rows: found } = await sql<{ number: string }>`
      select gateway_payment_id as number from ledger where booking_id = ${id} and entry = 'captured'`.execute(db())
    return found[0]?.number ?? ''
  }
  const HEAD = 'entity_id,type,debit,credit,amount,currency,fee,tax,created_at,settlement_utr'
  const paid = (number: string, amount: number, fee: number, payout = 'UTR0042') =>
    `${number},payment,0,${amount - fee},${amount},INR,${fee},0,22/11/2026 10:31:00,${payout}`
  let gateway: Statement

  test('finds what agrees, what differs, what the ledger lacks, and what the statement lacks', async () => {
    const csv = [
      HEAD,
      paid(await paymentOf(tour), 18_800, 444),
      paid(await paymentOf(ferry), 1_300, 30),
      paid('pay_nobody', 500, 12),
      'Total,,,,,,,,,',
    ].join('\n')
    const reply = await bring('gateway', csv)
    expect([reply.status, reply.body.skipped, reply.body.skippedFirst]).toEqual([201, 1, ['Line 5: no date']])
    gateway = reply.body.statement as Statement
    expect(gateway).toMatchObject({ from: '2026-11-22', until: '2026-11-22', lines: 3, by: 'Meera Nair' })
    expect((await rows(gateway)).map(({ match, amount, ledgerAmount, ref }) => [match, amount, ledgerAmount, ref])).toEqual([
      ['amount', 1_300, 1_350, ferry.reference],
      ['unknown', 500, null, null],
      ['missing', null, 17_050, stay.reference],
      ['matched', 18_800, 18_800, tour.reference],
    ])
    expect((await sums(gateway)).sort((a, b) => a.match.localeCompare(b.match))).toEqual([
      { match: 'amount', count: 1, open: 1, amount: 1_300 },
      { match: 'matched', count: 1, open: 0, amount: 18_800 },
      { match: 'missing', count: 1, open: 1, amount: 17_050 },
      { match: 'unknown', count: 1, open: 1, amount: 500 },
    ])
    expect(await rows(gateway, 'missing')).toHaveLength(1)
  })

  test('finds a refund by its own number, and a payment that stands twice', async () => {
    const number = await paymentOf(stay)
    const { rows: refunds } = await sql<{ id: string }>`select id from refund where booking_id = ${ferry.id}`.execute(db())
    await ferry.apply({ type: 'refund_processed', refundId: refunds[0]?.id ?? '', gatewayRefundId: 'rfnd_F1' })
    const statement = await brought(
      'gateway',
      [HEAD, paid(number, 17_050, 0, 'UTR0043'), paid(number, 17_050, 0, 'UTR0043'), paid(await paymentOf(tour), 18_800, 444), 'rfnd_F1,refund,1350,0,1350,INR,0,0,11/12/2026 10:00:00,'].join('\n'),
    )
    expect((await rows(statement)).filter(({ match }) => match !== 'missing').map(({ match, entry, ledgerAmount }) => [match, entry, ledgerAmount])).toEqual([
      ['unknown', 'in', 17_050],
      ['matched', 'in', 17_050],
      ['matched', 'in', 18_800],
      ['matched', 'out', 1_350],
    ])
    // What is in a later statement is missing in no earlier one.
    expect(await rows(gateway, 'missing')).toEqual([])
  })

  test('of the bank finds transfers by the receipt, and what the gateway paid out as one sum', async () => {
    const booking = await stageHeld(office.api, { lines: [priced(4_000, 0, {})] })
    await office.owner.post(at(booking, 'money'), { how: 'transfer', amount: 4_000, receipt: 'UTR 471100' })
    const statement = await brought(
      'bank',
      [
        'Date,Narration,Ref No,Debit,Credit',
        '11/12/2026,NEFT-UTR471100-ASHA RAO,,,4000.00',
        '11/12/2026,RAZORPAY SOFTWARE PVT LTD,UTR0042,,20114.00',
        '11/12/2026,BANK CHARGES,,59.00,',
      ].join('\n'),
    )
    // 18,800 + 1,300 + 500, less fees of 486; what stands in two statements was paid out once.
    expect((await rows(statement)).map(({ match, amount, ledgerAmount, isPayout }) => [match, amount, ledgerAmount, isPayout])).toEqual([
      ['unknown', 59, null, false],
      ['matched', 4_000, 4_000, false],
      ['matched', 20_114, 20_114, true],
    ])
  })

  test('keeps what was found out about a difference, and counts it as settled', async () => {
    const [row] = await rows(gateway, 'unknown')
    const noted = (body: object) => office.owner.post('/settlement/notes', { rowId: row?.id, ...body })
    expect((await noted({ text: 'Of the other shop', isSettled: false })).body.note).toMatchObject({
      ...{ text: 'Of the other shop', isSettled: false, by: 'Meera Nair' },
    })
    expect((await sums(gateway)).find(({ match }) => match === 'unknown')).toMatchObject({ count: 1, open: 1 })
    await noted({ text: 'Paid back to them', isSettled: true })
    expect((await sums(gateway)).find(({ match }) => match === 'unknown')).toMatchObject({ count: 1, open: 0 })
    expect((await rows(gateway, 'unknown'))[0]?.note).toMatchObject({ text: 'Paid back to them', isSettled: true })
    expect(said(await noted({ text: ' ', isSettled: true }))).toEqual([
      ...[422, 'invalid', 'Please write what was found out'],
    ])
    expect(said(await noted({ text: 'x'.repeat(301), isSettled: true }))).toEqual([422, 'invalid', 'At most 300 characters'])
    for (const rowId of ['line-999999', 'entry-999999'])
      expect(said(await noted({ rowId, text: 'x', isSettled: true }))).toEqual([404, 'not_found', 'There is no such line'])
    const { body } = await office.owner.get('/audit?q=difference+noted')
    expect(body.rows).toMatchObject([
      { subjectId: row?.id, before: { isSettled: false }, after: { isSettled: true } },
      { subjectId: row?.id, before: null, after: { isSettled: false } },
    ])
    expect(JSON.stringify(body)).not.toContain('Paid back')
  })

  test('refuses what it cannot read, and the same file twice', async () => {
    expect(said(await bring('bank', 'name,phone\nAsha,9'))).toEqual([
      ...[422, 'unreadable'],
      'We found no columns for the day and the sum. A line of the file has to name them: date, reference, debit and credit, or amount',
    ])
    expect(said(await bring('bank', 'Date,Amount\n,'))).toEqual([
      ...[422, 'unreadable', 'We found the columns, but no line with a day and a sum'],
    ])
    const many = `Date,Amount\n${'05/11/2026,1\n'.repeat(20_001)}`
    expect(said(await bring('bank', many))).toEqual([
      ...[422, 'too_large', 'A statement may have 20000 lines; please bring it in parts'],
    ])
    expect(said(await bring('bank', `Date,Amount\n${' '.repeat(STATEMENT_BYTES_MAX)}`))).toEqual([
      ...[413, 'too_large', 'A statement may have 2 MB; please bring it in parts'],
    ])
    await brought('bank', 'Date,Amount\n05/11/2026,77')
    expect(said(await bring('bank', 'Date,Amount\n05/11/2026,77'))).toEqual([
      ...[409, 'same_file', 'This file was brought before'],
    ])
  })

  test('lets go of a statement that was brought by mistake', async () => {
    const list = async () => (await office.owner.get('/settlement/statements')).body as { rows: Statement[]; total: number }
    const before = (await list()).total
    const wrong = await brought('bank', 'Date,Amount\n05/11/2026,78')
    expect(await list()).toMatchObject({ total: before + 1 })
    expect((await office.owner.remove(`/settlement/statements/${wrong.id}`)).body).toEqual({ status: 1 })
    expect((await list()).total).toBe(before)
    const paths = [`/settlement/statements/${wrong.id}`, `/settlement/statements/${wrong.id}/rows`]
    for (const path of paths)
      expect(said(await office.owner.get(path))).toEqual([404, 'not_found', 'There is no such statement'])
    expect((await office.owner.remove(`/settlement/statements/${wrong.id}`)).status).toBe(404)
    await brought('bank', 'Date,Amount\n05/11/2026,78')
  })
})

test('the ledger is listed by days, way and number', async () => {
  const payments = async (query: string) => {
    const { rows, total } = (await office.owner.get(`/payments?${query}`)).body as { rows: PaymentRow[]; total: number }
    expect(total).toBe(rows.length)
    return rows.map(({ ref, entry, gateway, amount }) => [ref, entry, gateway, amount])
  }
  expect(await payments('from=2026-11-22&until=2026-11-22')).toEqual([
    [stay.reference, 'captured', 'razorpay', 17_050],
    [ferry.reference, 'captured', 'razorpay', 1_350],
    [tour.reference, 'captured', 'razorpay', 18_800],
  ])
  expect(await payments('entry=refunded')).toEqual([[ferry.reference, 'refunded', 'razorpay', 1_350]])
  expect((await payments('how=transfer')).map(([, , how]) => how)).toEqual(['transfer'])
  expect(await payments(`how=gateway&q=${tour.reference.toLowerCase()}`)).toHaveLength(1)
  expect(await payments('q=UTR+471100')).toHaveLength(1)
})
