import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase, testEngine } from '#tests/support/test-database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'

const MIGRATORS = 6
let test: TestDatabase
let folder: string

beforeAll(async () => {
  test = await openTestDatabase({ empty: true })
})
afterAll(() => test.close())

beforeEach(async () => {
  await sql`drop table if exists schema_migration, tally`.execute(test.db)
  folder = await mkdtemp(join(tmpdir(), 'padauk-test-'))
  await writeFile(join(folder, '0001-first.sql'), 'create table tally (n int); insert into tally values (1);')
  await writeFile(join(folder, '0002-second.sql'), 'insert into tally values (2);')
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

describe('migrate', () => {
  it('applies the files in order, once', async () => {
    expect(await migrate(test.db, folder)).toEqual(['0001-first.sql', '0002-second.sql'])
    expect(await migrate(test.db, folder)).toEqual([])
    await writeFile(join(folder, '0003-third.sql'), 'insert into tally values (3);')
    expect(await migrate(test.db, folder)).toEqual(['0003-third.sql'])
    expect(await tally()).toEqual([1, 2, 3])
  })

  it('applies each file once when six start together', async () => {
    // On a server each has connections of its own, like six processes; the embedded database has one process.
    const own = testEngine === 'postgres' ? await Promise.all(Array.from({ length: MIGRATORS }, openSame)) : []
    const dbs = testEngine === 'postgres' ? own.map(({ db }) => db) : Array.from({ length: MIGRATORS }, () => test.db)
    const applied = await Promise.all(dbs.map((db) => migrate(db, folder)))
    await Promise.all(own.map((database) => database.close()))
    expect(applied.flat().sort()).toEqual(['0001-first.sql', '0002-second.sql'])
    expect(await tally()).toEqual([1, 2])
  })

  it('refuses a file that was changed after it was applied, but bears other line ends', async () => {
    await writeFile(join(folder, '0002-second.sql'), 'insert into tally values (2);\n')
    await migrate(test.db, folder)
    await writeFile(join(folder, '0002-second.sql'), 'insert into tally values (2);\r\n')
    expect(await migrate(test.db, folder)).toEqual([])
    await writeFile(join(folder, '0002-second.sql'), 'insert into tally values (7);')
    await expect(migrate(test.db, folder)).rejects.toThrow('0002-second.sql was changed after it had been applied')
  })

  it('refuses a database that a newer program has changed, and changes nothing itself', async () => {
    await migrate(test.db, folder)
    await rm(join(folder, '0002-second.sql'))
    await writeFile(join(folder, '0003-third.sql'), 'insert into tally values (3);')
    await expect(migrate(test.db, folder)).rejects.toThrow(
      'This program is older than its database, which has the migrations 0002-second.sql. ' +
        'Start the program that made them, or one after it.',
    )
    expect(await tally()).toEqual([1, 2])
  })

  it('leaves nothing of a file that fails', async () => {
    await writeFile(join(folder, '0003-third.sql'), 'insert into tally values (3); select nonsense;')
    await expect(migrate(test.db, folder)).rejects.toThrow('nonsense')
    expect(await tally()).toEqual([1, 2])
    await writeFile(join(folder, '0003-third.sql'), 'insert into tally values (4);')
    expect(await migrate(test.db, folder)).toEqual(['0003-third.sql'])
  })

  it('refuses two files of one number and names it cannot order', async () => {
    await writeFile(join(folder, '0002-again.sql'), 'select 1')
    await expect(migrate(test.db, folder)).rejects.toThrow('Two migrations carry the number 0002')
    await rm(join(folder, '0002-again.sql'))
    await writeFile(join(folder, 'third.sql'), 'select 1')
    await expect(migrate(test.db, folder)).rejects.toThrow('needs a name like')
  })

  it('brings an empty database to the schema of the site', async () => {
    expect(await migrate(test.db)).toContain('0001-running.sql')
    expect(await test.db.selectFrom('enquiry').select('id').execute()).toEqual([])
  })
})

function openSame() {
  return openDatabase(test.settings)
}

async function tally(): Promise<number[]> {
  const { rows } = await sql<{ n: number }>`select n from tally order by n`.execute(test.db)
  return rows.map(({ n }) => n)
}
