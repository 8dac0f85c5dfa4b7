import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTests } from '../gate/run-tests.ts'
import type { Tally } from '../gate/step.ts'
import { ROOT } from '../project-files.ts'
import type { DayToTry } from './days-to-try.ts'

export const PARTS = ['unit', 'api', 'e2e'] as const
export type Part = (typeof PARTS)[number]

/**
 * A journey that asks the machine what day it is. One on the pinned day begins at the same moment under every clock (pinned-day.ts), and
 * the others know no day: both are the same on all days, and run in `npm test`.
 */
const DATED = /dayInIndia\(new Date|Date\.now/

/**
 * What is measured on every kind of page (contrast, names, sideways scrolling) depends on a season, not on a day: twice is enough, when
 * everything is dear and when little is open. It is three fifths of the time of all dated journeys.
 */
const EVERY_PAGE = /#tests\/support\/every-page/

/** Runs these parts under the clock of that day. A server of PostgreSQL keeps the machine's, so the database is the embedded one. */
export async function runDay(parts: readonly Part[], at: DayToTry, chromiumPath: string): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0, skipped: 0 }
  for (const part of parts) {
    const outcome = await runPart(part, at, chromiumPath)
    // Nothing may pass by not being run.
    const { passed, failed, skipped } = outcome.kind === 'done' ? outcome.tally : { passed: 0, failed: 1, skipped: 0 }
    tally.passed += passed
    tally.failed += failed
    tally.skipped += skipped
  }
  return tally
}

function runPart(part: Part, at: DayToTry, chromiumPath: string) {
  const clock = clockOf(at)
  switch (part) {
    case 'unit':
      return runTests({ projects: ['unit', 'plain'], env: clock, limitMinutes: 20 })
    case 'api':
      return runTests({ projects: ['server', 'api'], env: { ...clock, TEST_DATABASE: 'embedded' }, limitMinutes: 30 })
    case 'e2e':
      return runTests({
        ...{ projects: ['e2e'], files: datedJourneys(at), limitMinutes: 40 },
        env: { ...clock, CHROMIUM_PATH: chromiumPath },
      })
  }
}

/** What shifted-clock.ts reads; the clock begins there as each part does, and runs on. */
function clockOf({ day, time }: DayToTry): Record<string, string> {
  return {
    CLOCK_AHEAD_MS: String(Date.parse(`${day}T${time}:00+05:30`) - Date.now()),
    NODE_OPTIONS: `--require=${join(import.meta.dirname, 'shifted-clock.ts')}`,
  }
}

function datedJourneys({ allPages = false }: DayToTry): string[] {
  return globSync('tests/e2e/*.test.ts', { cwd: ROOT }).filter((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8')
    return DATED.test(text) || (allPages && EVERY_PAGE.test(text))
  })
}
