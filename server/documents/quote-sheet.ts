import type { Brand } from '#contract/terms/brand.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { quoteLetter } from '#contract/terms/quote-words.ts'
import { refundSentences } from '#contract/terms/refund-words.ts'
import type { SavedQuote } from '#contract/v1/quotes.ts'
import type { TripPlan } from '#contract/v1/trip-plan.ts'
import { dayOf, momentOf } from './day-words.ts'
import { addBrand, addStrip } from './letterhead.ts'
import { whenText } from './line-words.ts'
import { openSheet, type Sheet } from './sheet.ts'
import { addFacts, addTable, addText } from './sheet-parts.ts'
import type { DocumentOptions } from './voucher.ts'

const SIZE = 9

/** A quote as a file to send on and to print: the days, what is inside, the price, until when it stands, paying and refunds. */
export async function quotePdf(
  quote: SavedQuote,
  brand: Brand,
  { compress = true, pictures = [], isPractice }: DocumentOptions = {},
): Promise<Buffer> {
  const { number = '', name, writtenBy, note, isForGroup } = quote
  const sheet = await openSheet({
    title: `Quote ${number}`,
    author: brand.brandName,
    footer: `${number} · ${brand.legalName} · ${brand.phones[0]?.text ?? brand.email}`,
    createdAt: new Date(quote.createdAt),
    ...{ compress, isPractice },
  })
  addBrand(sheet, brand)
  addText(sheet, 'P', `Quote ${number}, ${dayOf(quote.createdAt)}`, { size: 10, faint: true, after: 2 })
  addText(sheet, 'H1', quote.plan?.title ?? `Quote ${number}`, { size: 23, display: true, after: 8 })
  await addStrip(sheet, pictures)
  const { dear, words } = quoteLetter({ name: name && sheet.name(name), note, isForGroup })
  if (dear !== undefined) addText(sheet, 'P', dear, { size: 11, strong: true, after: 3 })
  for (const each of words) addText(sheet, 'P', each, { size: SIZE, after: 3 })
  const phone = brand.phones[0]?.text ?? brand.email
  const signed = [writtenBy ?? brand.brandName, phone, brand.supportHours.text].join(', ')
  addText(sheet, 'P', `Written by ${signed}`, { size: SIZE, faint: true, after: 1 })
  // Here and not at the end, where it would often stand on a page of its own.
  const address = `${brand.legalName}, ${brand.addressLines.join(', ')}. GSTIN ${brand.gstin}. ${brand.email}`
  addText(sheet, 'P', address, { size: 8, faint: true, after: 8 })
  addPrice(sheet, quote)
  if (quote.plan !== undefined) addDays(sheet, quote.plan)
  if (quote.plan !== undefined) addInside(sheet, quote.plan)
  addTerms(sheet, quote)
  return sheet.finish()
}

function addPrice(sheet: Sheet, { lines, total, validUntil, url }: SavedQuote): void {
  const columns = [
    { title: 'What is in it', share: 5 },
    { title: 'When', share: 4 },
    { title: 'Price', share: 2, align: 'right' as const },
  ]
  const rows = lines.map((line) => ({
    cells: [line.title, whenText(line), formatRupees(line.price.amountPayable)],
  }))
  const sum = {
    cells: ['Total', `includes ${formatRupees(total.taxAmount)} taxes and fees`, formatRupees(total.amountPayable)],
    strong: true,
  }
  addTable(sheet, columns, [...rows, sum], SIZE)
  if (validUntil !== undefined) {
    const stands = `This price stands until ${momentOf(validUntil)} IST. Rooms and seats are taken when you accept.`
    addText(sheet, 'P', stands, { size: SIZE, after: 2 })
  }
  addText(sheet, 'P', `Accept and pay: ${url}`, { size: SIZE, strong: true, after: 8 })
}

function addDays(sheet: Sheet, { days, stays }: TripPlan): void {
  addText(sheet, 'H2', 'Day by day', { size: 14, display: true, after: 4 })
  for (const { date, title, island, entries, gaps } of days) {
    const stay = stays.find(({ checkIn, checkOut }) => checkIn <= date && date < checkOut)
    const hours = entries.map(({ time, text }) => (time === undefined ? text : `${time} ${text}`))
    const night = stay === undefined ? [] : [`Night: ${stay.hotelName}, ${stay.rooms}`]
    const said = [...hours, ...night, ...gaps].join('. ')
    sheet.need(40)
    addText(sheet, 'H3', `${formatDay(date)}: ${title === '' ? (island ?? '') : title}`, {
      size: 10,
      strong: true,
      after: 1,
    })
    if (said !== '') addText(sheet, 'P', `${said}.`, { size: SIZE, after: 5 })
  }
}

function addInside(sheet: Sheet, { included, notIncluded }: TripPlan): void {
  const facts = [
    { label: 'Included', text: included.join(', ') },
    { label: 'Not included', text: notIncluded.join(', ') },
  ].filter(({ text }) => text !== '')
  if (facts.length > 0) addFacts(sheet, facts, SIZE)
  sheet.y += 6
}

function addTerms(sheet: Sheet, { initial, total, refundSteps = [] }: SavedQuote): void {
  const rest = total.amountPayable - (initial?.amount ?? total.amountPayable)
  const plan =
    initial === undefined
      ? `${formatRupees(total.amountPayable)} when you accept.`
      : `${formatRupees(initial.amount)} when you accept, ${formatRupees(rest)} by ${formatDay(initial.balanceDate)}.`
  addText(sheet, 'H2', 'Paying', { size: 14, display: true, after: 3 })
  addText(sheet, 'P', plan, { size: SIZE, after: 6 })
  addText(sheet, 'H2', 'If you cancel', { size: 14, display: true, after: 3 })
  for (const each of refundSentences(refundSteps, { due: rest, balanceDate: initial?.balanceDate }))
    addText(sheet, 'P', each, { size: SIZE, after: 1 })
  sheet.y += 6
}
