import { mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { recordBackup } from '#server/backup/backup-state.ts'
import { readManifest } from '#server/backup/manifest.ts'
import { restoreFolder, restoreMedia, restoreRows } from '#server/backup/restore-rows.ts'
import { checkFiles } from '#server/backup/stored-file.ts'
import { type Config, readProcessConfig } from '#server/config.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { reportInvariants } from './check-invariants.ts'
import { withTrialDatabase } from './trial-database.ts'

type Settings = Pick<Config, 'databaseUrl' | 'dataDir' | 'backupKey' | 'payments'> &
  Partial<Pick<Config, 'backupKeyFallback'>>
type Restored = { madeAt: string; lines: string[]; count: number; aside: string | undefined }

/** Restores a backup into the data folder or database of these settings, and looks whether all that must hold there does. */
export async function restore(settings: Settings, from: string, overwrite = false): Promise<Restored> {
  const folder = resolve(from)
  const { manifest, keys } = readManifest(folder, settings.backupKey, settings.backupKeyFallback)
  refuseOtherKind(manifest.database, settings)
  await checkFiles(folder, manifest)
  const dataDir = resolve(settings.dataDir)
  const wanted = { folder, manifest, keys, overwrite }
  const { databaseUrl } = settings
  const aside = databaseUrl === undefined ? await restoreFolder(wanted, dataDir) : undefined
  if (databaseUrl !== undefined) await restoreRows(wanted, databaseUrl)
  await restoreMedia(wanted, dataDir)
  const report = await verify(settings)
  if (report.count === 0) await recordBackup(dataDir, { lastVerifiedRestoreAt: new Date().toISOString() })
  return { madeAt: manifest.madeAt, ...report, aside }
}

/** The same into a folder or database that is thrown away again; the site's own is not touched, and told that it went well. */
export async function tryRestore(settings: Settings, from: string): Promise<Restored> {
  const dataDir = resolve(settings.dataDir)
  const trialDir = await mkdtemp(join(dataDir, 'restore-trial-'))
  try {
    const into = { ...settings, dataDir: trialDir }
    const { databaseUrl } = settings
    const restored =
      databaseUrl === undefined
        ? await restore(into, from)
        : await withTrialDatabase(databaseUrl, (trialUrl) => restore({ ...into, databaseUrl: trialUrl }, from))
    if (restored.count === 0) await recordBackup(dataDir, { lastVerifiedRestoreAt: new Date().toISOString() })
    return restored
  } finally {
    await rm(trialDir, { recursive: true, force: true })
  }
}

function refuseOtherKind(kind: 'embedded' | 'postgres', { databaseUrl }: Settings): void {
  if (kind === 'postgres' && databaseUrl === undefined)
    throw new Error('This backup is of PostgreSQL: set DATABASE_URL to an empty database.')
  if (kind === 'embedded' && databaseUrl !== undefined)
    throw new Error('This backup is of the embedded database: it goes into DATA_DIR, without DATABASE_URL.')
}

/** As `npm run check:invariants` does, on tables as this program has them. */
async function verify({ databaseUrl, dataDir, payments }: Settings): Promise<{ lines: string[]; count: number }> {
  const database = await openDatabase({ ...(databaseUrl === undefined ? {} : { databaseUrl }), dataDir })
  try {
    await migrate(database.db)
    return await reportInvariants(database.db, { isSandbox: payments === undefined })
  } finally {
    await database.close()
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, overwrite: { type: 'boolean' }, try: { type: 'boolean' } },
  })
  if (values.from === undefined)
    throw new Error('Say from where: npm run restore -- --from FOLDER [--overwrite | --try]')
  process.umask(0o077)
  const config = readProcessConfig()
  const { madeAt, lines, count, aside } = values.try
    ? await tryRestore(config, values.from)
    : await restore(config, values.from, values.overwrite)
  console.log(lines.join('\n'))
  if (aside !== undefined) console.log(`The database that was there is kept in ${aside}.`)
  const what = `the backup of ${madeAt}${values.try ? ', on trial' : ''}`
  if (count === 0) console.log(`Restored ${what}; everything holds.`)
  else {
    console.error(`Restored ${what}, but ${count} things do not hold: it does not count as verified.`)
    process.exitCode = 1
  }
}

if (import.meta.main)
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  })
