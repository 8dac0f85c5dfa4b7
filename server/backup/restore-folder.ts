import { createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { createFolder } from '#server/db/create-folder.ts'
import { lockFolder } from '#server/db/folder-lock.ts'
import { embeddedFolder, openDatabase } from '#server/db/open-database.ts'
import type { BackupKeys, Manifest } from './manifest.ts'
import { readStored } from './stored-file.ts'

export type RestoreWanted = {
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
  await pipeline(await readStored(folder, path, keys), createWriteStream(to, { mode: 0o600 }))
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

export function bookingsThere(place: string, count: number): string {
  return `The database in ${place} has bookings (${count}), and is not overwritten. Restore into an empty one, or say --overwrite.`
}

function wordOf(moment: Date): string {
  return moment.toISOString().replace(/[:.]/g, '-')
}
