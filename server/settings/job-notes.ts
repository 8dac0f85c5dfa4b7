import type { Db } from '#server/db/db.ts'
import { readSetting, writeSetting } from './store.ts'

/** What a job noted when it ran last: which night, with which key. Nobody in the office sets these. */
export async function readJobNote(db: Db, name: JobNote): Promise<string | undefined> {
  const value = await readSetting(db, name)
  return typeof value === 'string' ? value : undefined
}

export function writeJobNote(db: Db, name: JobNote, value: string): Promise<void> {
  return writeSetting(db, name, value)
}

type JobNote = 'retention_applied_on' | 'documents_sealed_with'
