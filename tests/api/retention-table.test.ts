import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { COLUMNS_WITHOUT_PERSONS } from '#server/privacy/columns-without-persons.ts'
import { RETENTION } from '#server/privacy/retention.ts'
import { withRetentionTables } from '#server/privacy/retention-document.ts'
import { WHAT_STAYS } from '#server/privacy/what-stays.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const columnsOf = async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(database.db)
  return rows.map(({ name }) => name).sort()
}
const ofTable = ({ table, columns }: { table: string; columns: readonly string[] }) =>
  columns.map((column) => `${table}.${column}`)
const WITHOUT = Object.entries(COLUMNS_WITHOUT_PERSONS).flatMap(([table, columns]) =>
  ofTable({ table, columns: columns.split(' ') }),
)
const WITH = [...RETENTION, ...WHAT_STAYS].flatMap(ofTable)

test('every column is in the table of retention, stays for a reason, or has nobody in it', async () => {
  const classified = new Set([...WITH, ...WITHOUT])
  expect((await columnsOf()).filter((name) => !classified.has(name))).toEqual([])
})

test('a column that somebody adds is missed', async () => {
  await sql`alter table hotel add column owner_name text`.execute(database.db)
  const classified = new Set([...WITH, ...WITHOUT])
  try {
    expect((await columnsOf()).filter((name) => !classified.has(name))).toEqual(['hotel.owner_name'])
  } finally {
    await sql`alter table hotel drop column owner_name`.execute(database.db)
  }
})

test('nothing is named that is not there, and nothing as being with a person and without', async () => {
  const there = new Set(await columnsOf())
  expect([...WITH, ...WITHOUT].filter((name) => !there.has(name))).toEqual([])
  expect(WITHOUT.filter((name) => WITH.includes(name))).toEqual([])
})

test('docs/privacy.md has the tables as they are (else: npm run privacy:document)', () => {
  const document = readFileSync(join(import.meta.dirname, '../../docs/privacy.md'), 'utf8')
  expect(document).toBe(withRetentionTables(document))
})
