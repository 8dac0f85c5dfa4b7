import { fail, ok, type Result } from '#contract/terms/result.ts'

export type CsvRow = {
  /** Where it begins in the file, counted from 1. */
  line: number
  cells: string[]
}

const UTF16_MARKS = [
  [0xff, 0xfe],
  [0xfe, 0xff],
]
const ZIP_MARK = [0x50, 0x4b, 0x03, 0x04]
const SEPARATORS = [',', ';', '\t', '|']
/** So much of a file shows what its cells are separated by, whatever stands above their names (ours). */
const SAMPLE_LETTERS = 4_000

const HOW = 'In Excel choose "CSV UTF-8 (comma delimited)", in LibreOffice the character set "Unicode (UTF-8)".'
const NOT_UTF8 = `The letters of this file cannot be read: it was saved in an older character set, such as Windows-1252. ${HOW}`
const SPREADSHEET = `This is a spreadsheet, not a CSV file. ${HOW}`
const NO_TEXT = 'This is not a text file. Please send a CSV file.'
const EMPTY = 'The file is empty. Its first line has the names of the columns.'

/**
 * The rows of a CSV file in UTF-8, whatever its separator and line ends; blank lines are left out. The error is a sentence. `hasHead`: its
 * first line has the names of the columns; where a bank's own lines stand above them, the separator is that of the beginning.
 */
export function readCsv(bytes: Uint8Array, { hasHead = true } = {}): Result<CsvRow[], string> {
  const text = decode(bytes)
  if (!text.ok) return text
  const given = /^sep=([,;\t])\r?\n/i.exec(text.value)
  const separator = given?.[1] ?? separatorOf(hasHead ? firstLine(text.value) : text.value.slice(0, SAMPLE_LETTERS))
  const rows = parse(given === null ? text.value : text.value.slice(given[0].length), separator, given === null ? 1 : 2)
  if (!rows.ok) return rows
  return rows.value.length === 0 ? fail(EMPTY) : rows
}

function decode(bytes: Uint8Array): Result<string, string> {
  const startsWith = (mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte)
  if (startsWith(ZIP_MARK)) return fail(SPREADSHEET)
  if (UTF16_MARKS.some(startsWith)) return fail(NOT_UTF8)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? fail(NO_TEXT) : ok(text)
  } catch {
    return fail(NOT_UTF8)
  }
}

function firstLine(text: string): string {
  return text.replaceAll(/"[^"]*"/g, '').split(/\r?\n|\r/, 1)[0] ?? ''
}

/** The one that a text has most of, outside quotation marks. */
function separatorOf(text: string): string {
  const plain = text.replaceAll(/"[^"]*"/g, '')
  const counted = SEPARATORS.map((sign) => ({ sign, times: plain.split(sign).length }))
  return counted.reduce((most, each) => (each.times > most.times ? each : most)).sign
}

const BREAK = /\r\n|\n|\r/y

function parse(text: string, separator: string, from: number): Result<CsvRow[], string> {
  const rows: CsvRow[] = []
  let row: CsvRow = { line: from, cells: [] }
  let line = from
  let at = 0
  const endRow = () => {
    if (row.cells.some((cell) => cell !== '')) rows.push(row)
    row = { line, cells: [] }
  }
  while (at < text.length) {
    const cell = text[at] === '"' ? quoted(text, at) : plain(text, at, separator)
    if (cell === undefined) return fail(`The quotation mark on line ${line} is never closed.`)
    row.cells.push(cell.text)
    line += cell.breaks
    at = cell.end
    if (text[at] === separator) {
      at += 1
      if (at === text.length) row.cells.push('')
      continue
    }
    BREAK.lastIndex = at
    const lineEnd = BREAK.exec(text)
    if (lineEnd === null && at < text.length)
      return fail(
        `On line ${line} something follows a closing quotation mark; a quotation mark inside a cell is doubled.`,
      )
    at += lineEnd?.[0].length ?? 0
    if (lineEnd !== null) line += 1
    endRow()
  }
  endRow()
  return ok(rows)
}

type Cell = { text: string; end: number; breaks: number }

function plain(text: string, start: number, separator: string): Cell {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { text: text.slice(start, end), end, breaks: 0 }
}

function quoted(text: string, start: number): Cell | undefined {
  let from = start + 1
  for (;;) {
    const mark = text.indexOf('"', from)
    if (mark < 0) return undefined
    if (text[mark + 1] === '"') {
      from = mark + 2
      continue
    }
    const inside = text.slice(start + 1, mark).replaceAll('""', '"')
    return { text: inside, end: mark + 1, breaks: inside.match(/\r\n|\n|\r/g)?.length ?? 0 }
  }
}
