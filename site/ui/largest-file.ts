import { ownSrcset } from '#contract/terms/pictures.ts'
import type { PictureSource } from './picture.tsx'

/** The widest file of the picture's own list. */
export function largestFile({ mediaLink, webp = ownSrcset(mediaLink, 'webp') }: PictureSource): string {
  return webp?.split(',').at(-1)?.trim().split(' ')[0] ?? mediaLink
}
