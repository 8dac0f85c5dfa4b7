/** Rows and columns of a grid as they stand on the page; only seats that can be chosen are stopped at. */
type Spot = { row: number; column: number; seat: HTMLInputElement }

/** Where that key leads from that seat; undefined for keys that mean nothing here, the seat itself where it goes no further. */
export function seatBeside(grid: HTMLElement, from: HTMLInputElement, key: string): HTMLInputElement | undefined {
  const spots = spotsOf(grid)
  const now = spots.find(({ seat }) => seat === from)
  if (now === undefined) return undefined
  const inRow = spots.filter(({ row }) => row === now.row)
  switch (key) {
    case 'ArrowRight':
      return (inRow.find(({ column }) => column > now.column) ?? now).seat
    case 'ArrowLeft':
      return (inRow.findLast(({ column }) => column < now.column) ?? now).seat
    case 'Home':
      return inRow[0]?.seat
    case 'End':
      return inRow.at(-1)?.seat
    case 'ArrowDown':
      return nearest(spots, now, Math.min(...spots.map(({ row }) => row).filter((row) => row > now.row)))
    case 'ArrowUp':
      return nearest(spots, now, Math.max(...spots.map(({ row }) => row).filter((row) => row < now.row)))
    default:
      return undefined
  }
}

/** In the next row that has one, the seat closest to this column. */
function nearest(spots: readonly Spot[], now: Spot, wanted: number): HTMLInputElement {
  const away = ({ column }: Spot) => Math.abs(column - now.column)
  const row = spots.filter(({ row: each }) => each === wanted)
  return row.reduce((best, each) => (away(each) < away(best) ? each : best), row[0] ?? now).seat
}

function spotsOf(grid: HTMLElement): Spot[] {
  return [...grid.querySelectorAll('[role="row"]')].flatMap((line, row) =>
    [...line.children].flatMap((cell, column) => {
      const seat = cell.querySelector('input')
      return seat === null || seat.disabled ? [] : { row, column, seat }
    }),
  )
}
