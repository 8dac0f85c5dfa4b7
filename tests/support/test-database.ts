import { randomBytes } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Database, Db } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'

const ROOT = join(import.meta.dirname, '../..')

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

/** A database of its own for one test file, migrated unless `empty`. */
export async function openTestDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  return testEngine === 'postgres' ? onPostgres(options) : onEmbedded(options)
}

/** A data folder in which an embedded database can open at once. The caller removes it. */
export async function freshDataDir(): Promise<string> {
  const dataDir = await newFolder()
  cpSync(await freshEngine(), join(dataDir, 'database'), { recursive: true })
  return dataDir
}

async function onPostgres({ empty = false }: { empty?: boolean }): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (serverUrl === undefined)
    throw new Error(
      'TEST_DATABASE=postgres needs TEST_DATABASE_URL, such as postgres://postgres@127.0.0.1:5432/postgres',
    )
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const dataDir = await newFolder()
  const settings = { databaseUrl: url.href, dataDir }
  const database = await openDatabase(settings)
  if (!empty) await migrate(database.db)
  return {
    db: database.db,
    database,
    settings,
    close: async () => {
      await database.close()
      await onServer(serverUrl, `drop database if exists ${name} with (force)`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function onEmbedded({ empty = false }: { empty?: boolean }): Promise<TestDatabase> {
  const dataDir = await freshDataDir()
  const settings = { dataDir }
  const database = await openDatabase(settings)
  if (!empty) await migrate(database.db)
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
async function freshEngine(): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
  const ready = join(tmpdir(), `padauk-test-engine-${dependencies['@electric-sql/pglite']}`)
  if (existsSync(ready)) return ready
  const dataDir = await newFolder()
  await (await openDatabase({ dataDir })).close()
  // Of several test files that make it at once, one wins and the others use its.
  await rename(join(dataDir, 'database'), ready).catch(() => {})
  await rm(dataDir, { recursive: true, force: true })
  return ready
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'padauk-test-'))
}
