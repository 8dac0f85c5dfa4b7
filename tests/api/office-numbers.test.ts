import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as numbers from '#contract/office/numbers.ts'
import { said } from '#tests/support/booking-office.ts'
import {
  openSoldBookings,
  SOLD_PACKAGE,
  SOLD_ROOM,
  type SoldBookings,
  WEDNESDAY,
} from '#tests/support/sold-bookings.ts'

const NOVEMBER = 'from=2026-11-01&until=2026-11-30'

let office: SoldBookings
const db = () => office.api.testDatabase.db
const read: SoldBookings['read'] = (path) => office.read(path)
beforeAll(async () => {
  office = await openSoldBookings()
})
afterAll(() => office.close())

describe('sales', () => {
  test('are the prices of the day of confirmation, beside those of a year before', async () => {
    const sales = await read<numbers.SalesNumbers>(`sales?${NOVEMBER}`)
    expect(sales).toMatchObject({
      spanBefore: { from: '2025-11-01', until: '2025-11-30' },
      step: 'day',
      now: { sales: 123_800, bookings: 4 },
      before: { sales: 50_000, bookings: 1 },
    })
    expect(sales.rows).toHaveLength(30)
    expect(sales.rows.filter(({ all }) => all > 0)).toEqual([
      { day: '2026-11-22', sales: { package: 18_800, hotel: 0, ferry: 102_000, car: 0, activity: 0 }, all: 120_800 },
      { day: '2026-11-25', sales: { package: 0, hotel: 0, ferry: 0, car: 3_000, activity: 0 }, all: 3_000 },
    ])
    expect(sales.kinds.filter(({ lines }) => lines > 0)).toEqual([
      { kind: 'package', lines: 1, now: 18_800, before: 0 },
      { kind: 'ferry', lines: 2, now: 102_000, before: 50_000 },
      { kind: 'car', lines: 1, now: 3_000, before: 0 },
    ])
  })

  test('are told by product, under the names of the catalogue', async () => {
    const { products } = await read<numbers.SalesNumbers>(`sales?${NOVEMBER}`)
    expect(products).toEqual([
      ...[
        {
          kind: 'ferry',
          id: 'tm-101',
          name: expect.stringMatching(/^\d\d:\d\d .+ to .+$/),
          lines: 2,
          now: 102_000,
          before: 50_000,
        },
      ],
      ...[
        {
          kind: 'package',
          id: SOLD_PACKAGE.packageId,
          name: expect.stringContaining('Radhanagar'),
          lines: 1,
          now: 18_800,
          before: 0,
        },
      ],
      ...[{ kind: 'car', id: 'airport.wandoor', name: 'Airport to Wandoor, 1 Sedan', lines: 1, now: 3_000, before: 0 }],
    ])
  })

  test('are made so many days before the first part of the trip', async () => {
    const { leadTimes, medianLeadDays } = await read<numbers.SalesNumbers>(`sales?${NOVEMBER}`)
    // 33 days to the two ferries, 49 to the package, 1 to the car; a year before 33.
    expect(leadTimes.filter(({ now, before }) => now + before > 0)).toEqual([
      { fromDays: 0, untilDays: 1, now: 1, before: 0 },
      { fromDays: 30, untilDays: 59, now: 3, before: 1 },
    ])
    expect(medianLeadDays).toEqual({ now: 33, before: 33 })
  })

  test('of a long span are told by month', async () => {
    const { rows, step, now } = await read<numbers.SalesNumbers>('sales?from=2026-04-01&until=2027-03-31')
    expect([step, rows.length, now.sales]).toEqual(['month', 12, 123_800])
    expect(rows.find(({ day }) => day === '2026-11-01')?.all).toBe(123_800)
  })

  test('of a line that is added to a confirmed booking count on the day on which it is added', async () => {
    expect(await office.addLine()).toBe('2026-11-25')
  })
})

describe('money', () => {
  test('that was sold leads to the ledger, whatever became of it', async () => {
    const before = await read<numbers.SalesToLedger>(`ledger?${NOVEMBER}`)
    expect(before).toMatchObject({ sold: 123_800, givenUp: 0, due: 9_400, toRefund: 0, captured: 114_400, refunded: 0 })
    // Fifteen days before the start: 80 % comes back (booking rules V1).
    await office.clock('2026-12-10T06:00:00Z')
    await office.toCancel.apply({ type: 'guest_cancelled', cause: 'test' })
    const asked = await read<numbers.SalesToLedger>(`ledger?${NOVEMBER}`)
    expect(asked).toMatchObject({ sold: 123_800, givenUp: 80_000, due: 9_400, toRefund: 80_000, refunded: 0 })
    const { rows } = await sql<{ id: string }>`select id from refund where booking_id = ${office.toCancel.id}`.execute(
      db(),
    )
    await office.toCancel.apply({ type: 'refund_processed', refundId: rows[0]?.id ?? '', gatewayRefundId: 'rfnd_1' })
    const after = await read<numbers.SalesToLedger>(`ledger?${NOVEMBER}`)
    expect(after).toEqual({
      ...{ status: 1, span: { from: '2026-11-01', until: '2026-11-30' }, sold: 123_800, givenUp: 80_000, due: 9_400 },
      ...{ waived: 0, toRefund: 0, tooMuch: 0, captured: 114_400, refunded: 80_000 },
    })
    for (const each of [before, asked, after]) {
      const { sold, givenUp, due, waived, toRefund, tooMuch, captured, refunded } = each
      expect(sold - givenUp - due - waived + toRefund + tooMuch).toBe(captured - refunded)
    }
    expect((await read<numbers.SalesNumbers>(`sales?${NOVEMBER}`)).now.sales).toBe(123_800)
  })

  test('is cancelled and refunded on the days on which that happens', async () => {
    const november = await read<numbers.MoneyNumbers>(`money?${NOVEMBER}`)
    expect(november.now).toEqual({ cancelled: 0, kept: 0, cancelledLines: 0, captured: 114_400, refunded: 0 })
    expect(november.flows).toEqual([{ gateway: 'razorpay', captured: 114_400, refunded: 0 }])
    const december = await read<numbers.MoneyNumbers>('money?from=2026-12-01&until=2026-12-31')
    expect(december).toMatchObject({
      now: { cancelled: 100_000, kept: 20_000, cancelledLines: 1, captured: 0, refunded: 80_000 },
      before: { captured: 7_000, refunded: 0 },
      refunds: [{ state: 'processed', count: 1, amount: 80_000 }],
    })
    expect(december.causes).toEqual([
      { cause: 'traveller', lines: 1, price: 100_000, kept: 20_000 },
      { cause: 'office', lines: 0, price: 0, kept: 0 },
      { cause: 'balance', lines: 0, price: 0, kept: 0 },
    ])
  })
})

describe('occupancy', () => {
  const occupancy = (days: string) => read<numbers.OccupancyNumbers>(`occupancy?${days}`)
  const rowOf = (groups: numbers.OccupancyNumbers['rooms']['groups'], id: string) =>
    groups.flatMap(({ rows }) => rows).find((row) => row.id === id)

  test('of rooms counts what is sold, not what is held, and a closed night as full', async () => {
    await office.fillFebruary()
    const { columns, rooms } = await occupancy('from=2027-02-01&until=2027-02-28')
    expect(columns.map(({ from }) => from)).toEqual(['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22'])
    expect(rowOf(rooms.groups, SOLD_ROOM)).toMatchObject({
      cells: [
        { sold: 3, forSale: 70 },
        { sold: 0, forSale: 70 },
        { sold: 0, forSale: 70 },
        { sold: 2, forSale: 62 },
      ],
      ...{ sold: 5, forSale: 272 },
    })
    const all = rooms.groups.flatMap(({ rows }) => rows)
    expect(all.reduce((sum, { sold }) => sum + sold, 0)).toBe(rooms.now.sold)
  })

  test('of nights long gone counts the rooms of those that nobody slept in', async () => {
    await office.clock('2027-06-01T06:00:00Z')
    const allotment = await office.forgetFebruary()
    const { rooms } = await occupancy('from=2027-02-01&until=2027-02-28')
    const forSale = 12 + 26 * allotment
    expect(rowOf(rooms.groups, SOLD_ROOM)).toMatchObject({ sold: 5, forSale })
    await office.clock(WEDNESDAY)
  })

  test('of a sailing counts seats that are booked, of those that are not kept back', async () => {
    const { rows } = await sql<{ seats: number }>`
      select sum(cardinality(seats) - cardinality(blocked))::integer as seats from ferry_cabin
       where vessel_id = (select vessel_id from ferry_trip where id = 'tm-101')`.execute(db())
    const seats = rows[0]?.seats ?? 0
    const christmas = 'from=2026-12-25&until=2026-12-25'
    // Of the two that were booked, one was cancelled; a third is only held.
    expect(rowOf((await occupancy(christmas)).seats.groups, 'tm-101')).toMatchObject({ sold: 1, forSale: seats })
    await sql`insert into ferry_seat (sailing_id, seat, state) values ('tm-101.2026-12-25', 'P8A', 'blocked')`.execute(
      db(),
    )
    expect(rowOf((await occupancy(christmas)).seats.groups, 'tm-101')).toMatchObject({ sold: 1, forSale: seats - 1 })
  })
})

test('enquiries count once a conversation, with what became of them and the middle time to the answer', async () => {
  await office.enquire()
  const figures = await read<numbers.EnquiryNumbers>('enquiries?from=2026-11-23&until=2026-11-23')
  expect(figures.now).toEqual({ received: 4, replied: 3, quoted: 1, won: 1, lost: 1, inTime: 2, replyMinutes: 60 })
  expect(figures.before).toEqual({ received: 0, replied: 0, quoted: 0, won: 0, lost: 0, inTime: 0, replyMinutes: null })
  expect(figures.subjects).toEqual([
    { subject: 'Hotel', received: 3, won: 1 },
    { subject: 'Contact', received: 1, won: 0 },
  ])
})

test('seasons are compared by the day of travel, as they are and as they stood on this day of their year', async () => {
  await office.clock(WEDNESDAY)
  const { seasons, months } = await read<numbers.SeasonNumbers>('seasons')
  expect(seasons).toEqual([
    { name: '2026-27', from: '2026-10-01', until: '2027-05-31', parts: 3, sales: 23_800, bySameDay: 23_800 },
    { name: '2025-26', from: '2025-10-01', until: '2026-05-31', parts: 2, sales: 57_000, bySameDay: 50_000 },
    { name: '2024-25', from: '2024-10-01', until: '2025-05-31', parts: 0, sales: 0, bySameDay: 0 },
  ])
  expect(months.map(({ month, figures }) => [month, ...figures.map(({ sales }) => sales)])).toEqual([
    [10, 0, 0, 0],
    [11, 3_000, 0, 0],
    [12, 2_000, 50_000, 0],
    [1, 18_800, 7_000, 0],
    ...[2, 3, 4, 5].map((month) => [month, 0, 0, 0]),
  ])
})

describe('a span', () => {
  test.each(['from=2026-11-30&until=2026-11-01', 'from=2025-11-01&until=2026-11-01'])(
    'is refused: %s',
    async (days) => {
      for (const call of ['sales', 'money', 'ledger', 'occupancy', 'enquiries'])
        expect(said(await office.owner.get(`/numbers/${call}?${days}`))).toEqual([422, 'invalid', numbers.SPAN_PROBLEM])
    },
  )

  test('of the way to the ledger is at most a quarter', async () => {
    for (const call of ['ledger?', 'csv?table=ledger&'])
      expect(said(await office.owner.get(`/numbers/${call}from=2026-07-01&until=2026-10-01`))).toEqual([
        ...[422, 'invalid', numbers.LEDGER_PROBLEM],
      ])
  })

  test.each(['from=2025-11-01&until=2026-10-31', 'from=2028-01-01&until=2028-12-31'])(
    'may be a year: %s',
    async (days) => {
      expect((await office.owner.get(`/numbers/sales?${days}`)).status).toBe(200)
    },
  )
})

test.each([
  ['days', 'from,package,hotel,ferry,car,activity,all\r\n2026-11-01,0,0,0,0,0,0'],
  ['products', 'product,id,name,sold,rupees,a year before\r\nferry,tm-101,'],
  ['lead-times', 'from days,to days,bookings,a year before\r\n0,1,1,0'],
  ['cancellations', 'by,parts,price,kept\r\ntraveller,'],
  ['payments', 'way,came in,went back\r\nrazorpay,114400,0'],
  ['ledger', 'figure,rupees\r\nsold,123800'],
  ['rooms', 'of,name,from,sold,for sale\r\n'],
  ['seats', 'of,name,from,sold,for sale\r\n'],
  ['enquiries', 'figure,now,a year before\r\nreceived,4,0'],
  ['seasons', 'month,2026-27,2025-26,2024-25\r\n10,0,0,0'],
])('the table of %s is a file', async (table, begins) => {
  const { fileName, csv } = await read<{ fileName: string; csv: string }>(`csv?table=${table}&${NOVEMBER}`)
  expect(fileName).toBe(`${table}-2026-11-01-2026-11-30.csv`)
  expect(csv.slice(1, 1 + begins.length)).toBe(begins)
})
