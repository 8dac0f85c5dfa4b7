import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { readPagesVersion } from './pages-version.ts'
import { watchPages } from './watch-pages.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a change of the catalogue is heard within a second, once, and none is heard without one', async () => {
  const { db } = database
  const { promise: heard, resolve } = Promise.withResolvers<number>()
  let changes = 0
  const watch = watchPages({
    ...{ db, known: await readPagesVersion(db), everyMs: 20 },
    onChange: () => {
      changes += 1
      resolve(performance.now())
    },
    onError: (error) => {
      throw error
    },
  })
  const saved = performance.now()
  await db.insertInto('property_type').values({ id: 'homestay', name: 'Homestay', position: 1 }).execute()
  expect((await heard) - saved).toBeLessThan(1_000)
  await watch.stop()
  expect(changes).toBe(1)
})
