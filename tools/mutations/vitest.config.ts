import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import base from '../../vitest.config.ts'

// How the tests run on a copy of the tree in which a line is another: as they always do, but one file after the other in the order
// that MUTATION_FILES gives, with a demo catalogue loaded by the tree that is right (MUTATION_TREE), and with time for a busy machine.

type Project = { test: { name: string; globalSetup?: string[]; testTimeout?: number; hookTimeout?: number } }

const PATIENCE = 4
const USUAL_MS = { test: 5_000, hook: 10_000 }
const order: readonly string[] = JSON.parse(process.env.MUTATION_FILES ?? '[]')
const records = process.env.MUTATION_RECORDS

class GivenOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => order.findIndex((path) => moduleId.endsWith(`/${path}`))
    return files.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

// As vitest.config.ts makes them.
const usual = (base.test?.projects ?? []) as unknown as Project[]
const projects = usual
  .filter(({ test }) => test.name !== 'e2e' && test.name !== 'tools')
  .map(({ test }) => ({
    test: {
      ...test,
      testTimeout: PATIENCE * (test.testTimeout ?? USUAL_MS.test),
      hookTimeout: PATIENCE * (test.hookTimeout ?? USUAL_MS.hook),
      setupFiles: records === undefined ? [] : [join(import.meta.dirname, 'record-blocks.ts')],
      ...(test.globalSetup === undefined
        ? {}
        : { globalSetup: [join(process.env.MUTATION_TREE ?? '', 'tests/support/demo-database.ts')] }),
    },
  }))

export default defineConfig({
  test: { ...base.test, maxWorkers: 1, fileParallelism: false, sequence: { sequencer: GivenOrder }, projects } as never,
})
