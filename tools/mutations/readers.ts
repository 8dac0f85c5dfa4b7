import { dirname, join } from 'node:path'
import { type Block, blockAt, blocksOf } from './blocks.ts'
import { child, isFunction, isNode, type Node, nameOf, parse, walk } from './syntax.ts'

/** What stands at the top of a file and has names; `isValue`: it is made when the file is loaded, so whoever reads it is concerned. */
type Declared = { names: string[]; start: number; end: number; isValue: boolean }
type Imported = { local: string; name: string; path: string }
type Source = {
  path: string
  blocks: Block[]
  declared: Declared[]
  imported: Imported[]
  read: { name: string; at: number }[]
}

export type Sources = ReadonlyMap<string, Source>

export function readSources(texts: ReadonlyMap<string, string>): Sources {
  const sources = new Map<string, Source>()
  for (const [path, text] of texts) {
    const program = parse(path, text)
    if (program !== undefined) sources.set(path, readSource(path, program))
  }
  return sources
}

/** The keys of the blocks that a change at that place concerns, and the names by which a test may ask for it. */
export function concernedBy(sources: Sources, path: string, position: number): { blocks: string[]; names: string[] } {
  const source = sources.get(path)
  const own = blockAt(source?.blocks ?? [], position)
  const top = source && declarationAt(source, position)
  const blocks = new Set(own === undefined ? [] : [own.key])
  if (top?.isValue !== true) return { blocks: [...blocks], names: [] }
  const seen = new Set<string>()
  const waiting = top.names.map((name) => ({ path, name }))
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const key = `${next.path} ${next.name}`
    if (seen.has(key)) continue
    seen.add(key)
    for (const reader of readersOf(sources, next)) {
      if (typeof reader === 'string') blocks.add(reader)
      else waiting.push(reader)
    }
  }
  return { blocks: [...blocks], names: top.names }
}

type Named = { path: string; name: string }

/** Who reads what that file calls so: blocks, or other values at the top of a file. */
function readersOf(sources: Sources, { path, name }: Named): (string | Named)[] {
  return [...sources.values()].flatMap((source) => {
    const locals =
      source.path === path
        ? [name]
        : source.imported.filter((each) => each.path === path && each.name === name).map(({ local }) => local)
    return source.read
      .filter((read) => locals.includes(read.name))
      .flatMap(({ at }) => {
        const block = blockAt(source.blocks, at)
        const top = declarationAt(source, at)
        const onward = top?.isValue ? top.names.map((each) => ({ path: source.path, name: each })) : []
        return [...(block === undefined ? [] : [block.key]), ...onward]
      })
  })
}

function declarationAt({ declared }: Source, position: number): Declared | undefined {
  return declared.find(({ start, end }) => start <= position && position < end)
}

function readSource(path: string, program: Node): Source {
  const body = Array.isArray(program.body) ? program.body.filter(isNode) : []
  const read = [...walk(program)]
    .filter(([node, around]) => node.type === 'Identifier' && !isLabel(node, around.at(-1)))
    .map(([node]) => ({ name: nameOf(node) ?? '', at: node.start }))
  return {
    path,
    blocks: blocksOf(path, program),
    read,
    declared: body.flatMap(declaredBy),
    imported: body.flatMap((node) => importedBy(path, node)),
  }
}

/** The name of a property, which is nobody's of the top. */
function isLabel(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.property === node && parent.computed !== true
  return parent?.type === 'Property' && parent.key === node && parent.shorthand !== true && parent.computed !== true
}

function declaredBy(statement: Node): Declared[] {
  const node = statement.type === 'ExportNamedDeclaration' ? child(statement, 'declaration') : statement
  if (node?.type === 'FunctionDeclaration' || node?.type === 'ClassDeclaration')
    return [{ names: [nameOf(child(node, 'id')) ?? ''], start: node.start, end: node.end, isValue: false }]
  if (node?.type !== 'VariableDeclaration' || !Array.isArray(node.declarations)) return []
  return node.declarations.filter(isNode).map((each) => {
    const [id, init] = [child(each, 'id'), child(each, 'init')]
    const names = id === undefined ? [] : [...walk(id)].flatMap(([inner]) => nameOf(inner) ?? [])
    return { names, start: each.start, end: each.end, isValue: init === undefined || !isFunction(init) }
  })
}

function importedBy(path: string, node: Node): Imported[] {
  const from = child(node, 'source')?.value
  if (node.type !== 'ImportDeclaration' || typeof from !== 'string' || !Array.isArray(node.specifiers)) return []
  const of = from.startsWith('#') ? from.slice(1) : join(dirname(path), from)
  return node.specifiers.filter(isNode).flatMap((each): Imported[] => {
    const [local, name] = [nameOf(child(each, 'local')), nameOf(child(each, 'imported'))]
    return local === undefined || name === undefined ? [] : [{ local, name, path: of }]
  })
}
