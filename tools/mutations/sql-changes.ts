import { child, type Node, nameOf } from './syntax.ts'

/** A change of one place: what stands from `start` to `end` becomes `to`. */
export type Change = { operator: string; start: number; end: number; to: string }

/** What may be changed in a statement: the pattern's last match group, if it has one, is what is replaced. */
const CHANGES: readonly { operator: string; pattern: RegExp; to: (found: string) => string }[] = [
  {
    operator: 'sql lock left out',
    pattern: /\bfor (?:no key )?(?:update|share)(?: skip locked| nowait)?/g,
    to: () => '',
  },
  { operator: 'sql skips nothing', pattern: / skip locked/g, to: () => '' },
  { operator: 'sql boundary', pattern: / (?:<=|>=|<|>) /g, to: (found) => ` ${BOUNDARIES[found.trim()]} ` },
  { operator: 'sql logic', pattern: /\b(?:and|or)\b/g, to: (found) => (found === 'and' ? 'or' : 'and') },
  {
    operator: 'sql null',
    pattern: /\bis (?:not )?null\b/g,
    to: (found) => (found.includes('not') ? 'is null' : 'is not null'),
  },
  { operator: 'sql existence', pattern: /\bnot exists\b/g, to: () => 'exists' },
  { operator: 'sql sum', pattern: / [+-] /g, to: (found) => (found === ' + ' ? ' - ' : ' + ') },
  {
    operator: 'sql extreme',
    pattern: /\b(?:least|greatest)(?=\()/g,
    to: (found) => (found === 'least' ? 'greatest' : 'least'),
  },
]
const BOUNDARIES: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }
/** The "and" of a range, and of a list of what a frame spans, joins no conditions. */
const BETWEEN = /\bbetween\b(?:(?!\band\b)[\s\S])*$/

/** Changes of the text of a statement, where it stands in a template that is tagged `sql`. */
export function sqlChanges(element: Node, text: string, around: readonly Node[]): Change[] {
  const tagged = around.at(-2)
  if (tagged?.type !== 'TaggedTemplateExpression' || nameOf(child(tagged, 'tag')) !== 'sql') return []
  const statement = text.slice(tagged.start, tagged.end)
  const words = text.slice(element.start, element.end)
  return CHANGES.flatMap(({ operator, pattern, to }) =>
    [...words.matchAll(pattern)]
      .map(({ 0: found, index }): Change => {
        const start = element.start + index
        return { operator, start, end: start + found.length, to: to(found) }
      })
      .filter(({ start }) => !BETWEEN.test(statement.slice(0, start - tagged.start)) || operator !== 'sql logic')
      .filter(({ start }) => !isInComment(statement.slice(0, start - tagged.start))),
  )
}

function isInComment(before: string): boolean {
  return before.lastIndexOf('/*') > before.lastIndexOf('*/') || /--[^\n]*$/.test(before)
}
