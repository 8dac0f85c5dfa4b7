import { createHash, randomBytes } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Database, Db } from '#server/db/db.ts'
import { MIGRATIONS_FOLDER, migrate, readMigrations } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Where embedded databases lie that tests copy; demo-database.ts removes those of days ago. */
export const KEPT = join(tmpdir(), 'padauk-test-demo')

/** A machine on which other tests run may let a hundred transactions wait for longer than a visitor would be left waiting. */
const PATIENCE_MS = 60_000

export type TestDatabase = {
  db: Db
  database: Database
  /** What `openDatabase` was given; a second process may open the same on PostgreSQL. */
  settings: { databaseUrl?: string; dataDir: string }
  /** Closes and removes everything. */
  close(): Promise<void>
}

/** Which engine the tests run on: TEST_DATABASE is "embedded" (the default) or "postgres", then TEST_DATABASE_URL names a server. */
export const testEngine: 'embedded' | 'postgres' = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'embedded'

/** Where a test database begins: `empty` has no tables, `like` names a database (PostgreSQL) or folder (embedded) to copy. */
type Beginning = { empty?: boolean; like?: string }

/** A database of its own for one test file, migrated unless `empty`. */
export async function openTestDatabase({ empty = false, like }: Beginning = {}): Promise<TestDatabase> {
  const copied = empty ? undefined : (like ?? (await withTables()))
  return testEngine === 'postgres' ? onPostgres(copied) : onEmbedded(copied)
}

let tables: Promise<string> | undefined

/** A database with the tables and nothing in them, made once for each state of the migrations: applying them takes a second, copying does not. */
function withTables(): Promise<string> {
  tables ??= testEngine === 'postgres' ? tablesOnPostgres() : tablesEmbedded()
  return tables
}

async function nameOfTables(): Promise<string> {
  const hash = createHash('sha256').update(await engineVersion())
  for (const { name, sha256 } of await readMigrations(MIGRATIONS_FOLDER)) hash.update(`${name} ${sha256} `)
  return `tables_${hash.digest('hex').slice(0, 16)}`
}

async function tablesOnPostgres(): Promise<string> {
  const name = await nameOfTables()
  const known = () => onTestServer('select 1 from pg_database where datname = $1', [name])
  if ((await known()).length > 0) return name
  const made = await onPostgres(undefined)
  const { pathname } = new URL(made.settings.databaseUrl ?? '')
  await migrate(made.db)
  await made.database.close()
  // Of two test files that make it at once, one wins and the other uses its.
  await onTestServer(`alter database ${pathname.slice(1)} rename to ${name}`).catch(async (error) => {
    if ((await known()).length === 0) throw error
  })
  await made.close()
  return name
}

async function tablesEmbedded(): Promise<string> {
  const ready = join(KEPT, await nameOfTables())
  if (existsSync(ready)) return ready
  const made = await onEmbedded(undefined)
  await migrate(made.db)
  await made.database.close()
  await mkdir(KEPT, { recursive: true })
  await rename(join(made.settings.dataDir, 'database'), ready).catch((error) => {
    if (!existsSync(ready)) throw error
  })
  await rm(made.settings.dataDir, { recursive: true, force: true })
  return ready
}

/** A data folder in which an embedded database can open at once: an empty one, or a copy of that folder. The caller removes it. */
export async function freshDataDir(like?: string): Promise<string> {
  const dataDir = await newFolder()
  cpSync(like ?? (await freshEngine()), join(dataDir, 'database'), { recursive: true })
  return dataDir
}

/** Speaks to the server of TEST_DATABASE_URL about its databases; answers the rows. */
export async function onTestServer(statement: string, values: string[] = []): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: testServerUrl() })
  await client.connect()
  try {
    return (await client.query(statement, values)).rows
  } finally {
    await client.end()
  }
}

async function onPostgres(like: string | undefined): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await onTestServer(`create database ${name}${like === undefined ? '' : ` template ${like}`}`)
  const url = new URL(testServerUrl())
  url.pathname = `/${name}`
  const dataDir = await newFolder()
  const settings = { databaseUrl: url.href, dataDir }
  const database = await openDatabase({ ...settings, connectionTimeoutMs: PATIENCE_MS })
  return {
    db: database.db,
    database,
    settings,
    close: async () => {
      await database.close()
      await onTestServer(`drop database if exists ${name} with (force)`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function onEmbedded(like: string | undefined): Promise<TestDatabase> {
  const dataDir = await freshDataDir(like)
  const settings = { dataDir }
  const database = await openDatabase({ ...settings, connectionTimeoutMs: PATIENCE_MS })
  return {
    db: database.db,
    database,
    settings,
    close: async () => {
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * A folder with a fresh engine in it, made once for each version of the engine on this machine: making one takes
 * seconds, copying it does not.
 */
function freshEngine(): Promise<string> {
  fresh ??= makeEngine()
  return fresh
}

let fresh: Promise<string> | undefined

async function makeEngine(): Promise<string> {
  const ready = join(tmpdir(), `padauk-test-engine-${await engineVersion()}`)
  if (existsSync(ready)) return ready
  const dataDir = await newFolder()
  await (await openDatabase({ dataDir })).close()
  // Of several test files that make it at once, one wins and the others use its.
  await rename(join(dataDir, 'database'), ready).catch(() => {})
  await rm(dataDir, { recursive: true, force: true })
  return ready
}

async function engineVersion(): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
  return dependencies['@electric-sql/pglite']
}

function testServerUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (url === undefined)
    throw new Error(
      'TEST_DATABASE=postgres needs TEST_DATABASE_URL, such as postgres://postgres@127.0.0.1:5432/postgres',
    )
  return url
}

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'padauk-test-'))
}
