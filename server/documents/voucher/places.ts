import { formatDay } from '#contract/terms/india-time.ts'
import type { ActivityVisit, CarRide, HotelStay, PlanDay, PlanEntry, TripPlan } from '#contract/v1/trip-plan.ts'
import type { Sheet } from '../sheet.ts'
import type { Box } from '../sheet-drawings.ts'
import { addTable } from '../sheet-parts.ts'
import { addInTwoColumns, addRows, type Block } from './columns.ts'

const DAY_SIZE = 8.5
const NOTE_SIZE = 7.5
const TIME_WIDTH = 34
const DAY_PADDING = 3

const PADDING = 9
const SIZE = 8

/** Where one sleeps: address, telephone, and the hours of the desk. */
export function addStays(sheet: Sheet, stays: readonly HotelStay[]): void {
  const columns = [
    { title: 'Hotel and address', share: 34 },
    { title: 'Telephone', share: 17 },
    { title: 'Check-in, check-out', share: 25 },
    { title: 'Room, included', share: 24 },
  ]
  const rows = stays.map((stay) => {
    const from = stay.checkInTime === undefined ? '' : ` from ${stay.checkInTime}`
    const until = stay.checkOutTime === undefined ? '' : ` by ${stay.checkOutTime}`
    return {
      lead: stay.hotelName,
      cells: [
        stay.address ?? '',
        stay.phone ?? 'Ask us',
        `${shortDay(stay.checkIn)}${from}, ${shortDay(stay.checkOut)}${until}`,
        [stay.rooms, ...stay.included].join(', '),
      ],
    }
  })
  addTable(sheet, columns, rows, SIZE)
  sheet.y += 4
}

/** "Sat 13 Feb": the year stands at the head of the paper. */
function shortDay(day: string): string {
  return formatDay(day).replace(/ \d{4}$/, '')
}

type Piece = { tag: string; text: string; style: { size: number; strong?: boolean; faint?: boolean } }

/** A box for each car and each activity, two side by side. */
export function addVisits(sheet: Sheet, cars: readonly CarRide[], visits: readonly ActivityVisit[]): void {
  addRows(
    sheet,
    [...cars.map(carPieces), ...visits.map(visitPieces)].map((pieces) => boxBlock(sheet, pieces)),
    2,
  )
}

function boxBlock(sheet: Sheet, pieces: readonly Piece[]): Block {
  const innerOf = ({ x, width }: Box): Box => ({ x: x + PADDING, width: width - 2 * PADDING })
  const height = (box: Box) =>
    pieces.reduce((sum, { text, style }) => sum + sheet.height(text, innerOf(box), style) + 2, 0) + 2 * PADDING
  return {
    height,
    draw: (box) => {
      sheet.panel(box, height(box), { line: 'rule' })
      sheet.y += PADDING
      for (const { tag, text, style } of pieces) {
        sheet.write(tag, text, innerOf(box), style)
        sheet.y += sheet.height(text, innerOf(box), style) + 2
      }
    },
  }
}

function carPieces(ride: CarRide): Piece[] {
  const { title, date, pickupTime, vehicles, pickupPlace, dropPlace, distanceOrHours, included } = ride
  const way = dropPlace === undefined ? pickupPlace : `${pickupPlace}, to ${dropPlace}`
  const driver = `Driver ${ride.driver ?? '................................'}   Phone ${ride.driverPhone ?? '................................'}`
  return [
    heading(`Car: ${title}, ${shortDay(date)}, ${pickupTime}`),
    plain(`${vehicles}. Pick-up: ${way}, at ${pickupTime}.`),
    plain(`${distanceOrHours === undefined ? '' : `Up to ${distanceOrHours}. `}Included: ${included.join(', ')}.`),
    plain(driver),
    soft(`${ride.driverNote}.`),
  ]
}

function visitPieces(visit: ActivityVisit): Piece[] {
  const { name, date, time, place, meetTime, durationMinutes, guests, included, bring, healthRules } = visit
  return [
    heading(`${name}, ${shortDay(date)}, ${time}`),
    plain(
      `Meet at ${place}${meetTime === undefined ? '' : ` by ${meetTime}`}. ${guests}.${durationMinutes === undefined ? '' : ` Lasts ${durationMinutes} minutes.`}`,
    ),
    ...(included.length === 0 ? [] : [plain(`Included: ${included.join(', ')}.`)]),
    ...(bring.length === 0 ? [] : [plain(`Bring: ${bring.join(', ')}.`)]),
    ...healthRules.map((rule) => soft(`${rule}.`)),
  ]
}

const heading = (text: string): Piece => ({ tag: 'H3', text, style: { size: 8.5, strong: true } })
const plain = (text: string): Piece => ({ tag: 'P', text, style: { size: SIZE } })
const soft = (text: string): Piece => ({ tag: 'P', text, style: { size: 7.5, faint: true } })

/** Every day by the hour, a free one too, two columns of them; what must not be missed stands on a ground of its own. */
export function addDays(sheet: Sheet, { days }: TripPlan): void {
  if (days.every(({ entries, gaps }) => entries.length + gaps.length === 0)) return
  addInTwoColumns(
    sheet,
    days.map((day) => dayBlock(sheet, day)),
  )
}

function dayBlock(sheet: Sheet, day: PlanDay): Block {
  const title = `${formatDay(day.date).replace(/ \d{4}$/, '')}  ${day.title}`
  const head = { size: 9.5, strong: true }
  return {
    height: (box) =>
      sheet.height(title, box, head) + 5 + day.entries.reduce((sum, entry) => sum + entryHeight(sheet, entry, box), 0),
    draw: (box) => {
      sheet.write('H3', title, box, head)
      sheet.y += sheet.height(title, box, head) + 2
      sheet.across(box)
      sheet.y += 3
      const list = sheet.element('L')
      for (const entry of day.entries) {
        drawEntry(sheet, entry, box, list)
        sheet.y += entryHeight(sheet, entry, box)
      }
      list.end()
    },
  }
}

function textBox({ x, width }: Box): Box {
  return { x: x + TIME_WIDTH, width: width - TIME_WIDTH - DAY_PADDING }
}

function entryHeight(sheet: Sheet, { text, note, isFixed }: PlanEntry, box: Box): number {
  const inner = textBox(box)
  const noteHeight = note === undefined ? 0 : sheet.height(note, inner, { size: NOTE_SIZE })
  return (
    sheet.height(text, inner, { size: DAY_SIZE, strong: isFixed }) + noteHeight + 2 + (isFixed ? 2 * DAY_PADDING : 0)
  )
}

function drawEntry(sheet: Sheet, entry: PlanEntry, box: Box, list: ReturnType<Sheet['element']>): void {
  const { time, text, note, isFixed } = entry
  const top = sheet.y
  if (isFixed) {
    sheet.panel({ x: box.x - DAY_PADDING, width: box.width + DAY_PADDING }, entryHeight(sheet, entry, box) - 2, {
      fill: 'wash',
    })
    sheet.y += DAY_PADDING
  }
  const item = sheet.element('LI', list)
  if (time !== undefined)
    sheet.write('Lbl', time, { x: box.x, width: TIME_WIDTH }, { size: DAY_SIZE, strong: true }, item)
  const inner = textBox(box)
  sheet.write('LBody', text, inner, { size: DAY_SIZE, strong: isFixed }, item)
  if (note !== undefined) {
    sheet.y += sheet.height(text, inner, { size: DAY_SIZE, strong: isFixed })
    sheet.write('LBody', note, inner, { size: NOTE_SIZE, faint: true }, item)
  }
  item.end()
  sheet.y = top
}
