import type { Brand } from '#contract/terms/brand.ts'
import { smallJpeg } from '#server/media/share-card.ts'
import { addBrand, type DocumentPicture } from '../letterhead.ts'
import type { Sheet } from '../sheet.ts'
import type { Box } from '../sheet-drawings.ts'
import { columnsOf } from '../voucher/columns.ts'

const MARK_DOWN = 6
/** Points. */
const LARGE_HEIGHT = 98
const SMALL_HEIGHT = 50
const GAP = 6
/** So many pixels to a point: sharp in the hand. */
const PIXELS = 2

/** Whose paper it is, and which. */
export function addMast(sheet: Sheet, brand: Brand, mark: string): void {
  const top = sheet.y
  sheet.y = top + MARK_DOWN
  sheet.write('P', mark, sheet.full, { size: 9, faint: true, align: 'right' })
  sheet.y = top
  addBrand(sheet, brand)
}

/** One large picture of where it goes, and the others in a row below it. */
export async function addPlates(sheet: Sheet, [first, ...others]: readonly DocumentPicture[]): Promise<void> {
  if (first === undefined) return
  await addPlate(sheet, first, sheet.full, LARGE_HEIGHT)
  sheet.y += LARGE_HEIGHT + GAP
  const boxes = columnsOf(sheet, Math.max(1, others.length), GAP)
  for (const [index, picture] of others.entries())
    await addPlate(sheet, picture, boxes[index] ?? sheet.full, SMALL_HEIGHT)
  sheet.y += (others.length === 0 ? 0 : SMALL_HEIGHT) + GAP * 2
}

/** A picture cut to its box. */
export async function addPlate(sheet: Sheet, { file, alt }: DocumentPicture, box: Box, height: number): Promise<void> {
  const pixels = { width: Math.round(box.width * PIXELS), height: Math.round(height * PIXELS) }
  sheet.picture(await smallJpeg(file, pixels), box, height, alt)
}
