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

const rowsOf = (table: string) => sql`select * from ${sql.table(table)} order by 1`

test('writes that may wait are there for the next statement and after the commit, also a second to the same row', async () => {
  const { db } = database
  await sql`create table one_thing (id integer primary key, word text)`.execute(db)
  await sql`create table other_thing (one_id integer references one_thing, number integer)`.execute(db)
  await db.transaction().execute(async (tx) => {
    await sql`/* later one_thing */ insert into one_thing values (${1}, ${'first'})`.execute(tx)
    await sql`/* later other_thing */ insert into other_thing values (${1}, ${10})`.execute(tx)
    expect((await rowsOf('other_thing').execute(tx)).rows).toEqual([{ one_id: 1, number: 10 }])
    await sql`/* later one_thing */ update one_thing set word = word || ${' second'} where id = ${1}`.execute(tx)
    await sql`/* later one_thing */ update one_thing set word = word || ${' third'} where id = ${1}`.execute(tx)
  })
  expect((await rowsOf('one_thing').execute(db)).rows).toEqual([{ id: 1, word: 'first second third' }])
})

test('a write that waits and fails undoes the transaction, and is undone with it', async () => {
  const { db } = database
  await sql`create table taken (id integer primary key)`.execute(db)
  const insert = (id: number, more: () => unknown = () => undefined) =>
    db.transaction().execute(async (tx) => {
      await sql`/* later taken */ insert into taken values (${id})`.execute(tx)
      await more()
    })
  await insert(1)
  await expect(insert(1)).rejects.toMatchObject({ code: '23505' })
  const thrown = () => {
    throw new Error('changed my mind')
  }
  await expect(insert(2, thrown)).rejects.toThrow('changed my mind')
  expect((await rowsOf('taken').execute(db)).rows).toEqual([{ id: 1 }])
})

test('a lock is had before the statement after it is run', async () => {
  const { db } = database
  await sql`create table counter (id integer primary key, number integer)`.execute(db)
  await sql`insert into counter values (1, 0)`.execute(db)
  const addOne = () =>
    db.transaction().execute(async (tx) => {
      await sql`/* ahead counter-lock */ select 1 from counter where id = 1 for update`.execute(tx)
      const { rows } = await sql<{ number: number }>`select number from counter where id = 1`.execute(tx)
      await sql`/* later counter */ update counter set number = ${(rows[0]?.number ?? 0) + 1} where id = 1`.execute(tx)
    })
  await Promise.all(Array.from({ length: 20 }, addOne))
  expect((await rowsOf('counter').execute(db)).rows).toEqual([{ id: 1, number: 20 }])
})

test('outside of a transaction nothing waits', async () => {
  const { db } = database
  await sql`create table alone (id integer primary key)`.execute(db)
  await sql`/* later alone */ insert into alone values (${1})`.execute(db)
  await expect(sql`/* later alone */ insert into alone values (${1})`.execute(db)).rejects.toMatchObject({
    code: '23505',
  })
})
