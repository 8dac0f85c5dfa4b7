import { existsSync, globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { runCommand } from '../machine/run-command.ts'
import { ROOT } from '../project-files.ts'
import { type NodeCrash, nodeCrashes } from './node-crashes.ts'
import { type Outcome, skipped, type TestTime } from './step.ts'

export type TestRun = {
  projects: readonly string[]
  /** Only these of their files. */
  files?: readonly string[]
  /** Not these of their files. */
  without?: readonly string[]
  env?: Record<string, string>
  limitMinutes: number
}

/** The part of vitest's JSON report that we count. */
type Report = {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  numFailedTestSuites: number
  testResults: readonly {
    /** Path of the file. */
    name: string
    /** Why the file itself failed; empty where a test did. */
    message: string
    assertionResults: readonly {
      fullName: string
      status: string
      /** Milliseconds; absent where it did not run. */
      duration?: number | null
      failureMessages?: readonly string[]
    }[]
  }[]
}

/** Whoever sees only the end of the output must still learn what broke. */
const FAILURES_SHOWN = 20
const FAILURE_LETTERS = 1_200

const PLACES: Record<string, string> = { e2e: 'tests/e2e', api: 'tests/api' }

/**
 * Runs vitest's projects, shows what it says, and counts. Files under which Node itself ended are run once more, and named in
 * the outcome: all their tests count by the second run.
 */
export async function runTests(asked: TestRun): Promise<Outcome> {
  const first = await runOnce(asked)
  if (first.crashes.length === 0 || first.outcome.kind === 'skipped') return first.outcome
  const again = first.crashes.map(({ file, signal }) => `${file} (${signal})`)
  console.log(`Node itself ended while these ran; they run once more: ${again.join(', ')}`)
  const { outcome } = await runOnce({ ...asked, files: first.crashes.map(({ file }) => file) })
  return outcome.kind === 'skipped' ? first.outcome : { ...joined(first.outcome, outcome), again }
}

type Done = Extract<Outcome, { kind: 'done' }>

function joined(first: Done, second: Done): Done {
  const { passed, skipped: left } = first.tally
  return {
    kind: 'done',
    tally: {
      passed: passed + second.tally.passed,
      failed: second.tally.failed,
      skipped: left + second.tally.skipped,
    },
    files: (first.files ?? 0) + (second.files ?? 0),
    times: [...(first.times ?? []), ...(second.times ?? [])],
    failures: second.failures ?? [],
  }
}

async function runOnce({
  projects,
  files = [],
  without = [],
  env = {},
  limitMinutes,
}: TestRun): Promise<{ outcome: Outcome; crashes: readonly NodeCrash[] }> {
  const empty = projects.map((name) => PLACES[name]).find((folder) => folder !== undefined && hasNoTests(folder))
  if (empty !== undefined) return { outcome: skipped(`there are no tests in ${empty}`), crashes: [] }
  const folder = await mkdtemp(join(tmpdir(), 'padauk-report-'))
  const report = join(folder, 'report.json')
  const args = [
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...files,
    ...projects.map((name) => `--project=${name}`),
    ...without.map((path) => `--exclude=${path}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  try {
    const { ok, output } = await runCommand(process.execPath, args, { env, loud: true, limitMinutes })
    if (!existsSync(report))
      return { outcome: { kind: 'done', tally: { passed: 0, failed: 1, skipped: 0 } }, crashes: [] }
    const said = JSON.parse(await readFile(report, 'utf8')) as Report
    const crashes = ok ? [] : crashesIn(said, output)
    return { outcome: outcomeOf(withoutCrashed(said, crashes), ok), crashes }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** None where a test failed, too: then there is something to mend. */
function crashesIn(report: Report, output: string): NodeCrash[] {
  const crashes = nodeCrashes(output)
  const isWell = withoutCrashed(report, crashes).testResults.every(
    ({ message, assertionResults }) => message === '' && assertionResults.every(({ status }) => status !== 'failed'),
  )
  return isWell ? crashes : []
}

/** The second run counts for all of these files. */
function withoutCrashed(report: Report, crashes: readonly NodeCrash[]): Report {
  const isCrashed = ({ name }: Report['testResults'][number]) =>
    crashes.some(({ file }) => file === relative(ROOT, name))
  const lost = report.testResults.filter(isCrashed).flatMap(({ assertionResults }) => assertionResults)
  const passed = lost.filter(({ status }) => status === 'passed').length
  const failed = lost.filter(({ status }) => status === 'failed').length
  return {
    ...report,
    numPassedTests: report.numPassedTests - passed,
    numFailedTests: report.numFailedTests - failed,
    numPendingTests: Math.max(0, report.numPendingTests - (lost.length - passed - failed)),
    testResults: report.testResults.filter((each) => !isCrashed(each)),
  }
}

/** Each failed test with its file and the beginning of what it said, without colours. */
function failuresIn({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(ROOT, name)
    const broken = assertionResults.filter(({ status }) => status === 'failed')
    const tests = broken.map((each) => failure(`${file} > ${each.fullName}`, (each.failureMessages ?? []).join('\n')))
    return message === '' ? tests : [failure(file, message), ...tests]
  })
}

function failure(title: string, message: string): string {
  return `✗ ${title}\n${stripVTControlCharacters(message).slice(0, FAILURE_LETTERS)}`
}

/** A file that does not load fails without a failed test in it; it still counts for one. */
function outcomeOf(report: Report, ok: boolean): Outcome {
  const isWell = ok && report.success
  const failed =
    report.numFailedTests === 0 && !isWell ? Math.max(1, report.numFailedTestSuites) : report.numFailedTests
  return {
    kind: 'done',
    tally: { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests },
    files: report.testResults.length,
    times: timesIn(report),
    failures: failuresIn(report).slice(0, FAILURES_SHOWN),
  }
}

function timesIn({ testResults }: Report): TestTime[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: relative(ROOT, name),
      name: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  )
}

function hasNoTests(folder: string): boolean {
  return globSync('**/*.test.ts', { cwd: join(ROOT, folder) }).length === 0
}
