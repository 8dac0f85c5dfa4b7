import type { Brand } from '#contract/terms/brand.ts'
import type { Db } from '#server/db/db.ts'
import { readWithLook } from './brand-look.ts'
import { writeSetting } from './store.ts'

const KEY = 'brand'

/** The brand record with its colour and logo; undefined on a new database. */
export async function readBrand(db: Db): Promise<Brand | undefined> {
  const found = await readWithLook(db, KEY)
  if (found === undefined) return undefined
  // Only writeBrand writes this key, so the shape is its argument's.
  const brand = found.value as Omit<Brand, 'look'>
  return found.look === undefined ? brand : { ...brand, look: found.look }
}

/** All but the look, which is kept by itself. */
export async function writeBrand(db: Db, { look: _, ...brand }: Brand): Promise<void> {
  await writeSetting(db, KEY, brand)
}
