import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase({ empty: true })
})
afterAll(() => database.close())

const keptNames = () => sql<{ name: string }>`select name from pg_prepared_statements order by name`

test('a marked statement is kept by its connection and answers each question anew; others are not kept', async () => {
  await database.db.connection().execute(async (db) => {
    for (const number of [1, 2, 3]) {
      const { rows } = await sql<{ twice: number }>`/* prepared twice */ select 2 * ${number}::int as twice`.execute(db)
      expect(rows).toEqual([{ twice: 2 * number }])
      await sql`select ${number}::int as once`.execute(db)
    }
    expect((await keptNames().execute(db)).rows).toEqual([{ name: 'twice' }])
  })
})

test('a second statement under the same name is refused', async () => {
  await database.db.connection().execute(async (db) => {
    await sql`/* prepared named */ select ${1}::int as one`.execute(db)
    await expect(sql`/* prepared named */ select ${1}::int as other`.execute(db)).rejects.toThrow('must be unique')
  })
})
