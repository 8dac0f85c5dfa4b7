import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { TABLES_DOCUMENT, tablesDocument } from '#tools/tables-document.ts'

let made: TestDatabase

beforeAll(async () => {
  made = await openTestDatabase()
})
afterAll(() => made.close())

test('docs/tables.md has the tables as they are (else: npm run tables:document)', async () => {
  expect(readFileSync(TABLES_DOCUMENT, 'utf8')).toBe(await tablesDocument(made.db))
})

test('every table is in it, and a column more is seen', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migration'`.execute(made.db)
  const before = await tablesDocument(made.db)
  expect(rows.filter(({ name }) => !before.includes(`  ${name} {\n`))).toEqual([])
  await sql`alter table deal add column note text`.execute(made.db)
  expect(await tablesDocument(made.db)).toBe(before.replace(/( {2}deal \{[^}]*\n)( {2}\})/, '$1    text note "?"\n$2'))
})
