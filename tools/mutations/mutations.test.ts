import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blocksOf, withProbes } from './blocks.ts'
import { chooseMutations } from './choose-mutations.ts'
import { EXCEPTIONS } from './exceptions.ts'
import { findMutations, isProgram, type Mutation, mutated } from './find-mutations.ts'
import { planTests } from './plan-tests.ts'
import { concernedBy, readSources } from './readers.ts'
import { reportOf } from './report.ts'
import { parse } from './syntax.ts'

const PATH = 'server/products/stocks.ts'
const SOURCE = `import { sql } from 'kysely'
type Fare = { price: 12; isFree: true }
const MOST = 8
export async function take(rooms: number | undefined, free: boolean, say: () => Promise<void>) {
  if (rooms === undefined) return 0
  await say()
  const left = (rooms ?? 0) + MOST
  return left > 2 && free ? left : 0
}
export const held = (key: string) =>
  sql<Fare>\`/* for update */ select 1 from hold where night between 1 and 2 and key = \${key} and ends_at <= now() for update\`
`

test('each change that a fixture allows is found, and none where only types or comments stand', () => {
  const found = findMutations(PATH, SOURCE).map(({ line, operator, start, end, to }) => [
    line,
    `${operator}: ${SOURCE.slice(start, end).trim()} → ${to.trim()}`,
  ])
  expect(found).toEqual([
    [3, 'integer: 8 → 9'],
    [5, 'early end left out: if (rooms === undefined) return 0 → ;'],
    [5, 'equality: === → !=='],
    [5, 'integer: 0 → 1'],
    [6, 'call left out: await say() → ;'],
    [7, 'sum: + → -'],
    [7, 'default left out: rooms ?? 0 → rooms'],
    [7, 'integer: 0 → 1'],
    [8, 'negation: left > 2 && free → !(left > 2 && free)'],
    [8, 'logic: && → ||'],
    [8, 'boundary: > → >='],
    [8, 'integer: 2 → 3'],
    [8, 'integer: 0 → 1'],
    [11, 'sql logic: and → or'],
    [11, 'sql lock left out: for update → '],
    [11, 'sql boundary: <= → <'],
    [11, 'sql logic: and → or'],
  ])
})

test('each change leaves a program, and has a name of its own that stays when lines move', () => {
  const found = findMutations(PATH, SOURCE)
  expect(found.every((each) => isProgram(each, SOURCE))).toBe(true)
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
  const moved = findMutations(PATH, SOURCE.replace('type Fare', '\n\ntype Fare'))
  expect(moved.map(({ id }) => id)).toEqual(found.map(({ id }) => id))
})

test('each recorded reason is of a change that the sources allow', () => {
  const gone = Object.keys(EXCEPTIONS).filter((id) => {
    const [path = ''] = id.split(' ', 1)
    const source = readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
    return !findMutations(path, source).some((each) => each.id === id)
  })
  expect(gone).toEqual([])
})

test('a seed chooses the same ones again, of each area as many', () => {
  const all = ['server/limits/one.ts', PATH, 'server/bookings/core/refund-rule.ts', 'server/visitors/one.ts'].flatMap(
    (path) => findMutations(path, SOURCE),
  )
  const idsOf = (seed: number, from: readonly Mutation[] = all) =>
    chooseMutations(from, { seed, count: 12 }).map(({ id }) => id)
  expect(idsOf(1)).toEqual(idsOf(1, all.toReversed()))
  expect(idsOf(1)).not.toEqual(idsOf(2))
  const areas = chooseMutations(all, { seed: 1, count: 12 }).map(({ area }) => area)
  expect(
    Object.fromEntries([...Map.groupBy(areas, (area) => area)].map(([area, list]) => [area, list.length])),
  ).toEqual({
    ...{ money: 3, stock: 3, access: 3, limits: 3 },
  })
  // What would be no program is passed over for the next.
  const isGood = ({ operator }: Mutation) => operator !== 'integer'
  expect(chooseMutations(all, { seed: 1, count: 12, isGood }).every(isGood)).toBe(true)
})

test('probes tell which blocks are executed and change nothing else', () => {
  const text =
    'export const pick = (list) => list.filter((each) => each > 1).map((each) => ({ each })).at(0) ?? (() => { return 7 })()'
  const program = parse(PATH, text)
  const probed = withProbes(text, program === undefined ? [] : blocksOf(PATH, program)).replace(
    'export const pick =',
    'return',
  )
  const ran: string[] = []
  Object.assign(globalThis, { blockRan: (key: string) => ran.push(key) })
  try {
    const pick: (list: number[]) => unknown = new Function(probed)()
    expect(pick([1, 2])).toEqual({ each: 2 })
    expect(ran.map((key) => text.slice(Number(key.split(':')[1])).slice(0, 8))).toEqual([
      ...['list.fil', 'each > 1', 'each > 1', '({ each '],
    ])
  } finally {
    Object.assign(globalThis, { blockRan: undefined })
  }
})

test('a change is tried on the tests that execute it, or read the value that it changes, the quick ones first', () => {
  const texts = new Map([
    [PATH, SOURCE],
    ['server/cars/hire.ts', "import { take } from '#server/products/stocks.ts'\nexport const hire = () => take(1)"],
  ])
  const sources = readSources(texts)
  const inTake = findMutations(PATH, SOURCE)[0]
  const { blocks } = concernedBy(sources, PATH, inTake?.start ?? 0)
  expect(blocks).toEqual([`${PATH}:${SOURCE.indexOf('{\n  if')}`])
  const record = (path: string, ms: number, counts: Record<string, number>, failure?: string) => ({
    ...{ path, ms, hash: path, counts },
    ...(failure === undefined ? {} : { failure }),
  })
  const [key = ''] = blocks
  const opened = 'server/db/open-database.ts:1'
  const rounds = planTests(
    inTake ?? { path: PATH, start: 0 },
    sources,
    [
      record('slow.test.ts', 20_000, { [key]: 1, other: 98, [opened]: 1 }),
      record('telling.test.ts', 20_000, { [key]: 50, other: 49, [opened]: 1 }),
      record('quick.test.ts', 90_000, { [key]: 1, other: 999 }),
      record('elsewhere.test.ts', 10, { other: 1 }),
      record('broken.test.ts', 10, { [key]: 1 }, 'it fails'),
    ],
    () => '',
  )
  expect(rounds.map((round) => round.map(({ path }) => path))).toEqual([
    ['quick.test.ts'],
    ['telling.test.ts', 'slow.test.ts'],
  ])
})

test('a survivor is told with its reason or without one, and fewer than enough is not enough', () => {
  const [first, ...others] = findMutations(PATH, SOURCE)
  const killed = others.map((mutation) => ({ mutation, outcome: { state: 'killed' as const } }))
  const tried = first === undefined ? [] : [{ mutation: first, outcome: { state: 'survived' as const } }, ...killed]
  const { lines, isEnough } = reportOf(tried, {})
  expect(lines).toContain(`  ${PATH}:3 MOST: integer: const MOST = [8 → 9]`)
  expect(lines.at(-1)).toBe('16 of 17 changes killed, 94.1 % (at least 92 % must be)')
  expect(isEnough).toBe(true)
  const two = tried.map((each, index) => (index < 2 ? { ...each, outcome: { state: 'not executed' as const } } : each))
  const worse = reportOf(two, { [first?.id ?? '']: 'It says the same.' })
  expect(worse.isEnough).toBe(false)
  expect(worse.lines.join('\n')).toContain('(no test executes it)\n    It says the same.')
  expect(mutated(SOURCE, first ?? { start: 0, end: 0, to: '' })).toContain('const MOST = 9')
})
