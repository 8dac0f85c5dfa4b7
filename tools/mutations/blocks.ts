import { child, type Node, walk } from './syntax.ts'

/** A stretch of a file that is executed as a whole or not at all. */
export type Block = { key: string; start: number; end: number; hasBraces: boolean }

/** The blocks of a file: what stands in braces, and arrow functions of one expression. Keys are those of no other file. */
export function blocksOf(path: string, program: Node): Block[] {
  const blocks: Block[] = []
  for (const [node] of walk(program)) {
    const body = node.type === 'ArrowFunctionExpression' ? child(node, 'body') : undefined
    if (body !== undefined && body.type !== 'BlockStatement') blocks.push({ ...at(path, body), hasBraces: false })
    if (node.type === 'BlockStatement') blocks.push({ ...at(path, node), hasBraces: true })
  }
  return blocks
}

/** The innermost block in which that position lies. */
export function blockAt(blocks: readonly Block[], position: number): Block | undefined {
  return blocks
    .filter(({ start, end }) => start <= position && position < end)
    .reduce<Block | undefined>(
      (inner, each) => (inner === undefined || each.end - each.start <= inner.end - inner.start ? each : inner),
      undefined,
    )
}

/** The same file, which tells `globalThis.blockRan`, when there is one, which of its blocks are executed. */
export function withProbes(text: string, blocks: readonly Block[]): string {
  const inserted = blocks.flatMap(({ key, start, end, hasBraces }) => {
    const probe = `globalThis.blockRan?.(${JSON.stringify(key)})`
    if (hasBraces) return [{ at: start + 1, words: `${probe};` }]
    return [
      { at: start, words: `(${probe},` },
      { at: end, words: ')' },
    ]
  })
  return inserted
    .toSorted((one, other) => other.at - one.at)
    .reduce((whole, { at: place, words }) => whole.slice(0, place) + words + whole.slice(place), text)
}

function at(path: string, { start, end }: Node): Omit<Block, 'hasBraces'> {
  return { key: `${path}:${start}`, start, end }
}
