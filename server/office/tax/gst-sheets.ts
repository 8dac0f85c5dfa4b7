import type { GstPapers, GstSheet, PaperRow, RateRow } from '#contract/office/tax.ts'
import { SHORT_MONTHS } from '#contract/terms/india-time.ts'
import { csvOf } from '../csv.ts'

type Cell = string | number
type Sheet = { columns: string[]; rows: Cell[][] }

const PLACE = '35-Andaman and Nicobar Islands'
const ITEM = ['Rate', 'Taxable Value', 'Cess Amount']
const HSN = [
  ...['HSN', 'Description', 'UQC', 'Total Quantity', 'Total Value', 'Rate', 'Taxable Value', 'Integrated Tax Amount'],
  ...['Central Tax Amount', 'State/UT Tax Amount', 'Cess Amount'],
]
/** Services have no unit. */
const NO_UNIT = 'NA'

/** The columns of the offline tool's sheets, in its own words and order (docs/office/gst.md says which version). */
const SHEETS: Record<GstSheet, (papers: GstPapers) => Sheet> = {
  b2b: ({ b2b }) => ({
    columns: [
      ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Invoice Number', 'Invoice date', 'Invoice Value'],
      ...['Place Of Supply', 'Reverse Charge', 'Applicable % of Tax Rate', 'Invoice Type', 'E-Commerce GSTIN', ...ITEM],
    ],
    rows: taxed(b2b).map((row) => [
      ...[row.gstin ?? '', row.name, row.number, dateOf(row.day), row.value],
      ...[PLACE, 'N', '', 'Regular B2B', '', row.rate ?? '', row.taxable, 0],
    ]),
  }),
  b2cl: ({ b2cl }) => ({
    columns: [
      ...['Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply', 'Applicable % of Tax Rate', ...ITEM],
      'E-Commerce GSTIN',
    ],
    rows: taxed(b2cl).map((row) => [
      ...[row.number, dateOf(row.day), row.value, PLACE, '', row.rate ?? '', row.taxable, 0, ''],
    ]),
  }),
  b2cs: (papers) => ({
    columns: ['Type', 'Place Of Supply', 'Applicable % of Tax Rate', ...ITEM, 'E-Commerce GSTIN'],
    rows: smallByRate(papers).map(([rate, taxable]) => ['OE', PLACE, '', rate, taxable, 0, '']),
  }),
  cdnr: ({ notes }) => ({
    columns: [
      ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply'],
      ...['Reverse Charge', 'Note Supply Type', 'Note Value', 'Applicable % of Tax Rate', ...ITEM],
    ],
    rows: taxed(notes.filter(({ gstin }) => gstin !== null)).map((row) => [
      ...[row.gstin ?? '', row.name, row.number, dateOf(row.day), 'C', PLACE],
      ...['N', 'Regular B2B', row.value, '', row.rate ?? '', row.taxable, 0],
    ]),
  }),
  cdnur: (papers) => ({
    columns: [
      ...['UR Type', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply', 'Note Value'],
      ...['Applicable % of Tax Rate', ...ITEM],
    ],
    rows: taxed(largeNotes(papers)).map((row) => [
      ...['B2CL', row.number, dateOf(row.day), 'C', PLACE, row.value, '', row.rate ?? '', row.taxable, 0],
    ]),
  }),
  exemp: ({ rates, supplier }) => ({
    columns: ['Description', 'Nil Rated Supplies', 'Exempted(other than nil rated/non GST supply)', 'Non-GST Supplies'],
    rows: [true, false].flatMap((isB2b) => {
      const nil = rates
        .filter((row) => row.isB2b === isB2b && row.rate === 0)
        .reduce((sum, row) => sum + row.taxable, 0)
      const where = supplier.isOfIslands ? 'Intra-State' : 'Inter-State'
      return nil === 0 ? [] : [[`${where} supplies to ${isB2b ? '' : 'un'}registered persons`, nil, 0, 0]]
    }),
  }),
  'hsn(b2b)': (papers) => ({ columns: HSN, rows: hsnOf(papers, true) }),
  'hsn(b2c)': (papers) => ({ columns: HSN, rows: hsnOf(papers, false) }),
  docs: ({ invoices, notes }) => {
    const numbers = [...new Set(notes.map(({ number }) => number))].sort()
    return {
      columns: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
      rows: [
        ...(invoices.count === 0
          ? []
          : [['Invoices for outward supply', invoices.first ?? '', invoices.last ?? '', invoices.count, 0]]),
        ...(numbers.length === 0 ? [] : [['Credit Note', numbers[0] ?? '', numbers.at(-1) ?? '', numbers.length, 0]]),
      ],
    }
  },
}

/** What carries no tax is told in the sheet of nil rates. */
function taxed(rows: readonly PaperRow[]): PaperRow[] {
  return rows.filter(({ rate }) => rate !== 0)
}

function largeNotes({ notes, b2cl, supplier }: GstPapers): PaperRow[] {
  if (supplier.isOfIslands) return []
  const large = new Set(b2cl.map(({ ref }) => ref))
  return notes.filter(({ gstin, ref }) => gstin === null && large.has(ref))
}

/** Without a GSTIN and not listed one by one: invoices less credit notes, by rate. */
function smallByRate(papers: GstPapers): [Cell, number][] {
  const sums = new Map<Cell, number>()
  const add = (rate: number | null, taxable: number) => sums.set(rate ?? '', (sums.get(rate ?? '') ?? 0) + taxable)
  for (const row of papers.rates) if (!row.isB2b && row.rate !== 0) add(row.rate, row.taxable)
  for (const row of taxed(papers.b2cl)) add(row.rate, -row.taxable)
  for (const row of taxed(largeNotes(papers))) add(row.rate, row.taxable)
  return [...sums].filter(([, taxable]) => taxable !== 0).sort(([a], [b]) => Number(a) - Number(b))
}

function hsnOf({ rates, supplier }: GstPapers, isB2b: boolean): Cell[][] {
  const taxesOf = ({ cgst, utgst }: RateRow) => (supplier.isOfIslands ? [0, cgst, utgst] : [cgst + utgst, 0, 0])
  return rates
    .filter((row) => row.isB2b === isB2b)
    .map((row) => [
      ...[row.code, row.service, NO_UNIT, 0, row.total, row.rate ?? '', row.taxable],
      ...[...taxesOf(row), 0],
    ])
}

/** "05-Nov-2026". */
function dateOf(day: string): string {
  return [day.slice(8), SHORT_MONTHS[Number(day.slice(5, 7)) - 1] ?? '', day.slice(0, 4)].join('-')
}

export function gstCsv(papers: GstPapers, sheet: GstSheet): { fileName: string; csv: string } {
  const { columns, rows } = SHEETS[sheet](papers)
  const name = sheet.replace('(', '-').replace(')', '')
  return {
    fileName: `gstr1-${name}-${papers.span.from}-${papers.span.until}${papers.isPractice ? '-practice' : ''}.csv`,
    csv: csvOf(
      columns,
      rows.map((row) => row.map(String)),
      { mark: '' },
    ),
  }
}
