import { expect, test } from 'vitest'
import { batched } from './batched.ts'
import type { Db } from './db.ts'

// What is asked together is told apart by its database; the database itself is never asked here.
const db = {} as unknown as Db

test('what is asked at once is answered by one statement, each with its own', async () => {
  const asked: (readonly number[])[] = []
  const double = batched<number, number>(async (_, keys) => {
    asked.push(keys)
    return keys.map((key) => key * 2)
  })
  expect(await Promise.all([1, 2, 3].map((key) => double(db, key)))).toEqual([2, 4, 6])
  expect(asked).toEqual([[1, 2, 3]])
})

test('who asks while two are under way goes with the next, and never with one that has begun', async () => {
  const begun: number[] = []
  const doors = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const read = batched<number, number>(async (_, keys) => {
    begun.push(keys.length)
    await doors[begun.length - 1]?.promise
    return keys
  })
  const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
  const first = read(db, 1)
  await turn()
  const second = read(db, 2)
  await turn()
  const later = [3, 4, 5].map((key) => read(db, key))
  await turn()
  expect(begun).toEqual([1, 1])
  doors[0]?.resolve()
  expect(await first).toBe(1)
  expect(await Promise.all(later)).toEqual([3, 4, 5])
  expect(begun).toEqual([1, 1, 3])
  doors[1]?.resolve()
  expect(await second).toBe(2)
})

test('data that the database does not take is the trouble of whose it is alone', async () => {
  const write = batched<string, string>(async (_, keys) => {
    if (keys.includes('bad')) throw Object.assign(new Error('not UTF-8'), { code: '22021' })
    return keys
  })
  const ends = await Promise.allSettled(['one', 'bad', 'two'].map((key) => write(db, key)))
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('a database that is away is everybody’s trouble', async () => {
  let tries = 0
  const read = batched<number, number>(() => {
    tries += 1
    return Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
  })
  const ends = await Promise.allSettled([1, 2, 3].map((key) => read(db, key)))
  expect(ends.every(({ status }) => status === 'rejected')).toBe(true)
  expect(tries).toBe(1)
})
