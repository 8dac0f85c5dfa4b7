import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findMutations } from '#tools/mutations/find-mutations.ts'
import { treeAt } from '#tools/mutations/own-tree.ts'
import { runMutation } from '#tools/mutations/run-mutation.ts'
import { openOutcomes } from '#tools/mutations/saved-outcomes.ts'
import { ROOT } from '#tools/project-files.ts'
import { plantTree } from './support/plant.ts'

const FARE = `export function fareOf(age: number): number {
  if (age < 2) return 0
  return age < 12 ? 5 : 10
}
`
const planted = plantTree(
  {
    'fare.ts': FARE,
    'fare.test.ts': `import { expect, test } from 'vitest'
import { fareOf } from './fare.ts'
test('a child pays half', () => {
  expect([fareOf(1), fareOf(6), fareOf(12)]).toEqual([0, 5, 10])
})
`,
    'vitest.config.ts': 'export default { test: { include: ["*.test.ts"] } }\n',
  },
  [],
)
symlinkSync(join(ROOT, 'node_modules'), join(planted.root, 'node_modules'))
afterAll(planted.remove)

const tree = treeAt(planted.root)
const memory = join(planted.root, 'outcomes.json')
const rounds = [[{ path: 'fare.test.ts', ms: 100, hash: 'as it is', counts: {} }]]

function outcomeOf(change: string) {
  const mutation = findMutations('fare.ts', FARE, 'money').find(({ id }) => id.includes(change))
  if (mutation === undefined) throw new Error(`Nothing is changed as in ${change}`)
  return runMutation(mutation, rounds, { tree, outcomes: openOutcomes(memory), env: {}, config: 'vitest.config.ts' })
}

test('a change that a test tells is killed by it, one that none tells survives, and both are remembered', async () => {
  const killed = { state: 'killed', by: 'fare.test.ts', why: expect.stringContaining('a child pays half') }
  expect(await outcomeOf('return age [< → <=] 12')).toMatchObject(killed)
  // Nobody is asked at exactly two.
  expect(await outcomeOf('if (age [< → <=] 2)')).toEqual({ state: 'survived' })
  planted.write({ 'fare.test.ts': 'throw new Error("it ran again")' })
  expect(await outcomeOf('return age [< → <=] 12')).toMatchObject(killed)
  expect(await outcomeOf('if (age [< → <=] 2)')).toEqual({ state: 'survived' })
})
