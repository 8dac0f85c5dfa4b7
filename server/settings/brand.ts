import type { Brand } from '#contract/terms/brand.ts'
import type { Db } from '#server/db/db.ts'
import { readSetting, writeSetting } from './store.ts'

const KEY = 'brand'

/** The brand record; undefined on a new database. */
export async function readBrand(db: Db): Promise<Brand | undefined> {
  // Only writeBrand writes this key, so the shape is its argument's.
  return (await readSetting(db, KEY)) as Brand | undefined
}

export async function writeBrand(db: Db, brand: Brand): Promise<void> {
  await writeSetting(db, KEY, brand)
}
