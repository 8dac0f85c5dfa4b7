import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import type { Db } from './db.ts'
import { ahead, later, prepared } from './statements.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase({ empty: true })
})
afterAll(() => database.close())

/** The statements whose plans a connection keeps. */
async function keptTexts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select statement as text from pg_prepared_statements order by 1`.execute(db)
  return rows.map(({ text }) => text)
}

test('a prepared statement is kept by its connection and answers each question anew; others are not kept', async () => {
  await database.db.connection().execute(async (db) => {
    for (const number of [1, 2, 3]) {
      const { rows } = await prepared(db, sql<{ twice: number }>`select 2 * ${number}::int as twice`)
      expect(rows).toEqual([{ twice: 2 * number }])
      await sql`select ${number}::int as once`.execute(db)
    }
    expect(await keptTexts(db)).toEqual(['select 2 * $1::int as twice'])
    // Another text is another statement, whatever its values.
    expect((await prepared(db, sql`select ${3}::int as other`)).rows).toEqual([{ other: 3 }])
    expect(await keptTexts(db)).toEqual(['select $1::int as other', 'select 2 * $1::int as twice'])
  })
})

const rowsOf = (table: string) => sql`select * from ${sql.table(table)} order by 1`

test('writes that may wait are there for the next statement and after the commit, also a second to the same row', async () => {
  const { db } = database
  await sql`create table one_thing (id integer primary key, word text)`.execute(db)
  await sql`create table other_thing (one_id integer references one_thing, number integer)`.execute(db)
  await db.transaction().execute(async (tx) => {
    await later(tx, 'one_thing', sql`insert into one_thing values (${1}, ${'first'})`)
    await later(tx, 'other_thing', sql`insert into other_thing values (${1}, ${10})`)
    expect((await rowsOf('other_thing').execute(tx)).rows).toEqual([{ one_id: 1, number: 10 }])
    await later(tx, 'one_thing', sql`update one_thing set word = word || ${' second'} where id = ${1}`)
    await later(tx, 'one_thing', sql`update one_thing set word = word || ${' third'} where id = ${1}`)
  })
  expect((await rowsOf('one_thing').execute(db)).rows).toEqual([{ id: 1, word: 'first second third' }])
})

test('a write that waits and fails undoes the transaction, and is undone with it', async () => {
  const { db } = database
  await sql`create table taken (id integer primary key)`.execute(db)
  const insert = (id: number, more: () => unknown = () => undefined) =>
    db.transaction().execute(async (tx) => {
      await later(tx, 'taken', sql`insert into taken values (${id})`)
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
      await ahead(tx, sql`select 1 from counter where id = 1 for update`)
      const { rows } = await sql<{ number: number }>`select number from counter where id = 1`.execute(tx)
      await later(tx, 'counter', sql`update counter set number = ${(rows[0]?.number ?? 0) + 1} where id = 1`)
    })
  await Promise.all(Array.from({ length: 20 }, addOne))
  expect((await rowsOf('counter').execute(db)).rows).toEqual([{ id: 1, number: 20 }])
})

test('outside of a transaction nothing waits', async () => {
  const { db } = database
  await sql`create table alone (id integer primary key)`.execute(db)
  await later(db, 'alone', sql`insert into alone values (${1})`)
  await expect(later(db, 'alone', sql`insert into alone values (${1})`)).rejects.toMatchObject({
    code: '23505',
  })
})
