import { describe, expect, test } from 'vitest'
import { searchQuery } from './search-query.ts'

describe('what somebody types into the search of bookings', () => {
  test.each([
    ['PDK-7K2M9-P4X1C', `'PDK-7K2M9-P4X1C':*`],
    ['pdk-7k2m9', `'PDK-7K2M9':*`],
    ['7k2m9-p4x1c', `('PDK-7K2M9-P4X1C':* | '7k2m9-p4x1c':*)`],
    ['+91 98765 43210', `('9876543210':* | '<0123456789':*)`],
    ['098765 43210', `('9876543210':* | '<0123456789':*)`],
    ['3210', `('3210':* | '<0123':*)`],
    ['Asha.Rao@Example.in', `'asha.rao@example.in':*`],
    ['José  Ñandú', `'jose':* & 'nandu':*`],
    ["Anne-Marie O'Brien", `'anne':* & 'marie':* & 'brien':*`],
    ['asha 7k2m9', `'asha':* & ('PDK-7K2M9':* | '7k2m9':*)`],
    ["x@a'b\\c", `'x@a''b\\\\c':*`],
  ])('%s is looked for as %s', (typed, query) => {
    expect(searchQuery(typed)).toBe(query)
  })

  test.each(['', ' ', 'a', '12', '?!', '- -'])('%j is nothing to look for', (typed) => {
    expect(searchQuery(typed)).toBeUndefined()
  })

  test('a long text is looked for by its first words', () => {
    expect(searchQuery('ab '.repeat(50))?.split(' & ')).toHaveLength(8)
  })
})
