import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type DrawnSeat, SeatRows } from './seat-rows.tsx'
import { seatRowsHtml } from './seat-rows-html.ts'

const SEAT: Omit<DrawnSeat, 'seat'> = {
  label: 'A',
  state: 'free',
  words: 'Row 1, seat A, window, Premium, ₹1,550, free',
  isChosen: false,
  tabIndex: undefined,
}
const SEATS: Record<string, Partial<DrawnSeat>> = {
  P1A: {},
  P1B: { state: 'booked', words: 'booked' },
  P1C: { state: 'blocked', words: undefined },
  P1D: { isChosen: true, words: 'yours' },
  P1E: { tabIndex: -1 },
  P1F: { state: 'booked', isChosen: true, tabIndex: -1 },
  '"><script>\'&': { label: '<b>&"\'', words: '"><img src=x onerror=alert(1)>&\'' },
}
const GRID = [
  { row: 1, cells: ['P1A', 'P1B', 'aisle', 'P1C', null, 'P1D', 'aisle', 'P1E'] },
  { row: 2, cells: ['P1F', '"><script>\'&'] },
  { row: 3, cells: ['P1A'], tag: 'front, large window' },
  { row: 4, cells: ['aisle', null], tag: 'lavatory behind' },
  { row: 5, cells: ['P1B'], tag: 'door <on> the "port" side' },
]

test.each(GRID)('the server writes row $row as React does', (row) => {
  const props = {
    cabin: { rows: [row] },
    seatAt: (seat: string): DrawnSeat => ({ ...SEAT, seat, ...SEATS[seat] }),
    onToggle: () => undefined,
  }
  const written = seatRowsHtml(props)
  expect(written).toBe(renderToStaticMarkup(<SeatRows {...props} />))
  expect(written).not.toMatch(/<script|<img/)
})
