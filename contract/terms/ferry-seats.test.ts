import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Seating, type SeatRow, seatTogether } from './ferry-seats.ts'
import { FERRY_SEATS_MAX } from './limits.ts'

/** Rows as drawn: a letter is a free seat, x a taken one, | an aisle, a dot no seat. */
function drawn(...lines: string[]): { grid: SeatRow[]; isFree: (seat: string) => boolean } {
  const taken = new Set<string>()
  const grid = lines.map((line, index) => ({
    row: index + 1,
    cells: [...line].map((sign, column) => {
      if (sign === '|') return 'aisle'
      if (sign === '.') return null
      const seat = `P${index + 1}${String.fromCharCode(65 + column)}`
      if (sign === 'x') taken.add(seat)
      return seat
    }),
  }))
  return { grid, isFree: (seat) => !taken.has(seat) }
}
const together = (people: number, ...lines: string[]) => {
  const { grid, isFree } = drawn(...lines)
  return seatTogether(grid, isFree, people)
}

describe('a party is seated', () => {
  test('beside each other in the first row that has room', () => {
    expect(together(3, 'oox|oox', 'ooo|xxx')?.seats).toEqual(['P2A', 'P2B', 'P2C'])
  })

  test('in one row across the aisle rather than in two', () => {
    expect(together(4, 'ooo|xxx', 'oox|oox', 'ooo|xxx')).toMatchObject({ rows: 1, stretches: 2 })
  })

  test('so that nobody who comes later has to sit alone', () => {
    expect(together(2, 'ooo|xxx', 'oo.|xxx')?.seats).toEqual(['P2A', 'P2B'])
    expect(together(1, 'oo|oxx')?.seats).toEqual(['P1D'])
  })

  test('behind each other when one row does not hold them', () => {
    const found = together(6, 'ooo|xxx', 'xxx|xxx', 'xxx|ooo', 'xxx|ooo')
    expect(found).toMatchObject({ rows: 2, stretches: 2, rowSpan: 1, columnSpan: 2 })
    expect(found?.seats).toEqual(['P3E', 'P3F', 'P3G', 'P4E', 'P4F', 'P4G'])
  })

  test('wherever there is a seat when nothing better is left, and not when there are too few', () => {
    expect(together(3, 'oxx|xxo', 'xxx|xxx', 'xxo|xxx')?.seats).toEqual(['P1A', 'P1G', 'P3C'])
    expect(together(4, 'oxx|xxo', 'xxx|xxx', 'xxo|xxx')).toBeUndefined()
    expect(together(0, 'ooo')).toBeUndefined()
  })
})

/** The same judgement, made the slow way for any choice of seats. */
function judge(grid: readonly SeatRow[], isFree: (seat: string) => boolean, seats: ReadonlySet<string>): number[] {
  const rows = new Set<number>()
  const columns = new Set<number>()
  let stretches = 0
  let stranded = 0
  grid.forEach(({ cells }, row) => {
    cells.forEach((cell, column) => {
      const open = (at: number, chosen: boolean) => {
        const seat = cells[at]
        return typeof seat === 'string' && seat !== 'aisle' && isFree(seat) && !(chosen && seats.has(seat))
      }
      if (cell !== null && seats.has(cell)) {
        rows.add(row)
        columns.add(column)
        const left = cells[column - 1]
        if (typeof left !== 'string' || !seats.has(left)) stretches += 1
      } else if (open(column, true)) {
        const isAlone = !open(column - 1, true) && !open(column + 1, true)
        const wasAlone = !open(column - 1, false) && !open(column + 1, false)
        if (isAlone && !wasAlone) stranded += 1
      }
    })
  })
  const span = (numbers: Set<number>) => Math.max(...numbers) - Math.min(...numbers)
  return [rows.size, stretches, stranded, span(rows), span(columns)]
}

function* choices(seats: readonly string[], count: number): Generator<string[]> {
  if (count === 0) yield []
  for (let index = 0; count > 0 && index <= seats.length - count; index += 1) {
    for (const rest of choices(seats.slice(index + 1), count - 1)) yield [seats[index] ?? '', ...rest]
  }
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((value, at) => value !== other[at])
  return index >= 0 && (one[index] ?? 0) < (other[index] ?? 0)
}

const costOf = ({ rows, stretches, stranded, rowSpan, columnSpan }: Seating) => [
  rows,
  stretches,
  stranded,
  rowSpan,
  columnSpan,
]

const line = fc.string({ unit: fc.constantFrom('o', 'o', 'o', 'x', '|', '.'), minLength: 1, maxLength: 6 })

test('no other choice of free seats is better, on any small vessel', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 6 }), (lines, people) => {
      const { grid, isFree } = drawn(...lines)
      const free = grid.flatMap(({ cells }) =>
        cells.filter((cell): cell is string => cell !== null && cell !== 'aisle' && isFree(cell)),
      )
      const found = seatTogether(grid, isFree, people)
      if (free.length < people) {
        expect(found).toBeUndefined()
        return
      }
      if (found === undefined) throw new Error('Seats were free and none was found')
      expect(new Set(found.seats).size).toBe(people)
      expect(found.seats.every((seat) => free.includes(seat))).toBe(true)
      const cost = judge(grid, isFree, new Set(found.seats))
      expect(costOf(found)).toEqual(cost)
      for (const seats of choices(free, people)) {
        const other = judge(grid, isFree, new Set(seats))
        if (isLess(other, cost)) throw new Error(`${seats} is better: ${other} against ${cost}`)
      }
    }),
    { numRuns: 300 },
  )
})

test('ten people on three hundred seats are seated in under five milliseconds, however full it is', () => {
  const random = (seed: number) => () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  for (const fullness of [0, 0.3, 0.6, 0.8, 0.9]) {
    const next = random(7)
    const lines = Array.from({ length: 30 }, () =>
      [...'ooo|oooo|ooo'].map((sign) => (sign === 'o' && next() < fullness ? 'x' : sign)).join(''),
    )
    const { grid, isFree } = drawn(...lines)
    // The quickest of many: what else the machine does is not the search's.
    const times = Array.from({ length: 25 }, () => {
      const start = performance.now()
      seatTogether(grid, isFree, FERRY_SEATS_MAX)
      return performance.now() - start
    })
    expect(Math.min(...times), `with ${fullness * 100} % taken`).toBeLessThan(5)
  }
})
