import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#server/db/db.ts'
import type { Manifest } from './manifest.ts'

/** The embedded database at one moment, as a copy that nobody else writes. */
export type Snapshot = { folder: string; at: string; migrations: Manifest['migrations'] }

/** Where copies are made: beside the database, so that the disk may share its blocks. */
export function snapshotFolder(dataDir: string): string {
  return join(dataDir, 'database.snapshot')
}

/** Copies the running database; one that an earlier backup left behind is removed first. */
export async function takeSnapshot(database: Database, dataDir: string): Promise<Snapshot> {
  const { copyTo, db } = database
  if (copyTo === undefined) throw new Error('Only the embedded database is copied; PostgreSQL is asked for its rows.')
  const folder = snapshotFolder(dataDir)
  await rm(folder, { recursive: true, force: true })
  const { rows } = await sql<Manifest['migrations'][number]>`
    select name, sha256 from schema_migration order by name`.execute(db)
  const at = new Date().toISOString()
  await copyTo(folder)
  return { folder, at, migrations: rows }
}

/** Who wants a copy of the running site puts this file into its data folder first: no other caller of its port can. */
export function requestFile(dataDir: string): string {
  return join(dataDir, 'snapshot.wanted')
}
