import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** When something of backups last went well, as seen by who runs the site. */
const BackupState = z.object({
  lastSuccessAt: z.iso.datetime().optional(),
  lastVerifiedRestoreAt: z.iso.datetime().optional(),
})
export type BackupState = z.infer<typeof BackupState>

/** Kept beside the database, not in it: it is told when the database is away, and a restore does not turn it back. */
const FILE = 'backup-state.json'

export async function readBackupState(dataDir: string): Promise<BackupState> {
  try {
    return BackupState.parse(JSON.parse(await readFile(join(dataDir, FILE), 'utf8')))
  } catch {
    // Missing, or not ours: then nothing is known of any backup, which is what an alert is for.
    return {}
  }
}

export async function recordBackup(dataDir: string, news: BackupState): Promise<void> {
  const file = join(dataDir, FILE)
  const state = { ...(await readBackupState(dataDir)), ...news }
  await writeFile(`${file}.new`, `${JSON.stringify(state)}\n`, { mode: 0o600 })
  await rename(`${file}.new`, file)
}
