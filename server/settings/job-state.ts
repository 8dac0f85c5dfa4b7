import type { Db } from '#server/db/db.ts'
import { readSetting, writeSetting } from './store.ts'

/** What a job stored at its last run (for which night, with which key), in the table of settings. */
export async function readJobState(db: Db, name: JobState): Promise<string | undefined> {
  const value = await readSetting(db, name)
  return typeof value === 'string' ? value : undefined
}

export function writeJobState(db: Db, name: JobState, value: string): Promise<void> {
  return writeSetting(db, name, value)
}

type JobState = 'retention_applied_on' | 'documents_sealed_with'
