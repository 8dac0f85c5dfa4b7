import { expect, test } from 'vitest'
import type { Db } from '#server/db/db.ts'
import { takeTurns } from './take-turns.ts'

// The queue only tells databases apart; it never asks them.
const counter = () => ({ db: {} as unknown as Db })

type Asked = { name: string; keys: string[]; isAlone: boolean }
const ask = (name: string, ...keys: string[]): Asked => ({ name, keys, isAlone: false })

/** A counter that notes the groups it serves, by the names in them. */
function notingCounter(answer = (names: string[]) => Promise.resolve(names), isFirst = () => false) {
  const groups: string[][] = []
  const most = { underWay: 0, now: 0 }
  const turn = takeTurns(async (_: { db: Db }, questions: readonly Asked[]) => {
    const names = questions.map(({ name }) => name)
    groups.push(names)
    most.now += 1
    most.underWay = Math.max(most.underWay, most.now)
    try {
      return await answer(names)
    } finally {
      most.now -= 1
    }
  }, isFirst)
  return { turn, groups, most }
}

test('a crowd is served in groups, few at a time, in its order, and each gets its own answer', async () => {
  const later = (names: string[]) =>
    new Promise<string[]>((resolve) => setImmediate(() => setImmediate(() => setImmediate(() => resolve(names)))))
  const { turn, groups, most } = notingCounter(later)
  const parts = counter()
  const names = Array.from({ length: 100 }, (_, index) => `n${index}`)
  expect(await Promise.all(names.map((name) => turn(parts, ask(name, name))))).toEqual(names)
  expect(groups.flat()).toEqual(names)
  expect(groups.map(({ length }) => length)).toEqual([24, 24, 24, 24, 4])
  expect(most.underWay).toBe(2)
})

test('who wants what somebody before them wants waits for the next group, and so do those behind who want theirs', async () => {
  const { turn, groups } = notingCounter()
  const parts = counter()
  const asked = [ask('a', '1'), ask('b', '1', '2'), ask('c', '2'), ask('d', '3')]
  await Promise.all(asked.map((each) => turn(parts, each)))
  expect(groups).toEqual([['a', 'd'], ['b'], ['c']])
})

test('who wants the one thing that somebody before them wants comes along, and is answered after the group', async () => {
  const groups: string[][][] = []
  const names = (questions: readonly Asked[]) => questions.map(({ name }) => name)
  const turn = takeTurns(async (_: { db: Db }, served: readonly Asked[], followers: readonly Asked[]) => {
    groups.push([names(served), names(followers)])
    return [...served, ...followers].map(({ name }) => (name === 'b' ? Promise.resolve('later') : name))
  })
  const parts = counter()
  const want = (name: string, seat: string, ...keys: string[]) => ({ ...ask(name, ...keys), wants: [seat] })
  const asked = [want('a', '1', 'x'), want('b', '1'), want('c', '1', 'x'), want('d', '2'), want('e', '1')]
  expect(await Promise.all(asked.map((each) => turn(parts, each)))).toEqual(['a', 'later', 'c', 'd', 'e'])
  // The second of one browser waits for the first, and whoever wants the same after it waits for both.
  expect(groups).toEqual([
    [['a', 'd'], ['b']],
    [['c'], ['e']],
  ])
})

test('what is served alone has no company', async () => {
  const { turn, groups } = notingCounter()
  const parts = counter()
  const asked = [{ ...ask('a'), isAlone: true }, ask('b'), { ...ask('c'), isAlone: true }, ask('d')]
  await Promise.all(asked.map((each) => turn(parts, each)))
  expect(groups).toEqual([['a'], ['b', 'd'], ['c']])
})

test('a group that fails is answered so, and the next is served', async () => {
  const { turn } = notingCounter((names) =>
    names.includes('a') ? Promise.reject(new Error('lost')) : Promise.resolve(names),
  )
  const parts = counter()
  const ends = await Promise.allSettled([ask('a', '1'), ask('b', '1')].map((each) => turn(parts, each)))
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})

test('where thousands wait, who comes then is sent away at once', async () => {
  const { turn } = notingCounter()
  const parts = counter()
  const ends = await Promise.allSettled(Array.from({ length: 2_010 }, (_, index) => turn(parts, ask(`n${index}`))))
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(10)
  const [refused] = ends.filter((end) => end.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: '53300' })
})

test('while something else is first nobody is served, and afterwards everybody', async () => {
  let looks = 0
  const { turn, groups } = notingCounter(undefined, () => {
    looks += 1
    return looks < 3
  })
  expect(await turn(counter(), ask('a'))).toEqual('a')
  expect([looks, groups]).toEqual([3, [['a']]])
})
