import { describe, expect, test, vi } from 'vitest'
import { closingLines, endLines, runGate } from '#tools/gate/run-gate.ts'
import { CHECK_FAILED, CHECK_PASSED, type Machine, type Outcome, type Step, skipped } from '#tools/gate/step.ts'
import { steps } from '#tools/gate/steps.ts'

const machine: Machine = {
  chromium: async () => ({ missing: 'no browser' }),
  postgresPrograms: async () => ({ missing: 'no server' }),
  postgres: async () => ({ missing: 'no server' }),
}

const passing: Step = { name: 'style', groups: ['check'], run: async () => CHECK_PASSED }
const failing: Step = { name: 'types', groups: ['check'], run: async () => CHECK_FAILED }
const leftOut: Step = { name: 'browser journeys', groups: ['e2e'], run: async () => skipped('no browser') }
const tests: Step = {
  name: 'unit tests',
  groups: ['unit'],
  run: async () => ({ kind: 'done', tally: { passed: 40, failed: 0, skipped: 0 } }),
}
const choosing: Step = {
  name: 'server tests',
  groups: ['api'],
  leavesOut: 'they need a server',
  run: async () => ({ kind: 'done', tally: { passed: 40, failed: 0, skipped: 2 } }),
}

async function closingOf(chosen: Step[]): Promise<string[]> {
  return (await endOf(chosen)).closing
}

async function endOf(chosen: Step[]): Promise<{ lines: string[]; closing: string[] }> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  try {
    const result = await runGate(chosen, machine)
    return { lines: endLines(result), closing: closingLines(result, 61) }
  } finally {
    log.mockRestore()
  }
}

describe('the gate', () => {
  test('says in words what ran and in numbers how much', async () => {
    expect(await closingOf([passing, tests])).toEqual([
      'Passed: style, unit tests. Skipped: nothing. 1 min 1 s.',
      '41 passed, 0 failed, 0 skipped',
    ])
  })

  test('says why tests of a step were left out, and fails when nobody does', async () => {
    expect(await closingOf([choosing, passing])).toEqual([
      'Passed: server tests, style. Skipped: 2 of server tests (they need a server). 1 min 1 s.',
      '41 passed, 0 failed, 2 skipped',
    ])
    const { leavesOut: _, ...silent } = choosing
    expect(await closingOf([silent, passing])).toEqual([
      'FAILED at server tests. Nothing passed. Skipped: 2 of server tests (nobody says why). Not run: style. 1 min 1 s.',
      '40 passed, 0 failed, 2 skipped',
    ])
  })

  test('names what was skipped, and why', async () => {
    expect(await closingOf([passing, leftOut])).toEqual([
      'Passed: style. Skipped: browser journeys (no browser). 1 min 1 s.',
      '1 passed, 0 failed, 1 skipped',
    ])
  })

  test('stops at the first failure and names what did not run', async () => {
    expect(await closingOf([passing, failing, tests, leftOut])).toEqual([
      'FAILED at types. Passed: style. Skipped: nothing. Not run: unit tests, browser journeys. 1 min 1 s.',
      '1 passed, 1 failed, 0 skipped',
    ])
  })

  test('runs silent steps two at a time, begins no other once one has failed, and tells of them in their order', async () => {
    const at = { once: 0, most: 0 }
    const begun: string[] = []
    const ends = new Map(['a', 'b', 'c', 'd'].map((name) => [name, Promise.withResolvers<Outcome>()]))
    const silent = [...ends].map(([name, { promise }]): Step => {
      const run = async () => {
        begun.push(name)
        at.once += 1
        at.most = Math.max(at.most, at.once)
        return promise.finally(() => {
          at.once -= 1
        })
      }
      return { name, groups: ['check'], isSilent: true, run }
    })
    const closing = closingOf([...silent, tests])
    await vi.waitUntil(() => begun.length === 2)
    ends.get('b')?.resolve(CHECK_PASSED)
    await vi.waitUntil(() => begun.length === 3)
    ends.get('a')?.resolve(CHECK_FAILED)
    ends.get('c')?.resolve(CHECK_PASSED)
    expect(await closing).toEqual([
      'FAILED at a. Passed: b, c. Skipped: nothing. Not run: d, unit tests. 1 min 1 s.',
      '2 passed, 1 failed, 0 skipped',
    ])
    expect([begun, at.most]).toEqual([['a', 'b', 'c'], 2])
  })

  test('names the slowest twenty tests of all steps, each with its file, its time and its step', async () => {
    const timed = (name: string, from: number): Step => ({
      ...{ name, groups: ['unit'] },
      run: async () => ({
        ...{ kind: 'done', tally: { passed: 15, failed: 0, skipped: 0 }, files: 3 },
        times: Array.from({ length: 15 }, (_, n) => ({ file: 'a.test.ts', name: `of ${from + n}`, seconds: from + n })),
      }),
    })
    const { lines, closing } = await endOf([timed('unit tests', 1), timed('browser journeys', 10.25)])
    expect(lines).toHaveLength(21)
    expect(lines[0]).toBe('The slowest 20 tests:')
    expect(lines[1]).toBe('  24.3 s  a.test.ts > of 24.25 (browser journeys)')
    expect(lines.at(-1)).toBe('  10.3 s  a.test.ts > of 10.25 (browser journeys)')
    expect(closing[0]).toContain('Files of tests: 3 of unit tests, 3 of browser journeys.')
  })

  test('names what failed in place of the slowest tests, so that the end of the output is enough', async () => {
    const failures = ['✗ a.test.ts > adds\nexpected 3 to be 4', '✗ b.test.ts > loads\nno such file']
    const broken: Step = {
      ...tests,
      run: async () => ({
        ...{ kind: 'done', tally: { passed: 38, failed: 2, skipped: 0 }, failures },
        times: [{ file: 'a.test.ts', name: 'adds', seconds: 3 }],
      }),
    }
    const { lines, closing } = await endOf([passing, broken])
    expect(lines).toEqual(failures)
    expect(closing[0]).toContain('FAILED at unit tests.')
  })

  test('names no slow tests where none ran', async () => {
    expect((await endOf([passing])).lines).toEqual([])
  })

  test('skips what the machine cannot do, with the machine’s own reason', async () => {
    const needing = steps.filter(({ name }) => /PostgreSQL|journeys/.test(name))
    const outcomes = await Promise.all(needing.map((step) => step.run(machine)))
    expect(outcomes).toEqual([skipped('no server'), skipped('no browser')])
  })

  test('every step but the first look around belongs to a part that can be run alone', () => {
    expect(steps.filter(({ groups }) => groups.length === 0).map(({ name }) => name)).toEqual(['setup'])
  })
})
