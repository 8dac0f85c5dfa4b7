import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { changedFiles } from '#tools/changed/changed-files.ts'
import { changedSteps } from '#tools/changed/changed-steps.ts'
import { fitIntoTime, type Plan } from '#tools/changed/fit-into-time.ts'
import { type Part, type Related, relatedTests } from '#tools/changed/related-tests.ts'

const folder = mkdtempSync(join(tmpdir(), 'padauk-changed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.in', ...words], { cwd: folder })
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

test('what differs from where the branch left main: committed, not committed, and new', () => {
  git('init', '-q', '-b', 'main')
  for (const name of ['a.ts', 'b.ts', 'c.ts']) write(name, 'one')
  git('add', '.')
  git('commit', '-qm', 'One')
  expect(changedFiles(undefined, folder)).toEqual({ since: 'the last commit', files: [] })
  write('c.ts', 'two')
  expect(changedFiles(undefined, folder)).toEqual({ since: 'the last commit', files: ['c.ts'] })
  git('checkout', '-q', '-b', 'mine')
  write('a.ts', 'two')
  git('commit', '-qm', 'Two', 'a.ts')
  write('new.ts', 'one')
  expect(changedFiles(undefined, folder)).toMatchObject({ files: ['a.ts', 'c.ts', 'new.ts'] })
  expect(changedFiles('HEAD', folder)).toMatchObject({ files: ['c.ts', 'new.ts'] })
})

const TEXTS = new Map([
  ['server/ferries/fares.ts', ''],
  ['server/ferries/seats.ts', `import { fare } from './fares.ts'`],
  ['server/ferries/seats.test.ts', `import { seats } from './seats.ts'`],
  ['server/hotels/rooms.test.ts', `import { rooms } from './rooms.ts'`],
  ['server/app.ts', `export { seats } from '#server/ferries/seats.ts'`],
  ['tests/support/api.ts', `import { app } from '#server/app.ts'`],
  ['tests/api/quotes.test.ts', `import { fare } from '#server/ferries/fares.ts'`],
  ['tests/api/hotels.test.ts', `import { api } from '#tests/support/api.ts'`],
  ['tests/api/ferry-days.test.ts', `import { api } from '#tests/support/api.ts'`],
  ['tests/e2e/ferry-seats.test.ts', ''],
  ['tests/e2e/hotels-search.test.ts', ''],
])

describe('tests that a change may break', () => {
  test('lie beside what imports it, or know its noun; what only reaches everything through the server does not count', () => {
    expect(relatedTests(['server/ferries/fares.ts'], TEXTS)).toEqual([
      { path: 'tests/api/quotes.test.ts', part: 'api' },
      { path: 'server/ferries/seats.test.ts', part: 'unit' },
      { path: 'tests/api/ferry-days.test.ts', part: 'api' },
      { path: 'tests/e2e/ferry-seats.test.ts', part: 'e2e' },
    ])
  })

  test('are the changed tests themselves, first', () => {
    expect(relatedTests(['tests/api/hotels.test.ts'], TEXTS)[0]).toEqual({
      path: 'tests/api/hotels.test.ts',
      part: 'api',
    })
  })

  test('are none where nobody imports the change and nobody knows its noun', () => {
    expect(relatedTests(['site/features/deals/deal.css'], TEXTS)).toEqual([])
  })
})

describe('in little time', () => {
  const related = (part: Part, count: number): Related[] =>
    Array.from({ length: count }, (_, n) => ({ path: `${part}-${n}.test.ts`, part }))

  test('all that are related run where they fit', () => {
    const all = [...related('unit', 3), ...related('api', 2), ...related('e2e', 1)]
    const { run, left } = fitIntoTime(all, 95)
    expect([...run.unit, ...run.api, ...run.e2e]).toEqual(all.map(({ path }) => path))
    expect(left).toEqual([])
  })

  test('each part has its likeliest, and what does not fit is named', () => {
    const all = [...related('unit', 500), ...related('api', 80), ...related('e2e', 30)]
    const { run, left } = fitIntoTime(all, 95)
    for (const part of ['unit', 'api', 'e2e'] as const) expect(run[part][0]).toBe(`${part}-0.test.ts`)
    expect(run.unit.length + run.api.length + run.e2e.length + left.length).toBe(610)
    expect(left).toContain('unit-499.test.ts')
  })

  test('a journey is not begun that cannot end in time', () => {
    expect(fitIntoTime(related('e2e', 1), 30)).toEqual({ run: { unit: [], api: [], e2e: [] }, left: ['e2e-0.test.ts'] })
  })

  test('only what the change can touch is looked at', () => {
    const nothing = { unit: [], api: [], e2e: [] }
    const stepsOf = (path: string, run: Plan['run'] = nothing) =>
      changedSteps([path], { run, left: [] }).map(({ name }) => name)
    expect(stepsOf('docs/operations.md')).toEqual([])
    expect(stepsOf('package.json', { ...nothing, api: ['a.test.ts'] })).toEqual([
      ...['style of the changed files', 'types', 'API tests on the embedded database'],
    ])
  })
})
