import type { BookingState } from '#contract/terms/booking-states.ts'
import type { Brand } from '#contract/terms/brand.ts'
import { counted } from '#contract/terms/counted.ts'
import { daysBetween, formatDay } from '#contract/terms/india-time.ts'
import { nightsText } from '#contract/terms/stay-labels.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import { phoneText } from '#server/adapters/phone/phone-number.ts'
import { dayOf } from '../day-labels.ts'
import { addBrand } from '../letterhead.ts'
import { qrSquares } from '../qr-squares.ts'
import type { Sheet, TextStyle } from '../sheet.ts'
import { columnsOf } from './columns.ts'

const QR_SIDE = 92
const ID_SIGNS_SHOWN = 4

const STATE_LABELS: Record<BookingState, string> = {
  quoted: 'Quoted: nothing is held yet',
  held: 'Held, not paid',
  paying: 'Payment has begun',
  confirmed_part: 'Confirmed, a balance is due',
  confirmed: 'Confirmed and paid in full',
  expired: 'Expired: this is no booking any more',
  settling: 'Could not be confirmed: your money is on its way back',
  cancelled: 'Cancelled: this voucher is not valid',
  no_show: 'Not used',
  completed: 'Completed',
}
const GOOD: readonly BookingState[] = ['confirmed', 'confirmed_part', 'completed']
const ID_LABELS = { passport: 'Passport', aadhaar: 'Aadhaar', voter: 'Voter ID', driving: 'Driving licence' } as const
/** Whose paper it is, of which trip, under which reference, and the code that opens it. */
export function addHead(sheet: Sheet, booking: Booking, brand: Brand, link: string): void {
  const top = sheet.y
  const right = sheet.full.x + sheet.full.width
  const { size, corners } = qrSquares(link, { x: right - QR_SIDE, y: top - 8, side: QR_SIDE })
  const narrow = { x: sheet.full.x, width: sheet.full.width - QR_SIDE - 150 }
  const side = { x: right - QR_SIDE - 142, width: 136 }
  addBrand(sheet, brand)
  const wide = { ...narrow, width: narrow.width + (sheet.y > top + 70 ? 142 : 0) }
  for (const [tag, text, style] of titleRows(booking)) {
    sheet.write(tag, text, wide, style)
    sheet.y += sheet.height(text, wide, style) + 1.5
  }
  const left = sheet.y
  sheet.y = top
  addReference(sheet, booking, side)
  const ends = sheet.y
  sheet.y = top
  sheet.squares(`QR code that opens ${link}`, size, corners)
  sheet.y = Math.max(left, ends, top + QR_SIDE - 12)
  sheet.write('P', `The code opens ${link}`, sheet.full, { size: 7, faint: true, align: 'right' })
  sheet.y += 13
}

function titleRows({ plan, createdAt, lead, lines }: Booking): [string, string, TextStyle][] {
  const [only] = lines
  const title = plan?.title ?? (lines.length === 1 ? (only?.title ?? '') : 'Your trip')
  const when =
    plan === undefined
      ? `Booked on ${dayOf(createdAt)}.`
      : plan.firstDate === plan.lastDate
        ? formatDay(plan.firstDate)
        : `${formatDay(plan.firstDate)} to ${formatDay(plan.lastDate)}, ${nightsText(daysBetween(plan.firstDate, plan.lastDate))}`
  return [
    ['H1', title, { size: title.length > 40 ? 16 : 20, display: true }],
    ['P', when, { size: 9.5, strong: true }],
    ...(plan === undefined || plan.islands.length === 0
      ? []
      : [['P', plan.islands.join(', '), { size: 8.5, faint: true }] as [string, string, TextStyle]]),
    ['P', `${phoneText(lead.contactNumber)}, ${lead.email}`, { size: 8.5, faint: true }],
  ]
}

function addReference(sheet: Sheet, { ref, state, createdAt }: Booking, box: { x: number; width: number }): void {
  const rows: [string, { size: number; strong?: boolean; faint?: boolean }][] = [
    ['Travel voucher', { size: 8.5, faint: true }],
    [ref, { size: 13, strong: true }],
  ]
  for (const [text, style] of rows) {
    sheet.write('P', text, box, { ...style, align: 'right' })
    sheet.y += sheet.height(text, box, style) + 1
  }
  const words = `${STATE_LABELS[state]}. Booked on ${dayOf(createdAt)}.`
  const isGood = GOOD.includes(state)
  const inner = { x: box.x + 6, width: box.width - 12 }
  const height = sheet.height(words, inner, { size: 8, strong: true })
  sheet.y += 2
  sheet.panel(box, height + 7, { fill: isGood ? 'goodWash' : 'warnWash' })
  sheet.y += 3.5
  sheet.write('P', words, inner, { size: 8, strong: true, colour: isGood ? 'good' : 'warn' })
  sheet.y += height + 8
}

const PEOPLE_COLUMNS = 3

export function addTravellers(sheet: Sheet, { travellers, names }: Booking): void {
  addMissingNames(sheet, names)
  if (travellers.length === 0) return
  const boxes = columnsOf(sheet, PEOPLE_COLUMNS, 14)
  sheet.need(34)
  sheet.rule()
  sheet.y += 4
  const list = sheet.element('L')
  for (let first = 0; first < travellers.length; first += PEOPLE_COLUMNS) {
    const cells = travellers.slice(first, first + PEOPLE_COLUMNS).map((traveller, column) => ({
      name: `${travellers.length > 1 ? `${first + column + 1}. ` : ''}${sheet.name(traveller.name)}`,
      facts: travellerText(traveller, { leads: first + column === 0 }),
      box: boxes[column] ?? sheet.full,
    }))
    const nameHeight = Math.max(...cells.map(({ name, box }) => sheet.height(name, box, { size: 9.5, strong: true })))
    const factsHeight = Math.max(...cells.map(({ facts, box }) => sheet.height(facts, box, { size: 7.5 })))
    sheet.need(nameHeight + factsHeight + 4)
    const top = sheet.y
    for (const { name, facts, box } of cells) {
      const item = sheet.element('LI', list)
      sheet.write('LBody', name, box, { size: 9.5, strong: true }, item)
      sheet.y = top + nameHeight
      sheet.write('LBody', facts, box, { size: 7.5, faint: true }, item)
      sheet.y = top
      item.end()
    }
    sheet.y += nameHeight + factsHeight + 4
  }
  list.end()
  sheet.rule()
  sheet.y += 6
}

/** A group may name its travellers later; carriers board only named passengers. */
function addMissingNames(sheet: Sheet, names: Booking['names']): void {
  if (names === undefined || names.missing === 0) return
  const words = `Names of ${counted(names.missing, 'traveller')} to come by ${formatDay(names.until)}.`
  const style = { size: 9.5, strong: true } as const
  const height = sheet.height(words, sheet.full, style)
  sheet.need(height + 6)
  sheet.write('P', words, sheet.full, style)
  sheet.y += height + 6
}

/** Of a document only the end of its number: enough to tell two apart, too little to misuse. */
function travellerText(
  { age, idType, idNumber }: Booking['travellers'][number],
  { leads }: { leads: boolean },
): string {
  const who = [age === 0 ? 'under 1' : String(age), ...(leads ? ['leads the party'] : [])].join(', ')
  if (idType === undefined || idNumber === undefined) return who
  const signs = idNumber.replaceAll(/[^A-Za-z0-9]/g, '').slice(-ID_SIGNS_SHOWN)
  return `${who}. ${ID_LABELS[idType]} ending ${signs}`
}
