import type { Brand } from '#contract/terms/brand.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import { phoneText } from '#server/adapters/phone/phone-number.ts'
import {
  type InvoiceParts,
  type InvoiceRow,
  type InvoiceSums,
  invoiceRows,
  roundingOf,
  SERVICE_CODES,
  sumsOf,
} from './invoice-rules.ts'
import { addBrand } from './letterhead.ts'
import { openSheet, type Sheet } from './sheet.ts'
import { addFacts, addTable, addText, type Column } from './sheet-parts.ts'
import type { DocumentOptions } from './voucher.ts'

const SMALL_NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const STEPS: [number, string][] = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
]

/** Every service is used there: state code 35. */
const PLACE_OF_SUPPLY = 'Andaman and Nicobar Islands (35)'
const AGAIN = 'After a cancellation; it takes the place of the one given before under this number'
const SIZE = 9
const SMALL = 8
/** How much of the width the sums take, at the right. */
const SUMS_WIDTH = 230

const COLUMNS: Column[] = [
  { title: 'What', share: 30 },
  { title: 'SAC', share: 9 },
  { title: 'Value before tax', share: 13, align: 'right' },
  { title: 'Rate', share: 7, align: 'right' },
  { title: 'CGST', share: 10, align: 'right' },
  { title: 'UTGST', share: 10, align: 'right' },
  { title: 'Amount', share: 13, align: 'right' },
]

/** `day` of issue is a day in India. */
export type InvoiceTerms = InvoiceParts & { number: string; day: string; customerGstin?: string | undefined }

/** The GST invoice of a booking: what is sold, and of cancelled lines what was kept; whole rupees throughout. */
export async function invoicePdf(
  booking: Booking,
  brand: Brand,
  terms: InvoiceTerms,
  { compress = true, isPractice, logo }: DocumentOptions = {},
): Promise<Buffer> {
  const rows = invoiceRows(booking.lines, terms)
  const sums = sumsOf(rows)
  const sheet = await openSheet({
    title: `Tax invoice ${terms.number}`,
    author: brand.legalName,
    footer: `Invoice ${terms.number} · ${booking.ref} · ${brand.legalName}, GSTIN ${brand.gstin}`,
    createdAt: new Date(booking.now),
    ...{ compress, isPractice, logo, look: brand.look },
  })
  addParties(sheet, booking, brand, terms)
  addTable(sheet, COLUMNS, rows.map(rowOf), SMALL)
  addSums(sheet, sums, booking)
  addNotes(sheet, rows)
  return sheet.finish()
}

function addParties(sheet: Sheet, booking: Booking, brand: Brand, terms: InvoiceTerms): void {
  if (sheet.logoRatio === undefined) addText(sheet, 'P', brand.brandName, { size: 10, faint: true })
  else addBrand(sheet, brand)
  addText(sheet, 'H1', 'Tax invoice', { size: 23, display: true, after: 4 })
  addFacts(
    sheet,
    [
      { label: 'Invoice', text: terms.number },
      { label: 'Date', text: formatDay(terms.day) },
      { label: 'Booking', text: booking.ref },
      { label: 'Place of supply', text: PLACE_OF_SUPPLY },
      { label: 'Reverse charge', text: 'No' },
      ...(booking.lines.some(({ state }) => state === 'cancelled') ? [{ label: 'Drawn again', text: AGAIN }] : []),
    ],
    SIZE,
  )
  const parties: [string, { label: string; text: string }[]][] = [
    [
      'Sold by',
      [
        { label: 'Name', text: brand.legalName },
        { label: 'GSTIN', text: brand.gstin },
        { label: 'Address', text: brand.addressLines.join(', ') },
      ],
    ],
    [
      'Sold to',
      [
        { label: 'Name', text: sheet.name(booking.lead.name) },
        { label: 'GSTIN', text: terms.customerGstin ?? 'Not given' },
        { label: 'Email', text: booking.lead.email },
        { label: 'Mobile number', text: phoneText(booking.lead.contactNumber) },
      ],
    ],
  ]
  for (const [title, facts] of parties) {
    sheet.y += 6
    addText(sheet, 'H2', title, { size: 12, display: true, after: 1 })
    addFacts(sheet, facts, SIZE)
  }
  sheet.y += 10
}

function rowOf({ title, code, isKept, discount, taxable, rate, cgst, utgst, total }: InvoiceRow) {
  const what = isKept ? `${title}: cancelled, what is kept by the terms` : title
  return {
    cells: [
      discount === 0 ? what : `${what} (after a discount of ${formatRupees(discount)})`,
      code,
      formatRupees(taxable),
      rateText(rate),
      formatRupees(cgst),
      formatRupees(utgst),
      formatRupees(total),
    ],
  }
}

function rateText(rate: number | undefined): string {
  if (rate === undefined) return 'mixed'
  return rate === 0 ? 'none' : `${rate} %`
}

function addSums(sheet: Sheet, { taxable, cgst, utgst, total }: InvoiceSums, { paid, due }: Booking): void {
  const rows: [string, number, boolean][] = [
    ['Value before tax', taxable, false],
    ['CGST', cgst, false],
    ['UTGST', utgst, false],
    ['Total', total, true],
    ['Paid', paid, false],
    ['Still due', due, false],
  ]
  sheet.need(rows.length * 15 + 40)
  sheet.y += 4
  const x = sheet.full.x + sheet.full.width - SUMS_WIDTH
  const table = sheet.element('Table')
  for (const [label, amount, strong] of rows) {
    const size = strong ? 12 : SIZE
    const row = sheet.element('TR', table)
    sheet.write('TH', label, { x, width: 110 }, { size, strong, faint: !strong }, row)
    sheet.write(
      'TD',
      formatRupees(amount),
      { x: x + 110, width: SUMS_WIDTH - 110 },
      { size, strong, align: 'right' },
      row,
    )
    row.end()
    sheet.y += strong ? 19 : 14
  }
  table.end()
  sheet.y += 6
  addText(sheet, 'P', `Total in words: ${rupeesSpelledOut(total)}.`, { size: SIZE, strong: true, after: 8 })
}

function addNotes(sheet: Sheet, rows: readonly InvoiceRow[]): void {
  const rounding = roundingOf(rows)
  const used = new Set(rows.map(({ code }) => code))
  const codes = Object.values(SERVICE_CODES)
    .filter(({ code }) => used.has(code))
    .map(({ code, service }) => `${code} ${service}`)
  const notes = [
    `CGST and UTGST are half of the GST each; an odd rupee is in CGST. Tax is rounded to whole rupees, half a rupee upwards${
      rounding === undefined ? '' : `; rounding in this invoice: ${hundredthsText(rounding)}`
    }.`,
    ...(rows.some(({ rate }) => rate === undefined)
      ? ['"Mixed": the parts of that line carry different rates, or a part of it carries none.']
      : []),
    `SAC: ${codes.join('; ')}.`,
    'Issued electronically, valid without a signature.',
  ]
  for (const note of notes) addText(sheet, 'P', note, { size: SMALL, faint: true, after: 2 })
}

/** Rupees with their hundredths: the one place where there are any. */
function hundredthsText(hundredths: number): string {
  const sign = hundredths < 0 ? '-' : ''
  const whole = Math.floor(Math.abs(hundredths) / 100)
  return `${sign}${formatRupees(whole)}.${String(Math.abs(hundredths) % 100).padStart(2, '0')}`
}

/** "Rupees one lakh twenty-five thousand only": whole rupees, zero or more, as Indian invoices write them. */
export function rupeesSpelledOut(amount: number): string {
  return `Rupees ${wordsOf(amount)} only`
}

function wordsOf(amount: number): string {
  const words: string[] = []
  let rest = amount
  for (const [size, name] of STEPS) {
    const count = Math.floor(rest / size)
    if (count > 0) words.push(`${wordsOf(count)} ${name}`)
    rest %= size
  }
  if (rest === 0) return words.length === 0 ? (SMALL_NUMBERS[0] ?? '') : words.join(' ')
  return [...words, ...(words.length === 0 ? [] : ['and']), underHundred(rest)].join(' ')
}

function underHundred(amount: number): string {
  if (amount < 20) return SMALL_NUMBERS[amount] ?? ''
  const ones = amount % 10
  return `${TENS[Math.floor(amount / 10)]}${ones === 0 ? '' : `-${SMALL_NUMBERS[ones]}`}`
}
