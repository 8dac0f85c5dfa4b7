import { FERRY_CLASSES, type FerryClassCode } from './ferry-labels.ts'

/** As much as one class of a boat may be drawn with (ours). */
export const DRAWING_MOST = { rows: 60, columns: 14, wordsOfRow: 60 } as const

/** What stands at a place of a deck; `crew` is a seat that is never sold. */
export const CELL_KINDS = ['seat', 'crew', 'aisle', 'door', 'toilet', 'gap'] as const
export type CellKind = (typeof CELL_KINDS)[number]

/** `seat` is its number, "P12C": the sign of its class, its row, its letter. Only seats have one. */
export type DrawnCell = { kind: CellKind; seat?: string | undefined }
/** `tag`: words beside the row, "door on the port side". */
export type DrawnRow = { row: number; tag: string; cells: DrawnCell[] }
export type DrawnCabin = { code: FerryClassCode; name: string; deck: string; rows: DrawnRow[] }

/** Letters that are easily taken for figures are left out, as airlines do. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

export type Numbering = {
  /** The number of the first row. */
  first: number
  /** On which side A stands. */
  from: 'port' | 'starboard'
}
export const NUMBERING: Numbering = { first: 1, from: 'port' }

export function isSeat({ kind }: DrawnCell): boolean {
  return kind === 'seat' || kind === 'crew'
}

/** "P": what the numbers of a class begin with. */
export function signOf(code: FerryClassCode): string {
  return code.slice(0, 1).toUpperCase()
}

/** The letter of a seat: what follows the digits of its number. */
export function letterOf(seat: string): string {
  return /[A-Z]+$/.exec(seat)?.[0] ?? ''
}

export function seatsOf({ rows }: DrawnCabin): { seat: string; isCrew: boolean }[] {
  return rows.flatMap(({ cells }) =>
    cells.flatMap(({ kind, seat }) => (seat === undefined ? [] : [{ seat, isCrew: kind === 'crew' }])),
  )
}

/** The letter of each column: columns without a seat have none. */
function columnLetters(rows: readonly DrawnRow[], { from }: Numbering): (string | undefined)[] {
  const width = rows[0]?.cells.length ?? 0
  const columns = Array.from({ length: width }, (_, column) => column)
  const seated = columns.filter((column) => rows.some(({ cells }) => isSeat(cells[column] ?? { kind: 'gap' })))
  const order = from === 'port' ? seated : seated.reverse()
  return columns.map((column) => (order.includes(column) ? LETTERS[order.indexOf(column)] : undefined))
}

/** Every row and seat numbered anew: rows from the bow, letters by column, so that those behind each other have the same one. */
export function numbered(cabin: DrawnCabin, numbering: Numbering = NUMBERING): DrawnCabin {
  const letters = columnLetters(cabin.rows, numbering)
  const rows = cabin.rows.map((each, index) => {
    const row = numbering.first + index
    const cells = each.cells.map((cell, column) =>
      isSeat(cell) ? { ...cell, seat: `${signOf(cabin.code)}${row}${letters[column] ?? ''}` } : { kind: cell.kind },
    )
    return { ...each, row, cells }
  })
  return { ...cabin, rows }
}

type Place = { row: number; column: number }

/** Paints one place. A new seat takes the letter of its column, where its row has it free. */
export function painted(cabin: DrawnCabin, at: Place, kind: CellKind): DrawnCabin {
  return changeRow(cabin, at.row, (row) => ({
    ...row,
    cells: row.cells.map((cell, column) => {
      if (column !== at.column) return cell
      if (kind !== 'seat' && kind !== 'crew') return { kind }
      return { kind, seat: cell.seat ?? freeSeat(cabin, row, column) }
    }),
  }))
}

function freeSeat(cabin: DrawnCabin, row: DrawnRow, column: number): string {
  const taken = row.cells.flatMap(({ seat }) => (seat === undefined ? [] : [letterOf(seat)]))
  const sameColumn = cabin.rows.flatMap(({ cells }) => cells[column]?.seat ?? []).map(letterOf)
  const used = new Set(cabin.rows.flatMap(({ cells }) => cells.flatMap(({ seat }) => seat ?? [])).map(letterOf))
  const letter =
    sameColumn.find((each) => !taken.includes(each)) ??
    [...LETTERS].find((each) => !used.has(each)) ??
    [...LETTERS].find((each) => !taken.includes(each))
  return `${signOf(cabin.code)}${row.row}${letter ?? ''}`
}

/** Gives a seat another letter. */
export function lettered(cabin: DrawnCabin, at: Place, letter: string): DrawnCabin {
  return changeRow(cabin, at.row, (row) => ({
    ...row,
    cells: row.cells.map((cell, column) =>
      column === at.column && isSeat(cell) ? { ...cell, seat: `${signOf(cabin.code)}${row.row}${letter}` } : cell,
    ),
  }))
}

/** Gives a row another number, and its seats with it. */
export function renumberedRow(cabin: DrawnCabin, index: number, number: number): DrawnCabin {
  return changeRow(cabin, index, (row) => rowOf(cabin, row, number))
}

export function taggedRow(cabin: DrawnCabin, index: number, tag: string): DrawnCabin {
  return changeRow(cabin, index, (row) => ({ ...row, tag }))
}

/** A row like the one before it and with the number after its own; rows that stand in the way move on by one, up to the next free number. */
export function withRow(cabin: DrawnCabin, after: number): DrawnCabin {
  const model = cabin.rows[after]
  if (model === undefined || cabin.rows.length >= DRAWING_MOST.rows) return cabin
  const taken = new Set(cabin.rows.map(({ row }) => row))
  let free = model.row + 1
  while (taken.has(free)) free += 1
  const rows = cabin.rows.map((each) =>
    each.row > model.row && each.row < free ? rowOf(cabin, each, each.row + 1) : each,
  )
  return { ...cabin, rows: rows.toSpliced(after + 1, 0, { ...rowOf(cabin, model, model.row + 1), tag: '' }) }
}

/** A row and its seats under that number. */
function rowOf({ code }: DrawnCabin, row: DrawnRow, number: number): DrawnRow {
  const cells = row.cells.map((cell) =>
    cell.seat === undefined ? { ...cell } : { ...cell, seat: `${signOf(code)}${number}${letterOf(cell.seat)}` },
  )
  return { ...row, row: number, cells }
}

export function withoutRow(cabin: DrawnCabin, index: number): DrawnCabin {
  return cabin.rows.length === 1 ? cabin : { ...cabin, rows: cabin.rows.toSpliced(index, 1) }
}

/** A column of gaps behind that one. */
export function withColumn(cabin: DrawnCabin, after: number): DrawnCabin {
  if ((cabin.rows[0]?.cells.length ?? 0) >= DRAWING_MOST.columns) return cabin
  return eachRow(cabin, (cells) => cells.toSpliced(after + 1, 0, { kind: 'gap' }))
}

export function withoutColumn(cabin: DrawnCabin, column: number): DrawnCabin {
  if ((cabin.rows[0]?.cells.length ?? 0) === 1) return cabin
  return eachRow(cabin, (cells) => cells.toSpliced(column, 1))
}

function eachRow(cabin: DrawnCabin, change: (cells: DrawnCell[]) => DrawnCell[]): DrawnCabin {
  return { ...cabin, rows: cabin.rows.map((row) => ({ ...row, cells: change(row.cells) })) }
}

function changeRow(cabin: DrawnCabin, index: number, change: (row: DrawnRow) => DrawnRow): DrawnCabin {
  return { ...cabin, rows: cabin.rows.map((row, place) => (place === index ? change(row) : row)) }
}

/** A class of its own to begin with: rows of two, an aisle, two. */
export function newCabin(code: FerryClassCode, name: string, rows = 6): DrawnCabin {
  const kinds: CellKind[] = ['seat', 'seat', 'aisle', 'seat', 'seat']
  const empty = Array.from({ length: rows }, () => ({ row: 1, tag: '', cells: kinds.map((kind) => ({ kind })) }))
  return numbered({ code, name, deck: 'main deck', rows: empty })
}

/** Why a boat cannot be drawn so, as one sentence; undefined when all is well. */
export function drawingProblem(cabins: readonly DrawnCabin[]): string | undefined {
  if (cabins.length === 0) return 'A boat needs one class at least'
  const codes = cabins.map(({ code }) => code)
  if (new Set(codes).size < codes.length) return 'Each class stands on a boat once'
  for (const cabin of cabins) {
    const problem = cabinProblem(cabin)
    if (problem !== undefined) return `${cabin.name === '' ? 'A class' : cabin.name}: ${problem}`
  }
  return undefined
}

function cabinProblem({ code, name, rows }: DrawnCabin): string | undefined {
  if (name === '') return 'please give it a name'
  if (rows.some(({ cells }) => cells.length !== rows[0]?.cells.length)) return 'all rows have as many places'
  const numbers = rows.map(({ row }) => row)
  const twice = numbers.find((row, index) => numbers.indexOf(row) !== index)
  if (twice !== undefined) return `row ${twice} is there twice`
  const seats = new Set<string>()
  for (const { row, cells } of rows) {
    for (const cell of cells) {
      if (!isSeat(cell)) continue
      const { seat = '' } = cell
      const letter = letterOf(seat)
      if (letter === '' || seat !== `${signOf(code)}${row}${letter}`) return `a seat of row ${row} has no letter`
      if (seats.has(seat)) return `seat ${row}${letter} is there twice`
      seats.add(seat)
    }
  }
  const sold = rows.some(({ cells }) => cells.some(({ kind }) => kind === 'seat'))
  return sold ? undefined : 'it has no seat for sale'
}

/** Letters of the seats at both sides, by the outermost columns. */
export function windowLettersOf({ rows }: DrawnCabin): string[] {
  const outer = rows.flatMap(({ cells }) => [cells[0], cells.at(-1)])
  return [...new Set(outer.flatMap((cell) => (cell?.seat === undefined ? [] : [letterOf(cell.seat)])))].sort()
}

/** Classes in the order in which pages show them. */
export function inOrder(cabins: readonly DrawnCabin[]): DrawnCabin[] {
  return FERRY_CLASSES.flatMap((code) => cabins.filter((cabin) => cabin.code === code))
}
