import { formatDay } from '#contract/terms/india-time.ts'
import type { ActivityVisit, CarRide, HotelStay } from '#contract/v1/trip-plan.ts'
import type { Sheet } from '../sheet.ts'
import type { Box } from '../sheet-drawings.ts'
import { addTable } from '../sheet-parts.ts'
import { addRows, type Block } from './columns.ts'

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
