import { FERRY_CLASSES } from '#contract/terms/ferry-labels.ts'
import type { FerryCabinMap, FerryTrip, SeatMap } from '#contract/v1/ferries.ts'
import { AISLE, type CabinView, SEAT_STATES } from './seat-board.ts'

type Trip = FerryTrip & { maps: FerryCabinMap[] }

/** Seats that no plan has a place for stand so many a row behind all others: nothing that is on sale may be lost. */
const LOOSE_ROW = 6

/** The classes of a sailing as they travel to the page, with the seats taken by now where that is known better than the plan does. */
export function packCabins(trip: Trip, takenNow?: readonly string[]): CabinView[] {
  const plans = plansOf(trip)
  if (takenNow === undefined) return plans.map(({ view }) => view)
  const taken = new Set(takenNow)
  return plans.map(({ view, seats }) => ({ ...view, states: statesOf(view.states, seats, taken) }))
}

/** What is blocked stays so, whoever is said to have it. */
function statesOf(states: string, seats: readonly string[], taken: ReadonlySet<string>): string {
  const { free, booked, blocked } = SEAT_STATES
  return seats.map((seat, at) => (states[at] === blocked ? blocked : taken.has(seat) ? booked : free)).join('')
}

/** Each with its seats in the order of the rows. A class without a fare or without seats is not on sale. */
function plansOf(trip: Trip): { view: CabinView; seats: string[] }[] {
  return FERRY_CLASSES.flatMap((code) => {
    const sold = trip.classes.find((each) => each.code === code)
    const seats = trip[code] ?? {}
    if (sold === undefined || Object.keys(seats).length === 0) return []
    const map = trip.maps.find((each) => each.code === code)
    const grid = gridOf(map, seats)
    const { name, fare, taxAmount, portFee } = sold
    const prefix = prefixOf(Object.keys(seats))
    const inOrder = grid.flatMap(({ cells }) => cells.filter(isSeat))
    const view = {
      ...{ code, name, deck: map?.deck ?? '', fare, taxAmount, portFee, prefix },
      windows: (map?.windowLetters ?? []).join(' '),
      rows: grid.map((row) => packRow(row, prefix)).join('\n'),
      states: inOrder.map((seat) => stateOf(seats[seat])).join(''),
    }
    return { view, seats: inOrder }
  })
}

type Grid = FerryCabinMap['grid']

function isSeat(cell: string | null): cell is string {
  return cell !== null && cell !== AISLE
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

function packRow({ row, cells, tag }: Grid[number], prefix: string): string {
  const name = `${prefix}${row}`
  const letters = cells.map((cell) => {
    if (!isSeat(cell)) return cell === null ? '_' : '|'
    const letter = cell.length === name.length + 1 && cell.startsWith(name) ? cell.slice(-1) : ''
    return letter >= 'A' && letter <= 'Z' ? letter : undefined
  })
  const packed = letters.includes(undefined) ? `=${cells.map(nameOf).join(',')}` : letters.join('')
  return tag === undefined ? `${row}/${packed}` : `${row}/${packed}/${tag.replace(/\s+/g, ' ')}`
}

/** A seat that a provider calls by one of our signs, or with a slash, keeps its name. */
function nameOf(cell: string | null): string {
  if (!isSeat(cell)) return cell === null ? '_' : '|'
  return encodeURIComponent(cell).replace(/^_$/, '%5F')
}

function stateOf(seat: SeatMap[string] | undefined): string {
  if (seat === undefined || seat.isBlocked === 1) return SEAT_STATES.blocked
  return seat.isBooked === 1 ? SEAT_STATES.booked : SEAT_STATES.free
}
