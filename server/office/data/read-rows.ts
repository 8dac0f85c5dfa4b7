import { IMPORT_ROWS_MAX } from '#contract/terms/data-parts.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { type ApiRefusal, plainMessage } from '#server/http/refusal.ts'
import { type CsvRow, readCsv } from '../read-csv.ts'
import { unguarded } from './cell-text.ts'
import type { Column, Find, Part, Values } from './part.ts'

export type BadRow = { line: number; column: string | null; message: string }
export type ReadRow = { line: number; key: string; values: Values; before: Values | undefined }

/** The lines after the first, with the columns that the first names. */
export function readTable(part: Part, file: Uint8Array): Result<{ columns: Column[]; rows: CsvRow[] }, ApiRefusal> {
  const read = readCsv(file)
  if (!read.ok) return fail({ status: 422, code: 'unreadable', message: read.error })
  const [head, ...rows] = read.value
  if (rows.length > IMPORT_ROWS_MAX) {
    const [most, found] = [IMPORT_ROWS_MAX, rows.length].map((each) => each.toLocaleString('en-IN'))
    return fail({
      ...{ status: 422, code: 'too_many' },
      message: `The file has ${found} rows; ${most} is the most. Please send it in parts.`,
    })
  }
  const columns = columnsOf(part, head?.cells ?? [])
  return columns.ok ? ok({ columns: columns.value, rows }) : columns
}

/** Names are read as people write them: "Check in" is check_in. */
function columnsOf(part: Part, head: readonly string[]): Result<Column[], ApiRefusal> {
  const refused = (message: string) => fail<ApiRefusal>({ status: 422, code: 'columns', message })
  const names = head.map((cell) => unguarded(cell).trim())
  while (names.at(-1) === '') names.pop()
  const found = names.map((name) =>
    part.columns.find((column) => column.name === name.toLowerCase().replaceAll(/[\s-]+/g, '_')),
  )
  const unknown = names.filter((_, index) => found[index] === undefined)
  if (unknown.length > 0)
    return refused(
      `The first line names ${unknown
        .map((name) => `"${name.slice(0, 40)}"`)
        .slice(0, 5)
        .join(', ')}. Known columns: ${part.columns.map(({ name }) => name).join(', ')}.`,
    )
  const columns = found.filter((column) => column !== undefined)
  const twice = columns.find((column, index) => columns.indexOf(column) !== index)
  if (twice !== undefined) return refused(`The first line names the column ${twice.name} twice.`)
  return ok(columns)
}

type Rows = { columns: readonly Column[]; rows: readonly CsvRow[] }

/** Each line as a row that may be written, or why it may not. */
export function readRows(part: Part, { columns, rows }: Rows, find: Find): { good: ReadRow[]; bad: BadRow[] } {
  const good: ReadRow[] = []
  const bad: BadRow[] = []
  const seen = new Map<string, number>()
  for (const { line, cells } of rows) {
    const read = readRow(part, columns, cells, find)
    if (!read.ok) {
      bad.push({ line, ...read.error })
      continue
    }
    const first = seen.get(read.value.key)
    if (first === undefined) good.push({ line, ...read.value })
    else
      bad.push({
        line,
        column: part.columns[0]?.name ?? null,
        message: `Line ${first} is about the same: ${read.value.key}`,
      })
    seen.set(read.value.key, first ?? line)
  }
  return { good, bad }
}

type RowProblem = Omit<BadRow, 'line'>

function readRow(
  part: Part,
  columns: readonly Column[],
  cells: readonly string[],
  find: Find,
): Result<Omit<ReadRow, 'line'>, RowProblem> {
  if (cells.length < columns.length || cells.slice(columns.length).some((cell) => cell.trim() !== ''))
    return fail({ column: null, message: `This line has ${cells.length} cells, the first line ${columns.length}` })
  const values = valuesOf(columns, cells)
  if (!values.ok) return values
  const parsed = part.schema.safeParse(part.complete?.(values.value) ?? values.value, { error: plainMessage })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return fail({ column: nameOf(part, String(issue?.path[0])), message: issue?.message ?? '' })
  }
  const before = find(parsed.data)
  if (!before.ok) return fail({ column: part.columns[0]?.name ?? null, message: before.error })
  if (before.value === undefined) {
    const missing = part.columns.find(({ field, isNeeded }) => isNeeded === true && isEmpty(parsed.data[field]))
    if (missing !== undefined) return fail({ column: missing.name, message: 'A new row needs this' })
  }
  return ok({ key: part.keyOf(parsed.data), values: parsed.data, before: before.value })
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function valuesOf(columns: readonly Column[], cells: readonly string[]): Result<Values, RowProblem> {
  const values: Record<string, unknown> = {}
  for (const [index, { name, field, kind }] of columns.entries()) {
    const cell = unguarded(cells[index] ?? '').trim()
    if (cell === '' && kind.takesEmpty !== true) continue
    const value = kind.read(cell)
    if (!value.ok) return fail({ column: name, message: value.error })
    values[field] = value.value
  }
  return ok(values)
}

export function nameOf(part: Part, field: string): string | null {
  return part.columns.find((column) => column.field === field)?.name ?? null
}

/** By its key among the records that are there. */
export function keyFinder(part: Part, all: readonly Values[]): Find {
  const byKey = new Map(all.map((values) => [part.keyOf(values), values]))
  return (values) => ok(byKey.get(part.keyOf(values)))
}
