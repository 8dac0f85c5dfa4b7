import type { Machine, Step, Tally, TestTime } from './step.ts'

export type GateResult = {
  tally: Tally
  ran: string[]
  skipped: string[]
  failed: string | undefined
  notRun: string[]
  /** Files of tests that a step ran, by its name. */
  files: { step: string; count: number }[]
  times: (TestTime & { step: string })[]
}

/** How many of the slowest tests are named at the end. */
const SLOWEST_SHOWN = 20

/** Runs steps in order until one fails, with a line and a time for each. */
export async function runGate(steps: readonly Step[], machine: Machine): Promise<GateResult> {
  const tally: Tally = { passed: 0, failed: 0, skipped: 0 }
  const result: GateResult = { tally, ran: [], skipped: [], failed: undefined, notRun: [], files: [], times: [] }
  for (const [position, step] of steps.entries()) {
    const before = performance.now()
    const outcome = await step.run(machine)
    const seconds = ((performance.now() - before) / 1000).toFixed(1)
    if (outcome.kind === 'skipped') {
      tally.skipped += outcome.tests
      result.skipped.push(`${step.name} (${outcome.reason})`)
      console.log(`- ${step.name}: skipped, ${outcome.reason}`)
      continue
    }
    tally.passed += outcome.tally.passed
    tally.failed += outcome.tally.failed
    tally.skipped += outcome.tally.skipped
    if (outcome.files !== undefined) result.files.push({ step: step.name, count: outcome.files })
    result.times.push(...(outcome.times ?? []).map((time) => ({ ...time, step: step.name })))
    const isSilent = outcome.tally.skipped > 0 && step.leavesOut === undefined
    if (outcome.tally.skipped > 0)
      result.skipped.push(`${outcome.tally.skipped} of ${step.name} (${step.leavesOut ?? 'nobody says why'})`)
    console.log(`${outcome.tally.failed > 0 || isSilent ? '✗' : '✓'} ${step.name} (${seconds} s)`)
    if (outcome.tally.failed > 0 || isSilent) {
      result.failed = step.name
      result.notRun = steps.slice(position + 1).map((each) => each.name)
      break
    }
    result.ran.push(step.name)
  }
  return result
}

/** The slowest tests of all steps, each with what it took. */
export function slowestLines({ times }: GateResult): string[] {
  const slowest = times.toSorted((left, right) => right.seconds - left.seconds).slice(0, SLOWEST_SHOWN)
  if (slowest.length === 0) return []
  const lines = slowest.map(
    ({ file, name, seconds, step }) => `${seconds.toFixed(1).padStart(6)} s  ${file} > ${name} (${step})`,
  )
  return [`The slowest ${slowest.length} tests:`, ...lines]
}

/** The last two lines: one in words, one to count by. */
export function closingLines(result: GateResult, seconds: number): string[] {
  const { tally, ran, skipped, failed, notRun, files } = result
  const sentences = [
    ...(failed === undefined ? [] : [`FAILED at ${failed}.`]),
    ran.length === 0 ? 'Nothing passed.' : `Passed: ${ran.join(', ')}.`,
    `Skipped: ${skipped.length === 0 ? 'nothing' : skipped.join('; ')}.`,
    ...(notRun.length === 0 ? [] : [`Not run: ${notRun.join(', ')}.`]),
    ...(files.length === 0
      ? []
      : [`Files of tests: ${files.map(({ step, count }) => `${count} of ${step}`).join(', ')}.`]),
    `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s.`,
  ]
  return [sentences.join(' '), `${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`]
}
