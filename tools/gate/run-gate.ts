import type { Machine, Outcome, Step, Tally, TestTime } from './step.ts'

export type GateResult = {
  tally: Tally
  ran: string[]
  skipped: string[]
  failed: string | undefined
  notRun: string[]
  /** Files of tests that a step ran, by its name. */
  files: { step: string; count: number }[]
  times: (TestTime & { step: string })[]
  /** Files that ran twice, as Node itself ended under them. */
  again: string[]
  /** Of the step that failed: each failed test, its name in the first line. */
  failures: string[]
}

/** How many of the slowest tests are named at the end. */
const SLOWEST_SHOWN = 20

/** As many silent steps run side by side: most of them keep one core busy. */
const SILENT_AT_A_TIME = 2

/** Runs steps in order until one fails, with a line and a time for each. */
export async function runGate(steps: readonly Step[], machine: Machine): Promise<GateResult> {
  const tally: Tally = { passed: 0, failed: 0, skipped: 0 }
  const result: GateResult = {
    tally,
    ran: [],
    skipped: [],
    failed: undefined,
    notRun: [],
    files: [],
    times: [],
    again: [],
    failures: [],
  }
  for (const row of rowsOf(steps)) {
    const runs = result.failed === undefined ? startRow(row, machine) : []
    for (const [position, step] of row.entries()) {
      const run = await runs[position]
      if (run === undefined) result.notRun.push(step.name)
      else report(step, run, result)
    }
  }
  return result
}

/** Silent steps that follow one another are a row; every other step is one by itself. */
function rowsOf(steps: readonly Step[]): Step[][] {
  const rows: Step[][] = []
  for (const step of steps) {
    const last = rows.at(-1)
    if (step.isSilent === true && last?.[0]?.isSilent === true) last.push(step)
    else rows.push([step])
  }
  return rows
}

type Run = { outcome: Outcome; seconds: number }

/** Begins the steps of a row in order, a few at a time, and after a failure no other; nothing comes of one that was not begun. */
function startRow(row: readonly Step[], machine: Machine): Promise<Run | undefined>[] {
  const ends = row.map((step) => ({ step, ...Promise.withResolvers<Run | undefined>() }))
  const left = ends.values()
  let isBroken = false
  const work = async () => {
    for (const { step, resolve, reject } of left) {
      const before = performance.now()
      const run = async (): Promise<Run> => ({
        outcome: await step.run(machine),
        seconds: (performance.now() - before) / 1000,
      })
      const done = isBroken ? undefined : await run().catch(reject)
      isBroken ||= done === undefined || isFailure(step, done.outcome)
      resolve(done ?? undefined)
    }
  }
  for (let workers = 0; workers < SILENT_AT_A_TIME; workers += 1) void work()
  return ends.map(({ promise }) => promise)
}

/** A step that leaves tests out and does not say why has failed, too. */
function isFailure({ leavesOut }: Step, outcome: Outcome): boolean {
  return outcome.kind === 'done' && (outcome.tally.failed > 0 || (outcome.tally.skipped > 0 && leavesOut === undefined))
}

function report(step: Step, { outcome, seconds }: Run, result: GateResult): void {
  const { tally } = result
  if (outcome.kind === 'skipped') {
    tally.skipped += outcome.tests
    result.skipped.push(`${step.name} (${outcome.reason})`)
    console.log(`- ${step.name}: skipped, ${outcome.reason}`)
    return
  }
  tally.passed += outcome.tally.passed
  tally.failed += outcome.tally.failed
  tally.skipped += outcome.tally.skipped
  if (outcome.files !== undefined) result.files.push({ step: step.name, count: outcome.files })
  result.again.push(...(outcome.again ?? []))
  result.times.push(...(outcome.times ?? []).map((time) => ({ ...time, step: step.name })))
  if (outcome.tally.skipped > 0)
    result.skipped.push(`${outcome.tally.skipped} of ${step.name} (${step.leavesOut ?? 'nobody says why'})`)
  const isBad = isFailure(step, outcome)
  console.log(`${isBad ? '✗' : '✓'} ${step.name} (${seconds.toFixed(1)} s)`)
  if (isBad) result.failures.push(...(outcome.failures ?? []))
  if (isBad) result.failed ??= step.name
  else result.ran.push(step.name)
}

/** What failed, or else the slowest tests: whoever sees only the end of the output still learns what broke. */
export function endLines(result: GateResult): string[] {
  return result.failed === undefined ? slowestLines(result) : result.failures
}

/** The slowest tests of all steps, each with what it took. */
function slowestLines({ times }: GateResult): string[] {
  const slowest = times.toSorted((left, right) => right.seconds - left.seconds).slice(0, SLOWEST_SHOWN)
  if (slowest.length === 0) return []
  const lines = slowest.map(
    ({ file, name, seconds, step }) => `${seconds.toFixed(1).padStart(6)} s  ${file} > ${name} (${step})`,
  )
  return [`The slowest ${slowest.length} tests:`, ...lines]
}

/** The last two lines: one in words, one to count by. */
export function closingLines(result: GateResult, seconds: number): string[] {
  const { tally, ran, skipped, failed, notRun, files, again } = result
  const sentences = [
    ...(failed === undefined ? [] : [`FAILED at ${failed}.`]),
    ran.length === 0 ? 'Nothing passed.' : `Passed: ${ran.join(', ')}.`,
    `Skipped: ${skipped.length === 0 ? 'nothing' : skipped.join('; ')}.`,
    ...(notRun.length === 0 ? [] : [`Not run: ${notRun.join(', ')}.`]),
    ...(files.length === 0
      ? []
      : [`Files of tests: ${files.map(({ step, count }) => `${count} of ${step}`).join(', ')}.`]),
    ...(again.length === 0 ? [] : [`Run again, as Node itself ended under them: ${again.join(', ')}.`]),
    `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s.`,
  ]
  return [sentences.join(' '), `${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`]
}
