import { expect, test } from 'vitest'
import {
  type DrawnCabin,
  drawingProblem,
  lettered,
  newCabin,
  numbered,
  painted,
  renumberedRow,
  seatsOf,
  windowLettersOf,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
} from './seat-drawing.ts'

const names = (cabin: DrawnCabin) => seatsOf(cabin).map(({ seat }) => seat)
const cabin = newCabin('bClass', 'Business', 2)

test('a new class is numbered from the bow and from port, each seat by the sign of its class, its row and its letter', () => {
  expect(names(cabin)).toEqual(['B1A', 'B1B', 'B1C', 'B1D', 'B2A', 'B2B', 'B2C', 'B2D'])
  expect(windowLettersOf(cabin)).toEqual(['A', 'D'])
  expect(drawingProblem([cabin])).toBeUndefined()
})

test('letters go by column, so that a door moves none of them, and I and O are left out', () => {
  const withDoor = numbered(painted(cabin, { row: 1, column: 0 }, 'door'))
  expect(names(withDoor)).toEqual(['B1A', 'B1B', 'B1C', 'B1D', 'B2B', 'B2C', 'B2D'])
  const wide = [0, 1, 2, 3, 4, 5].reduce((made) => withColumn(made, 4), newCabin('pClass', 'Premium', 1))
  const all = [2, 5, 6, 7, 8, 9, 10].reduce((made, column) => painted(made, { row: 0, column }, 'seat'), wide)
  expect(names(numbered(all)).join(' ')).toBe('P1A P1B P1C P1D P1E P1F P1G P1H P1J P1K P1L')
})

test('numbering may begin at another row, and from starboard', () => {
  expect(names(numbered(cabin, { first: 13, from: 'starboard' })).slice(0, 4)).toEqual(['B13D', 'B13C', 'B13B', 'B13A'])
})

test('a seat painted again takes the letter of its column; crew keeps the number it had', () => {
  const gone = painted(cabin, { row: 0, column: 1 }, 'gap')
  expect(names(painted(gone, { row: 0, column: 1 }, 'seat'))).toEqual(names(cabin))
  expect(seatsOf(painted(cabin, { row: 0, column: 1 }, 'crew'))[1]).toEqual({ seat: 'B1B', isCrew: true })
  expect(names(painted(cabin, { row: 0, column: 2 }, 'seat'))[2]).toBe('B1E')
})

test('by hand a row has another number and a seat another letter', () => {
  expect(names(renumberedRow(cabin, 1, 14)).slice(4)).toEqual(['B14A', 'B14B', 'B14C', 'B14D'])
  expect(names(lettered(cabin, { row: 0, column: 0 }, 'W'))[0]).toBe('B1W')
})

test('a row more is like the one before it and has the next number; the rows behind it move on to the next free one', () => {
  const three = withRow(cabin, 0)
  expect(three.rows.map(({ row }) => row)).toEqual([1, 2, 3])
  expect(names(three).slice(4, 12)).toEqual(['B2A', 'B2B', 'B2C', 'B2D', 'B3A', 'B3B', 'B3C', 'B3D'])
  expect(drawingProblem([three])).toBeUndefined()
  expect(withoutRow(withRow(cabin, 1), 2)).toEqual(cabin)
  // Without a row 13, the rows from 14 on stay as they are.
  const gap = renumberedRow(renumberedRow(cabin, 0, 12), 1, 14)
  expect(withRow(gap, 0).rows.map(({ row }) => row)).toEqual([12, 13, 14])
  expect(withoutColumn(withColumn(cabin, 1), 2)).toEqual(cabin)
  expect(withoutRow(withoutRow(cabin, 0), 0).rows).toHaveLength(1)
})

test.each<[string, readonly DrawnCabin[], string]>([
  ['no class', [], 'A boat needs one class at least'],
  ['a class twice', [cabin, cabin], 'Each class stands on a boat once'],
  ['two rows of one number', [renumberedRow(cabin, 1, 1)], 'Business: row 1 is there twice'],
  ['two seats of one letter', [lettered(cabin, { row: 0, column: 0 }, 'B')], 'Business: seat 1B is there twice'],
  ['a seat without a letter', [lettered(cabin, { row: 0, column: 0 }, '')], 'Business: a seat of row 1 has no letter'],
  ['no name', [{ ...cabin, name: '' }], 'A class: please give it a name'],
  [
    'rows of different width',
    [{ ...cabin, rows: [{ row: 9, tag: '', cells: [] }, ...cabin.rows] }],
    'Business: all rows have as many places',
  ],
  [
    'nothing for sale',
    [{ ...cabin, rows: cabin.rows.map((row) => ({ ...row, cells: row.cells.map(() => ({ kind: 'gap' as const })) })) }],
    'Business: it has no seat for sale',
  ],
])('a boat with %s is refused in words', (_, cabins, words) => {
  expect(drawingProblem(cabins)).toBe(words)
})
