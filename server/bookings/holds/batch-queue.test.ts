import { expect, test } from 'vitest'
import type { Db } from '#server/db/db.ts'
import { batchQueue } from './batch-queue.ts'

// The queue only tells databases apart; it never asks them.
const newParts = () => ({ db: {} as unknown as Db })

type Asked = { name: string; keys: string[]; isAlone: boolean }
const ask = (name: string, ...keys: string[]): Asked => ({ name, keys, isAlone: false })

/** A queue that records its batches, by the names in them. */
function recordingQueue(answer = (names: string[]) => Promise.resolve(names), yields = () => false) {
  const batches: string[][] = []
  const most = { underWay: 0, now: 0 }
  const queue = batchQueue(
    async (_: { db: Db }, requests: readonly Asked[]) => {
      const names = requests.map(({ name }) => name)
      batches.push(names)
      most.now += 1
      most.underWay = Math.max(most.underWay, most.now)
      try {
        return await answer(names)
      } finally {
        most.now -= 1
      }
    },
    { yields },
  )
  return { queue, batches, most }
}

test('many requests are served in batches, few at a time, in their order, and each gets its own response', async () => {
  const later = (names: string[]) =>
    new Promise<string[]>((resolve) => setImmediate(() => setImmediate(() => setImmediate(() => resolve(names)))))
  const { queue, batches, most } = recordingQueue(later)
  const parts = newParts()
  const names = Array.from({ length: 100 }, (_, index) => `n${index}`)
  expect(await Promise.all(names.map((name) => queue(parts, ask(name, name))))).toEqual(names)
  expect(batches.flat()).toEqual(names)
  expect(batches.map(({ length }) => length)).toEqual([24, 24, 24, 24, 4])
  expect(most.underWay).toBe(2)
})

test('a request with a key of an earlier one waits for the next batch, and so does a later one with its keys', async () => {
  const { queue, batches } = recordingQueue()
  const parts = newParts()
  const asked = [ask('a', '1'), ask('b', '1', '2'), ask('c', '2'), ask('d', '3')]
  await Promise.all(asked.map((each) => queue(parts, each)))
  expect(batches).toEqual([['a', 'd'], ['b'], ['c']])
})

test('a request for the one thing that an earlier one wants is its follower, and is answered after the batch', async () => {
  const batches: string[][][] = []
  const names = (requests: readonly Asked[]) => requests.map(({ name }) => name)
  const queue = batchQueue(async (_: { db: Db }, served: readonly Asked[], followers: readonly Asked[]) => {
    batches.push([names(served), names(followers)])
    return [...served, ...followers].map(({ name }) => (name === 'b' ? Promise.resolve('later') : name))
  })
  const parts = newParts()
  const want = (name: string, seat: string, ...keys: string[]) => ({ ...ask(name, ...keys), wants: [seat] })
  const asked = [want('a', '1', 'x'), want('b', '1'), want('c', '1', 'x'), want('d', '2'), want('e', '1')]
  expect(await Promise.all(asked.map((each) => queue(parts, each)))).toEqual(['a', 'later', 'c', 'd', 'e'])
  // The second of one browser waits for the first, and whoever wants the same after it waits for both.
  expect(batches).toEqual([
    [['a', 'd'], ['b']],
    [['c'], ['e']],
  ])
})

test('a request that is alone has a batch of its own', async () => {
  const { queue, batches } = recordingQueue()
  const parts = newParts()
  const asked = [{ ...ask('a'), isAlone: true }, ask('b'), { ...ask('c'), isAlone: true }, ask('d')]
  await Promise.all(asked.map((each) => queue(parts, each)))
  expect(batches).toEqual([['a'], ['b', 'd'], ['c']])
})

test('a batch that fails rejects its requests, and the next is served', async () => {
  const { queue } = recordingQueue((names) =>
    names.includes('a') ? Promise.reject(new Error('lost')) : Promise.resolve(names),
  )
  const parts = newParts()
  const ends = await Promise.allSettled([ask('a', '1'), ask('b', '1')].map((each) => queue(parts, each)))
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})

test('where thousands wait, the next request is refused at once', async () => {
  const { queue } = recordingQueue()
  const parts = newParts()
  const ends = await Promise.allSettled(Array.from({ length: 2_010 }, (_, index) => queue(parts, ask(`n${index}`))))
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(10)
  const [refused] = ends.filter((end) => end.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: '53300' })
})

test('while the queue yields no batch begins, and afterwards all do', async () => {
  let looks = 0
  const { queue, batches } = recordingQueue(undefined, () => {
    looks += 1
    return looks < 3
  })
  expect(await queue(newParts(), ask('a'))).toEqual('a')
  expect([looks, batches]).toEqual([3, [['a']]])
})
