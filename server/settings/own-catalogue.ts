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

/** Whether the checklist of the first day stays off Today. */
const PUT_AWAY = 'first_day_put_away'

export async function isChecklistPutAway(db: Db): Promise<boolean> {
  return (await readSetting(db, PUT_AWAY)) === true
}

export async function putChecklistAside(db: Db, isPutAway: boolean): Promise<void> {
  await writeSetting(db, PUT_AWAY, isPutAway)
}
