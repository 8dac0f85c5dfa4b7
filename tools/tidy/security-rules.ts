import { knownNames } from './map-rules.ts'
import type { Rule, Tree } from './tree.ts'

const DOCUMENT = 'docs/security.md'
const REQUIREMENTS = 'docs/security/asvs-5.0.0.json'
/** What a row may say of its requirement. The first two name what holds it, the last three say why not all of it is held. */
const STATES = ['held', 'partly', 'open', 'not here']
/** A reason shorter than this is none. */
const REASON_LENGTH_MIN = 12

type Row = { line: number; from: string; to: string; level: string; state: string; words: string }
type Level = { number: string; level: string }

/** Every requirement of the standard has one row of docs/security.md, and what a row names is really there. */
export function securityRowsHold(tidyRules: () => readonly string[]): Rule {
  return {
    name: 'security-rows-hold',
    check: async (tree) => {
      if (!tree.files.includes(DOCUMENT)) return []
      if (!tree.files.includes(REQUIREMENTS))
        return [`${REQUIREMENTS}, which ${DOCUMENT} is compared with, is not there`]
      const rows = rowsOf(tree.text(DOCUMENT))
      const required = requirementsOf(tree)
      const isKnown = await knownNames(tree, tidyRules())
      return [
        ...rows.flatMap((row) =>
          complaintsOf(tree, row, required, isKnown).map((words) => `${DOCUMENT}:${row.line} ${words}`),
        ),
        ...required.flatMap((each) => coverage(each.number, rows, required)),
      ]
    },
  }
}

function requirementsOf(tree: Tree): Level[] {
  const { levels } = JSON.parse(tree.text(REQUIREMENTS)) as { levels: Record<string, string[]> }
  return Object.entries(levels)
    .flatMap(([level, numbers]) => numbers.map((number) => ({ number, level })))
    .sort((one, other) => one.number.localeCompare(other.number, 'en', { numeric: true }))
}

/** "| V1.2.3 | 1 | in short | held | by |", or "| V10.1.1 to V10.7.3 | 1, 2 | … |". */
function rowsOf(text: string): Row[] {
  return text.split('\n').flatMap((line, index) => {
    const [, numbers = '', level = '', , state = '', words = ''] = line.split('|').map((cell) => cell.trim())
    const [, from = '', to = from] = /^(V[\d.]+)(?: to (V[\d.]+))?$/.exec(numbers) ?? []
    return from === '' ? [] : [{ line: index + 1, from, to, level, state, words }]
  })
}

function covered(row: Row, required: readonly Level[]): readonly Level[] {
  const [first, last] = [row.from, row.to].map((number) => required.findIndex((each) => each.number === number))
  return first === undefined || last === undefined || first < 0 || last < first ? [] : required.slice(first, last + 1)
}

function coverage(number: string, rows: readonly Row[], required: readonly Level[]): string[] {
  const times = rows.filter((row) => covered(row, required).some((each) => each.number === number)).length
  return times === 1 ? [] : [`${DOCUMENT} has ${times} rows for ${number}, which needs one`]
}

function complaintsOf(tree: Tree, row: Row, required: readonly Level[], isKnown: (name: string) => boolean): string[] {
  const of = covered(row, required)
  const levels = [...new Set(of.map(({ level }) => level))].sort().join(', ')
  const proofs = [...row.words.matchAll(/`([^`]+)`(?: › "([^"]+)")?/g)]
  const reason = row.words.replace(/`[^`]+`(?: › "[^"]+")?/g, '').trim()
  const isHeld = row.state === 'held' || row.state === 'partly'
  return [
    ...(of.length === 0 ? [`names ${row.from} to ${row.to}, which is no requirement of levels 1 and 2`] : []),
    ...(of.length > 0 && levels !== row.level ? [`says level ${row.level} of ${row.from}, which has ${levels}`] : []),
    ...(STATES.includes(row.state) ? [] : [`says "${row.state}" of ${row.from}: it is ${STATES.join(', ')}`]),
    ...(isHeld && proofs.length === 0 ? [`names nothing that holds ${row.from}`] : []),
    ...(row.state !== 'held' && reason.length < REASON_LENGTH_MIN ? [`gives no reason for ${row.from}`] : []),
    ...proofs.flatMap(([, name = '', title]) => absent(tree, name, title, isKnown)),
  ]
}

function absent(tree: Tree, name: string, title: string | undefined, isKnown: (name: string) => boolean): string[] {
  if (title === undefined) return isKnown(name) ? [] : [`names ${name}, which is no rule, program or file here`]
  if (!tree.files.includes(name)) return [`names ${name}, which is not there`]
  return isTitled(tree.text(name), name, title) ? [] : [`names "${title}", which ${name} does not have`]
}

/** A test by its whole title, a document by one of its headings. */
function isTitled(text: string, name: string, title: string): boolean {
  if (name.endsWith('.md'))
    return text.split('\n').some((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === title)
  return ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`))
}
