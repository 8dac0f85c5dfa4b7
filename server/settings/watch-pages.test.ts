import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { watchPages } from './watch-pages.ts'

const NEVER_MS = 3_600_000

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** What was told, in order; `next` waits for more. */
function ears() {
  const told: unknown[] = []
  let ring = Promise.withResolvers<void>()
  return {
    told,
    hear: (changes: unknown) => {
      told.push(changes)
      ring.resolve()
      ring = Promise.withResolvers<void>()
    },
    next: () => ring.promise,
  }
}

const failed = (error: unknown) => {
  throw error
}

const watching = () => ({
  ...{ db: database.db, listen: database.database.listen, onError: failed, onLost: () => failed('lost') },
})

test('a change is heard without looking, by a notice of the database', async () => {
  const { told, hear, next } = ears()
  const watch = watchPages({ ...watching(), onChange: hear, everyMs: NEVER_MS })
  await watch.look()
  const heard = next()
  await sql`insert into faq_group (id, name, position) values ('boats', 'Boats', 1)`.execute(database.db)
  await heard
  expect(told).toEqual(['everything', new Set(['faq'])])
  await watch.stop()
})

test('a change whose notice is lost is found all the same, once', async () => {
  const { told, hear, next } = ears()
  const deaf = () => ({ stop: async () => undefined })
  const watch = watchPages({ ...watching(), listen: deaf, onChange: hear, everyMs: 20 })
  await watch.look()
  const heard = next()
  await sql`update faq_group set name = 'Ferries'`.execute(database.db)
  await heard
  await watch.look()
  expect(told).toEqual(['everything', new Set(['faq'])])
  await watch.stop()
})

test('whoever looks knows what was committed before, however many look at once', async () => {
  const { told, hear } = ears()
  const deaf = () => ({ stop: async () => undefined })
  const watch = watchPages({ ...watching(), listen: deaf, onChange: hear, everyMs: NEVER_MS })
  const early = await watch.look()
  const running = watch.look()
  await sql`update faq_group set name = 'Boats'`.execute(database.db)
  const versions = await Promise.all([watch.look(), watch.look(), watch.look()])
  expect(new Set(versions).size).toBe(1)
  expect([await running, versions[0] === early]).toEqual([early, false])
  expect(told).toEqual(['everything', new Set(['faq'])])
  await watch.stop()
})

test('a version that the database does not know, as after a restore, is everything', async () => {
  const { told, hear } = ears()
  const watch = watchPages({ ...watching(), onChange: hear, everyMs: NEVER_MS })
  await watch.look()
  await sql`delete from page_change`.execute(database.db)
  await sql`update faq_group set name = 'Ferries'`.execute(database.db)
  await watch.look()
  expect(told).toEqual(['everything', 'everything'])
  await watch.stop()
})

test('a database that is away is said to be away until it is back, and lost after so long', async () => {
  let lost = 0
  let error: Error | undefined
  const broken = database.db.withPlugin({
    transformQuery: ({ node }) => {
      if (error !== undefined) throw error
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const watch = watchPages({
    ...{ ...watching(), db: broken, onChange: () => undefined, everyMs: NEVER_MS, awayMsMax: 0 },
    onLost: () => {
      lost += 1
    },
  })
  await watch.look()
  error = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
  await expect(watch.look()).rejects.toBe(error)
  expect([watch.isAway(), lost]).toEqual([true, 1])
  error = undefined
  await watch.look()
  expect([watch.isAway(), lost]).toEqual([false, 1])
  await watch.stop()
})

test('of more than a thousand changes and of a hundred tags everything is told', async () => {
  const { told, hear } = ears()
  const deaf = () => ({ stop: async () => undefined })
  const watch = watchPages({ ...watching(), listen: deaf, onChange: hear, everyMs: NEVER_MS })
  await watch.look()
  await sql`insert into review (id, kind, subject_id, name, rating, text, travel_month)
            select 'r' || number, 'hotel', 'h' || number, 'Asha', 5, 'Good', '2026-10' from generate_series(1, 101) number`.execute(
    database.db,
  )
  await watch.look()
  await sql`insert into page_change (version, tags) select gen_random_uuid(), array['faq'] from generate_series(1, 1001)`.execute(
    database.db,
  )
  await sql`delete from review where id <> 'r7'`.execute(database.db)
  await watch.look()
  await sql`delete from review`.execute(database.db)
  await watch.look()
  expect(told).toEqual(['everything', 'everything', 'everything', new Set(['hotel', 'hotel:h7'])])
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from page_change`.execute(database.db)
  expect(rows).toEqual([{ count: 1_000 }])
  await watch.stop()
})
