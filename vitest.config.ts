import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const MINUTE = 60_000
/** Node may end by a fault of its own when it lets go of code of the embedded database (nodejs/node issue 64500): it lets go of none. */
const EXEC_ARGV = ['--no-wasm-code-gc']
/** Notes what is asked of the database, where the gate wants to know. */
const NOTED = ['tests/support/note-statements.ts']
const FIRST = ['tests/support/fresh-site.ts', 'tests/support/demo-database.ts']

/** Whoever opens a database of TEST_DATABASE in a test does so through one of these. */
const OPENS_DATABASE =
  /#tests\/support\/(?:test-database|test-api|demo-database|own-postgres|practice-gateway|backed-up-site|sailings|fresh-site|test-site|serve-site)/
const serverTests = globSync(['server/**/*.test.ts', 'demo/load/**/*.test.ts'], { cwd: import.meta.dirname })
/** Open no database of the run: pictures, which it only names, and the embedded engine, which its tests bring along. */
const ONCE = ['server/media/gallery.test.ts', 'server/db/embedded-engine.test.ts']
const onDatabase = (path: string) =>
  !ONCE.includes(path) && OPENS_DATABASE.test(readFileSync(join(import.meta.dirname, path), 'utf8'))

/** Take half a minute and more. Vitest begins with the largest files; what is long and small came last, and one core waited for it. */
const LONG =
  /e2e\/(?:pages-|dead-network|buying|accessible-openings|main-paths|another-provider|booked-trips|slow-provider|car-package|first-pictures)|api\/(?:backup|alive|log-without-person|stops|starts-together|booking-hoarding)|db\/embedded-engine|media\/gallery|load\/scenes|tools\/(?:seventh-product|bootstrap|fill-pictures)/

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    const rank = ({ project, moduleId }: TestSpecification) =>
      2 * projects.indexOf(project.name) + (LONG.test(moduleId) ? 0 : 1)
    return sorted.toSorted((left, right) => rank(left) - rank(right))
  }
}

/**
 * A project a kind of test. `server` and `api` run twice: on the embedded database, and on PostgreSQL (TEST_DATABASE); tests of the
 * server that open none of the two run once, as `plain`.
 */
export default defineConfig({
  test: {
    // Each file with a database brings an engine of its own; more at once than there are cores only makes all of them slow.
    maxWorkers: 2,
    sequence: { sequencer: LongFilesFirst },
    projects: [
      project('unit', [
        'contract/**/*.test.ts',
        'site/**/*.test.{ts,tsx}',
        'office/**/*.test.{ts,tsx}',
        'demo/prose/**/*.test.ts',
        'tools/**/*.test.ts',
      ]),
      project('tools', ['tests/tools/**/*.test.ts'], { testTimeout: MINUTE }),
      project(
        'plain',
        serverTests.filter((path) => !onDatabase(path)),
        { testTimeout: MINUTE / 2, hookTimeout: MINUTE },
      ),
      project('server', serverTests.filter(onDatabase), {
        testTimeout: MINUTE / 2,
        hookTimeout: MINUTE,
        setupFiles: NOTED,
      }),
      project('api', ['tests/api/**/*.test.ts'], {
        testTimeout: MINUTE / 2,
        hookTimeout: MINUTE,
        globalSetup: FIRST,
        setupFiles: NOTED,
      }),
      project('e2e', ['tests/e2e/**/*.test.ts'], {
        testTimeout: MINUTE,
        hookTimeout: 2 * MINUTE,
        globalSetup: FIRST,
      }),
    ],
  },
})

type Options = { testTimeout?: number; hookTimeout?: number; globalSetup?: string[]; setupFiles?: string[] }

/** Files share a process, one after the other: bringing up all of the server anew for each took as long as many a file's tests. */
function project(name: string, include: string[], options: Options = {}) {
  return {
    test: {
      name,
      include,
      environment: 'node' as const,
      pool: 'forks' as const,
      isolate: false,
      execArgv: EXEC_ARGV,
      ...options,
    },
  }
}
