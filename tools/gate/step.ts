import type { Found } from '../machine/found.ts'

/** What one run of tests or one check counts for. */
export type Tally = { passed: number; failed: number; skipped: number }

/** What a test took; `file` is its path from the root. */
export type TestTime = { file: string; name: string; seconds: number }

/**
 * `failures`: each failed test, its name in the first line and what it said below. `again`: files that ran twice, as Node itself
 * ended under them.
 */
export type Outcome =
  | {
      kind: 'done'
      tally: Tally
      files?: number
      times?: readonly TestTime[]
      failures?: readonly string[]
      again?: readonly string[]
    }
  | { kind: 'skipped'; reason: string; tests: number }

/** The parts of the gate a person may ask for by name. */
export type Group = 'check' | 'unit' | 'api' | 'e2e'

export type Step = {
  /** As the closing line calls it. */
  name: string
  groups: readonly Group[]
  /** Why some of its tests are left out; a step that does not say may leave none out. */
  leavesOut?: string
  /** Prints nothing before it ends; it then runs beside the next ones that do the same. */
  isSilent?: true
  run: (machine: Machine) => Promise<Outcome>
}

/** What the machine offers for the steps that need more than Node. A reason stands in for what is missing. */
export type Machine = {
  chromium: () => Promise<Found>
  postgresPrograms: () => Promise<Found>
  /** A running server; the same one for whoever asks. */
  postgres: () => Promise<{ url: string } | { missing: string }>
}

/** One check is one test to the closing line. */
export const CHECK_PASSED: Outcome = { kind: 'done', tally: { passed: 1, failed: 0, skipped: 0 } }
export const CHECK_FAILED: Outcome = { kind: 'done', tally: { passed: 0, failed: 1, skipped: 0 } }

export function skipped(reason: string): Outcome {
  return { kind: 'skipped', reason, tests: 1 }
}
