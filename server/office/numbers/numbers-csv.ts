import { LINE_KINDS } from '#contract/office/bookings.ts'
import type { NumberTable, OccupancyGroup, OccupancyNumbers, Span } from '#contract/office/numbers.ts'
import type { Db } from '#server/db/db.ts'
import { csvOf } from '../csv.ts'
import { sumToLedger } from './money-store.ts'
import { readEnquiryNumbers } from './read-enquiries.ts'
import { readMoney } from './read-money.ts'
import { readOccupancy } from './read-occupancy.ts'
import { readSales } from './read-sales.ts'
import { readSeasons } from './read-seasons.ts'

type Table = { columns: string[]; rows: (string | number | null)[][] }
type Asked = { db: Db; span: Span; today: string }

const TABLES: Record<NumberTable, (asked: Asked) => Promise<Table>> = {
  days: async ({ db, span }) => {
    const { rows } = await readSales(db, span)
    return {
      columns: ['from', ...LINE_KINDS, 'all'],
      rows: rows.map(({ day, sales, all }) => [day, ...LINE_KINDS.map((kind) => sales[kind]), all]),
    }
  },
  products: async ({ db, span }) => {
    const { products } = await readSales(db, span)
    return {
      columns: ['product', 'id', 'name', 'sold', 'rupees', 'a year before'],
      rows: products.map(({ kind, id, name, lines, now, before }) => [kind, id, name, lines, now, before]),
    }
  },
  'lead-times': async ({ db, span }) => {
    const { leadTimes } = await readSales(db, span)
    return {
      columns: ['from days', 'to days', 'bookings', 'a year before'],
      rows: leadTimes.map(({ fromDays, untilDays, now, before }) => [fromDays, untilDays, now, before]),
    }
  },
  cancellations: async ({ db, span }) => {
    const { causes } = await readMoney(db, span)
    return {
      columns: ['by', 'parts', 'price', 'kept'],
      rows: causes.map(({ cause, lines, price, kept }) => [cause, lines, price, kept]),
    }
  },
  payments: async ({ db, span }) => {
    const { flows } = await readMoney(db, span)
    return {
      columns: ['way', 'came in', 'went back'],
      rows: flows.map(({ gateway, captured, refunded }) => [gateway, captured, refunded]),
    }
  },
  ledger: async ({ db, span }) => ({
    columns: ['figure', 'rupees'],
    rows: Object.entries(await sumToLedger(db, span)),
  }),
  rooms: async (asked) => occupancyTable(await read(asked), 'rooms'),
  seats: async (asked) => occupancyTable(await read(asked), 'seats'),
  enquiries: async ({ db, span }) => {
    const { now, before } = await readEnquiryNumbers(db, span)
    const names = ['received', 'replied', 'inTime', 'quoted', 'won', 'lost', 'replyMinutes'] as const
    return {
      columns: ['figure', 'now', 'a year before'],
      rows: names.map((name) => [name, now[name], before[name]]),
    }
  },
  seasons: async ({ db, today }) => {
    const { seasons, months } = await readSeasons(db, today)
    return {
      columns: ['month', ...seasons.map(({ name }) => name)],
      rows: months.map(({ month, figures }) => [month, ...figures.map(({ sales }) => sales)]),
    }
  },
}

function read({ db, span, today }: Asked): Promise<OccupancyNumbers> {
  return readOccupancy(db, span, today)
}

function occupancyTable({ columns, ...parts }: OccupancyNumbers, which: 'rooms' | 'seats'): Table {
  const cellsOf = ({ name: group, rows }: OccupancyGroup) =>
    rows.flatMap(({ name, cells }) =>
      cells.map(({ sold, forSale }, index) => [group, name, columns[index]?.from ?? '', sold, forSale]),
    )
  return { columns: ['of', 'name', 'from', 'sold', 'for sale'], rows: parts[which].groups.flatMap(cellsOf) }
}

export async function numbersCsv(
  db: Db,
  table: NumberTable,
  span: Span,
  today: string,
): Promise<{ fileName: string; csv: string }> {
  const { columns, rows } = await TABLES[table]({ db, span, today })
  const cells = rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
  return { fileName: `${table}-${span.from}-${span.until}.csv`, csv: csvOf(columns, cells) }
}
