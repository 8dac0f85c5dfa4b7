import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const row = (...cells: string[]) => csvOf(cells, []).slice(1, -2)

test.each([
  ['=HYPERLINK("https://evil.example","Click")', `"'=HYPERLINK(""https://evil.example"",""Click"")"`],
  ['+91 98765 43210', "'+91 98765 43210"],
  ['-1+2', "'-1+2"],
  ['-1200', '-1200'],
  ['-12.50', '-12.50'],
  ['-1200e3', "'-1200e3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['Asha Rao', 'Asha Rao'],
  ['a=b', 'a=b'],
  ['Rao, Asha', '"Rao, Asha"'],
  ['two\nlines', '"two\nlines"'],
])('%j is written as %j', (given, written) => {
  expect(row(given)).toBe(written)
})

test('a file says that it is UTF-8, and ends each line', () => {
  expect(csvOf(['name', 'age'], [['आशा', '34']])).toBe('\uFEFFname,age\r\nआशा,34\r\n')
})
