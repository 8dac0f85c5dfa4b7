import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isTest, type Rule, type Tree } from './tree.ts'

const ENDPOINTS = 'contract/v1/endpoints.ts'
const MESSAGES = 'contract/terms/messages.ts'

type DeclaredEndpoint = { noun: string; refusals: readonly string[] }

/** Every noun of the contract is a folder of the server: who looks for `ferry` finds it everywhere. */
export const nounsHaveSlices: Rule = {
  name: 'nouns-have-slices',
  check: async (tree) => {
    const nouns = new Set((await endpointsOf(tree)).map(({ noun }) => noun))
    return [...nouns]
      .filter((noun) => !tree.files.some((path) => path.startsWith(`server/${noun}/`)))
      .map((noun) => `the contract knows ${noun}, but there is no server/${noun}/`)
  },
}

/** A no that nobody provokes in a test is a guess. */
export const refusalsAreTested: Rule = {
  name: 'refusals-are-tested',
  check: async (tree) => {
    const declared = (await endpointsOf(tree)).flatMap(({ refusals }) => refusals)
    const written = tree.files
      .filter((path) => /^server\/.*\.ts$/.test(path) && !isTest(path))
      .flatMap((path) => [...tree.text(path).matchAll(/\bcode: '([a-z_]+)'/g)].map((match) => match[1] ?? ''))
    const tested = testWords(tree)
    return [...new Set([...declared, ...written])]
      .filter((code) => !new RegExp(`(['"\`])${code}\\1`).test(tested))
      .map((code) => `no test mentions the refusal ${code}`)
  },
}

/** Every sentence a visitor may be shown is held by a test: by its words, or by its name. */
export const messagesAreTested: Rule = {
  name: 'messages-are-tested',
  check: async (tree) => {
    if (!tree.files.includes(MESSAGES)) return []
    const tested = testWords(tree)
    return sentencesOf(await load(tree, MESSAGES))
      .filter(
        ({ name, words }) => !new RegExp(`\\b${name}\\b`).test(tested) && (words === '' || !tested.includes(words)),
      )
      .map(({ name }) => `no test mentions the message ${name}`)
  },
}

async function endpointsOf(tree: Tree): Promise<readonly DeclaredEndpoint[]> {
  if (!tree.files.includes(ENDPOINTS)) return []
  // The contract's own type says so; the tree under test need not be this project.
  return (await load(tree, ENDPOINTS)).endpoints as readonly DeclaredEndpoint[]
}

async function load(tree: Tree, path: string): Promise<Record<string, unknown>> {
  const file = join(tree.root, path)
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Record<string, unknown>) : {}
}

/** The leaves of exported records, as `NAME.key`; of a function that makes a sentence, its beginning. */
function sentencesOf(value: Record<string, unknown>, prefix = ''): { name: string; words: string }[] {
  return Object.entries(value).flatMap(([key, leaf]) => {
    const name = prefix === '' ? key : `${prefix}.${key}`
    if (typeof leaf === 'string') return [{ name, words: leaf }]
    if (typeof leaf === 'function') return [{ name, words: beginningOf(leaf as (value: number) => unknown) }]
    return typeof leaf === 'object' && leaf !== null ? sentencesOf(leaf as Record<string, unknown>, name) : []
  })
}

function beginningOf(sentence: (value: number) => unknown): string {
  return String(sentence(7)).split('7', 1)[0] ?? ''
}

function testWords(tree: Tree): string {
  return tree.files
    .filter((path) => isTest(path) && !path.startsWith('tests/tools/'))
    .map(tree.text)
    .join('\n')
}
