import { parseSync, transformSync } from '@swc/core'
import { isTest, type Tree } from './tree.ts'

/** What the tests say as code: a word in a comment holds nothing. */
export function testCode(tree: Tree): string {
  const known = codes.get(tree)
  if (known !== undefined) return known
  const code = testFiles(tree)
    .map((path) => plainCode(path, tree.text(path)))
    .join('\n')
  codes.set(tree, code)
  return code
}

const codes = new WeakMap<Tree, string>()

export function testFiles(tree: Tree): string[] {
  return tree.files.filter((path) => isTest(path) && !path.startsWith('tests/tools/'))
}

/** Without comments and types; texts and patterns with their signs unescaped, so that a sentence is found in either. */
export function plainCode(path: string, text: string): string {
  const parser = { syntax: 'typescript', tsx: path.endsWith('x') } as const
  const jsc = { parser, target: 'esnext' } as const
  const options = { jsc, isModule: true, minify: true, configFile: false, swcrc: false }
  return transformSync(text, { filename: path, ...options }).code.replace(/\\(['"`.?()+])/g, '$1')
}

/** A text as it stands in the code; of a made one the parts between what is filled in. `name`: the declaration at the top that it stands in. */
export type Sentence = { parts: string[]; name: string | undefined }

/** What no visitor reads: what logs and errors say, what a call is summed up as, and the entries of a voucher. */
const OTHER_WORDS = /^(?:summary|label|text|title|event)$/

/** Every sentence of a file that may be shown to somebody. */
export function sentencesIn(path: string, text: string): Sentence[] {
  const found: Sentence[] = []
  const { body } = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'esnext' })
  for (const statement of body) collect(statement, nameOf(statement), found)
  return found
}

type Node = { type?: string; [name: string]: unknown }

function nameOf(statement: unknown): string | undefined {
  const { declaration = statement } = statement as Node
  const { identifier, declarations } = declaration as Node
  const [first] = (declarations ?? []) as { id: { value: string } }[]
  return (identifier as { value: string } | undefined)?.value ?? first?.id.value
}

function collect(node: unknown, name: string | undefined, found: Sentence[]): void {
  if (typeof node !== 'object' || node === null) return
  if (Array.isArray(node)) {
    for (const each of node) collect(each, name, found)
    return
  }
  // A node of the tree, whatever its kind.
  const each = node as Node
  if (isOther(each)) return
  const parts =
    each.type === 'StringLiteral'
      ? [String(each.value)]
      : each.type === 'TemplateLiteral'
        ? (each.quasis as { cooked: string }[]).map(({ cooked }) => cooked)
        : undefined
  if (parts !== undefined && isSentence(parts)) found.push({ parts: parts.map((part) => part.trim()), name })
  for (const [key, value] of Object.entries(each)) if (key !== 'span') collect(value, name, found)
}

/** Imports and SQL, entries of other words, and what is logged or thrown. */
function isOther({ type, key, callee }: Node): boolean {
  if (type === 'ImportDeclaration' || type === 'TaggedTemplateExpression' || type === 'NewExpression') return true
  if (type === 'KeyValueProperty') return OTHER_WORDS.test(String((key as Node).value))
  const { property } = (type === 'CallExpression' ? callee : {}) as Node
  return property !== undefined && /^(?:info|warn|error)$/.test(String((property as Node).value))
}

/** Begins with a capital or something filled in, and has at least two words. */
function isSentence(parts: readonly string[]): boolean {
  const whole = parts.join('X')
  return /^[A-Z]/.test(whole) && whole.trim().split(/\s+/).length >= 2
}
