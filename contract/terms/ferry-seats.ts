/** A row of a seat map from port to starboard: a seat's number, an aisle, or no seat (a door, stairs, a rack). */
export type SeatRow = { row: number; cells: readonly (string | null)[] }

/** How a party sits: `stretches` are broken by an aisle or another guest, `stranded` are free seats left alone by it. Less is better, in this order. */
export type Seating = {
  seats: string[]
  rows: number
  stretches: number
  stranded: number
  rowSpan: number
  columnSpan: number
}

/** What a cell of a grid is that is neither a seat nor empty. */
export const AISLE = 'aisle'
/** No count reaches this, so one number holds several of them in the order of their weight. */
const BASE = 1_000

/**
 * The best seats for a party: in one row if they can, beside each other, without leaving a free seat alone, then as close
 * as can be; of equals the ones nearest the front. Undefined when fewer seats are free. Exact: no other choice is better.
 */
export function seatTogether(
  grid: readonly SeatRow[],
  isFree: (seat: string) => boolean,
  people: number,
): Seating | undefined {
  if (people < 1) return undefined
  const segments = grid.map(({ cells }) => segmentsOf(cells, isFree))
  const rows = waysOfRows(segments, people)
  const best = lightest(rows, people)
  if (best === undefined) return undefined
  const { picks, columnSpan } = closest({ rows, segments, people }, best)
  return {
    seats: picks.flatMap(({ row, columns }) => columns.map((column) => String(grid[row]?.cells[column]))),
    rows: Math.floor(best.weight / BASE / BASE),
    stretches: Math.floor(best.weight / BASE) % BASE,
    stranded: best.weight % BASE,
    rowSpan: best.rowSpan,
    columnSpan,
  }
}

/** Free seats beside each other, by their columns. */
type Segment = { from: number; length: number }

function segmentsOf(cells: SeatRow['cells'], isFree: (seat: string) => boolean): Segment[] {
  const segments: Segment[] = []
  let open: Segment | undefined
  for (const [column, cell] of cells.entries()) {
    if (cell === null || cell === AISLE || !isFree(cell)) {
      open = undefined
    } else if (open === undefined) {
      open = { from: column, length: 1 }
      segments.push(open)
    } else {
      open.length += 1
    }
  }
  return segments
}

/** So many people in one row: what it weighs at best, and every choice of columns that weighs as little. */
type Ways = { weight: number; choices: number[][] }

/** Rows that are free alike are worked out once: an empty vessel has many. */
function waysOfRows(rows: readonly Segment[][], people: number): Ways[][] {
  const known = new Map<string, Ways[]>()
  return rows.map((segments) => {
    const key = segments.map(({ from, length }) => `${from} ${length}`).join()
    const ways = known.get(key) ?? waysOf(segments, people)
    known.set(key, ways)
    return ways
  })
}

/**
 * By number of people. Each takes as few segments as hold them and one stretch of each: two stretches of one segment would
 * never be fewer than one.
 */
function waysOf(segments: readonly Segment[], people: number): Ways[] {
  const found = fewestStretches(segments, people).map((stretches) => ({
    weight: (BASE + stretches) * BASE + BASE - 1,
    choices: [] as number[][],
  }))
  const parts = segments.map(partsOf)
  const taken: Segment[] = []
  const extend = (first: number, count: number, weight: number): void => {
    const ways = found[count]
    if (ways !== undefined && count > 0 && weight <= ways.weight) {
      if (weight < ways.weight) ways.choices = []
      ways.weight = weight
      ways.choices.push(taken.flatMap(columnsOf))
    }
    for (let index = first; index < segments.length; index += 1) {
      for (const part of parts[index] ?? []) {
        if (part.length > people - count) continue
        taken.push(part)
        extend(index + 1, count + part.length, weight + BASE + part.stranded)
        taken.pop()
      }
    }
  }
  extend(0, 0, BASE * BASE)
  return found
}

/** By number of people: how few segments of the row hold them; endless for more than there are seats. */
function fewestStretches(segments: readonly Segment[], people: number): number[] {
  const lengths = segments.map(({ length }) => length).sort((one, other) => other - one)
  return Array.from({ length: people + 1 }, (_, count) => {
    let seats = 0
    for (const [index, length] of lengths.entries()) {
      seats += length
      if (seats >= count) return index + 1
    }
    return Number.POSITIVE_INFINITY
  })
}

type Part = Segment & { stranded: number }

/** Every stretch of a segment, with how many of the seats beside it would be left alone. */
function partsOf(segment: Segment): Part[] {
  const parts: Part[] = []
  for (let length = segment.length; length > 0; length -= 1) {
    for (let before = 0; before + length <= segment.length; before += 1) {
      const after = segment.length - before - length
      parts.push({ from: segment.from + before, length, stranded: Number(before === 1) + Number(after === 1) })
    }
  }
  return parts
}

function columnsOf({ from, length }: Segment): number[] {
  return Array.from({ length }, (_, index) => from + index)
}

/** The least weight of all, in the fewest rows from first to last, and everywhere it is to be had. */
type Lightest = { weight: number; rowSpan: number; places: { first: number; last: number }[] }

function lightest(rows: readonly Ways[][], people: number): Lightest | undefined {
  let best: Lightest | undefined
  for (let first = 0; first < rows.length; first += 1) {
    let weights = Array.from({ length: people + 1 }, (_, count) => (count === 0 ? 0 : Number.POSITIVE_INFINITY))
    for (let last = first; last < rows.length; last += 1) {
      const before = weights[people] ?? Number.POSITIVE_INFINITY
      weights = addRow(weights, rows[last] ?? [], last === first)
      const weight = weights[people] ?? Number.POSITIVE_INFINITY
      const rowSpan = last - first
      if (weight === before || weight === Number.POSITIVE_INFINITY) continue
      if (best === undefined || weight < best.weight || (weight === best.weight && rowSpan < best.rowSpan)) {
        best = { weight, rowSpan, places: [] }
      }
      if (weight === best.weight && rowSpan === best.rowSpan) best.places.push({ first, last })
    }
  }
  return best
}

/** The least weight for each number of people once this row may be used too; `mustUse` leaves out those who do not. */
function addRow(weights: readonly number[], ways: readonly Ways[], mustUse: boolean): number[] {
  return weights.map((without, count) => {
    let least = mustUse ? Number.POSITIVE_INFINITY : without
    for (let here = 1; here <= count; here += 1) {
      const weight = (weights[count - here] ?? 0) + weightOf(ways[here])
      if (weight < least) least = weight
    }
    return least
  })
}

function weightOf(ways: Ways | undefined): number {
  return ways === undefined || ways.choices.length === 0 ? Number.POSITIVE_INFINITY : ways.weight
}

type Pick = { row: number; columns: number[] }

/** Among all that weigh the least: those whose columns lie closest, and of these the ones nearest the front. */
function closest(
  { rows, segments, people }: { rows: readonly Ways[][]; segments: readonly Segment[][]; people: number },
  best: Lightest,
): { picks: Pick[]; columnSpan: number } {
  const columns = Math.max(...segments.flat().map(({ from, length }) => from + length))
  for (let columnSpan = 0; columnSpan < columns; columnSpan += 1) {
    for (const place of best.places) {
      for (let from = 0; from + columnSpan < columns; from += 1) {
        const box = { ...place, from, to: from + columnSpan }
        // Most boxes do not even hold so many free seats.
        const picks = seatsIn(segments, box) < people ? undefined : within(rows, box, best.weight, people)
        if (picks !== undefined) return { picks, columnSpan }
      }
    }
  }
  throw new Error('Seats that were found are not there')
}

function seatsIn(segments: readonly Segment[][], { first, last, from, to }: Box): number {
  let seats = 0
  for (let row = first; row <= last; row += 1) {
    for (const segment of segments[row] ?? []) {
      seats += Math.max(0, Math.min(to + 1, segment.from + segment.length) - Math.max(from, segment.from))
    }
  }
  return seats
}

type Box = { first: number; last: number; from: number; to: number }
type Sitting = { weight: number; picks: Pick[] }

/** Seats inside the box that weigh no more than that; undefined when there are none. Counted from the last row to the first. */
function within(rows: readonly Ways[][], box: Box, weight: number, people: number): Pick[] | undefined {
  let sittings: (Sitting | undefined)[] = [{ weight: 0, picks: [] }]
  for (let row = box.last; row >= box.first; row -= 1) {
    const ways = rows[row] ?? []
    const here = ways.map(({ choices }) => choices.find((columns) => isInside(columns, box)))
    sittings = Array.from({ length: people + 1 }, (_, count) => {
      let least = sittings[count]
      for (let seated = 1; seated <= count; seated += 1) {
        const columns = here[seated]
        const rest = sittings[count - seated]
        if (columns === undefined || rest === undefined) continue
        const whole = rest.weight + (ways[seated]?.weight ?? 0)
        if (whole <= (least?.weight ?? weight)) least = { weight: whole, picks: [{ row, columns }, ...rest.picks] }
      }
      return least
    })
  }
  return sittings[people]?.picks
}

function isInside(columns: readonly number[], { from, to }: Box): boolean {
  return columns.length > 0 && (columns[0] ?? 0) >= from && (columns.at(-1) ?? 0) <= to
}
