import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Applied, sinceBaseline } from './before-baseline.ts'
import type { Db } from './db.ts'
import { sqlStateOf } from './in-transaction.ts'

/** One file a step, applied in the order of their names. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations')
const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/
/** Concurrent creation of one table: all processes but one fail with one of these, then find the table. */
const CREATION_RACES = new Set(['23505', '42710', '42P07', 'XX000'])
const CREATION_TRIES_MAX = 10

type Migration = Applied & { text: string }

/**
 * Brings the schema up to date and returns what it applied. Forward only. Concurrent calls are safe: each file is applied under a lock
 * on one row (databases compatible with PostgreSQL do not all have advisory locks).
 */
export async function migrate(db: Db, folder: string = MIGRATIONS_FOLDER): Promise<string[]> {
  const migrations = await readMigrations(folder)
  await createLedger(db)
  await adoptBaseline(db, migrations)
  await refuseNewerDatabase(db, migrations)
  const applied: string[] = []
  for (const migration of migrations) {
    if (await applyOnce(db, migration)) applied.push(migration.name)
  }
  return applied
}

/** The files of a folder in the order in which they are applied. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const numbers = new Set<string>()
  for (const name of names) {
    if (!FILE_NAME.test(name)) throw new Error(`The migration ${name} needs a name like 0001-what-it-does.sql`)
    if (numbers.has(name.slice(0, 4))) throw new Error(`Two migrations carry the number ${name.slice(0, 4)}`)
    numbers.add(name.slice(0, 4))
  }
  return Promise.all(
    names.map(async (name) => {
      // Line ends depend on the checkout.
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

async function createLedger(db: Db): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await sql`create table if not exists schema_migration (
        name text primary key, sha256 text not null, applied_at timestamptz not null default now())`.execute(db)
      await sql`insert into schema_migration (name, sha256) values ('#lock', '') on conflict do nothing`.execute(db)
      return
    } catch (error) {
      if (!CREATION_RACES.has(sqlStateOf(error)) || tries === CREATION_TRIES_MAX) throw error
      await wait(20 * tries)
    }
  }
}

/** Records the baseline in a database that the earlier migrations have made. */
async function adoptBaseline(db: Db, migrations: readonly Migration[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select 1 from schema_migration where name = '#lock' for update`.execute(tx)
    const { rows: applied } = await sql<Applied>`select name, sha256 from schema_migration`.execute(tx)
    const now = sinceBaseline(applied, migrations)
    const names = (rows: readonly Applied[]) => new Set(rows.map(({ name }) => name))
    const [old, kept] = [names(applied), names(now)]
    for (const { name } of applied)
      if (!kept.has(name)) await sql`delete from schema_migration where name = ${name}`.execute(tx)
    for (const { name, sha256 } of now)
      if (!old.has(name)) await sql`insert into schema_migration (name, sha256) values (${name}, ${sha256})`.execute(tx)
  })
}

/** Refuses a database of a newer program, which this one would misread or damage. */
async function refuseNewerDatabase(db: Db, migrations: readonly Migration[]): Promise<void> {
  const { rows } = await sql<{
    name: string
  }>`select name from schema_migration where name <> '#lock' order by name`.execute(db)
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = rows.filter(({ name }) => !known.has(name)).map(({ name }) => name)
  if (unknown.length === 0) return
  throw new Error(
    `This program is older than its database, which has the migrations ${unknown.join(', ')}. ` +
      'Start the program that made them, or one after it.',
  )
}

async function applyOnce(db: Db, migration: Migration): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // A new index on a large table, or waiting for another process that builds it, may exceed the time limit of visitors' statements.
    await sql`set local statement_timeout = '15min'`.execute(tx)
    await sql`set local lock_timeout = '15min'`.execute(tx)
    await sql`select 1 from schema_migration where name = '#lock' for update`.execute(tx)
    const { rows } = await sql<{ sha256: string }>`
      select sha256 from schema_migration where name = ${migration.name}`.execute(tx)
    if (rows[0] !== undefined) {
      if (rows[0].sha256 === migration.sha256) return false
      throw new Error(
        `The migration ${migration.name} was changed after it had been applied to this database. ` +
          'Put the file back as it was and write the change as a new migration.',
      )
    }
    await sql.raw(migration.text).execute(tx)
    await sql`insert into schema_migration (name, sha256) values (${migration.name}, ${migration.sha256})`.execute(tx)
    return true
  })
}
