import { describe, expect, test } from 'vitest'
import { seatAdjacent } from './rules.ts'

/** Rows of three and two with an aisle between; 'x' is taken, '.' no seat. */
function seated(people: number, ...rows: string[]): string[] | undefined {
  const grid = rows.map((row, index) => ({
    row: index + 1,
    cells: [...row].map((mark, column) => {
      if (mark === '|') return 'aisle'
      return mark === '.' ? null : `${index + 1}${'ABC|DE'[column]}`
    }),
  }))
  const isFree = (seat: string) => rows[Number(seat[0]) - 1]?.['ABC|DE'.indexOf(seat[1] ?? '')] === 'o'
  return seatAdjacent(grid, isFree, people)
}

describe('seats that touch each other', () => {
  test.each([
    ['beside each other', 2, ['xoo|xo'], ['1B', '1C']],
    ['over the aisle', 2, ['oxo|ox'], ['1C', '1D']],
    ['one behind the other', 2, ['xox|xx', 'xox|xx'], ['1B', '2B']],
    ['a family in two rows', 5, ['xoo|xx', 'ooo|xx'], ['1B', '1C', '2A', '2B', '2C']],
    ['alone', 1, ['xxx|xo'], ['1E']],
    ['in two rows where the seats of one row lie apart', 2, ['oxx|xo', 'xxx|xx', 'oxx|xx', 'oxx|xx'], ['3A', '4A']],
    ['over the aisle before one behind the other', 2, ['oxo|xx', 'oxx|xx', 'xxx|xx', 'xxo|ox'], ['4C', '4D']],
    ['in three rows where two hold all, and lie apart', 4, ['oox|xx', 'oxx|xx', 'oox|xx'], ['1A', '1B', '2A', '3A']],
  ] as const)('%s', (_, people, rows, seats) => {
    expect(seated(people, ...rows)).toEqual(seats)
  })

  test.each([
    ['another guest is between', 2, ['oxo|xx']],
    ['they are corner to corner', 2, ['oxx|xx', 'xox|xx']],
    ['a row is between', 2, ['oxx|xx', 'xxx|xx', 'oxx|xx']],
    ['a door is between', 2, ['o.o|xx']],
    ['there are too few', 3, ['oox|xx']],
  ] as const)('are not had where %s', (_, people, rows) => {
    expect(seated(people, ...rows)).toBeUndefined()
  })
})
