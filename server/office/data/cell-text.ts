import { csvLine } from '../csv.ts'

/** What a spreadsheet would take for a formula, behind the apostrophe that keeps it from that, or behind several. */
const GUARDED = /^'+[=+\-@\t\r]/
const GUARD = "'"

/** A line of a file that comes back as it went: a text that reads like one with a guard gets another. */
export function dataLine(cells: readonly string[]): string {
  return csvLine(cells.map((cell) => (GUARDED.test(cell) ? `${GUARD}${cell}` : cell)))
}

/** The text of a cell as it was before it was written. */
export function unguarded(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell
}
