import sharp from 'sharp'

/** Enough for paper held in the hand, and small enough for a mail. */
const QUALITY = 70

/** One of our own pictures cropped to so many pixels, as the JPEG that documents hold. */
export function smallJpeg(picture: Uint8Array, size: { width: number; height: number }): Promise<Buffer> {
  return sharp(picture)
    .resize({ ...size, fit: 'cover' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
}
