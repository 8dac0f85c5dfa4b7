import type { Db } from '#server/db/db.ts'
import { readSetting, writeSetting } from './store.ts'

const KEY = 'confirmed_policies'

/** Of each policy the version that somebody has said holds for this business, who and when, by slug. */
export type ConfirmedPolicies = Readonly<Record<string, { version: string; by: string; at: string }>>

export async function readConfirmedPolicies(db: Db): Promise<ConfirmedPolicies> {
  // Only the function below writes this key.
  return ((await readSetting(db, KEY)) as ConfirmedPolicies | undefined) ?? {}
}

export async function writeConfirmedPolicies(db: Db, confirmed: ConfirmedPolicies): Promise<void> {
  await writeSetting(db, KEY, confirmed)
}
