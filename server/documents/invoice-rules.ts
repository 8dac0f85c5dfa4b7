import { divideHalfUp } from '#contract/terms/money.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'

/**
 * Services Accounting Codes of what is sold, by the scheme of classification of services under GST. Ferries go between
 * islands over open sea, so they are coastal transport and not local (996415); cars come with a driver, which the scheme's
 * notes count as taxis and not as rental (996601); dives and rides are run at sports facilities.
 */
export const SERVICE_CODES: Record<HeldLine['kind'], { code: string; service: string }> = {
  package: { code: '998555', service: 'Tour operator services' },
  hotel: { code: '996311', service: 'Room accommodation by hotels and guest houses' },
  ferry: { code: '996424', service: 'Coastal water transport of passengers by ferry' },
  car: { code: '996412', service: 'Taxi and chauffeur-driven car services' },
  activity: { code: '999652', service: 'Sports and recreational sports facility services' },
}

/** The rates that GST has, in percent. */
const RATES = [5, 12, 18, 28, 40]

/** Whole rupees: `taxable` and the halves add up to `total`. `rate` is undefined where parts carry different ones. */
export type InvoiceRow = {
  title: string
  code: string
  isKept: boolean
  discount: number
  taxable: number
  rate: number | undefined
  cgst: number
  utgst: number
  total: number
}

export type InvoiceSums = { taxable: number; cgst: number; utgst: number; total: number }

/** By line id, rupees: what stayed with us of cancelled lines, and what of a price is passed on untaxed (port fees, entry charges). */
export type InvoiceParts = {
  kept?: Readonly<Record<string, number>> | undefined
  untaxed?: Readonly<Record<string, number>> | undefined
}

/** The two halves of a tax, which always add up to it: an odd rupee goes to CGST. */
export function halvesOf(tax: number): { cgst: number; utgst: number } {
  const utgst = Math.floor(tax / 2)
  return { cgst: tax - utgst, utgst }
}

/** One row a line, of a cancelled one for what was kept only, and one more for what a line passes on untaxed. */
export function invoiceRows(lines: readonly HeldLine[], { kept = {}, untaxed = {} }: InvoiceParts): InvoiceRow[] {
  return lines.flatMap((line) =>
    rowsOfLine({
      ...{ kind: line.kind, title: line.title, price: line.price, untaxed: untaxed[line.lineId] ?? 0 },
      kept: line.state === 'cancelled' ? (kept[line.lineId] ?? 0) : null,
      seats: line.kind === 'ferry' ? line.seats.length : 1,
    }),
  )
}

/** `kept` is null of a line that is not cancelled; `seats`: how often its tax was rounded, once unless it is a ferry's. */
export type TaxedLine = Pick<HeldLine, 'kind' | 'title' | 'price'> & {
  untaxed: number
  kept: number | null
  seats: number
}

export function rowsOfLine({ kind, title, price, untaxed, kept, seats }: TaxedLine): InvoiceRow[] {
  const { amountPayable, taxAmount, discount } = price
  const isKept = kept !== null
  const total = isKept ? Math.min(kept, amountPayable) : amountPayable
  if (total === 0) return []
  const share = (amount: number) => (isKept ? divideHalfUp(amount * total, amountPayable) : amount)
  const tax = share(taxAmount)
  const passed = Math.min(share(untaxed), total - tax)
  const taxable = total - tax - passed
  const row = { title, code: SERVICE_CODES[kind].code, isKept, discount: isKept ? 0 : discount }
  const rate = rateOf({ taxable, tax, roundings: seats })
  const rows: InvoiceRow[] = [{ ...row, taxable, rate, ...halvesOf(tax), total: taxable + tax }]
  if (passed === 0) return rows
  const fees = { ...row, title: `${title}: fees passed on without tax`, code: '', discount: 0 }
  return [...rows, { ...fees, taxable: passed, rate: 0, ...halvesOf(0), total: passed }]
}

/** The number of an invoice as it is printed. */
export function invoiceNumber(series: string, number: number): string {
  return `${series}-${String(number).padStart(6, '0')}`
}

export function sumsOf(rows: readonly InvoiceRow[]): InvoiceSums {
  const sum = (part: keyof InvoiceSums) => rows.reduce((whole, row) => whole + row[part], 0)
  return { taxable: sum('taxable'), cgst: sum('cgst'), utgst: sum('utgst'), total: sum('total') }
}

/**
 * By how much whole rupees differ from the exact tax, in hundredths of a rupee; undefined where a row has several rates.
 * Positive: the rupees are more.
 */
export function roundingOf(rows: readonly InvoiceRow[]): number | undefined {
  let hundredths = 0
  for (const { taxable, rate, cgst, utgst } of rows) {
    if (rate === undefined) return undefined
    hundredths += (cgst + utgst) * 100 - taxable * rate
  }
  return hundredths
}

/** The rate that makes this tax of this value but for rounding, which happened once a seat or once a line. */
function rateOf({ taxable, tax, roundings }: { taxable: number; tax: number; roundings: number }): number | undefined {
  if (tax === 0) return 0
  // Half a rupee off the tax inside a price moves the value by as much, and so the tax of it by a little more.
  const most = 0.75 * roundings
  return RATES.find((rate) => Math.abs(tax - (taxable * rate) / 100) <= most)
}
