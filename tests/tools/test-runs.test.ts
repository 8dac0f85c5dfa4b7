import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { ROOT } from '#tools/project-files.ts'
import { type PlantedTree, plantTree } from './support/plant.ts'

const PROGRAMS = [
  'tools/gate/node-crashes.ts',
  'tools/gate/run-tests.ts',
  'tools/gate/step.ts',
  'tools/machine/found.ts',
  'tools/machine/run-command.ts',
  'tools/project-files.ts',
]
const PROJECT = {
  'vitest.config.ts': `export default { test: { projects: [{ test: { name: 'unit', include: ['server/**/*.test.ts'] } }] } }\n`,
  'tools/try.ts': `import { runTests } from './gate/run-tests.ts'\nconsole.log(JSON.stringify(await runTests({ projects: ['unit'], limitMinutes: 1 })))\n`,
}
const GOOD = `import { expect, test } from 'vitest'\ntest('one is one', () => expect(1).toBe(1))\n`

let planted: PlantedTree | undefined

afterEach(() => {
  planted?.remove()
  planted = undefined
})

describe('a step that runs tests', () => {
  test('counts what passed and what was left out', () => {
    const out = `test.${'skip'}('two is three', () => expect(2).toBe(3))\n`
    expect(outcomeOf({ 'server/a.test.ts': GOOD + out })).toMatchObject(done({ passed: 1, failed: 0, skipped: 1 }))
  })

  test('says how many files it ran, and what each test took', () => {
    const slow = `test('takes its time', () => new Promise((done) => setTimeout(done, 120)))\n`
    const outcome = outcomeOf({ 'server/a.test.ts': GOOD + slow, 'server/b.test.ts': GOOD })
    expect(outcome).toMatchObject({ files: 2 })
    const { times } = outcome as { times: { file: string; name: string; seconds: number }[] }
    expect(times.map(({ file, name }) => `${file} > ${name}`).toSorted()).toEqual([
      ...['server/a.test.ts > one is one', 'server/a.test.ts > takes its time', 'server/b.test.ts > one is one'],
    ])
    expect(times.find(({ name }) => name === 'takes its time')?.seconds).toBeGreaterThan(0.1)
  })

  test('fails for one failing fact', () => {
    const wrong = `test('two is three', () => expect(2).toBe(3))\n`
    expect(outcomeOf({ 'server/a.test.ts': GOOD + wrong })).toMatchObject(done({ passed: 1, failed: 1, skipped: 0 }))
  })

  test('fails for a file that does not load, though no test in it failed', () => {
    const files = { 'server/a.test.ts': GOOD, 'server/b.test.ts': `import './nowhere.ts'\n${GOOD}` }
    expect(outcomeOf(files)).toMatchObject(done({ passed: 1, failed: 1, skipped: 0 }))
  })

  test('fails for an error that no test waited for', () => {
    const late = `test('two is two', () => {\n  void Promise.reject(new Error('too late'))\n})\n`
    expect(outcomeOf({ 'server/a.test.ts': GOOD + late })).toMatchObject(done({ passed: 2, failed: 1, skipped: 0 }))
  })

  test('names each test that failed, with what it said, and each file that did not load', () => {
    const wrong = `test('two is three', () => expect(2).toBe(3))\n`
    const outcome = outcomeOf({
      'server/a.test.ts': GOOD + wrong,
      'server/b.test.ts': `import './nowhere.ts'\n${GOOD}`,
    })
    const end = (outcome as { failures: string[] }).failures.join('\n')
    expect(end).toContain('✗ server/a.test.ts > two is three\nAssertionError: expected 2 to be 3')
    expect(end).toContain('✗ server/b.test.ts\n')
    expect(end).toContain('nowhere.ts')
    expect(end).not.toContain('one is one')
  })

  test('runs a file again under which Node itself ended, and says so', () => {
    const once = `import { existsSync, writeFileSync } from 'node:fs'\ntest('ends Node the first time', async () => {\n  if (existsSync('been')) return\n  writeFileSync('been', '')\n  process.kill(process.pid, 'SIGTRAP')\n  await new Promise(() => {})\n})\n`
    expect(outcomeOf({ 'server/a.test.ts': GOOD, 'server/b.test.ts': GOOD + once })).toMatchObject({
      ...done({ passed: 3, failed: 0, skipped: 0 }),
      files: 2,
      again: ['server/b.test.ts (SIGTRAP)'],
    })
  })

  test('fails where Node ends under a file both times, and where a test failed beside it', () => {
    const always = `test('ends Node', async () => {\n  process.kill(process.pid, 'SIGTRAP')\n  await new Promise(() => {})\n})\n`
    const wrong = `test('two is three', () => expect(2).toBe(3))\n`
    expect(outcomeOf({ 'server/a.test.ts': GOOD + always })).toMatchObject(done({ passed: 0, failed: 1, skipped: 0 }))
    planted?.remove()
    const outcome = outcomeOf({ 'server/a.test.ts': GOOD + wrong, 'server/b.test.ts': GOOD + always })
    expect(outcome).toMatchObject({ tally: { failed: 1 } })
    expect(outcome).not.toHaveProperty('again')
  })

  test('fails when there is nothing to run', () => {
    expect(outcomeOf({})).toMatchObject({ kind: 'done', tally: { passed: 0, failed: 1 } })
  })
})

function done(tally: { passed: number; failed: number; skipped: number }) {
  return { kind: 'done', tally }
}

/** What the step says of a small project of these tests. */
function outcomeOf(tests: Record<string, string>): unknown {
  return JSON.parse(linesOf(tests).at(-1) ?? '')
}

function linesOf(tests: Record<string, string>): string[] {
  planted = plantTree({ ...PROJECT, ...tests }, PROGRAMS)
  symlinkSync(join(ROOT, 'node_modules'), join(planted.root, 'node_modules'), 'junction')
  // Without what this test runner tells its own children.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  const run = spawnSync(process.execPath, ['tools/try.ts'], { cwd: planted.root, encoding: 'utf8', env })
  return run.stdout.trim().split('\n')
}
