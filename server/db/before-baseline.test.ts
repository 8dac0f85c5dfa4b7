import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { type Applied, BEFORE_BASELINE } from './before-baseline.ts'
import { migrate } from './migrate.ts'

let made: TestDatabase
let baseline: Applied[]

beforeAll(async () => {
  made = await openTestDatabase()
  baseline = await ledger()
})
afterAll(() => made.close())
beforeEach(async () => {
  // What came after the baseline has been applied to these tables.
  await sql`delete from schema_migration where name < '0020' and name <> '#lock' or name = any(${Object.keys(BEFORE_BASELINE)})`.execute(
    made.db,
  )
  for (const [name, sha256] of Object.entries(BEFORE_BASELINE)) await write(name, sha256)
})

test('a database with all migrations from before the baseline is taken over, once', async () => {
  expect(await migrate(made.db)).toEqual([])
  expect(await ledger()).toEqual(baseline)
  expect(await migrate(made.db)).toEqual([])
})

test('one that lacks some of them is refused with their names, and left as it is', async () => {
  await sql`delete from schema_migration where name in ('0037-confirmed-mailboxes.sql', '0041-privacy.sql')`.execute(
    made.db,
  )
  const before = await ledger()
  await expect(migrate(made.db)).rejects.toThrow(
    'lacks the migrations 0037-confirmed-mailboxes.sql, 0041-privacy.sql. Start the last program from before the release on it once, then this one.',
  )
  expect(await ledger()).toEqual(before)
})

test('one that was made with another text of a migration is refused, and left as it is', async () => {
  await sql`update schema_migration set sha256 = 'another' where name = '0017-bookings.sql'`.execute(made.db)
  const before = await ledger()
  await expect(migrate(made.db)).rejects.toThrow('other migrations than were committed: 0017-bookings.sql.')
  expect(await ledger()).toEqual(before)
})

test('what a newer program has added to it is refused as always', async () => {
  await write('0900-later.sql', 'unknown')
  await expect(migrate(made.db)).rejects.toThrow('has the migrations 0900-later.sql.')
})

async function ledger(): Promise<Applied[]> {
  return (await sql<Applied>`select name, sha256 from schema_migration order by name`.execute(made.db)).rows
}

async function write(name: string, sha256: string): Promise<void> {
  await sql`insert into schema_migration (name, sha256) values (${name}, ${sha256})`.execute(made.db)
}
