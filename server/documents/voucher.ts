import type { BookingState } from '#contract/terms/booking-states.ts'
import type { Brand } from '#contract/terms/brand.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'
import { phoneText } from '#server/adapters/phone/phone-number.ts'
import { dayOf } from './day-words.ts'
import { counted, ladderText, partyText, seatsText, whenText } from './line-words.ts'
import { qrSquares } from './qr-squares.ts'
import { openSheet, type Sheet } from './sheet.ts'
import { addFacts, addText, type Fact } from './sheet-parts.ts'

const QR_SIDE = 104
/** A short trip is set larger. */
const SIZE = { short: 9.5, long: 8.5 }
const SHORT_LINES_MAX = 2
const ID_SIGNS_SHOWN = 4

const STATE_WORDS: Record<BookingState, string> = {
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
const ID_WORDS = { passport: 'passport', aadhaar: 'Aadhaar', voter: 'voter ID', driving: 'driving licence' } as const

export type DocumentOptions = {
  /** False leaves the streams readable, for tests. */
  compress?: boolean
}

/** What a traveller shows at the counter: one A4 page for a trip of a few lines, as many as it takes for others. */
export async function voucherPdf(
  booking: Booking,
  brand: Brand,
  origin: string,
  { compress }: DocumentOptions = {},
): Promise<Buffer> {
  const sheet = await openSheet({
    title: `Voucher ${booking.ref}`,
    author: brand.brandName,
    footer: `${booking.ref} · ${brand.legalName} · ${brand.phones[0]?.text ?? brand.email}`,
    createdAt: new Date(booking.now),
    compress: compress ?? true,
  })
  addHead(sheet, booking, brand, `${origin}/booking/${booking.ref}`)
  const lines = booking.lines.filter(({ state }) => state !== 'cancelled')
  const size = lines.length <= SHORT_LINES_MAX ? SIZE.short : SIZE.long
  addTravellers(sheet, booking, size)
  for (const line of lines) addLine(sheet, line, size)
  addMoney(sheet, booking, size)
  addHelp(sheet, brand, size)
  return sheet.finish()
}

function addHead(sheet: Sheet, booking: Booking, brand: Brand, link: string): void {
  const top = sheet.y
  const right = sheet.full.x + sheet.full.width
  const { size, corners } = qrSquares(link, { x: right - QR_SIDE, y: top - 10, side: QR_SIDE })
  const narrow = { x: sheet.full.x, width: sheet.full.width - QR_SIDE - 12 }
  const rows: [string, string, { size: number; strong?: boolean; faint?: boolean }][] = [
    ['P', `${brand.brandName} · travel voucher`, { size: 10, faint: true }],
    ['H1', booking.ref, { size: 25, strong: true }],
    ['P', `${STATE_WORDS[booking.state]}. Booked on ${dayOf(booking.createdAt)}.`, { size: 9.5 }],
    [
      'P',
      `${sheet.name(booking.lead.name)}, ${phoneText(booking.lead.contactNumber)}, ${booking.lead.email}`,
      { size: 9.5 },
    ],
  ]
  for (const [tag, text, style] of rows) {
    sheet.write(tag, text, narrow, style)
    sheet.y += sheet.height(text, narrow, style) + 1
  }
  sheet.squares(`QR code that opens ${link}`, size, corners)
  sheet.y = Math.max(sheet.y, top + QR_SIDE - 16)
  sheet.write('P', `The code opens ${link}`, sheet.full, { size: 7.5, faint: true, align: 'right' })
  sheet.y += 14
}

function addTravellers(sheet: Sheet, { travellers }: Booking, size: number): void {
  if (travellers.length === 0) return
  addHeading(sheet, counted(travellers.length, 'traveller'), 30)
  const columns = 2
  const width = (sheet.full.width - 14) / columns
  const rows = Math.ceil(travellers.length / columns)
  const list = sheet.element('L')
  for (let row = 0; row < rows; row++) {
    const cells = [travellers[row], travellers[row + rows]].map((traveller, column) => ({
      text: traveller === undefined ? '' : `${row + column * rows + 1}. ${travellerText(sheet, traveller)}`,
      box: { x: sheet.full.x + column * (width + 14), width },
    }))
    const height = Math.max(...cells.map(({ text, box }) => sheet.height(text, box, { size })))
    sheet.need(height)
    for (const { text, box } of cells) {
      if (text === '') continue
      const item = sheet.element('LI', list)
      sheet.write('LBody', text, box, { size }, item)
      item.end()
    }
    sheet.y += height
  }
  list.end()
}

/** Of a document only the end of its number: enough to tell two apart, too little to misuse. */
function travellerText(sheet: Sheet, { name: given, idType, idNumber }: Booking['travellers'][number]): string {
  const name = sheet.name(given)
  if (idType === undefined || idNumber === undefined) return name
  const signs = idNumber.replaceAll(/[^A-Za-z0-9]/g, '').slice(-ID_SIGNS_SHOWN)
  return `${name} (${ID_WORDS[idType]} ending ${signs})`
}

function addLine(sheet: Sheet, line: HeldLine, size: number): void {
  addHeading(sheet, line.title, 60)
  const seats = seatsText(line)
  const facts: Fact[] = [
    { label: 'When', text: whenText(line) },
    { label: 'For', text: partyText(line) },
    ...(seats === undefined ? [] : [{ label: 'Seats', text: seats }]),
    ...(line.pnr === undefined ? [] : [{ label: 'PNR', text: line.pnr }]),
    ...line.details,
    { label: 'Price', text: `${formatRupees(line.price.amountPayable)}, taxes included` },
  ]
  addFacts(sheet, facts, size)
  addText(sheet, 'P', `If you cancel: ${ladderText(line.cancellation)}`, { size, after: 2 })
}

function addMoney(sheet: Sheet, { total, paid, due, balanceDate, lines }: Booking, size: number): void {
  addHeading(sheet, 'Money', 40)
  const isPart = lines.some(({ state }) => state === 'cancelled')
  const facts: Fact[] = [
    ...(isPart ? [] : [{ label: 'Total', text: `${formatRupees(total.amountPayable)}, taxes included` }]),
    { label: 'Paid', text: formatRupees(paid) },
    { label: 'Due', text: due === 0 ? 'Nothing' : dueText(due, balanceDate) },
  ]
  addFacts(sheet, facts, size)
}

function dueText(due: number, balanceDate: string | undefined): string {
  if (balanceDate === undefined) return formatRupees(due)
  return `${formatRupees(due)} by ${formatDay(balanceDate)}; unpaid, the booking is cancelled a day later`
}

function addHelp(sheet: Sheet, brand: Brand, size: number): void {
  addHeading(sheet, 'If something goes wrong', 40)
  const facts: Fact[] = [
    ...brand.phones.map(({ label, text }) => ({ label, text })),
    { label: brand.whatsapp.label, text: brand.whatsapp.text },
    { label: 'E-mail', text: brand.supportEmail },
    { label: `${brand.officeHours.label} hours`, text: brand.officeHours.text },
    { label: brand.supportHours.label, text: brand.supportHours.text },
    { label: 'Address', text: [brand.legalName, ...brand.addressLines].join(', ') },
  ]
  addFacts(sheet, facts, size)
}

/** A heading never stands alone at the foot of a page: `follow` points come with it. */
function addHeading(sheet: Sheet, text: string, follow: number): void {
  sheet.y += 4
  sheet.need(22 + follow)
  sheet.rule()
  sheet.y += 4
  addText(sheet, 'H2', text, { size: 11, strong: true, after: 1 })
}
