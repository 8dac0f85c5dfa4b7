import { ownSrcset } from '#contract/terms/pictures.ts'
import type { PictureSource } from './ui/picture.tsx'

/**
 * A picture as loaders send it: without the tiny stand-in (a page of them weighs more than the page's words), and for our
 * own pictures without srcsets, which the page works out itself.
 */
export function leanPicture({ mediaLink, alt, width, height, avif, webp }: PictureSource): PictureSource {
  return {
    mediaLink,
    alt,
    width,
    height,
    ...(avif === undefined || avif === ownSrcset(mediaLink, 'avif') ? {} : { avif }),
    ...(webp === undefined || webp === ownSrcset(mediaLink, 'webp') ? {} : { webp }),
  }
}

/** A card's title says what its picture shows: no words of its own. */
export function cardPicture(picture: PictureSource): PictureSource {
  const { alt: _, ...rest } = leanPicture(picture)
  return rest
}
