import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const DOCS = join(import.meta.dirname, '../../docs')

/** A row of a table, by the heads of its columns. */
export type Row = Readonly<Record<string, string>>

export type RulesDocument = {
  /** Rows of every table whose heads begin with these: "what | at most". */
  rows: (heads: string) => Row[]
  /** What stands behind each number, a statement in one line. */
  statements: ReadonlyMap<string, string>
  /** Lines of what stands between fences under a heading or statement with this number. */
  block: (number: string) => string[]
}

/** A document of rules, as its tests read it: "booking-rules". Throws where what is asked for is not there. */
export function readRules(name: string): RulesDocument {
  const lines = readFileSync(join(DOCS, `${name}.md`), 'utf8').split('\n')
  return {
    rows: (heads) => rowsOf(lines, heads),
    statements: statementsOf(lines),
    block: (number) => {
      const start = lines.findIndex((line) => line.startsWith(`### ${number} `) || line.startsWith(`- **${number}** `))
      const open = lines.indexOf('```', start)
      if (start < 0 || open < 0) throw new Error(`${name} has no block under ${number}`)
      return lines.slice(open + 1, lines.indexOf('```', open + 1))
    },
  }
}

function rowsOf(lines: readonly string[], heads: string): Row[] {
  const isHead = (line: string) => line.startsWith('|') && `${cellsOf(line).join(' | ')} |`.startsWith(`${heads} |`)
  const found = lines.flatMap((line, index) => (isHead(line) ? tableAt(lines, index) : []))
  if (found.length === 0) throw new Error(`There is no table of ${heads}`)
  return found
}

function tableAt(lines: readonly string[], start: number): Row[] {
  const heads = cellsOf(lines[start] ?? '')
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'))
  return lines.slice(start + 2, end).map((line) => {
    const cells = cellsOf(line)
    return Object.fromEntries(heads.map((head, index) => [head, cells[index] ?? '']))
  })
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}

function statementsOf(lines: readonly string[]): Map<string, string> {
  const statements = new Map<string, string>()
  let number: string | undefined
  for (const line of lines) {
    const begun = /^- \*\*([^*]+)\*\* (.*)$/.exec(line)
    if (begun !== null) {
      number = begun[1] ?? ''
      statements.set(number, begun[2] ?? '')
    } else if (line === '' || /^[#|`]/.test(line)) number = undefined
    else if (number !== undefined) statements.set(number, `${statements.get(number)} ${line.trim()}`)
  }
  return statements
}

/** What of the code is in a statement, by its number; `null`: its figures are held by tests of their own. */
export type Held = Readonly<Record<string, readonly string[] | null>>

/** Numbers of other rules and of answers are no figures. */
const NO_FIGURES = /`[^`]*`|\b\d\.\d+(?:\.\d+)?\b|\bL-rule \d|\b(?:20[0-2]|404|409|4[12]\d|40[0-3]|503)\b/g

/** Statements that do not say what the code does, and those with a figure that is compared with nothing. */
export function notHeld({ statements }: RulesDocument, held: Held): string[] {
  const stray = Object.keys(held).filter((number) => !statements.has(number))
  return [
    ...stray.map((number) => `There is no ${number}`),
    ...[...statements].flatMap(([number, text]) => {
      const fragments = held[number]
      if (fragments === null) return []
      let rest = text
      const missing = (fragments ?? []).filter((fragment) => {
        const isThere = rest.includes(fragment)
        rest = rest.replace(fragment, '')
        return !isThere
      })
      const figure = /[^.,;:]*\d[^.,;:]*/.exec(rest.replace(NO_FIGURES, ''))
      return [
        ...missing.map((fragment) => `${number} does not say "${fragment}"`),
        ...(figure === null ? [] : [`${number} says "${figure[0].trim()}", which no test compares with the code`]),
      ]
    }),
  ]
}

/** "1,00,000" or "-20" as a number. */
export function numberOf(cell: string): number {
  return Number(cell.replaceAll(',', ''))
}
