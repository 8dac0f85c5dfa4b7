import { type FerryClassCode, placeOfSeat, type SeatPlace, seatLabel } from '#contract/terms/ferry-labels.ts'
import type { SeatRow } from '#contract/terms/ferry-seats.ts'
import { listed, SEAT_TEXTS } from '../texts.ts'

/**
 * A class as it travels, each seat once. `rows` are lines "11/ABC|DEFG|HJK/door on the port side": a letter a column, `|` an
 * aisle, `_` no seat; where seats are not named after their row, "11/=P11-a,|,P11-b" names each. `states` has a digit a seat,
 * in the order of the rows.
 */
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
  rows: string
  states: string
}

export const SEAT_STATES = { free: '0', booked: '1', blocked: '2' } as const
export const AISLE = 'aisle'

export type BoardRow = SeatRow & { tag?: string }
type Spot = { place: SeatPlace; words: Record<'free' | 'yours' | 'booked' | 'blocked', string> }
export type Cabin = Pick<CabinView, 'code' | 'name' | 'deck' | 'fare' | 'taxAmount' | 'portFee'> & {
  rows: BoardRow[]
  /** In the order of the rows. */
  seats: ReadonlyMap<string, Spot>
}

/** All seats of a sailing that do not change while people choose. */
export type SeatBoard = { cabins: readonly Cabin[]; blocked: ReadonlySet<string> }

/** The board of what travelled, and the seats taken at that moment. */
export function openBoard(views: readonly CabinView[]): { board: SeatBoard; taken: string[] } {
  const blocked = new Set<string>()
  const taken: string[] = []
  const cabins = views.map((view) => {
    const cabin = openCabin(view)
    let index = 0
    for (const seat of cabin.seats.keys()) {
      if (view.states[index] === SEAT_STATES.blocked) blocked.add(seat)
      if (view.states[index] === SEAT_STATES.booked) taken.push(seat)
      index += 1
    }
    return cabin
  })
  return { board: { cabins, blocked }, taken }
}

/** Vessels and fares are few: what does not change with the seats sold is worked out once for all their sailings. */
const OPEN_MAX = 60
const opened = new Map<string, Cabin>()

function openCabin({ states: _, ...view }: CabinView): Cabin {
  const key = Object.values(view).join('\n')
  const known = opened.get(key)
  if (known !== undefined) return known
  const { prefix, windows, rows: lines, ...rest } = view
  const rows = lines === '' ? [] : lines.split('\n').map((line) => openRow(line, prefix))
  const letters = windows.split(' ')
  const seats = new Map<string, Spot>()
  for (const row of rows) {
    for (const seat of row.cells) {
      if (seat === null || seat === AISLE) continue
      const place = placeOfSeat(seat, row, letters)
      const words = (state: string) => seatLabel(place, rest.name, rest.fare, state)
      const { free, yours, booked, blocked } = SEAT_TEXTS
      const said = { free: words(free), yours: words(yours), booked: words(booked), blocked: words(blocked) }
      seats.set(seat, { place, words: said })
    }
  }
  const cabin = { ...rest, rows, seats }
  if (opened.size >= OPEN_MAX) opened.clear()
  opened.set(key, cabin)
  return cabin
}

function openRow(line: string, prefix: string): BoardRow {
  const [number = '', packed = '', ...tag] = line.split('/')
  const open = (cell: string) => (cell === '|' ? AISLE : cell === '_' ? null : cell)
  const cells = packed.startsWith('=')
    ? packed
        .slice(1)
        .split(',')
        .map(open)
        .map((cell) => cell && decodeURIComponent(cell))
    : [...packed].map((letter) => (/[|_]/.test(letter) ? open(letter) : `${prefix}${number}${letter}`))
  return { row: Number(number), cells, ...(tag.length > 0 ? { tag: tag.join('/') } : {}) }
}

export function cabinOf({ cabins }: SeatBoard, seat: string): Cabin | undefined {
  return cabins.find(({ seats }) => seats.has(seat))
}

/** Whether nobody else has it and it is sold at all. */
export function isFree(board: SeatBoard, taken: ReadonlySet<string>, seat: string): boolean {
  return !board.blocked.has(seat) && !taken.has(seat) && cabinOf(board, seat) !== undefined
}

/** "11F": what stands on the seat; its class is said beside it. */
export function shortName(board: SeatBoard, seat: string): string {
  const place = cabinOf(board, seat)?.seats.get(seat)?.place
  return place === undefined || place.letter === seat ? seat : `${place.row}${place.letter}`
}

/** "Premium 11F". */
export function seatName(board: SeatBoard, seat: string): string {
  return `${cabinOf(board, seat)?.name ?? ''} ${shortName(board, seat)}`.trim()
}

/** "Premium 1E, 1F and Business 2A": each class is named once. */
export function seatNames(board: SeatBoard, seats: readonly string[]): string {
  return listed(
    seats.map((seat, index) => {
      const cabin = cabinOf(board, seat)
      const isSame = cabin !== undefined && cabin === cabinOf(board, seats[index - 1] ?? '')
      return isSame ? shortName(board, seat) : seatName(board, seat)
    }),
  )
}

export function freeIn({ blocked }: SeatBoard, taken: ReadonlySet<string>, { seats }: Cabin): number {
  let free = 0
  for (const seat of seats.keys()) if (!blocked.has(seat) && !taken.has(seat)) free += 1
  return free
}

export type SeatState = 'free' | 'booked' | 'blocked'

export function stateOf(board: SeatBoard, taken: ReadonlySet<string>, seat: string): SeatState {
  return board.blocked.has(seat) ? 'blocked' : taken.has(seat) ? 'booked' : 'free'
}
