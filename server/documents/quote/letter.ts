import type { Brand } from '#contract/terms/brand.ts'
import { daysBetween, formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { daysFor, quoteFor, quoteLetter } from '#contract/terms/quote-texts.ts'
import { datesText, nightsText } from '#contract/terms/stay-labels.ts'
import type { SavedQuote } from '#contract/v1/quotes.ts'
import type { TripPlan } from '#contract/v1/trip-plan.ts'
import { momentOf } from '../day-labels.ts'
import { qrSquares } from '../qr-squares.ts'
import type { Sheet, TextStyle } from '../sheet.ts'
import type { Box } from '../sheet-drawings.ts'

const OFFER_WIDTH = 204
const PADDING = 12
const GUTTER = 22
const QR_SIDE = 64
/** The quiet border of the code is white already. */
const QR_RISE = 8
const BUTTON_HEIGHT = 24
const BUTTON_DOWN = 7

type Row = { tag: string; text: string; style: TextStyle; after: number }

/** The letter on the left, and beside it what it costs, until when, and how it is accepted. */
export function addLetter(sheet: Sheet, quote: SavedQuote, brand: Brand): void {
  const { x, width } = sheet.full
  const [left, right] = [
    { x, width: width - OFFER_WIDTH - GUTTER },
    { x: x + width - OFFER_WIDTH, width: OFFER_WIDTH },
  ]
  const offer = offerRows(quote)
  const offerHeight = heightOf(sheet, offer, inside(right)) + QR_SIDE + 2 * PADDING - QR_RISE
  const letter = letterRows(sheet, quote, brand)
  const height = Math.max(heightOf(sheet, letter, left), offerHeight)
  sheet.need(height)
  const top = sheet.y
  draw(sheet, letter, left)
  sheet.y = top
  addOffer(sheet, { quote, rows: offer, box: right, height: offerHeight })
  sheet.y = top + height + 12
}

function heightOf(sheet: Sheet, rows: readonly Row[], box: Box): number {
  return rows.reduce((sum, { text, style, after }) => sum + sheet.height(text, box, style) + after, 0)
}

function draw(sheet: Sheet, rows: readonly Row[], box: Box): void {
  for (const { tag, text, style, after } of rows) {
    sheet.write(tag, text, box, style)
    sheet.y += sheet.height(text, box, style) + after
  }
}

function inside({ x, width }: Box): Box {
  return { x: x + PADDING, width: width - 2 * PADDING }
}

function letterRows(sheet: Sheet, { number = '', name, note, isForGroup, writtenBy, plan }: SavedQuote, brand: Brand) {
  const printed = name && sheet.name(name)
  const { dear, words } = quoteLetter({ name: printed, note, isForGroup })
  const days = plan === undefined ? 0 : daysBetween(plan.firstDate, plan.lastDate) + 1
  const title = printed && days > 0 ? daysFor(days, printed) : (plan?.title ?? `Quote ${number}`)
  const row = (tag: string, text: string, style: TextStyle, after: number): Row => ({ tag, text, style, after })
  return [
    row('H1', title, { size: title.length > 40 ? 18 : 23, display: true }, 3),
    ...(plan === undefined ? [] : [row('P', tripText(plan, title), { size: 9, faint: true }, 8)]),
    ...(dear === undefined ? [] : [row('P', dear, { size: 12.5, display: true }, 3)]),
    ...words.map((each, index) => row('P', each, { size: 9.5 }, index === words.length - 1 ? 7 : 3)),
    row('P', writtenBy ?? brand.brandName, { size: 9.5, strong: true }, 0),
    row('P', `${brand.phones[0]?.text ?? brand.email}, ${brand.supportHours.text}`, { size: 8.5, faint: true }, 0),
  ]
}

/** "Radhanagar Sunset for Two, Tue 9 Feb to Sat 13 Feb 2027, 4 nights"; without what the title contains. */
function tripText({ title, firstDate, lastDate }: TripPlan, above: string): string {
  const named = title === above ? [] : [title]
  if (firstDate === lastDate) return [...named, formatDay(firstDate)].join(', ')
  const nights = nightsText(daysBetween(firstDate, lastDate))
  const dates = datesText({ checkIn: firstDate, checkOut: lastDate })
  return [...named, dates, ...(title.startsWith(nights) ? [] : [nights])].join(', ')
}

function offerRows({ lines, total, validUntil }: SavedQuote): Row[] {
  return [
    { tag: 'P', text: formatRupees(total.amountPayable), style: { size: 25, display: true }, after: 0 },
    { tag: 'P', text: `${quoteFor(lines, total)}.`, style: { size: 8, faint: true }, after: 5 },
    ...(validUntil === undefined
      ? []
      : [
          {
            tag: 'P',
            text: `This price stands until ${momentOf(validUntil)} IST. Rooms and seats are taken when you accept.`,
            style: { size: 8.5 },
            after: 5,
          },
        ]),
  ]
}

type Offer = { quote: SavedQuote; rows: readonly Row[]; box: Box; height: number }

function addOffer(sheet: Sheet, { quote, rows, box, height }: Offer): void {
  const { initial, total, url } = quote
  sheet.panel(box, height, { line: 'rule' })
  sheet.y += PADDING
  const inner = inside(box)
  draw(sheet, rows, inner)
  const top = sheet.y
  const right = inner.x + inner.width
  const { size, corners } = qrSquares(url, { x: right - QR_SIDE + 4, y: top - QR_RISE / 2, side: QR_SIDE + 4 })
  sheet.squares(`QR code that opens ${url}`, size, corners)
  const button = { x: inner.x, width: inner.width - QR_SIDE - 4 }
  sheet.y = top + 2
  sheet.panel(button, BUTTON_HEIGHT, { fill: 'action' })
  sheet.link(button, BUTTON_HEIGHT, url)
  sheet.y = top + 2 + BUTTON_DOWN
  const first = formatRupees(initial?.amount ?? total.amountPayable)
  sheet.write('P', `Accept: ${first} now`, button, { size: 8.5, strong: true, colour: 'onAction', align: 'center' })
  sheet.y = top + 2 + BUTTON_HEIGHT + 5
  sheet.write('P', 'Press it on a screen; on paper the code opens the quote.', button, { size: 7.5, faint: true })
}
