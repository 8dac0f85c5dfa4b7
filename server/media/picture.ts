import type { Picture } from '#contract/v1/shapes.ts'

/** Widths every picture is made in, pixels. The page picks one by its layout. */
export const PICTURE_WIDTHS = [320, 640, 960, 1440, 1920] as const
/** The width of `mediaLink`, for readers that take one file. */
const PLAIN_WIDTH = 960

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
  return {
    mediaLink: addressOf(row, PLAIN_WIDTH, 'webp'),
    alt: row.alt,
    width: row.width,
    height: row.height,
    ...(row.placeholder === null ? {} : { placeholder: row.placeholder }),
    avif: srcsetOf(row, 'avif'),
    webp: srcsetOf(row, 'webp'),
  }
}

function srcsetOf(row: PictureRow, format: 'avif' | 'webp'): string {
  return PICTURE_WIDTHS.map((width) => `${addressOf(row, width, format)} ${width}w`).join(', ')
}

function addressOf(row: PictureRow, width: number, format: 'avif' | 'webp'): string {
  return `/media/${row.id}-${row.version}-${width}.${format}`
}
