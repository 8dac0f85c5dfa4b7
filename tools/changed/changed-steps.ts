import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkStyle, checkTypes } from '../gate/checks.ts'
import { runTests } from '../gate/run-tests.ts'
import { type Machine, type Outcome, type Step, skipped } from '../gate/step.ts'
import { ROOT } from '../project-files.ts'
import type { Plan } from './fit-into-time.ts'

/** Biome reads these. */
const STYLED = /\.(?:ts|tsx|mjs|cjs|css|json)$/
const TYPED = /\.(?:ts|tsx|json)$/

/** Style and types of what changed, and the tests of the plan. */
export function changedSteps(changed: readonly string[], { run }: Plan): Step[] {
  const styled = changed.filter((path) => STYLED.test(path) && existsSync(join(ROOT, path)))
  const step = (name: string, isWanted: boolean, work: (machine: Machine) => Promise<Outcome>): Step[] =>
    isWanted ? [{ name, groups: [], leavesOut: 'they need a PostgreSQL server', run: work }] : []
  return [
    ...step('style of the changed files', styled.length > 0, () => checkStyle(styled)),
    ...step(
      'types',
      changed.some((path) => TYPED.test(path)),
      checkTypes,
    ),
    ...step('tests beside the code and of the tools', run.unit.length > 0, () =>
      runTests({ projects: ['unit', 'plain', 'tools', 'server'], files: run.unit, limitMinutes: 3 }),
    ),
    ...step('API tests on the embedded database', run.api.length > 0, () =>
      runTests({ projects: ['api'], files: run.api, env: { TEST_DATABASE: 'embedded' }, limitMinutes: 3 }),
    ),
    ...step('browser journeys', run.e2e.length > 0, async (machine) => {
      const chromium = await machine.chromium()
      if ('missing' in chromium) return skipped(chromium.missing)
      return runTests({ projects: ['e2e'], files: run.e2e, env: { CHROMIUM_PATH: chromium.path }, limitMinutes: 4 })
    }),
  ]
}
