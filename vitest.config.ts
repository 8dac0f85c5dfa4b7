import { defineConfig } from 'vitest/config'

const MINUTE = 60_000
const FIRST = ['tests/support/fresh-site.ts', 'tests/support/demo-database.ts']

/** A project a kind of test. `server` and `api` run twice: on the embedded database, and on PostgreSQL (TEST_DATABASE). */
export default defineConfig({
  test: {
    // Each file with a database brings an engine of its own; more at once than there are cores only makes all of them slow.
    maxWorkers: 2,
    projects: [
      project('unit', ['contract/**/*.test.ts', 'site/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'tools/**/*.test.ts']),
      project('tools', ['tests/tools/**/*.test.ts'], { testTimeout: MINUTE }),
      project('server', ['server/**/*.test.ts'], { testTimeout: MINUTE / 2, hookTimeout: MINUTE }),
      project('api', ['tests/api/**/*.test.ts'], {
        testTimeout: MINUTE / 2,
        hookTimeout: MINUTE,
        globalSetup: FIRST,
      }),
      project('e2e', ['tests/e2e/**/*.test.ts'], {
        testTimeout: MINUTE,
        hookTimeout: 2 * MINUTE,
        globalSetup: FIRST,
      }),
    ],
  },
})

type Options = { testTimeout?: number; hookTimeout?: number; globalSetup?: string[] }

function project(name: string, include: string[], options: Options = {}) {
  return { test: { name, include, environment: 'node' as const, pool: 'forks' as const, ...options } }
}
