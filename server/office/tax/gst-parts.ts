import { halvesOf, type InvoiceRow, rowsOfLine } from '#server/documents/invoice-rules.ts'
import type { LineAmounts } from './gst-store.ts'

/** What a line brings to the return under one rate; `code` is empty of fees that are passed on. Rupees. */
export type TaxPart = { code: string; rate: number | null; taxable: number; cgst: number; utgst: number; total: number }

/** The rates of nights below and above the price at which the rate changes: the one line that can carry two. */
const RATES_OF_NIGHTS = { low: 5, high: 18 }

/** The rows that the invoice has of a line, one for each rate. */
export function partsOf(line: LineAmounts, kept: number | null = line.kept): TaxPart[] {
  const price = {
    ...{ packageBasePrice: line.payable - line.tax, discount: 0 },
    ...{ taxAmount: line.tax, amountPayable: line.payable },
  }
  const { kind, untaxed, seats } = line
  return rowsOfLine({ kind, title: '', price, untaxed, kept, seats }).flatMap(splitRates)
}

/** What a credit note takes back of a line: what its invoice had, less what is kept. */
export function creditOf(line: LineAmounts, keptNow: number): TaxPart[] {
  const kept = partsOf(line, keptNow)
  return addUp([...partsOf(line), ...kept.map(negative)], ({ code, rate }) => `${code} ${rate}`).filter(
    ({ total }) => total !== 0,
  )
}

function negative({ code, rate, taxable, cgst, utgst, total }: TaxPart): TaxPart {
  return { code, rate, taxable: -taxable, cgst: -cgst, utgst: -utgst, total: -total }
}

/** Parts with equal keys as one. */
export function addUp<Part extends TaxPart>(parts: readonly Part[], keyOf: (part: Part) => string): Part[] {
  return [...Map.groupBy(parts, keyOf).values()].flatMap((alike) => {
    const [first] = alike
    if (first === undefined) return []
    const sum = (which: 'taxable' | 'cgst' | 'utgst' | 'total') => alike.reduce((all, each) => all + each[which], 0)
    return [{ ...first, taxable: sum('taxable'), cgst: sum('cgst'), utgst: sum('utgst'), total: sum('total') }]
  })
}

export function times({ code, rate, taxable, cgst, utgst, total }: TaxPart, count: number): TaxPart {
  return { code, rate, taxable: taxable * count, cgst: cgst * count, utgst: utgst * count, total: total * count }
}

/** A stay with nights of both rates in two parts: their values and taxes add up to those of the stay. */
function splitRates({ code, rate, taxable, cgst, utgst, total }: InvoiceRow): TaxPart[] {
  if (rate !== undefined) return [{ code, rate, taxable, cgst, utgst, total }]
  const { low, high } = RATES_OF_NIGHTS
  const tax = cgst + utgst
  const highValue = Math.round((tax * 100 - taxable * low) / (high - low))
  const highTax = Math.round((highValue * high) / 100)
  if (highValue <= 0 || highValue >= taxable || highTax > tax)
    return [{ code, rate: null, taxable, cgst, utgst, total }]
  const upper = { taxable: highValue, ...halvesOf(highTax), total: highValue + highTax }
  const rest = { taxable: taxable - highValue, cgst: cgst - upper.cgst, utgst: utgst - upper.utgst }
  return [
    { code, rate: low, ...rest, total: total - upper.total },
    { code, rate: high, ...upper },
  ]
}
