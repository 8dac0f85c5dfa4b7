import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { plainCode, type Sentence, sentencesIn, testCode, testFiles } from './code-text.ts'
import { isTest, type Rule, type Tree } from './tree.ts'

const ENDPOINTS = 'contract/v1/endpoints.ts'
const MESSAGES = 'contract/terms/messages.ts'

type DeclaredEndpoint = { noun: string; method: string; path: string; refusals: readonly string[] }

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

/**
 * A no that nobody provokes in a test is a guess. Each call that declares one stands in a table of `holdRefusals`, which provokes every
 * code of it over HTTP and takes no code less and none more; what else the server writes is at least said in a test.
 */
export const refusalsAreTested: Rule = {
  name: 'refusals-are-tested',
  check: async (tree) => {
    const calls = (await endpointsOf(tree)).filter(({ refusals }) => refusals.length > 0)
    const tables = testFiles(tree)
      .map((path) => plainCode(path, tree.text(path)))
      .filter((code) => code.includes('holdRefusals('))
      .join('\n')
    const untold = calls
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => !saysWord(tables, call))
      .map((call) => `no table of holdRefusals has the call ${call}`)
    const written = tree.files
      .filter((path) => /^server\/.*\.ts$/.test(path) && !isTest(path))
      .flatMap((path) => [...tree.text(path).matchAll(/\bcode: '([a-z_]+)'/g)].map((match) => match[1] ?? ''))
    const said = testCode(tree)
    const unsaid = [...new Set(written)].filter((code) => !saysWord(said, code))
    return [...untold, ...unsaid.map((code) => `no test mentions the refusal ${code}`)]
  },
}

/** As a text, or as the name of a field. */
function saysWord(code: string, word: string): boolean {
  return (
    [`'${word}'`, `"${word}"`, `\`${word}\``].some((text) => code.includes(text)) ||
    code.includes(`{${word}:`) ||
    code.includes(`,${word}:`)
  )
}

/** Every sentence a visitor may be shown is held by a test: by its words, or by its name. */
export const messagesAreTested: Rule = {
  name: 'messages-are-tested',
  check: async (tree) => {
    if (!tree.files.includes(MESSAGES)) return []
    const tested = testCode(tree)
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

/** Files that refuse, and what takes a question apart. */
const REFUSES = /\/refusal\.ts'|kind: 'refuse'/
const TERMS = /^import \{([^}]*)\} from '(?:#contract|\.\.)\/(terms\/[\w-]+\.ts)'/gm

/** Every sentence that refuses something stands word by word in the code of a test; what is filled in, between its parts. */
export const sentencesAreHeld: Rule = {
  name: 'sentences-are-held',
  check: (tree) => {
    const refusing = tree.files.filter(
      (path) =>
        path.startsWith('contract/v1/') ||
        (/^server\/.*\.ts$/.test(path) && REFUSES.test(tree.text(path)) && !OTHER_TEXTS.test(path)),
    )
    const own = refusing.filter((path) => !isTest(path))
    const terms = Map.groupBy(
      own.flatMap((path) => termsOf(tree.text(path))),
      ({ file }) => file,
    )
    const said = testCode(tree)
    const isHeld = ({ parts }: Sentence) => parts.every((part) => said.includes(part))
    const open = [...own, ...terms.keys()].flatMap((path) => {
      const names = terms.get(path)?.map(({ name }) => name)
      return sentencesIn(path, tree.text(path))
        .filter((sentence) => names === undefined || names.includes(sentence.name ?? ''))
        .filter((sentence) => !isHeld(sentence) && !OTHER_NAMES.test(sentence.name ?? ''))
        .map(({ parts }) => `no test holds "${parts.join('…')}" of ${path}`)
    })
    return [...new Set(open)]
  },
}

/** What describes calls and figures, and what papers and payment pages say: no refusal. */
const OTHER_TEXTS = /^server\/(?:http\/(?:openapi|api-docs|request-metrics)|wiring\/test-mode)\.ts$/
const OTHER_NAMES = /^(?:factsOf|openedOf|roadOf|readOpenApi|Undone|allowedAt)$/

/** The words of `contract/terms` that a file brings in, by name. */
function termsOf(text: string): { file: string; name: string }[] {
  return [...text.matchAll(TERMS)].flatMap(([, names = '', file = '']) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/ as .*$/, ''))
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => ({ file: `contract/${file}`, name })),
  )
}
