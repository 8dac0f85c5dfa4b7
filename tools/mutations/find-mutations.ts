import { type Area, areaOf, isShownOnly } from './areas.ts'
import { type Change, sqlChanges } from './sql-changes.ts'
import { child, isNode, type Node, parse, placeOf, walk } from './syntax.ts'

/** `id` says the same after lines have moved. */
export type Mutation = Change & { id: string; area: Area; path: string; line: number }

const SNIPPET_LETTERS = 70
const LARGE = 1_000
const BOUNDARIES: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }
const EQUALITIES: Record<string, string> = { '===': '!==', '!==': '===' }
const SUMS: Record<string, string> = { '+': '-', '-': '+', '*': '/', '/': '*', '+=': '-=', '-=': '+=' }
const LOGIC: Record<string, string> = { '&&': '||', '||': '&&' }
/** Calls on a query without which it asks for more, or locks less. */
const NARROWING = new Set(['where', 'whereRef', 'having', 'forUpdate', 'forNoKeyUpdate', 'skipLocked'])
const LEAVES = new Set(['ReturnStatement', 'ThrowStatement', 'ContinueStatement', 'BreakStatement'])

/** Every change of a file of the four areas. */
export function findMutations(path: string, text: string, area = areaOf(path)): Mutation[] {
  const program = parse(path, text)
  if (area === undefined || program === undefined) return []
  const seen = new Map<string, number>()
  return [...walk(program)].flatMap(([node, around]) =>
    changesOf(node, text, around).flatMap((change): Mutation[] => {
      const place = placeOf([...around, node])
      if (isShownOnly(path, place)) return []
      const name = `${path} ${place}: ${change.operator}: ${shown(text, change)}`
      const times = (seen.get(name) ?? 0) + 1
      seen.set(name, times)
      const line = text.slice(0, change.start).split('\n').length
      return [{ ...change, id: times === 1 ? name : `${name} #${times}`, area, path, line }]
    }),
  )
}

/** Whether the file is still a program with it. */
export function isProgram(mutation: Mutation, text: string): boolean {
  return parse(mutation.path, mutated(text, mutation)) !== undefined
}

export function mutated(text: string, { start, end, to }: Pick<Change, 'start' | 'end' | 'to'>): string {
  return text.slice(0, start) + to + text.slice(end)
}

function changesOf(node: Node, text: string, around: readonly Node[]): Change[] {
  switch (node.type) {
    case 'BinaryExpression':
      return [
        ...swap(node, text, 'boundary', BOUNDARIES),
        ...swap(node, text, 'equality', EQUALITIES),
        ...sum(node, text),
      ]
    case 'AssignmentExpression':
      return swap(node, text, 'sum', SUMS)
    case 'LogicalExpression':
      if (node.operator === '??') return replace(node, 'default left out', slice(text, child(node, 'left')))
      return swap(node, text, 'logic', LOGIC)
    case 'IfStatement':
      return [...negate(child(node, 'test'), text), ...leaveOutReturn(node)]
    case 'ConditionalExpression':
      return negate(child(node, 'test'), text)
    case 'Literal':
      return literal(node, around)
    case 'ExpressionStatement':
      return isCall(child(node, 'expression')) ? replace(node, 'call left out', ';') : []
    case 'CallExpression':
      return narrowing(node)
    case 'TemplateElement':
      return sqlChanges(node, text, around)
    default:
      return []
  }
}

function replace({ start, end }: Node, operator: string, to: string): Change[] {
  return [{ operator, start, end, to }]
}

/** Another operator between the two sides. */
function swap(node: Node, text: string, operator: string, others: Record<string, string>): Change[] {
  const [left, right, sign] = [child(node, 'left'), child(node, 'right'), String(node.operator)]
  const other = others[sign]
  if (left === undefined || right === undefined || other === undefined) return []
  const start = left.end + text.slice(left.end, right.start).indexOf(sign)
  return [{ operator, start, end: start + sign.length, to: other }]
}

/** Not between texts, where only a plus makes sense. */
function sum(node: Node, text: string): Change[] {
  const isText = [child(node, 'left'), child(node, 'right')].some(
    (side) => side?.type === 'TemplateLiteral' || typeof side?.value === 'string',
  )
  return isText ? [] : swap(node, text, 'sum', SUMS)
}

/** One that compares for equality is changed there. */
function negate(test: Node | undefined, text: string): Change[] {
  if (test === undefined || String(test.operator) in EQUALITIES) return []
  return replace(test, 'negation', `!(${slice(text, test)})`)
}

function leaveOutReturn(node: Node): Change[] {
  const then = child(node, 'consequent')
  const body = then?.type === 'BlockStatement' && Array.isArray(then.body) ? then.body.filter(isNode) : [then]
  const last = body.at(-1)
  const isEarly = last !== undefined && LEAVES.has(last.type) && !isNode(node.alternate)
  return isEarly ? replace(node, 'early end left out', ';') : []
}

function literal(node: Node, around: readonly Node[]): Change[] {
  const parent = around.at(-1)
  if (parent?.type === 'Property' && parent.key === node) return []
  if (typeof node.value === 'boolean') return replace(node, 'boolean', String(!node.value))
  const isWhole = typeof node.value === 'number' && Number.isInteger(node.value)
  if (isWhole) return replace(node, 'integer', String(another(Number(node.value))))
  const other = typeof node.value === 'string' ? BOUNDARIES[node.value] : undefined
  return other !== undefined && parent?.type === 'CallExpression' ? replace(node, 'boundary', `'${other}'`) : []
}

/** One more; of a large one, such as a time-out, one more is the same. */
function another(whole: number): number {
  return whole < LARGE ? whole + 1 : whole * 2
}

function isCall(node: Node | undefined): boolean {
  const inner = node?.type === 'AwaitExpression' || node?.type === 'UnaryExpression' ? child(node, 'argument') : node
  return inner?.type === 'CallExpression'
}

function narrowing(node: Node): Change[] {
  const callee = child(node, 'callee')
  const name = child(callee, 'property')?.name
  if (callee?.type !== 'MemberExpression' || typeof name !== 'string' || !NARROWING.has(name)) return []
  const before = child(callee, 'object')
  return before === undefined ? [] : [{ operator: `${name} left out`, start: before.end, end: node.end, to: '' }]
}

function slice(text: string, node: Node | undefined): string {
  return node === undefined ? '' : text.slice(node.start, node.end)
}

/** The place in its line or lines, and what becomes of it. */
function shown(text: string, { start, end, to }: Change): string {
  const short = (words: string) => {
    const line = words.replaceAll(/\s+/g, ' ').trim()
    return line.length > SNIPPET_LETTERS ? `${line.slice(0, SNIPPET_LETTERS)}…` : line
  }
  const from = Math.max(text.lastIndexOf('\n', start) + 1, start - SNIPPET_LETTERS / 2)
  const lineEnd = text.indexOf('\n', end)
  const until = Math.min(lineEnd < 0 ? text.length : lineEnd, end + SNIPPET_LETTERS / 2)
  return `${short(text.slice(from, start))} [${short(text.slice(start, end))} → ${short(to)}] ${short(text.slice(end, until))}`.trim()
}
