import { AISLE } from '#contract/terms/ferry-seats.ts'
import { type DrawnCabin, isSeat } from '#contract/terms/seat-drawing.ts'
import type { DeckRow } from './deck-view.tsx'

/** A drawing as a visitor's page gets it: seats, aisles and nothing; rows without a letter yet are left as gaps. */
export function deckRowsOf({ rows }: DrawnCabin): DeckRow[] {
  return rows.map(({ row, tag, cells }) => ({
    row,
    ...(tag === '' ? {} : { tag }),
    cells: cells.map((cell) => (isSeat(cell) ? (cell.seat ?? null) : cell.kind === 'aisle' ? AISLE : null)),
  }))
}
