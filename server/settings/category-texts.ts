import type { Db } from '#server/db/db.ts'
import { readSetting, writeSetting } from './store.ts'

const KEY = 'category_texts'

/** Heading and introduction of each category's page, by slug. */
export type CategoryTexts = Record<string, { heading: string; intro: string }>

export async function readCategoryTexts(db: Db): Promise<CategoryTexts> {
  // Only writeCategoryTexts writes this key, so the shape is its argument's.
  return ((await readSetting(db, KEY)) as CategoryTexts | undefined) ?? {}
}

export async function writeCategoryTexts(db: Db, texts: CategoryTexts): Promise<void> {
  await writeSetting(db, KEY, texts)
}
