import { existsSync, globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../machine/run-command.ts'
import { ROOT } from '../project-files.ts'
import { type Outcome, skipped } from './step.ts'

export type TestRun = { projects: readonly string[]; env?: Record<string, string>; limitMinutes: number }

/** The part of vitest's JSON report that we count. */
type Report = {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  numFailedTestSuites: number
}

const PLACES: Record<string, string> = { e2e: 'tests/e2e', api: 'tests/api' }

/** Runs vitest's projects, shows what it says, and counts. */
export async function runTests({ projects, env = {}, limitMinutes }: TestRun): Promise<Outcome> {
  const empty = projects.map((name) => PLACES[name]).find((folder) => folder !== undefined && hasNoTests(folder))
  if (empty !== undefined) return skipped(`there are no tests in ${empty}`)
  const folder = await mkdtemp(join(tmpdir(), 'padauk-report-'))
  const report = join(folder, 'report.json')
  const args = [
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...projects.map((name) => `--project=${name}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  try {
    const { ok } = await runCommand(process.execPath, args, { env, loud: true, limitMinutes })
    if (!existsSync(report)) return { kind: 'done', tally: { passed: 0, failed: 1, skipped: 0 } }
    return outcomeOf(JSON.parse(await readFile(report, 'utf8')) as Report, ok)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A file that does not load fails without a failed test in it; it still counts for one. */
function outcomeOf(report: Report, ok: boolean): Outcome {
  const isWell = ok && report.success
  const failed =
    report.numFailedTests === 0 && !isWell ? Math.max(1, report.numFailedTestSuites) : report.numFailedTests
  return {
    kind: 'done',
    tally: { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests },
  }
}

function hasNoTests(folder: string): boolean {
  return globSync('**/*.test.ts', { cwd: join(ROOT, folder) }).length === 0
}
