import type { SeatRow } from '#contract/terms/ferry-seats.ts'
import { type FerryClassCode, placeOfSeat, type SeatPlace, seatWords } from '#contract/terms/ferry-words.ts'
import { listed, SEAT_TEXTS } from './texts.ts'

/** A row as it travels: letters by column ("ABC|DEFG|HJK", `_` for no seat) where its seats are named after it, else every cell. */
export type RowView = [row: number, cells: string | (string | null)[], tag?: string]

/** A class as it travels, each seat once: `states` has a digit a seat in the order of the rows. */
export type CabinView = {
  code: FerryClassCode
  name: string
  deck: string
  /** Rupees; tax and port fee are inside the fare. */
  fare: number
  taxAmount: number
  portFee: number
  prefix: string
  windows: string
  rows: RowView[]
  states: string
}

export const SEAT_STATES = { free: '0', booked: '1', blocked: '2' } as const
const AISLE = 'aisle'

export type BoardRow = SeatRow & { tag?: string }
export type Cabin = Pick<CabinView, 'code' | 'name' | 'deck' | 'fare' | 'taxAmount' | 'portFee'> & {
  rows: BoardRow[]
}

/** All seats of a sailing that do not change while people choose. */
export type SeatBoard = {
  cabins: Cabin[]
  places: ReadonlyMap<string, { cabin: Cabin; place: SeatPlace }>
  blocked: ReadonlySet<string>
}

/** The board of what travelled, and the seats taken at that moment. */
export function openBoard(views: readonly CabinView[]): { board: SeatBoard; taken: string[] } {
  const places = new Map<string, { cabin: Cabin; place: SeatPlace }>()
  const blocked = new Set<string>()
  const taken: string[] = []
  const cabins = views.map(({ prefix, windows, rows, states, ...rest }) => {
    const cabin: Cabin = { ...rest, rows: rows.map((row) => openRow(row, prefix)) }
    const letters = windows.split(' ')
    let index = 0
    for (const row of cabin.rows) {
      for (const seat of row.cells) {
        if (seat === null || seat === AISLE) continue
        places.set(seat, { cabin, place: placeOfSeat(seat, row, letters) })
        if (states[index] === SEAT_STATES.blocked) blocked.add(seat)
        if (states[index] === SEAT_STATES.booked) taken.push(seat)
        index += 1
      }
    }
    return cabin
  })
  return { board: { cabins, places, blocked }, taken }
}

function openRow([row, cells, tag]: RowView, prefix: string): BoardRow {
  const open = (letter: string) => (letter === '|' ? AISLE : letter === '_' ? null : `${prefix}${row}${letter}`)
  return { row, cells: typeof cells === 'string' ? [...cells].map(open) : cells, ...(tag ? { tag } : {}) }
}

/** Whether nobody else has it and it is sold at all. */
export function isFree(board: SeatBoard, taken: ReadonlySet<string>, seat: string): boolean {
  return board.places.has(seat) && !board.blocked.has(seat) && !taken.has(seat)
}

/** "11F": what stands on the seat; its class is said beside it. */
export function shortName(board: SeatBoard, seat: string): string {
  const place = board.places.get(seat)?.place
  return place === undefined || place.letter === seat ? seat : `${place.row}${place.letter}`
}

/** "Premium 11F". */
export function seatName(board: SeatBoard, seat: string): string {
  return `${board.places.get(seat)?.cabin.name ?? ''} ${shortName(board, seat)}`.trim()
}

/** "Premium 1E, 1F and Business 2A": each class is named once. */
export function seatNames(board: SeatBoard, seats: readonly string[]): string {
  return listed(
    seats.map((seat, index) => {
      const before = board.places.get(seats[index - 1] ?? '')?.cabin
      return before !== undefined && before === board.places.get(seat)?.cabin
        ? shortName(board, seat)
        : seatName(board, seat)
    }),
  )
}

export function freeIn(board: SeatBoard, taken: ReadonlySet<string>, { rows }: Cabin): number {
  return rows.reduce((sum, { cells }) => sum + cells.filter((seat) => seat && isFree(board, taken, seat)).length, 0)
}

export type SeatState = 'free' | 'booked' | 'blocked'

export function stateOf(board: SeatBoard, taken: ReadonlySet<string>, seat: string): SeatState {
  return board.blocked.has(seat) ? 'blocked' : taken.has(seat) ? 'booked' : 'free'
}

/** "Row 3, seat A, window, Premium, ₹1,550, free". */
export function wordsOf(board: SeatBoard, taken: ReadonlySet<string>, chosen: readonly string[], seat: string): string {
  const found = board.places.get(seat)
  if (found === undefined) return seat
  const state = chosen.includes(seat) ? 'yours' : stateOf(board, taken, seat)
  return seatWords(found.place, found.cabin.name, found.cabin.fare, SEAT_TEXTS[state])
}
