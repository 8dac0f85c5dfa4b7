import { type CellKind, type DrawnCell, letterOf } from '#contract/terms/seat-drawing.ts'

/** What each kind of place is called, and the key that paints it. */
export const KINDS: Record<CellKind, { label: string; key: string }> = {
  seat: { label: 'Seat', key: 's' },
  crew: { label: 'Blocked', key: 'b' },
  aisle: { label: 'Aisle', key: 'a' },
  door: { label: 'Door', key: 'd' },
  toilet: { label: 'Toilet', key: 't' },
  gap: { label: 'Nothing', key: 'n' },
}

/** The kind that a key paints; Backspace and Delete clear. */
export function kindOfKey(key: string): CellKind | undefined {
  if (key === 'Backspace' || key === 'Delete') return 'gap'
  const found = Object.entries(KINDS).find(([, each]) => each.key === key.toLowerCase())
  // The names of that record are the kinds.
  return found?.[0] as CellKind | undefined
}

/** "Row 3, place 2: seat 3B", as it is read aloud. */
export function placeWords(row: number, column: number, { kind, seat }: DrawnCell): string {
  const what =
    seat === undefined
      ? KINDS[kind].label.toLowerCase()
      : `${kind === 'crew' ? 'blocked seat' : 'seat'} ${row}${letterOf(seat)}`
  return `Row ${row}, place ${column + 1}: ${what}`
}

/** What stands in a place. */
export function placeSign({ kind, seat }: DrawnCell): string {
  if (seat !== undefined) return letterOf(seat)
  return kind === 'door' ? 'D' : kind === 'toilet' ? 'T' : ''
}
