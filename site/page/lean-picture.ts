import { ownSrcset, PICTURE_SIZE } from '#contract/terms/pictures.ts'
import type { Picture } from '#contract/v1/shapes.ts'
import type { PictureSource } from '#site/ui/picture.tsx'

/** A picture as loaders send it: for our own pictures without srcsets, which the page works out itself. */
export function leanPicture({ mediaLink, alt, width, height, avif, webp }: Picture): PictureSource {
  return {
    mediaLink,
    alt,
    width,
    height,
    ...(avif === undefined || avif === ownSrcset(mediaLink, 'avif') ? {} : { avif }),
    ...(webp === undefined || webp === ownSrcset(mediaLink, 'webp') ? {} : { webp }),
  }
}

/** In the gallery of a product, which takes a picture that says no size for one of ours. */
export function galleryPicture(picture: Picture): PictureSource {
  const { width, height, ...rest } = leanPicture(picture)
  return width === PICTURE_SIZE.width && height === PICTURE_SIZE.height ? rest : { width, height, ...rest }
}

/** A card's title says what its picture shows: no words of its own. */
export function cardPicture({ alt: _, ...rest }: PictureSource): PictureSource {
  return rest
}
