import { rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { recordBackup } from '#server/backup/backup-state.ts'
import { openRows } from '#server/backup/read-rows.ts'
import { requestFile, type Snapshot, snapshotFolder, takeSnapshot } from '#server/backup/take-snapshot.ts'
import { type BackupMade, writeBackup } from '#server/backup/write-backup.ts'
import { type Config, readProcessConfig } from '#server/config.ts'
import { openRowCopier } from '#server/db/copy-rows.ts'
import { lockFolder } from '#server/db/folder-lock.ts'
import { embeddedFolder, openDatabase, requireDatabase } from '#server/db/open-database.ts'
import { buildId } from '#server/wiring/build-id.ts'

/** Copying takes a second or two a gigabyte where the disk cannot share blocks. */
const SNAPSHOT_MS = 10 * 60_000

type Settings = Pick<Config, 'databaseUrl' | 'dataDir' | 'healthHost' | 'healthPort' | 'backupKey'>

/** Backs up the site of these settings, running or not, into a new folder below `to`. */
export async function backUp(settings: Settings, to: string): Promise<BackupMade> {
  const dataDir = resolve(settings.dataDir)
  requireDatabase(settings)
  const lock = lockFolder(join(dataDir, 'backup'))
  try {
    const build = await buildId()
    const wanted = { dataDir, to: resolve(to), build, backupKey: settings.backupKey }
    const made = await (settings.databaseUrl === undefined
      ? ofEmbedded(settings, dataDir, (snapshot) =>
          writeBackup({ ...wanted, source: { kind: 'embedded', ...snapshot } }),
        )
      : ofPostgres(settings.databaseUrl, (rows) => writeBackup({ ...wanted, source: { kind: 'postgres', ...rows } })))
    await recordBackup(dataDir, { lastSuccessAt: new Date().toISOString() })
    return made
  } finally {
    lock.release()
  }
}

async function ofEmbedded<Made>(
  settings: Settings,
  dataDir: string,
  use: (snapshot: Snapshot) => Promise<Made>,
): Promise<Made> {
  try {
    return await use(isInUse(dataDir) ? await askForSnapshot(settings, dataDir) : await ownSnapshot(dataDir))
  } finally {
    await rm(snapshotFolder(dataDir), { recursive: true, force: true })
  }
}

async function ofPostgres<Made>(
  databaseUrl: string,
  use: (rows: Awaited<ReturnType<typeof openRows>>) => Promise<Made>,
): Promise<Made> {
  const copier = await openRowCopier(databaseUrl)
  try {
    return await use(await openRows(copier))
  } finally {
    await copier.close()
  }
}

function isInUse(dataDir: string): boolean {
  try {
    lockFolder(embeddedFolder(dataDir)).release()
    return false
  } catch {
    return true
  }
}

async function ownSnapshot(dataDir: string): Promise<Snapshot> {
  const database = await openDatabase({ dataDir })
  try {
    return await takeSnapshot(database, dataDir)
  } finally {
    await database.close()
  }
}

/** Only the running site may touch its database, so it makes the copy; that we may ask is shown by writing into its folder. */
async function askForSnapshot({ healthHost, healthPort }: Settings, dataDir: string): Promise<Snapshot> {
  const address = `http://${healthHost.includes(':') ? `[${healthHost}]` : healthHost}:${healthPort}/snapshot`
  await writeFile(requestFile(dataDir), '', { mode: 0o600 })
  try {
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(SNAPSHOT_MS),
    })
    if (!response.ok) throw new Error(`it answered ${response.status}`)
    // Our own process on the same folder wrote it.
    return (await response.json()) as Snapshot
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `A site is running on ${dataDir}, but could not be asked for a copy at ${address} (${why}). Give PORT, HEALTH_HOST and HEALTH_PORT as it has them.`,
      { cause },
    )
  } finally {
    await rm(requestFile(dataDir), { force: true })
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  if (values.to === undefined) throw new Error('Say where to: npm run backup -- --to FOLDER')
  // What is written here is for who runs the site, and for nobody else on the machine.
  process.umask(0o077)
  const config = readProcessConfig()
  const { folder, files, bytes } = await backUp(config, values.to)
  console.log(`Backed up to ${folder}: ${files} files, ${(bytes / 1_000_000).toFixed(1)} MB.`)
  if (config.backupKey === undefined)
    console.warn('It holds names, numbers and keys, and is not encrypted: set BACKUP_KEY (32 characters or more).')
}

if (import.meta.main)
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
