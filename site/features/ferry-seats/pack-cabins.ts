import { FERRY_CLASSES } from '#contract/terms/ferry-words.ts'
import type { FerryCabinMap, FerryTrip, SeatMap } from '#contract/v1/ferries.ts'
import { type CabinView, type RowView, SEAT_STATES } from './seat-board.ts'

type Trip = FerryTrip & { maps: FerryCabinMap[] }

/** Seats that no plan has a place for stand so many a row behind all others: nothing that is on sale may be lost. */
const LOOSE_ROW = 6

/** The classes of a sailing as they travel to the page. A class without a fare or without seats is not on sale. */
export function packCabins(trip: Trip): CabinView[] {
  return FERRY_CLASSES.flatMap((code) => {
    const sold = trip.classes.find((each) => each.code === code)
    const seats = trip[code] ?? {}
    if (sold === undefined || Object.keys(seats).length === 0) return []
    const map = trip.maps.find((each) => each.code === code)
    const grid = gridOf(map, seats)
    const { name, fare, taxAmount, portFee } = sold
    const prefix = prefixOf(Object.keys(seats))
    return {
      ...{ code, name, deck: map?.deck ?? '', fare, taxAmount, portFee },
      prefix,
      windows: (map?.windowLetters ?? []).join(' '),
      rows: grid.map((row) => packRow(row, prefix)),
      states: grid
        .flatMap(({ cells }) => cells.filter(isSeat))
        .map((seat) => stateOf(seats[seat]))
        .join(''),
    }
  })
}

type Grid = FerryCabinMap['grid']

function isSeat(cell: string | null): cell is string {
  return cell !== null && cell !== 'aisle'
}

/** Only seats that the class has are drawn, each once; those without a place come last. */
function gridOf(map: FerryCabinMap | undefined, seats: SeatMap): Grid {
  const drawn = new Set<string>()
  const grid = (map?.grid ?? []).map((row) => ({
    ...row,
    cells: row.cells.map((cell) => {
      if (!isSeat(cell)) return cell
      if (seats[cell] === undefined || drawn.has(cell)) return null
      drawn.add(cell)
      return cell
    }),
  }))
  const loose = Object.keys(seats).filter((seat) => !drawn.has(seat))
  const last = Math.max(0, ...grid.map(({ row }) => row))
  for (let at = 0; at < loose.length; at += LOOSE_ROW)
    grid.push({ row: last + at / LOOSE_ROW + 1, cells: loose.slice(at, at + LOOSE_ROW) })
  return grid
}

/** What stands before the row in the name of a seat: "P" of "P11F". */
function prefixOf([first = '']: readonly string[]): string {
  return /^[A-Z]*(?=\d)/.exec(first)?.[0] ?? ''
}

function packRow({ row, cells, tag }: Grid[number], prefix: string): RowView {
  const name = `${prefix}${row}`
  const letters = cells.map((cell) => {
    if (cell === 'aisle') return '|'
    if (cell === null) return '_'
    const letter = cell.slice(name.length)
    return cell.startsWith(name) && /^[A-Z]$/.test(letter) ? letter : undefined
  })
  const packed = letters.includes(undefined) ? cells : letters.join('')
  return tag === undefined ? [row, packed] : [row, packed, tag]
}

function stateOf(seat: SeatMap[string] | undefined): string {
  if (seat === undefined || seat.isBlocked === 1) return SEAT_STATES.blocked
  return seat.isBooked === 1 ? SEAT_STATES.booked : SEAT_STATES.free
}
