import { parseSync } from 'vite'

/** A node of the syntax tree (ESTree with TypeScript), as far as it is looked at here. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** The part of TypeScript's nodes that is executed. */
const EXECUTED_TS = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSInstantiationExpression',
])
const OF_TYPES = new Set([
  'typeAnnotation',
  'typeParameters',
  'typeArguments',
  'returnType',
  'superTypeArguments',
  'implements',
])

/** The syntax tree of a file; undefined when it is none. */
export function parse(path: string, text: string): Node | undefined {
  const { program, errors } = parseSync(path, text)
  return errors.length === 0 ? (program as unknown as Node) : undefined
}

/** Every node that is executed, with those around it, innermost last. Types, imports and re-exports are left out. */
export function* walk(node: Node, around: readonly Node[] = []): Generator<[Node, readonly Node[]]> {
  yield [node, around]
  const within = [...around, node]
  for (const child of childrenOf(node)) yield* walk(child, within)
}

function childrenOf(node: Node): Node[] {
  if (isLeftOut(node)) return []
  return Object.entries(node)
    .filter(([key]) => !OF_TYPES.has(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .filter((child) => !isLeftOut(child))
}

function isLeftOut({ type, source }: Node): boolean {
  if (type === 'ImportDeclaration' || type === 'ExportAllDeclaration') return true
  if (type === 'ExportNamedDeclaration' && isNode(source)) return true
  return type.startsWith('TS') && !EXECUTED_TS.has(type)
}

export function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value
  )
}

export function child(node: Node | undefined, key: string): Node | undefined {
  const value = node?.[key]
  return isNode(value) ? value : undefined
}

export function nameOf(node: Node | undefined): string | undefined {
  const name = node?.name
  return typeof name === 'string' ? name : undefined
}

export function isFunction({ type }: Node): boolean {
  return type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'
}

/** How the innermost function around is called, else what the statement at the top declares. */
export function placeOf(around: readonly Node[]): string {
  const names = around.flatMap((node, index) => {
    if (node.type === 'FunctionDeclaration') return [nameOf(child(node, 'id'))]
    if (node.type === 'VariableDeclarator' && (index <= 3 || isFunction(around[index + 1] ?? node)))
      return [nameOf(child(node, 'id'))]
    const isMethod = node.type === 'Property' || node.type === 'MethodDefinition'
    return isMethod && isFunction(around[index + 1] ?? node) ? [nameOf(child(node, 'key'))] : []
  })
  return names.filter((name) => name !== undefined).at(-1) ?? 'top'
}
