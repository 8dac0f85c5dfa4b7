import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { runCommand } from '../machine/run-command.ts'

export type FilesToRun = {
  /** Of the copied tree. */
  root: string
  /** Test files, in the order in which they are run. */
  files: readonly string[]
  limitMs: number
  env?: Record<string, string>
  /** Ends at the first test that fails. */
  bail?: boolean
  config?: string
}

export type FileResult = { path: string; ms: number; failure?: string }
/** `isLate`: it did not end by itself. */
export type FilesResult = { isLate: boolean; files: FileResult[] }

type Report = {
  testResults: readonly {
    name: string
    status: string
    message: string
    startTime: number
    endTime: number
    assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] }[]
  }[]
}

const CONFIG = 'tools/mutations/vitest.config.ts'
const WHY_LETTERS = 200

/** Runs test files of the copied tree by themselves. */
export async function runFiles({
  root,
  files,
  limitMs,
  env = {},
  bail = false,
  config = CONFIG,
}: FilesToRun): Promise<FilesResult> {
  const folder = await mkdtemp(join(tmpdir(), 'padauk-report-'))
  const report = join(folder, 'report.json')
  const options = ['--reporter=json', `--outputFile.json=${report}`, ...(bail ? ['--bail=1'] : [])]
  try {
    const run = await runCommand(
      process.execPath,
      [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        `--config=${config}`,
        `--root=${root}`,
        ...options,
        ...files,
      ],
      {
        cwd: root,
        env: { ...env, MUTATION_FILES: JSON.stringify(files) },
        limitMinutes: limitMs / 60_000,
        isGroup: true,
      },
    )
    if (run.isLate) return { isLate: true, files: [] }
    if (!existsSync(report)) throw new Error(`The tests did not run:\n${run.output}`)
    return { isLate: false, files: resultsOf(JSON.parse(readFileSync(report, 'utf8')), root, run) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function resultsOf({ testResults }: Report, root: string, run: { ok: boolean; output: string }): FileResult[] {
  const results = testResults.map(({ name, status, message, startTime, endTime, assertionResults }): FileResult => {
    // With bail, a file that was not begun is said to have failed, without a word.
    const failed = assertionResults.find((each) => each.status === 'failed')
    const words = failed === undefined ? message : `${failed.fullName}: ${failed.failureMessages?.[0] ?? ''}`
    const failure = status === 'failed' && words !== '' ? { failure: brief(words) } : {}
    return { path: relative(root, name), ms: Math.round(endTime - startTime), ...failure }
  })
  // An error that nobody caught fails a run in which all tests pass.
  const [first] = results
  if (run.ok || first === undefined || results.some(({ failure }) => failure !== undefined)) return results
  return [{ ...first, failure: brief(run.output) }, ...results.slice(1)]
}

function brief(words: string): string {
  return stripVTControlCharacters(words).replaceAll(/\s+/g, ' ').trim().slice(0, WHY_LETTERS)
}
