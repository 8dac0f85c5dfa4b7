import { type SeatRow, seatTogether } from '#contract/terms/ferry-seats.ts'

const AISLE = 'aisle'
type IsFree = (seat: string) => boolean

/**
 * The best seats for a party of which each touches another of it: beside it, over an aisle, or in the row before or behind;
 * undefined where there are none.
 */
export function seatAdjacent(grid: readonly SeatRow[], isFree: IsFree, people: number): string[] | undefined {
  const isOneBlock = (seats: readonly string[]) => blocksOf(grid, (seat) => seats.includes(seat)).length === 1
  const best = seatTogether(grid, isFree, people)?.seats
  if (best === undefined || isOneBlock(best)) return best
  // The fewest rows may lie apart, while another part of the cabin has room for all.
  for (const block of blocksOf(grid, isFree)) {
    const seats = seatTogether(grid, (seat) => block.has(seat), people)?.seats
    if (seats !== undefined && isOneBlock(seats)) return seats
  }
  return undefined
}

/** Free seats that touch each other. */
function blocksOf(grid: readonly SeatRow[], isFree: IsFree): Set<string>[] {
  const rows = grid.map(({ cells }) => cells.filter((cell) => cell !== AISLE))
  const seen = new Set<string>()
  const spread = (row: number, place: number, block: Set<string>): Set<string> => {
    const seat = rows[row]?.[place] ?? undefined
    if (seat === undefined || seen.has(seat) || !isFree(seat)) return block
    seen.add(seat)
    block.add(seat)
    spread(row, place - 1, block)
    spread(row, place + 1, block)
    spread(row - 1, place, block)
    return spread(row + 1, place, block)
  }
  return rows
    .flatMap((seats, row) => seats.map((_, place) => spread(row, place, new Set())))
    .filter(({ size }) => size > 0)
}
