import type { Brand } from '#contract/terms/brand.ts'
import { LOGO_NAMED_FROM_RATIO } from '#contract/terms/logo.ts'
import { smallJpeg } from '#server/media/share-card.ts'
import type { Sheet } from './sheet.ts'
import type { Box, Colour } from './sheet-drawings.ts'
import { columnsOf } from './voucher/columns.ts'

const LOGO_SIDE = 22
const OWN_LOGO_HEIGHT = 30
/** Points, and so many pixels to each. */
const STRIP_HEIGHT = 66
const STRIP_PIXELS = 3.8
/** The leaf that is also a sail, as the site draws it. */
const LOGO: { path: string; colour: Colour }[] = [
  { path: 'M19 1.5C27.5 8.5 27.5 18.5 17.4 24V27H15.8Q14.8 12 19 1.5Z', colour: 'sun' },
  { path: 'M16.2 4.8Q13.2 14 14.5 23.5C4.3 19 4.8 10.7 16.2 4.8Z', colour: 'coral' },
  {
    path: 'M1.5 22.5Q9 27 16 26.5 24 26 30.5 21 28.5 30.8 21 30.8H11Q3.5 30.8 1.5 22.5Z',
    colour: 'accent',
  },
]

/** Logo and name at the head of a paper. */
export function addBrand(sheet: Sheet, { brandName }: Brand): void {
  if (sheet.logoRatio !== undefined) {
    addOwnLogo(sheet, brandName, sheet.logoRatio)
    return
  }
  const top = sheet.y
  sheet.shapes({ x: sheet.full.x, side: LOGO_SIDE }, LOGO)
  sheet.y = top + 4
  const box = { x: sheet.full.x + LOGO_SIDE + 7, width: sheet.full.width / 2 }
  sheet.write('P', brandName, box, { size: 14, display: true })
  sheet.y = top + LOGO_SIDE + 10
}

/** A wide one has the name in it, and stands alone as on the site. */
function addOwnLogo(sheet: Sheet, brandName: string, ratio: number): void {
  const top = sheet.y
  const isAlone = ratio >= LOGO_NAMED_FROM_RATIO
  const width = sheet.logo({ x: sheet.full.x, height: OWN_LOGO_HEIGHT }, isAlone ? brandName : undefined)
  if (!isAlone) {
    sheet.y = top + 8
    const x = sheet.full.x + width + 8
    sheet.write('P', brandName, { x, width: sheet.full.width / 2 - width }, { size: 14, display: true })
  }
  sheet.y = top + OWN_LOGO_HEIGHT + 8
}

/** `file`: a picture in a format of the site. */
export type DocumentPicture = { file: Uint8Array; alt: string }

/** What is bought, in pictures, where there are any. */
export async function addStrip(sheet: Sheet, files: readonly DocumentPicture[]): Promise<void> {
  if (files.length === 0) return
  sheet.need(STRIP_HEIGHT)
  const boxes = columnsOf(sheet, files.length, 6)
  for (const [index, { file, alt }] of files.entries()) {
    const box = boxes[index] ?? sheet.full
    sheet.picture(await smallJpeg(file, pixelsOf(box)), box, STRIP_HEIGHT, alt)
  }
  sheet.y += STRIP_HEIGHT + 8
}

/** Its own shape; a wide one is no sharper than its file. */
function pixelsOf({ width }: Box): { width: number; height: number } {
  const pixels = Math.min(STRIP_PIXELS, 960 / width)
  return { width: Math.round(width * pixels), height: Math.round(STRIP_HEIGHT * pixels) }
}
