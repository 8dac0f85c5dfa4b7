import type { Brand } from '#contract/terms/brand.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'
import type { TripPlan } from '#contract/v1/trip-plan.ts'
import { addStrip, type DocumentPicture } from './letterhead.ts'
import { partyText, seatsText, whenText } from './line-labels.ts'
import { openSheet, type Sheet } from './sheet.ts'
import { addFacts, addText, type Fact } from './sheet-parts.ts'
import { ticksBlock } from './ticks.ts'
import { addRows, columnsOf } from './voucher/columns.ts'
import { addHead, addTravellers } from './voucher/head.ts'
import { addMoney } from './voucher/money.ts'
import { addDays, addStays, addVisits } from './voucher/places.ts'
import { addTickets } from './voucher/tickets.ts'

const SIZE = 8.5
const LIST_GAP = 22

export type DocumentOptions = {
  /** False leaves the streams readable, for tests. */
  compress?: boolean
  /** Files of the plan's pictures, in the formats of the site. */
  pictures?: readonly DocumentPicture[]
  /** No money moves: every page says so. */
  isPractice?: boolean | undefined
  /** The operator's, as a PNG. */
  logo?: Uint8Array | undefined
}

/** What a traveller shows at the counter and goes by: the days, the tickets, the addresses, the money. */
export async function voucherPdf(
  booking: Booking,
  brand: Brand,
  origin: string,
  { compress = true, pictures = [], isPractice, logo }: DocumentOptions = {},
): Promise<Buffer> {
  const sheet = await openSheet({
    title: `Voucher ${booking.ref}`,
    author: brand.brandName,
    footer: `${booking.ref} · ${brand.legalName} · ${brand.phones[0]?.text ?? brand.email}`,
    createdAt: new Date(booking.now),
    ...{ compress, isPractice, logo, look: brand.look },
  })
  addHead(sheet, booking, brand, `${origin}${visitorPaths.booking(booking.ref)}`)
  await addStrip(sheet, pictures)
  addTravellers(sheet, booking)
  const { plan } = booking
  const lines = booking.lines.filter(({ state }) => state !== 'cancelled')
  if (plan !== undefined) addDays(sheet, plan)
  addTrouble(sheet, brand, plan)
  if (plan !== undefined) addPlanned(sheet, plan)
  for (const line of lines.filter((each) => !isPlanned(each, plan))) addLine(sheet, line)
  if (plan !== undefined && plan.included.length > 0 && lines.some(({ kind }) => kind === 'package'))
    addInside(sheet, plan)
  if (plan !== undefined) addAdvice(sheet, plan)
  addHeading(sheet, 'Money', 60)
  addMoney(sheet, booking)
  addHelp(sheet, brand)
  addAgreed(sheet, booking, origin)
  return sheet.finish()
}

/** Whether the plan says of a line all that its details do. */
function isPlanned({ lineId }: HeldLine, plan: TripPlan | undefined): boolean {
  const { ferries = [], stays = [], cars = [], activities = [] } = plan ?? {}
  return [...ferries, ...stays, ...cars, ...activities].some((each) => each.lineId === lineId)
}

function addPlanned(sheet: Sheet, { ferries, stays, cars, activities }: TripPlan): void {
  if (ferries.length > 0) {
    addHeading(sheet, ferries.length === 1 ? 'Your ferry' : 'Your ferries', 130)
    addTickets(sheet, ferries)
  }
  if (stays.length > 0) {
    addHeading(sheet, 'Where you sleep', 60)
    addStays(sheet, stays)
  }
  if (cars.length + activities.length > 0) {
    addHeading(sheet, 'Cars and activities', 80)
    addVisits(sheet, cars, activities)
  }
}

/** Of a package; single things have each said what is in them. */
function addInside(sheet: Sheet, { included, notIncluded }: TripPlan): void {
  addHeading(sheet, 'Included', 30)
  addText(sheet, 'P', `${included.join('; ')}.`, { size: 8, after: 2 })
  if (notIncluded.length > 0)
    addText(sheet, 'P', `Not included: ${notIncluded.join('; ')}.`, { size: 8, faint: true, after: 4 })
}

const PADDING = 10

/** Whom to ring, on a ground that is found at once. */
function addTrouble(sheet: Sheet, brand: Brand, plan: TripPlan | undefined): void {
  const { phones, whatsapp, supportHours, officeHours } = brand
  const numbers = plan?.emergency ?? []
  const cells: [string, string][] = [
    ['In trouble', 'Ring us first where you can; the reference is enough.'],
    [
      phones[0]?.text ?? '',
      `${brand.brandName}, ${supportHours.text}.${whatsapp ? ` ${whatsapp.label} ${whatsapp.text}` : ''}`,
    ],
    [phones[1]?.text ?? whatsapp?.text ?? brand.email, `${officeHours.label}: ${officeHours.text}`],
    ...(numbers.length === 0
      ? []
      : [
          [
            numbers.map(({ number }) => number).join(', '),
            numbers.map(({ label, number }) => `${number}: ${label}`).join('. '),
          ] as [string, string],
        ]),
  ]
  const inner = { x: sheet.full.x + PADDING, width: sheet.full.width - 2 * PADDING }
  const gap = 12
  const width = (inner.width - gap * (cells.length - 1)) / cells.length
  const boxes = cells.map((_, index) => ({ x: inner.x + index * (width + gap), width }))
  const notes = Math.max(...cells.map(([, note], index) => sheet.height(note, boxes[index] ?? inner, { size: 7.5 })))
  const height = 15 + notes + 2 * PADDING
  sheet.need(height)
  sheet.panel(sheet.full, height, { fill: 'sea' })
  const top = sheet.y + PADDING
  for (const [index, [head, note]] of cells.entries()) {
    const box = boxes[index] ?? inner
    sheet.y = top
    sheet.write(index === 0 ? 'H2' : 'P', head, box, { size: index === 0 ? 11 : 9.5, strong: true, colour: 'onSea' })
    sheet.y = top + 15
    sheet.write('P', note, box, { size: 7.5, colour: 'onSeaSoft' })
  }
  sheet.y = top - PADDING + height + 6
}

/** What to carry and which permits the trip needs. */
function addAdvice(sheet: Sheet, { carry, permits }: TripPlan): void {
  addLists(sheet, [
    { title: 'Carry with you', items: carry },
    { title: 'Permits for this trip', items: permits },
  ])
}

/** Those that say something, side by side. */
function addLists(sheet: Sheet, lists: readonly Parameters<typeof ticksBlock>[1][]): void {
  const blocks = lists.filter(({ items }) => items.length > 0).map((list) => ticksBlock(sheet, list))
  sheet.y += 4
  addRows(sheet, blocks, 2, LIST_GAP)
  sheet.y -= blocks.length === 0 ? 0 : LIST_GAP - 6
}

/** A line from before trips had plans: what was written down of it. */
function addLine(sheet: Sheet, line: HeldLine): void {
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
  addFacts(sheet, facts, SIZE)
}

function addHelp(sheet: Sheet, brand: Brand): void {
  const [box = sheet.full] = columnsOf(sheet, 1)
  const words = [
    [brand.legalName, ...brand.addressLines].join(', '),
    `GSTIN ${brand.gstin}`,
    brand.supportEmail,
    `${brand.officeHours.label} hours: ${brand.officeHours.text}`,
  ].join(' · ')
  sheet.y += 4
  sheet.need(sheet.height(words, box, { size: 7.5 }))
  addText(sheet, 'P', words, { size: 7.5, faint: true })
}

/** Which versions of the policies hold for it, and where they can be read. */
function addAgreed(sheet: Sheet, { policies = [] }: Booking, origin: string): void {
  if (policies.length === 0) return
  const [box = sheet.full] = columnsOf(sheet, 1)
  const [first] = policies
  const words = `Booked under ${policies.map(({ title, version }) => `${title} ${version}`).join(', ')}. Each version stays to be read, as at ${origin}${first?.path ?? ''}`
  sheet.y += 2
  sheet.need(sheet.height(words, box, { size: 7.5 }))
  addText(sheet, 'P', words, { size: 7.5, faint: true })
}

/** A heading never stands alone at the foot of a page: `follow` points come with it. */
function addHeading(sheet: Sheet, text: string, follow: number): void {
  sheet.y += 4
  sheet.need(20 + follow)
  addText(sheet, 'H2', text, { size: 12, display: true, after: 4 })
}
