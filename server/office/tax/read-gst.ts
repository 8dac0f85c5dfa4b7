import type { GstPapers, PaperRow, RateRow, TaxPeriod, TaxSums } from '#contract/office/tax.ts'
import type { Brand } from '#contract/terms/brand.ts'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import type { Db } from '#server/db/db.ts'
import { invoiceNumber, SERVICE_CODES } from '#server/documents/invoice-rules.ts'
import { addUp, creditOf, partsOf, type TaxPart, times } from './gst-parts.ts'
import {
  type CreditedLine,
  countInvoices,
  findSeries,
  type IssuedLine,
  listCredited,
  listIssued,
  listMonths,
  type PaperOf,
  type Series,
} from './gst-store.ts'

/** The state of the islands, in which every service is used. */
const ISLANDS_STATE = '35'
/** Above it the return lists what is sold without a GSTIN to another state, since August 2024 (notification 12/2024, central tax). */
const LISTED_ABOVE = 100_000
const SERVICES = new Map(Object.values(SERVICE_CODES).map(({ code, service }) => [code, service]))

type RatePart = TaxPart & { isB2b: boolean }
type Listed = TaxPart & PaperOf & { noteNumber: string }

/** Invoices by their own day, credit notes by the day of the cancellation. */
export async function readGst(db: Db, brand: Brand, period: TaxPeriod): Promise<GstPapers> {
  const span = spanOf(period)
  const isOfIslands = brand.gstin.startsWith(ISLANDS_STATE)
  const series = await findSeries(db)
  const filter = { span, series, listsAbove: isOfIslands ? null : LISTED_ABOVE }
  const [issued, credited, counted] = await Promise.all([
    listIssued(db, filter),
    listCredited(db, filter),
    countInvoices(db, filter),
  ])
  const issuedParts = issued.flatMap((line) => partsOf(line).map((part) => ({ ...line, ...times(part, line.times) })))
  const creditParts = credited.flatMap((line) =>
    creditOf(line, line.keptNow).map((part) => ({ ...line, ...part, noteNumber: noteNumber(series, line) })),
  )
  const numberOf = (number: number | null) => (number === null ? null : invoiceNumber(series, number))
  const listed = papersOf(
    issuedParts
      .filter(({ number }) => number !== null)
      .map((part) => ({ ...part, noteNumber: numberOf(part.number) ?? '' })),
  )
  return {
    ...{ span, isPractice: series === 'PRACTICE', missing: counted.missing },
    supplier: { legalName: brand.legalName, gstin: brand.gstin, isOfIslands },
    invoices: { count: counted.count, first: numberOf(counted.first), last: numberOf(counted.last) },
    ...{ issued: sumsOf(issuedParts), credited: sumsOf(creditParts) },
    rates: ratesOf([...issuedParts.map(rateOf), ...creditParts.map((part) => negated(rateOf(part)))]),
    b2b: listed.filter(({ gstin }) => gstin !== null),
    b2cl: listed.filter(({ gstin }) => gstin === null),
    notes: papersOf(creditParts.map((part) => ({ ...part, day: part.noteDay }))),
  }
}

/** The month whose return is the next to be sent: last month, or the latest with papers where it has none. */
export async function usualMonth(db: Db, now: Date): Promise<string> {
  const last = addDays(`${dayInIndia(now).slice(0, 8)}01`, -1).slice(0, 7)
  const months = await listMonths(db, await findSeries(db))
  return months.includes(last) ? last : (months[0] ?? last)
}

function spanOf({ month, months }: TaxPeriod): { from: string; until: string } {
  const from = `${month}-01`
  let next = from
  for (let count = 0; count < Number(months); count += 1) next = `${addDays(next, 31).slice(0, 8)}01`
  return { from, until: addDays(next, -1) }
}

/** Numbers of an invoice's credit notes run from 1: at most 16 signs, as an invoice's own. */
function noteNumber(series: Series, { number, note }: CreditedLine): string {
  return `${invoiceNumber(series, number ?? 0)}-C${note}`
}

function rateOf({ code, rate, taxable, cgst, utgst, total, gstin }: TaxPart & Pick<IssuedLine, 'gstin'>): RatePart {
  return { code, rate, taxable, cgst, utgst, total, isB2b: gstin !== null }
}

function negated({ taxable, cgst, utgst, total, ...part }: RatePart): RatePart {
  return { ...part, taxable: -taxable, cgst: -cgst, utgst: -utgst, total: -total }
}

function ratesOf(parts: readonly RatePart[]): RateRow[] {
  const taxed = parts.filter(({ code }) => code !== '')
  return addUp(taxed, ({ code, rate, isB2b }) => `${code} ${rate} ${isB2b}`)
    .sort((a, b) => Number(a.isB2b) - Number(b.isB2b) || a.code.localeCompare(b.code) || (a.rate ?? 0) - (b.rate ?? 0))
    .map((part) => ({ ...part, service: SERVICES.get(part.code) ?? '' }))
}

/** Papers that are listed by themselves: a row for each rate, with the value of the whole paper. */
function papersOf(parts: readonly Listed[]): PaperRow[] {
  return [...Map.groupBy(parts, ({ noteNumber: number }) => number)].flatMap(([number, mine]) => {
    const value = mine.reduce((sum, { total }) => sum + total, 0)
    const byRate = addUp(
      mine.filter(({ code }) => code !== ''),
      ({ rate }) => String(rate),
    )
    return byRate.map(({ day, gstin, name, reference, rate, taxable, cgst, utgst }) => ({
      ...{ number, ref: reference ?? '', day: day ?? '', gstin, name: name ?? '', value },
      ...{ rate, taxable, cgst, utgst },
    }))
  })
}

function sumsOf(parts: readonly TaxPart[]): TaxSums {
  const sum = (which: 'taxable' | 'cgst' | 'utgst' | 'total', of: readonly TaxPart[]) =>
    of.reduce((all, each) => all + each[which], 0)
  const taxed = parts.filter(({ code }) => code !== '')
  const passed = parts.filter(({ code }) => code === '')
  return {
    ...{ taxable: sum('taxable', taxed), cgst: sum('cgst', taxed), utgst: sum('utgst', taxed) },
    ...{ passedOn: sum('total', passed), total: sum('total', parts) },
  }
}
