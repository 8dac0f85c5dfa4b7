import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { createFolder } from '#server/db/create-folder.ts'
import { keysOf, type Manifest, manifestFile } from './manifest.ts'
import type { Rows } from './read-rows.ts'
import { contentOfFile, storeFile } from './stored-file.ts'
import type { Snapshot } from './take-snapshot.ts'

const SALT_BYTES = 16

export type BackupSource = ({ kind: 'embedded' } & Snapshot) | ({ kind: 'postgres' } & Rows)

export type BackupWanted = {
  source: BackupSource
  dataDir: string
  /** The folder that gets a folder for this backup. */
  to: string
  build: string
  backupKey: string | undefined
}

export type BackupMade = { folder: string; files: number; bytes: number }

/** Writes a backup under a name of its moment, all or nothing: until it is whole and on the disk it has another name. */
export async function writeBackup({ source, dataDir, to, build, backupKey }: BackupWanted): Promise<BackupMade> {
  mkdirSync(to, { recursive: true })
  const folder = join(to, `padauk-${source.at.replace(/[:.]/g, '-')}`)
  if (existsSync(folder)) throw new Error(`There is a backup of this moment in ${folder} already.`)
  const salt = randomBytes(SALT_BYTES).toString('hex')
  const keys = backupKey === undefined ? undefined : keysOf(backupKey, salt)
  const made: BackupMade = { folder, files: 0, bytes: 0 }
  await createFolder(folder, async (path) => {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    const files: Manifest['files'] = []
    const store = async (name: string, content: Readable | Buffer) => {
      files.push(await storeFile(path, name, content, keys))
    }
    const content = source.kind === 'embedded' ? await storeFolder(source, store) : await storeRows(source, store)
    const media = join(dataDir, 'media')
    for (const name of filesBelow(media)) await store(`media/${name}`, await contentOfFile(join(media, name)))
    const manifest: Manifest = {
      ...{ format: 1, madeAt: source.at, build, database: source.kind, migrations: source.migrations },
      ...content,
      encryption: keys === undefined ? null : { cipher: 'aes-256-gcm', kdf: 'scrypt', salt },
      files,
    }
    const { name, text } = manifestFile(manifest, keys)
    writeFileSync(join(path, name), text, { mode: 0o600 })
    made.files = files.length
    made.bytes = files.reduce((sum, { bytes }) => sum + bytes, 0)
  })
  return made
}

type Store = (name: string, content: Readable | Buffer) => Promise<void>
type Content = Pick<Manifest, 'folders' | 'tables' | 'sequences'>

async function storeFolder({ folder }: Snapshot, store: Store): Promise<Content> {
  for (const name of filesBelow(folder)) await store(`database/${name}`, await contentOfFile(join(folder, name)))
  return { folders: foldersBelow(folder), tables: [], sequences: [] }
}

async function storeRows({ tables, sequences }: Rows, store: Store): Promise<Content> {
  const stored: Manifest['tables'] = []
  for (const { name, columns, read } of tables) {
    const path = `tables/${name}.copy`
    await store(path, read())
    stored.push({ name, columns, path })
  }
  return { folders: [], tables: stored, sequences }
}

/** Whole files only: what is being drawn has a name that begins with a dot, or none yet. */
function filesBelow(folder: string): string[] {
  return entriesBelow(folder, (entry) => entry.isFile())
}

function foldersBelow(folder: string): string[] {
  return entriesBelow(folder, (entry) => entry.isDirectory())
}

function entriesBelow(folder: string, isWanted: (entry: { isFile(): boolean; isDirectory(): boolean }) => boolean) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(isWanted)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
}
