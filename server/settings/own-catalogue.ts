import type { Db } from '#server/db/db.ts'
import { readSetting, writeSetting } from './store.ts'

/** Since when the catalogue is the operator's own: nothing of the demo is filled in again. */
const OWN_CATALOGUE = 'own_catalogue'

export async function readOwnCatalogue(db: Db): Promise<{ at: string } | undefined> {
  // Only the function below writes this key.
  return (await readSetting(db, OWN_CATALOGUE)) as { at: string } | undefined
}

export async function noteOwnCatalogue(db: Db, at: Date): Promise<void> {
  await writeSetting(db, OWN_CATALOGUE, { at: at.toISOString() })
}
