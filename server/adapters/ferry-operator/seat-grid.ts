import type { FerryCabinMap } from '#contract/v1/ferries.ts'

const SEAT_NAME = /^([A-Z]*)(\d{1,3})([A-Z]{1,2})$/
/** Seats whose names say no row are shown so many a row, behind all others: nothing that is on sale may be lost. */
const LOOSE_ROW = 6

/** Rows and columns as the names of seats tell them ("P3A": row 3, letter A); for vessels whose plan we do not have. */
export function gridOfNames(names: readonly string[]): FerryCabinMap['grid'] {
  const named = names.flatMap((name) => {
    const [, , row, letter] = SEAT_NAME.exec(name.toUpperCase()) ?? []
    return row === undefined || letter === undefined ? [] : { name, row: Number(row), letter }
  })
  const letters = [...new Set(named.map(({ letter }) => letter))].sort()
  const rows = [...new Set(named.map(({ row }) => row))].sort((one, other) => one - other)
  const grid = rows.map((row) => ({
    row,
    cells: letters.map((letter) => named.find((each) => each.row === row && each.letter === letter)?.name ?? null),
  }))
  const placed = new Set(grid.flatMap(({ cells }) => cells))
  const loose = names.filter((name) => !placed.has(name))
  const last = rows.at(-1) ?? 0
  const extra = Array.from({ length: Math.ceil(loose.length / LOOSE_ROW) }, (_, index) => ({
    row: last + index + 1,
    cells: loose.slice(index * LOOSE_ROW, (index + 1) * LOOSE_ROW),
  }))
  return [...grid, ...extra]
}
