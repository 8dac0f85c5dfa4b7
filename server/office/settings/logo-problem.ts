import { LOGO_HEIGHT_MIN, LOGO_RATIO_MAX, LOGO_SIZE } from '#contract/terms/logo.ts'
import type { Db } from '#server/db/db.ts'
import { isDrawnDark } from '#server/media/drawn-dark.ts'
import { findPhotoFile } from './store.ts'

/** Why a picture cannot be the logo; undefined where it can. */
export async function logoProblem(db: Db, id: string): Promise<string | undefined> {
  const photo = await findPhotoFile(db, id)
  if (photo === undefined) return 'Please choose a picture that you have sent; a drawing of the site is no logo'
  const { width, height, bytes } = photo
  if (height < LOGO_HEIGHT_MIN)
    return `This picture is ${height} pixels high. A logo is sharp on paper from ${LOGO_SIZE.height}, and ${LOGO_HEIGHT_MIN} is the least.`
  if (width > height * LOGO_RATIO_MAX || height > width * LOGO_RATIO_MAX)
    return `This picture is ${width} by ${height} pixels. Of a logo the longer side is at most ${LOGO_RATIO_MAX} times the shorter: cut it close to its edges.`
  if (!(await isDrawnDark(bytes)))
    return 'Nothing in this picture stands out from white, and papers and mails are white. Send the logo that is made for light grounds.'
  return undefined
}
