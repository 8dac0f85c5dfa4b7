import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectFiles } from '../project-files.ts'
import { sourceFiles } from './areas.ts'
import { blocksOf, withProbes } from './blocks.ts'
import type { OwnTree } from './own-tree.ts'
import { type FileResult, runFiles } from './run-files.ts'
import { parse } from './syntax.ts'

/** What a test file does: `counts` says how often it executed each block; `failure` why it does not pass though nothing was changed. */
export type TestRecord = FileResult & { hash: string; counts: Record<string, number> }

/** Test files that are run and outcomes together. */
const BATCH = 5
const BATCH_LIMIT_MS = 30 * 60_000
/** Everything else decides what a test does. */
const DECIDES_NOTHING =
  /\.(?:test\.tsx?|md)$|^(?:docs|public)\/|^tools\/(?!(?:fake-gateway|machine)\/)|^(?:package|knip|biome)\.json$/
const TESTS = ['{contract,server,site}/**/*.test.{ts,tsx}', 'tests/api/**/*.test.ts']

/** Named by what a test file says and by all that it may depend on. */
export function hashOfSources(root: string): string {
  const hash = createHash('sha256')
  for (const path of projectFiles(root).filter((each) => !DECIDES_NOTHING.test(each)))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
  return hash.digest('hex').slice(0, 16)
}

/** A test file, and a hash of all that decides what it does. */
export type TestFile = { path: string; hash: string }

export function testFiles(root: string): TestFile[] {
  const sources = hashOfSources(root)
  const hashOf = (path: string) =>
    createHash('sha256')
      .update(sources)
      .update(path)
      .update(readFileSync(join(root, path)))
  return globSync(TESTS, { cwd: root })
    .sort()
    .map((path) => ({ path, hash: hashOf(path).digest('hex').slice(0, 20) }))
}

/** Which blocks each of these executes. What was recorded of the same sources before is read from `kept`. */
export async function mapTests(
  tree: OwnTree,
  tests: readonly TestFile[],
  { kept, env, say }: { kept: string; env: Record<string, string>; say: (line: string) => void },
): Promise<TestRecord[]> {
  mkdirSync(kept, { recursive: true })
  const fileOf = ({ hash }: { hash: string }) => join(kept, `${hash}.json`)
  const missing = tests.filter((test) => !existsSync(fileOf(test)))
  const failed = new Map<string, TestRecord>()
  if (missing.length > 0) {
    const restore = plantProbes(tree)
    for (let from = 0; from < missing.length; from += BATCH) {
      say(`What ${from + 1} to ${Math.min(from + BATCH, missing.length)} of ${missing.length} test files execute`)
      for (const record of await recordBatch(tree.root, missing.slice(from, from + BATCH), env)) {
        // One that failed gets another chance in the next run.
        if (record.failure === undefined) writeFileSync(fileOf(record), JSON.stringify(record))
        else failed.set(record.hash, record)
      }
    }
    restore()
  }
  return tests.map((test) => failed.get(test.hash) ?? (JSON.parse(readFileSync(fileOf(test), 'utf8')) as TestRecord))
}

async function recordBatch(
  root: string,
  batch: readonly TestFile[],
  env: Record<string, string>,
): Promise<TestRecord[]> {
  const folder = await mkdtemp(join(tmpdir(), 'padauk-records-'))
  const run = async (files: readonly string[]) =>
    (await runFiles({ root, files, limitMs: BATCH_LIMIT_MS, env: { ...env, MUTATION_RECORDS: folder } })).files
  try {
    const first = await run(batch.map(({ path }) => path))
    const failed = first.filter(({ failure }) => failure !== undefined).map(({ path }) => path)
    const again = failed.length === 0 ? [] : await run(failed)
    return batch.map(({ path, hash }) => {
      const result = [...again, ...first].find((each) => each.path === path)
      const record = join(folder, nameOfRecord(path))
      const counts = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}
      return { ...(result ?? { path, ms: BATCH_LIMIT_MS, failure: 'it did not run' }), hash, counts }
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export function nameOfRecord(path: string): string {
  return `${path.replaceAll('/', '+')}.json`
}

/** Answers what takes them out again. */
function plantProbes(tree: OwnTree): () => void {
  const texts = new Map(sourceFiles(tree.root).map((path) => [path, readFileSync(join(tree.root, path), 'utf8')]))
  for (const [path, text] of texts) {
    const program = parse(path, text)
    if (program !== undefined) tree.write(path, withProbes(text, blocksOf(path, program)))
  }
  return () => {
    for (const [path, text] of texts) tree.write(path, text)
  }
}
