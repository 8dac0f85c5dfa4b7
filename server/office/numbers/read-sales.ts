import { LINE_KINDS } from '#contract/office/bookings.ts'
import type { SalesNumbers, Span } from '#contract/office/numbers.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import type { Db } from '#server/db/db.ts'
import { findSeries } from '../tax/gst-store.ts'
import { type DaySums, type LeadSums, nameProducts, type ProductSums, sumSales } from './sales-store.ts'
import { spanBefore, stepDay, stepOf, stepsOf } from './spans.ts'

type Kind = Line['kind']

/** Products that are listed by name (ours). */
const PRODUCTS_MAX = 25
/** The first days of the ranges of lead times (ours). */
const LEAD_BOUNDS = [0, 2, 7, 14, 30, 60, 90]

/** Sales: the price of every line on the day on which its booking was confirmed, tax inside, whatever became of it later. */
export async function readSales(db: Db, span: Span): Promise<SalesNumbers> {
  const spans = { now: span, before: spanBefore(span) }
  const [{ days, products, leads }, series] = await Promise.all([sumSales(db, spans), findSeries(db)])
  const bookings = (which: 'now' | 'before') => leads.reduce((all, each) => all + each[which], 0)
  const sum = (which: 'now' | 'before') => products.reduce((all, each) => all + each[which], 0)
  return {
    ...{ isPractice: series === 'PRACTICE', span, spanBefore: spans.before, step: stepOf(span) },
    now: { sales: sum('now'), bookings: bookings('now') },
    before: { sales: sum('before'), bookings: bookings('before') },
    kinds: LINE_KINDS.map((kind) => kindOf(kind, products)),
    rows: rowsOf(
      span,
      days.filter(({ day }) => day >= span.from),
    ),
    products: await named(db, products),
    leadTimes: LEAD_BOUNDS.map((fromDays, index) => ({
      ...{ fromDays, untilDays: nextBound(index) },
      ...rangeOf(leads, fromDays, nextBound(index)),
    })),
    medianLeadDays: { now: medianOf(leads, 'now'), before: medianOf(leads, 'before') },
  }
}

function nextBound(index: number): number | null {
  const next = LEAD_BOUNDS[index + 1]
  return next === undefined ? null : next - 1
}

function rangeOf(leads: readonly LeadSums[], from: number, until: number | null): { now: number; before: number } {
  const mine = leads.filter(({ days }) => days >= from && (until === null || days <= until))
  const sum = (which: 'now' | 'before') => mine.reduce((all, each) => all + each[which], 0)
  return { now: sum('now'), before: sum('before') }
}

/** The days of the middle booking, the lower one of two; null where there is none. */
function medianOf(leads: readonly LeadSums[], which: 'now' | 'before'): number | null {
  const half = leads.reduce((all, each) => all + each[which], 0) / 2
  let passed = 0
  for (const each of leads) {
    passed += each[which]
    if (passed > 0 && passed >= half) return each.days
  }
  return null
}

function kindOf(kind: Kind, products: readonly ProductSums[]): SalesNumbers['kinds'][number] {
  const mine = products.filter((each) => each.kind === kind)
  const sum = (which: 'now' | 'before' | 'lines') => mine.reduce((all, each) => all + each[which], 0)
  return { kind, lines: sum('lines'), now: sum('now'), before: sum('before') }
}

function rowsOf(span: Span, days: readonly DaySums[]): SalesNumbers['rows'] {
  const step = stepOf(span)
  const byDay = Map.groupBy(days, ({ day }) => stepDay(step, span, day))
  return stepsOf(span).map((day) => {
    const mine = byDay.get(day) ?? []
    const of = (kind: Kind) => mine.reduce((sum, each) => sum + (each.kind === kind ? each.sales : 0), 0)
    // Every kind has its sum.
    const sales = Object.fromEntries(LINE_KINDS.map((kind) => [kind, of(kind)])) as Record<Kind, number>
    return { day, sales, all: mine.reduce((sum, each) => sum + each.sales, 0) }
  })
}

async function named(db: Db, products: readonly ProductSums[]): Promise<SalesNumbers['products']> {
  const most = products.slice(0, PRODUCTS_MAX)
  const names = new Map((await nameProducts(db, most)).map(({ kind, id, name }) => [`${kind} ${id}`, name]))
  return most.map((each) => ({ ...each, name: names.get(`${each.kind} ${each.id}`) ?? each.id }))
}
