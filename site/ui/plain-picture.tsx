import type { PICTURE_WIDTHS } from '#contract/terms/pictures.ts'
import type { PictureSource } from './picture.tsx'

/** A picture of ours at its plain width; one from elsewhere has but its own file. */
const OWN = /^(\/media\/[\w-]+-)960(\.webp)$/

type Props = { picture: PictureSource; alt?: string; width?: (typeof PICTURE_WIDTHS)[number] }

/** A picture in one file, a quarter as long in the page: a small one of a long page, or until a better one comes in time. */
export function PlainPicture({ picture, alt = picture.alt, width = 960 }: Props) {
  return (
    <img
      src={picture.mediaLink.replace(OWN, `$1${width}$2`)}
      alt={alt ?? ''}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      // boot.js may have painted its colours.
      suppressHydrationWarning
    />
  )
}
