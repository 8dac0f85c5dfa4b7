import { testOnEmbedded, testOnPostgres } from './api-tests.ts'
import { checkStyle, checkTypes, checkUnusedCode, ownCheck } from './checks.ts'
import { runTests } from './run-tests.ts'
import { type Machine, type Outcome, type Step, skipped } from './step.ts'

/** The whole gate, in order; cheap and telling steps first. */
export const steps: readonly Step[] = [
  { name: 'setup', groups: [], run: lookAround },
  { name: 'style', groups: ['check'], isSilent: true, run: () => checkStyle() },
  { name: 'types', groups: ['check'], isSilent: true, run: checkTypes },
  { name: 'imports', groups: ['check'], isSilent: true, run: () => ownCheck('check-imports.ts') },
  { name: 'unused code', groups: ['check'], isSilent: true, run: checkUnusedCode },
  { name: 'tidiness', groups: ['check'], isSilent: true, run: () => ownCheck('check-tidy.ts') },
  { name: 'site build', groups: ['check', 'api', 'e2e'], run: () => ownCheck('build-site.ts') },
  { name: 'bundle sizes', groups: ['check'], run: () => ownCheck('check-bundle.ts') },
  {
    name: 'unit tests',
    groups: ['unit'],
    run: () => runTests({ projects: ['unit', 'plain', 'tools'], limitMinutes: 8 }),
  },
  {
    name: 'server and API tests on the embedded database',
    groups: ['api'],
    leavesOut: 'they are about a PostgreSQL server and run on one in the next step',
    run: testOnEmbedded,
  },
  {
    name: 'server and API tests on PostgreSQL',
    groups: ['api'],
    leavesOut: 'they are about the embedded database and ran on it in the step before',
    run: testOnPostgres,
  },
  { name: 'browser journeys', groups: ['e2e'], run: testInBrowser },
]

/** Says at the start what will be used and what will be missing; whatever can be installed is installed now. */
async function lookAround(machine: Machine): Promise<Outcome> {
  for (const [name, found] of [
    ['Chromium', await machine.chromium()],
    ['PostgreSQL', await machine.postgresPrograms()],
  ] as const) {
    console.log(`  ${name}: ${'path' in found ? found.path : found.missing}`)
  }
  return { kind: 'done', tally: { passed: 0, failed: 0, skipped: 0 } }
}

async function testInBrowser(machine: Machine): Promise<Outcome> {
  const chromium = await machine.chromium()
  if ('missing' in chromium) return skipped(chromium.missing)
  return runTests({ projects: ['e2e'], env: { CHROMIUM_PATH: chromium.path }, limitMinutes: 24 })
}
