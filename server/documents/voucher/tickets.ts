import { formatDay } from '#contract/terms/india-time.ts'
import type { FerryTicket } from '#contract/v1/trip-plan.ts'
import { lapText } from '../line-labels.ts'
import type { Sheet } from '../sheet.ts'
import type { Box } from '../sheet-drawings.ts'
import { addRows, type Block } from './columns.ts'

const PADDING = 9
const SMALL = 7.5
const ARROW_SIDE = 14
const ICON_SIDE = 11

/** A card for each crossing, two side by side: what the counter asks for. */
export function addTickets(sheet: Sheet, tickets: readonly FerryTicket[]): void {
  addRows(
    sheet,
    tickets.map((ticket, index) =>
      ticketBlock(sheet, ticket, tickets.length === 1 ? 'Ferry' : `Ferry ${index + 1} of ${tickets.length}`),
    ),
    2,
  )
}

type Row = { height: number; draw: (inner: Box) => void }

function ticketBlock(sheet: Sheet, ticket: FerryTicket, order: string): Block {
  const innerOf = ({ x, width }: Box): Box => ({ x: x + PADDING, width: width - 2 * PADDING })
  const rowsOf = (box: Box) => [
    headRow(sheet, ticket, order),
    portsRow(sheet, ticket, innerOf(box)),
    ...factRows(sheet, ticket, innerOf(box)),
    showRow(sheet, ticket, innerOf(box)),
  ]
  const height = (box: Box) => rowsOf(box).reduce((sum, row) => sum + row.height, 0) + 2 * PADDING
  return {
    height,
    draw: (box) => {
      sheet.panel(box, height(box), { line: 'rule' })
      sheet.y += PADDING
      for (const row of rowsOf(box)) {
        row.draw(innerOf(box))
        sheet.y += row.height
      }
    },
  }
}

function headRow(sheet: Sheet, { date, pnr, carrier }: FerryTicket, order: string): Row {
  return {
    height: 24,
    draw: (inner) => {
      const top = sheet.y
      sheet.icon({ x: inner.x, side: ICON_SIDE }, 'ship', 'accent')
      const title = { x: inner.x + ICON_SIDE + 5, width: inner.width - ICON_SIDE - 5 }
      sheet.write('H3', `${order}, ${formatDay(date)}`, title, { size: 8.5, strong: true })
      sheet.y = top + 17
      sheet.across(inner)
      sheet.y = top
      sheet.write('P', pnr === undefined ? carrier : `${carrier}, PNR ${pnr}`, inner, {
        size: 8,
        faint: true,
        align: 'right',
      })
    },
  }
}

function portsRow(sheet: Sheet, { departTime, arriveTime, from, to }: FerryTicket, inner: Box): Row {
  const half = inner.width / 2 - 14
  const ends = [
    { time: departTime, port: from, box: { x: inner.x, width: half }, align: 'left' as const },
    { time: arriveTime, port: to, box: { x: inner.x + inner.width - half, width: half }, align: 'right' as const },
  ]
  const nameHeight = Math.max(...ends.map(({ port, box }) => sheet.height(port.name, box, { size: 8.5, strong: true })))
  const townHeight = Math.max(...ends.map(({ port, box }) => sheet.height(port.town, box, { size: SMALL })))
  return {
    height: 20 + nameHeight + townHeight + 6,
    draw: () => {
      const top = sheet.y
      for (const { time, port, box, align } of ends) {
        sheet.y = top
        sheet.write('P', time, box, { size: 16, display: true, align })
        sheet.y = top + 20
        sheet.write('P', port.name, box, { size: 8.5, strong: true, align })
        sheet.y = top + 20 + nameHeight
        sheet.write('P', port.town, box, { size: SMALL, faint: true, align })
      }
      sheet.y = top + 4
      sheet.icon({ x: inner.x + (inner.width - ARROW_SIDE) / 2, side: ARROW_SIDE }, 'arrow', 'accent')
      sheet.y = top
    },
  }
}

function factRows(sheet: Sheet, ticket: FerryTicket, inner: Box): Row[] {
  const { reportTime, counterClosesTime, seats, vessel, className, deck, luggage } = ticket
  const facts: [string, string, boolean][] = [
    ['Report by', reportTime, true],
    ['Counter closes', counterClosesTime, false],
    [seats.length === 1 ? 'Seat' : 'Seats', `${seats.join(', ')}${lapText(ticket)}`, true],
    ['Boat', vessel, false],
    ['Class', [className, ...(deck === undefined ? [] : [deck])].join(', '), false],
    ['Luggage', luggage, false],
  ]
  const width = (inner.width - 16) / 3
  return [facts.slice(0, 3), facts.slice(3)].map((row) => {
    const cells = row.map(([label, text, strong], index) => ({
      label,
      text,
      strong,
      box: { x: inner.x + index * (width + 8), width },
    }))
    const height = Math.max(...cells.map(({ text, strong, box }) => sheet.height(text, box, { size: 8, strong })))
    return {
      height: height + 10 + 5,
      draw: () => {
        const top = sheet.y
        for (const { label, text, strong, box } of cells) {
          sheet.y = top
          sheet.write('P', label, box, { size: 7, faint: true })
          sheet.y = top + 10
          sheet.write('P', text, box, { size: 8, strong })
        }
        sheet.y = top
      },
    }
  })
}

function showRow(sheet: Sheet, { show }: FerryTicket, inner: Box): Row {
  const words = `Show at the counter: ${show}.`
  return {
    height: sheet.height(words, inner, { size: SMALL }),
    draw: () => sheet.write('P', words, inner, { size: SMALL, faint: true }),
  }
}
