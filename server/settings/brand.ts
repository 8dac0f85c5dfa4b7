import type { Brand } from '#contract/terms/brand.ts'
import type { Db } from '#server/db/db.ts'
import { lookOf, readStoredLook } from './brand-look.ts'
import { readSetting, writeSetting } from './store.ts'

const KEY = 'brand'

/** The brand record with its colour and logo; undefined on a new database. */
export async function readBrand(db: Db): Promise<Brand | undefined> {
  // Only writeBrand writes this key, so the shape is its argument's.
  const brand = (await readSetting(db, KEY)) as Omit<Brand, 'look'> | undefined
  if (brand === undefined) return undefined
  const look = lookOf(await readStoredLook(db))
  return look === undefined ? brand : { ...brand, look }
}

/** All but the look, which is kept by itself. */
export async function writeBrand(db: Db, { look: _, ...brand }: Brand): Promise<void> {
  await writeSetting(db, KEY, brand)
}
