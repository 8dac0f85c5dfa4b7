import { PLAIN_WIDTH, srcsetOf } from '#contract/terms/pictures.ts'
import type { Picture } from '#contract/v1/shapes.ts'

/** A row of the picture table as the stores select it. */
export type PictureRow = {
  id: string
  alt: string
  width: number
  height: number
  version: string
  placeholder: string | null
}

/** The picture as the wire has it; every address holds the version, so it may be kept for ever. */
export function pictureOf(row: PictureRow): Picture {
  const name = `/media/${row.id}-${row.version}`
  return {
    mediaLink: `${name}-${PLAIN_WIDTH}.webp`,
    alt: row.alt,
    width: row.width,
    height: row.height,
    ...(row.placeholder === null ? {} : { placeholder: row.placeholder }),
    avif: srcsetOf(name, 'avif'),
    webp: srcsetOf(name, 'webp'),
  }
}
