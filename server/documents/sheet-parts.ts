import type { Element, Sheet, TextStyle } from './sheet.ts'
import type { Box } from './sheet-drawings.ts'

/** Points. */
const GUTTER = 14
const LABEL_WIDTH = 86
const ROW_GAP = 1.5

export type Fact = { label: string; text: string }

/** A piece of text over the whole width, and the space below it. */
export function addText(sheet: Sheet, tag: string, text: string, style: TextStyle & { after?: number }): void {
  const height = sheet.height(text, sheet.full, style)
  sheet.need(height)
  sheet.write(tag, text, sheet.full, style)
  sheet.y += height + (style.after ?? 0)
}

/** Labels with their texts, two side by side; a long text takes a row of its own. */
export function addFacts(sheet: Sheet, facts: readonly Fact[], size: number): void {
  const half = (sheet.full.width - GUTTER) / 2
  const table = sheet.element('Table')
  let waiting: Fact | undefined
  const flush = (row: Fact[], width: number) => addFactRow(sheet, table, { row, width, size })
  for (const fact of facts) {
    const isLong = sheet.height(fact.text, { x: 0, width: half - LABEL_WIDTH }, { size }) > size * 2.9
    if (isLong) {
      if (waiting !== undefined) flush([waiting], half)
      flush([fact], sheet.full.width)
      waiting = undefined
    } else if (waiting === undefined) waiting = fact
    else {
      flush([waiting, fact], half)
      waiting = undefined
    }
  }
  if (waiting !== undefined) flush([waiting], sheet.full.width)
  table.end()
}

function addFactRow(
  sheet: Sheet,
  table: Element,
  { row, width, size }: { row: Fact[]; width: number; size: number },
): void {
  const boxes = row.map((_, index) => {
    const x = sheet.full.x + index * (width + GUTTER)
    return { label: { x, width: LABEL_WIDTH - 4 }, text: { x: x + LABEL_WIDTH, width: width - LABEL_WIDTH } }
  })
  const heights = row.flatMap(({ label, text }, index) => [
    sheet.height(label, boxes[index]?.label ?? sheet.full, { size }),
    sheet.height(text, boxes[index]?.text ?? sheet.full, { size }),
  ])
  const height = Math.max(...heights)
  sheet.need(height)
  const line = sheet.element('TR', table)
  for (const [index, { label, text }] of row.entries()) {
    sheet.write('TH', label, boxes[index]?.label ?? sheet.full, { size, faint: true }, line)
    sheet.write('TD', text, boxes[index]?.text ?? sheet.full, { size }, line)
  }
  line.end()
  sheet.y += height + ROW_GAP
}

export type Column = { title: string; share: number; align?: 'left' | 'right' }
/** `lead`: what the first cell begins with, in strong letters on a line of its own. */
export type TableRow = { lead?: string; cells: string[]; strong?: boolean }

/** A table with its head again on each page; a row is never torn apart. */
export function addTable(sheet: Sheet, columns: readonly Column[], rows: readonly TableRow[], size: number): void {
  const boxes = boxesOf(sheet, columns)
  const table = sheet.element('Table')
  const leadHeight = (lead: string | undefined) =>
    lead === undefined ? 0 : sheet.height(lead, boxes[0] ?? sheet.full, { size, strong: true })
  const place = ({ lead, cells, strong = false }: TableRow, tag: 'TH' | 'TD') => {
    const styles = columns.map(({ align }): TextStyle => ({ size, strong, align: align ?? 'left' }))
    const line = sheet.element('TR', table)
    const top = sheet.y
    if (lead !== undefined) sheet.write(tag, lead, boxes[0] ?? sheet.full, { size, strong: true }, line)
    for (const [index, cell] of cells.entries()) {
      sheet.y = top + (index === 0 ? leadHeight(lead) : 0)
      sheet.write(tag, cell, boxes[index] ?? sheet.full, styles[index] ?? { size }, line)
    }
    sheet.y = top
    line.end()
  }
  const heightOf = ({ lead, cells, strong = false }: TableRow) =>
    Math.max(
      ...cells.map((cell, index) => {
        const own = sheet.height(cell, boxes[index] ?? sheet.full, { size, strong })
        return own + (index === 0 ? leadHeight(lead) : 0)
      }),
    )
  const titles = { cells: columns.map(({ title }) => title), strong: true }
  const headHeight = heightOf(titles)
  const head = () => {
    place(titles, 'TH')
    sheet.y += headHeight + 3
    sheet.rule()
    sheet.y += 4
  }
  head()
  for (const row of rows) {
    const height = heightOf(row)
    const before = sheet.y
    sheet.need(height + 8)
    if (sheet.y < before) head()
    place(row, 'TD')
    sheet.y += height + 4
    sheet.rule()
    sheet.y += 4
  }
  table.end()
}

function boxesOf(sheet: Sheet, columns: readonly Column[]): Box[] {
  const gap = 6
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const free = sheet.full.width - gap * (columns.length - 1)
  let x = sheet.full.x
  return columns.map(({ share }) => {
    const box = { x, width: (free * share) / shares }
    x += box.width + gap
    return box
  })
}
