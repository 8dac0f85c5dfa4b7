import type { Brand } from '#contract/terms/brand.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import type { SavedQuote } from '#contract/v1/quotes.ts'
import type { PlanDay, TripPlan } from '#contract/v1/trip-plan.ts'
import { smallJpeg } from '#server/media/share-card.ts'
import { dayOf } from './day-labels.ts'
import { addBrand, type DocumentPicture } from './letterhead.ts'
import { addLetter } from './quote/letter.ts'
import { addPrices, addTerms } from './quote/terms.ts'
import { openSheet, type Sheet, type TextStyle } from './sheet.ts'
import type { Box } from './sheet-drawings.ts'
import type { IconName } from './sheet-icons.ts'
import { addText } from './sheet-parts.ts'
import { CROSS, TICK, ticksBlock } from './ticks.ts'
import { addRows, columnsOf } from './voucher/columns.ts'
import type { DocumentOptions } from './voucher.ts'

const PICTURE = { width: 88, height: 50 }
const GUTTER = 16
const PADDING = 5
const NIGHT_INDENT = 14
const ICON_SIDE = 9.5

/** Pictures of days by their dates. */
type DayPictures = Readonly<Record<string, DocumentPicture>>

type Row = { tag: string; text: string; style: TextStyle; after: number; icon?: IconName }

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
  { compress = true, pictures = [], dayPictures = {}, isPractice, logo }: DocumentOptions & QuotePictures = {},
): Promise<Buffer> {
  const { number = '', createdAt, plan, lines } = quote
  const sheet = await openSheet({
    title: `Quote ${number}`,
    author: brand.brandName,
    footer: `${number} · ${brand.legalName} · ${brand.phones[0]?.text ?? brand.email}`,
    createdAt: new Date(createdAt),
    ...{ compress, isPractice, logo, look: brand.look },
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

/** Every day: a picture, what happens by the hour, where one sleeps. */
async function addQuoteDays(sheet: Sheet, plan: TripPlan, pictures: DayPictures): Promise<void> {
  const [first] = plan.days
  if (first === undefined) return
  // The title never stands alone at the foot of a page.
  sheet.need(24 + dayHeight(sheet, rowsOf(first, plan), pictures[first.date]))
  addText(sheet, 'H2', 'Day by day', { size: 15, display: true, after: 5 })
  for (const day of plan.days) await addDay(sheet, day, plan, pictures[day.date])
}

function rowsOf({ date, title, island, entries, gaps }: PlanDay, { stays }: TripPlan): Row[] {
  const stay = stays.find(({ checkIn, checkOut }) => checkIn <= date && date < checkOut)
  const said = entries.map(({ time, text }) => (time === undefined ? text : `${time} ${text}`)).join('; ')
  const night = stay && [stay.hotelName, stay.rooms, ...stay.included].join(', ')
  return [
    { tag: 'P', text: formatDay(date).replace(/ \d{4}$/, ''), style: { size: 8, faint: true }, after: 0 },
    { tag: 'H3', text: title === '' ? (island ?? '') : title, style: { size: 11.5, display: true }, after: 1.5 },
    ...(said === '' ? [] : [{ tag: 'P', text: `${said}.`, style: { size: 8.2 }, after: 1.5 }]),
    ...(night === undefined
      ? []
      : [{ tag: 'P', text: night, style: { size: 8, faint: true }, after: 0, icon: 'bed' as const }]),
    ...gaps.map((text) => ({ tag: 'P', text, style: { size: 8, strong: true, colour: 'brick' as const }, after: 0 })),
  ]
}

function textBox({ full }: Sheet): Box {
  const left = PICTURE.width + GUTTER
  return { x: full.x + left, width: full.width - left }
}

function boxOf(sheet: Sheet, { icon }: Row): Box {
  const { x, width } = textBox(sheet)
  return icon === undefined ? { x, width } : { x: x + NIGHT_INDENT, width: width - NIGHT_INDENT }
}

function dayHeight(sheet: Sheet, rows: readonly Row[], picture: DocumentPicture | undefined): number {
  const text = rows.reduce((sum, row) => sum + sheet.height(row.text, boxOf(sheet, row), row.style) + row.after, 0)
  return Math.max(picture === undefined ? 0 : PICTURE.height, text) + 2 * PADDING
}

async function addDay(sheet: Sheet, day: PlanDay, plan: TripPlan, picture: DocumentPicture | undefined): Promise<void> {
  const rows = rowsOf(day, plan)
  const height = dayHeight(sheet, rows, picture)
  sheet.need(height)
  const top = sheet.y
  sheet.rule()
  sheet.y = top + PADDING
  if (picture !== undefined) await addPlate(sheet, picture, { x: sheet.full.x, width: PICTURE.width }, PICTURE.height)
  for (const row of rows) {
    const box = boxOf(sheet, row)
    if (row.icon !== undefined) sheet.icon({ x: box.x - NIGHT_INDENT, side: ICON_SIDE }, row.icon, 'soft')
    sheet.write(row.tag, row.text, box, row.style)
    sheet.y += sheet.height(row.text, box, row.style) + row.after
  }
  sheet.y = top + height
}

const MARK_DOWN = 6
/** Points. */
const LARGE_HEIGHT = 98
const SMALL_HEIGHT = 50
const GAP = 6
/** So many pixels to a point: sharp in the hand. */
const PIXELS = 2

/** Whose paper it is, and which. */
function addMast(sheet: Sheet, brand: Brand, mark: string): void {
  const top = sheet.y
  sheet.y = top + MARK_DOWN
  sheet.write('P', mark, sheet.full, { size: 9, faint: true, align: 'right' })
  sheet.y = top
  addBrand(sheet, brand)
}

/** One large picture of where it goes, and the others in a row below it. */
async function addPlates(sheet: Sheet, [first, ...others]: readonly DocumentPicture[]): Promise<void> {
  if (first === undefined) return
  await addPlate(sheet, first, sheet.full, LARGE_HEIGHT)
  sheet.y += LARGE_HEIGHT + GAP
  const boxes = columnsOf(sheet, Math.max(1, others.length), GAP)
  for (const [index, picture] of others.entries())
    await addPlate(sheet, picture, boxes[index] ?? sheet.full, SMALL_HEIGHT)
  sheet.y += (others.length === 0 ? 0 : SMALL_HEIGHT) + GAP * 2
}

/** A picture cut to its box. */
async function addPlate(sheet: Sheet, { file, alt }: DocumentPicture, box: Box, height: number): Promise<void> {
  const pixels = { width: Math.round(box.width * PIXELS), height: Math.round(height * PIXELS) }
  sheet.picture(await smallJpeg(file, pixels), box, height, alt)
}
