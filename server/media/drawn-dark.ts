import sharp from 'sharp'

/** A grey with a contrast of 3:1 to white, which drawings need (WCAG 2.2), and the width at which lines are still lines. */
const GREY_SEEN = 148
const LOOKED_AT = 240

/** Whether anything in a picture of ours, which lies on white, can be seen there. */
export async function isDrawnDark(bytes: Uint8Array): Promise<boolean> {
  const { channels } = await sharp(
    await sharp(bytes)
      .resize({ width: LOOKED_AT, withoutEnlargement: true })
      .greyscale()
      .toColourspace('b-w')
      .png()
      .toBuffer(),
  ).stats()
  return (channels[0]?.min ?? 255) <= GREY_SEEN
}
