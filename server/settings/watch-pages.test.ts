import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { readPagesVersion } from './pages-version.ts'
import { watchPages } from './watch-pages.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a change of the catalogue is heard once, and none is heard without one', async () => {
  const { db } = database
  const { promise: heard, resolve } = Promise.withResolvers<void>()
  let changes = 0
  const watch = watchPages({
    ...{ db, known: await readPagesVersion(db), everyMs: 20 },
    onChange: () => {
      changes += 1
      resolve()
    },
    onError: (error) => {
      throw error
    },
  })
  await db.insertInto('property_type').values({ id: 'homestay', name: 'Homestay', position: 1 }).execute()
  await heard
  await watch.stop()
  expect(changes).toBe(1)
})
