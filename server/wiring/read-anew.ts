import type { Db } from '#server/db/db.ts'
import { readBoatPictures } from '#server/ferries/boat-pictures.ts'
import { readBrand } from '#server/settings/brand.ts'
import { readCategoryTexts } from '#server/settings/category-texts.ts'

/** What the office changes of every page. */
export function readAnew(db: Db) {
  return {
    readBrand: () => readBrand(db),
    readBoatPictures: () => readBoatPictures(db),
    readCategoryTexts: () => readCategoryTexts(db),
  }
}
