import type { Brand } from '#contract/terms/brand.ts'
import type { SavedQuote } from '#contract/v1/quotes.ts'
import type { TripPlan } from '#contract/v1/trip-plan.ts'
import { dayOf } from './day-labels.ts'
import type { DocumentPicture } from './letterhead.ts'
import { addMast, addPlates } from './quote/cover.ts'
import { addQuoteDays, type DayPictures } from './quote/days.ts'
import { addLetter } from './quote/letter.ts'
import { addPrices, addTerms } from './quote/terms.ts'
import { openSheet, type Sheet } from './sheet.ts'
import { CROSS, TICK, ticksBlock } from './ticks.ts'
import { addRows } from './voucher/columns.ts'
import type { DocumentOptions } from './voucher.ts'

export type QuotePictures = {
  /** What it is about: the first is large. */
  pictures?: readonly DocumentPicture[]
  dayPictures?: DayPictures
}
const COLUMN_GAP = 26

/** A quote as a file to send on and to print: the letter, the price and until when, the days, what is inside, paying and refunds. */
export async function quotePdf(
  quote: SavedQuote,
  brand: Brand,
  { compress = true, pictures = [], dayPictures = {}, isPractice }: DocumentOptions & QuotePictures = {},
): Promise<Buffer> {
  const { number = '', createdAt, plan, lines } = quote
  const sheet = await openSheet({
    title: `Quote ${number}`,
    author: brand.brandName,
    footer: `${number} · ${brand.legalName} · ${brand.phones[0]?.text ?? brand.email}`,
    createdAt: new Date(createdAt),
    ...{ compress, isPractice },
  })
  addMast(sheet, brand, `Quote ${number}, ${dayOf(createdAt)}`)
  await addPlates(sheet, pictures)
  addLetter(sheet, quote, brand)
  if (plan !== undefined) await addQuoteDays(sheet, plan, dayPictures)
  sheet.y += 8
  if (plan !== undefined) addInside(sheet, plan)
  // The price of a single thing stands beside the letter.
  if (lines.length > 1 || plan === undefined) addPrices(sheet, quote)
  addTerms(sheet, quote, brand)
  return sheet.finish()
}

function addInside(sheet: Sheet, { included, notIncluded }: TripPlan): void {
  const lists = [
    { title: 'Included', items: included, mark: TICK, size: 8.5 },
    { title: 'Not included', items: notIncluded, mark: CROSS, size: 8.5 },
  ].filter(({ items }) => items.length > 0)
  addRows(
    sheet,
    lists.map((list) => ticksBlock(sheet, list)),
    2,
    COLUMN_GAP,
  )
  sheet.y -= COLUMN_GAP - 12
}
