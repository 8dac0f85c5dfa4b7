import { type SeatRow, seatTogether } from '#contract/terms/ferry-seats.ts'
import { type Measure, median } from './measure.ts'

const ROWS = 30
const LETTERS = [...'ABCDEFGHJK']
const PEOPLE = 10
const ROUNDS = 20
const BEST_SEATS_MS = 5

/** Vessels that are empty, half sold at random, sold but for scattered seats, and sold in every second seat. */
const SOLD: Record<string, (seat: number) => boolean> = {
  empty: () => false,
  'half sold': (seat) => scattered(seat) < 0.5,
  'nearly full': (seat) => scattered(seat) < 0.85,
  'every second seat sold': (seat) => seat % 2 === 0,
}

/** The best seats for ten people on a vessel with 300, the longest of several ways in which it may be sold. */
export async function bestSeats(): Promise<Measure[]> {
  const grid: SeatRow[] = Array.from({ length: ROWS }, (_, index) => {
    const seats = LETTERS.map((letter) => `${index + 1}${letter}`)
    return { row: index + 1, cells: [...seats.slice(0, 3), 'aisle', ...seats.slice(3, 7), 'aisle', ...seats.slice(7)] }
  })
  const order = new Map(
    grid.flatMap(({ cells }) => cells.filter((cell) => cell !== 'aisle')).map((seat, index) => [seat, index]),
  )
  return Object.entries(SOLD).map(([how, isSold]) => {
    const times = Array.from({ length: ROUNDS }, () => {
      const before = performance.now()
      const seating = seatTogether(grid, (seat) => !isSold(order.get(seat) ?? 0), PEOPLE)
      if (seating?.seats.length !== PEOPLE) throw new Error(`${PEOPLE} people found no seats on a vessel ${how}`)
      return performance.now() - before
    })
    const name = `seats together, ${PEOPLE} people on ${order.size} seats, ${how}`
    return { name, unit: 'ms', measured: median(times), budget: BEST_SEATS_MS }
  })
}

/** The same for the same seat at every run: between 0 and 1. */
function scattered(seat: number): number {
  const wave = Math.sin(seat * 12.9898) * 43_758.5453
  return wave - Math.floor(wave)
}
