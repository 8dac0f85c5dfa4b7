import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Applied, sinceBaseline } from '#server/db/before-baseline.ts'
import { openRowCopier, type RowCopier } from '#server/db/copy-rows.ts'
import { MIGRATIONS_FOLDER, migrate, readMigrations } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'
import type { Manifest } from './manifest.ts'
import { copyList, tablesOf } from './read-rows.ts'
import { bookingsThere, type RestoreWanted } from './restore-folder.ts'
import { readStored } from './stored-file.ts'

/** Of the ledger of migrations: the row that starts lock. It is no file. */
const LOCK_ROW = '#lock'

/** Fills a PostgreSQL database in one transaction: with the tables as they were when the backup was made, then with its rows. */
export async function restoreRows(wanted: RestoreWanted, databaseUrl: string): Promise<void> {
  const copier = await openRowCopier(databaseUrl)
  try {
    const tables = await tablesOf(copier)
    if (tables.length === 0) await createTables(wanted.manifest, databaseUrl)
    else if (!wanted.overwrite) await refuseBookings(copier, tables)
    await refuseOtherTables(copier, wanted.manifest)
    await copier.query('begin')
    await load(copier, wanted)
    await copier.query('commit')
    await copier.query('analyze')
  } finally {
    // What was not committed is undone with the connection.
    await copier.close()
  }
}

/** The migrations that the backup had, and no later ones: rows fit into the tables they came from. */
async function createTables({ migrations }: Manifest, databaseUrl: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'padauk-migrations-'))
  const database = await openDatabase({ databaseUrl, dataDir: folder })
  try {
    for (const { name } of sinceBaseline(migrations, await readMigrations(MIGRATIONS_FOLDER))) {
      if (name === LOCK_ROW) continue
      if (!/^[\w.-]+$/.test(name)) throw new Error(`The backup names a migration that cannot be one: ${name}.`)
      await copyFile(join(MIGRATIONS_FOLDER, name), join(folder, name)).catch((cause: unknown) => {
        throw new Error(
          `The backup is of a newer program: it has the migration ${name}. Restore it with the program that made it.`,
          { cause },
        )
      })
    }
    await migrate(database.db, folder)
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function refuseBookings(copier: RowCopier, tables: readonly { name: string }[]): Promise<void> {
  if (!tables.some(({ name }) => name === 'booking')) return
  const [found] = await copier.query<{ count: number }>('select count(*)::int as count from public.booking')
  if (found !== undefined && found.count > 0) throw new Error(bookingsThere('DATABASE_URL', found.count))
}

async function refuseOtherTables(copier: RowCopier, { migrations }: Manifest): Promise<void> {
  const [ledger] = await copier.query<{ there: boolean }>(
    "select to_regclass('public.schema_migration') is not null as there",
  )
  const here = ledger?.there
    ? await copier.query<Applied>('select name, sha256 from public.schema_migration order by name')
    : []
  const ours = await readMigrations(MIGRATIONS_FOLDER)
  const [has, needs] = [sinceBaseline(here, ours), sinceBaseline(migrations, ours)]
  const known = new Map(has.map(({ name, sha256 }) => [name, sha256]))
  const isSame = has.length === needs.length && needs.every(({ name, sha256 }) => known.get(name) === sha256)
  if (!isSame)
    throw new Error(
      'The database of DATABASE_URL has other tables than the backup, made by another version of the program. Restore into an empty database.',
    )
}

/** Indexes and references are left out until the rows are in: made at the end they take a fraction of the time, and check as much. */
async function load(copier: RowCopier, { folder, manifest, keys }: RestoreWanted): Promise<void> {
  const names = manifest.tables.map(({ name }) => `public."${name}"`)
  const references = await copier.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  const indexes = await copier.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index join pg_class on pg_class.oid = indrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r'
       and not exists (select 1 from pg_constraint where conindid = indexrelid)
       and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e')`)
  for (const { table, name } of references) await copier.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of indexes) await copier.query(`drop index ${name}`)
  for (const name of names) await copier.query(`alter table ${name} disable trigger user`)
  await copier.query(`truncate ${names.join(', ')}`)
  for (const { name, columns, path } of manifest.tables)
    await copier.copyIn(`copy ${copyList(name, columns)} from stdin`, await readStored(folder, path, keys))
  for (const { name, last, isCalled } of manifest.sequences)
    await copier.query('select setval($1::regclass, $2::bigint, $3)', [`public."${name}"`, last, isCalled])
  for (const { definition } of indexes) await copier.query(definition)
  for (const { table, name, definition } of references)
    await copier.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const name of names) await copier.query(`alter table ${name} enable trigger user`)
}
