import type { PictureSource } from '#site/ui/picture.tsx'

/** Our pictures are four by three; another provider's file fills the same box. */
const SHEET = { width: 960, height: 720 }

/** A vehicle's picture, of which the wire has no more than the file; undefined where there is none. */
export function vehiclePicture(carImage: string): PictureSource | undefined {
  return carImage === '' ? undefined : { mediaLink: carImage, ...SHEET }
}
