import { createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { type Applied, sinceBaseline } from '#server/db/before-baseline.ts'
import { openRowCopier, type RowCopier } from '#server/db/copy-rows.ts'
import { createFolder } from '#server/db/create-folder.ts'
import { lockFolder } from '#server/db/folder-lock.ts'
import { MIGRATIONS_FOLDER, migrate, readMigrations } from '#server/db/migrate.ts'
import { embeddedFolder, openDatabase } from '#server/db/open-database.ts'
import type { BackupKeys, Manifest } from './manifest.ts'
import { copyList, tablesOf } from './read-rows.ts'
import { readStored, readStoredWhole } from './stored-file.ts'

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

/**
 * Indexes and references are left out until the rows are in: made at the end they take a fraction of the time, and check as much. No
 * trigger tells a running site of the rows: it finds the version of its pages among the restored ones, or makes everything anew.
 */
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

type RestoreWanted = {
  folder: string
  manifest: Manifest
  keys: BackupKeys | undefined
  /** Also over a database that has bookings. */
  overwrite: boolean
}

/** Puts an embedded database back, all or nothing; one that was there is moved aside. Answers where to, if so. */
export async function restoreFolder(wanted: RestoreWanted, dataDir: string): Promise<string | undefined> {
  const target = embeddedFolder(dataDir)
  mkdirSync(dirname(target), { recursive: true })
  if (!wanted.overwrite && existsSync(target)) await refuseOver(dataDir)
  const lock = lockFolder(target)
  try {
    const restored = `${target}.restored`
    await createFolder(restored, (path) => unpackDatabase(wanted, path))
    const aside = existsSync(target) ? `${target}.before-${wordOf(new Date())}` : undefined
    if (aside !== undefined) renameSync(target, aside)
    renameSync(restored, target)
    return aside
  } finally {
    lock.release()
  }
}

/** Pictures, clips: whatever has the name already is the same one, for names are made of what is in the file. */
export async function restoreMedia({ folder, manifest, keys }: RestoreWanted, dataDir: string): Promise<void> {
  for (const { path } of manifest.files) {
    if (!path.startsWith('media/') || existsSync(join(dataDir, path))) continue
    await unpack({ folder, keys }, path, join(dataDir, path))
  }
}

async function unpackDatabase({ folder, manifest, keys }: RestoreWanted, to: string): Promise<void> {
  for (const name of ['', ...manifest.folders]) mkdirSync(join(to, name), { recursive: true, mode: 0o700 })
  for (const { path } of manifest.files) {
    if (path.startsWith('database/')) await unpack({ folder, keys }, path, join(to, path.slice('database/'.length)))
  }
}

async function unpack(
  { folder, keys }: Pick<RestoreWanted, 'folder' | 'keys'>,
  path: string,
  to: string,
): Promise<void> {
  mkdirSync(dirname(to), { recursive: true })
  const whole = await readStoredWhole(folder, path, keys)
  if (whole !== undefined) await writeFile(to, whole, { mode: 0o600 })
  else await pipeline(await readStored(folder, path, keys), createWriteStream(to, { mode: 0o600 }))
}

/** Opens what is there. A damaged database, or one that a site is running on, is refused by the sentence of opening it. */
async function refuseOver(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir })
  try {
    const { rows: tables } = await sql<{ there: boolean }>`select to_regclass('booking') is not null as there`.execute(
      database.db,
    )
    if (tables[0]?.there !== true) return
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from booking`.execute(database.db)
    if (rows[0] !== undefined && rows[0].count > 0) throw new Error(bookingsThere(dataDir, rows[0].count))
  } finally {
    await database.close()
  }
}

function bookingsThere(place: string, count: number): string {
  return `The database in ${place} has bookings (${count}), and is not overwritten. Restore into an empty one, or say --overwrite.`
}

function wordOf(moment: Date): string {
  return moment.toISOString().replace(/[:.]/g, '-')
}
