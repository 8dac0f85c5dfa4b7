/** Signs between cells, the likeliest first. */
const SEPARATORS = [',', ';', '\t', '|']
/** A line of a file, from 1. */
export type CsvRow = { line: number; cells: string[] }

/** Cells of comma-separated values, with quotes, ends of lines of any kind, and a mark at the front or none. */
export function csvRows(text: string): CsvRow[] {
  const plain = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(plain)
  const rows: CsvRow[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let line = 1
  const endRow = () => {
    cells.push(cell.trim())
    if (cells.some((each) => each !== '')) rows.push({ line, cells })
    ;[cells, cell] = [[], '']
  }
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain[at] ?? ''
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (plain[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') [isQuoted, cell] = [true, '']
    else if (sign === separator) {
      cells.push(cell.trim())
      cell = ''
    } else if (sign === '\n') {
      endRow()
      line += 1
    } else if (sign !== '\r') cell += sign
  }
  endRow()
  return rows
}

function separatorOf(text: string): string {
  const start = text.slice(0, 4_000)
  const counts = SEPARATORS.map((sign) => start.split(sign).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}
