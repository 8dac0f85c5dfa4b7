import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dataLine, unguarded } from './data/cell-text.ts'
import { readCsv } from './read-csv.ts'

const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', "'", '=', '-', '\t', ' ', 'ह') })

describe('what is written as CSV', () => {
  test('is read as it was, whatever stands in its cells', () => {
    const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 })
    fc.assert(
      fc.property(table, (rows) => {
        const whole = [['one', 'two', 'three'], ...rows]
        const read = readCsv(Buffer.from(whole.map(dataLine).join('')))
        const kept = whole.filter((cells) => cells.some((each) => each !== ''))
        expect(read.ok && read.value.map(({ cells }) => cells.map(unguarded))).toEqual(kept)
      }),
    )
  })

  test('any bytes are read or refused with a sentence', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const read = readCsv(bytes)
        expect(read.ok || /\.$/.test(read.error)).toBe(true)
      }),
    )
  })
})

test('where lines of a bank stand above the names, the separator is that of the beginning of the file', () => {
  const file = Buffer.from('Statement, all accounts\n\nDate;Text;Credit\n05/11/2026;"Rao; Asha";1,5\n')
  const cells = (hasHead: boolean) => {
    const rows = readCsv(file, { hasHead })
    return rows.ok ? rows.value.map((row) => row.cells.length) : rows.error
  }
  expect(cells(false)).toEqual([1, 3, 3])
  expect(cells(true)).not.toEqual([1, 3, 3])
})
