import { loadDemoCatalogue, refreshDemoPictures } from '#demo/load/catalogue.ts'
import type { DemoScenes } from '#demo/load/scenes.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import { refreshSearch } from '#server/search/refresh-search.ts'
import { readBrand } from '#server/settings/brand.ts'
import { readCategoryTexts } from '#server/settings/category-texts.ts'
import { readSecretKey } from '#server/settings/secret-key.ts'

/** Brings the schema up to date, loads the demo into an empty database, and reads what a start needs to know. */
export async function prepareDatabase(config: Config, db: Db, scenes: DemoScenes, now: Date) {
  await migrate(db)
  if (!(await loadDemoCatalogue(db, scenes, now))) await refreshDemoPictures(db, scenes)
  await refreshSearch(db)
  const brand = await readBrand(db)
  if (brand === undefined) throw new Error('The settings hold no brand record; the database was not loaded completely.')
  return {
    brand,
    secretKey: config.secretKey ?? (await readSecretKey(db)),
    categoryTexts: await readCategoryTexts(db),
  }
}
