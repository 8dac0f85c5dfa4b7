import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { leaseClockJob } from './lease-clock-job.ts'

const MINUTE_MS = 60_000
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => sql`truncate clock_lease`.execute(database.db))

const ask = (job = 'sweep') => leaseClockJob(database.db, job, MINUTE_MS)
const putBack = (seconds: number) =>
  sql`update clock_lease set taken_at = now() - ${seconds} * interval '1 second'`.execute(database.db)

test('of processes that ask for a job of the clock at once, one does it', async () => {
  const leased = await Promise.all(Array.from({ length: 8 }, () => ask()))
  expect(leased.filter(Boolean)).toHaveLength(1)
  expect(await ask('reconcile')).toBe(true)
})

test('a job is done again once its interval is over, by whoever asks', async () => {
  expect(await ask()).toBe(true)
  await putBack(50)
  expect(await ask()).toBe(false)
  // A timer that is a little early counts as in time.
  await putBack(55)
  expect(await ask()).toBe(true)
  expect(await ask()).toBe(false)
})

test('a lease of a clock that was set back holds nobody up', async () => {
  await ask()
  await putBack(-30)
  expect(await ask()).toBe(false)
  await putBack(-3_600)
  expect(await ask()).toBe(true)
})
