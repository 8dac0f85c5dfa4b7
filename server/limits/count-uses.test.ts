import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { countUses, deleteOldCounters, findFull, type Use } from './count-uses.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const HOUR: Use = { of: 'mailbox', key: 'a mailbox', windows: [{ count: 2, minutes: 60 }] }
const BOTH: Use = { ...HOUR, windows: [...HOUR.windows, { count: 3, minutes: 120 }] }

/** What is said of that use when its key was used so many seconds ago; the clock stands still in a transaction. */
async function fullAfter(use: Use, ...secondsAgo: number[]) {
  return database.db.transaction().execute(async (tx) => {
    await sql`delete from limit_counter`.execute(tx)
    await sql`insert into limit_counter (key, last_at, used_at) select ${use.key}, app_now(),
                array(select app_now() - ago * interval '1 second' from unnest(${secondsAgo}::float8[]) ago)`.execute(
      tx,
    )
    const seen = await findFull(tx, [use])
    expect(await countUses(tx, [use])).toEqual(seen)
    return seen?.retryAfterSeconds
  })
}

test('a use counts until its window has passed to the last second', async () => {
  expect(await fullAfter(HOUR)).toBeUndefined()
  expect(await fullAfter(HOUR, 10)).toBeUndefined()
  expect(await fullAfter(HOUR, 3_000, 10)).toBe(600)
  expect(await fullAfter(HOUR, 3_599.5, 10)).toBe(1)
  expect(await fullAfter(HOUR, 3_598.5, 10)).toBe(2)
  expect(await fullAfter(HOUR, 3_600, 10)).toBeUndefined()
})

test('of several windows the one that takes longest says when there is room again', async () => {
  expect(await fullAfter(BOTH, 4_000, 3_000, 10)).toBe(3_200)
  expect(await fullAfter(BOTH, 7_200, 3_000, 10)).toBe(600)
  expect(await fullAfter(BOTH, 7_200, 3_600, 10)).toBeUndefined()
})

test('uses that no window reaches any more are left out as the next one is counted', async () => {
  const kept = await database.db.transaction().execute(async (tx) => {
    await sql`delete from limit_counter`.execute(tx)
    await sql`insert into limit_counter (key, last_at, used_at)
              values (${HOUR.key}, app_now(), array[app_now() - interval '3600 s', app_now() - interval '3599 s'])`.execute(
      tx,
    )
    await countUses(tx, [HOUR])
    const { rows } = await sql<{ age: number }>`
      select extract(epoch from app_now() - used)::float8 as age from limit_counter, unnest(used_at) used order by 1`.execute(
      tx,
    )
    return rows.map(({ age }) => age)
  })
  expect(kept).toEqual([0, 3_599])
})

test('a counter is forgotten when its last use is more than a day ago, so many at a time', async () => {
  const left = async (most: number) => {
    await deleteOldCounters(database.db, most)
    const { rows } = await sql<{ key: string }>`select key from limit_counter order by key`.execute(database.db)
    return rows.map(({ key }) => key)
  }
  await sql`delete from limit_counter`.execute(database.db)
  await sql`insert into limit_counter (key, last_at) select 'old ' || n, app_now() - interval '24 hours 1 minute' from generate_series(1, 3) n`.execute(
    database.db,
  )
  await sql`insert into limit_counter (key, last_at) values ('young', app_now() - interval '23 hours 59 minutes')`.execute(
    database.db,
  )
  expect(await left(2)).toHaveLength(2)
  expect(await left(9)).toEqual(['young'])
})
