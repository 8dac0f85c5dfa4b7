/** Widths every picture of ours is made in, pixels. The page picks one by its layout. */
export const PICTURE_WIDTHS = [320, 640, 960, 1440, 1920] as const
/** Pixels of every picture of ours at its largest. */
export const PICTURE_SIZE = { width: 1600, height: 1200 }
/** The width of `mediaLink`, for readers that take one file. */
export const PLAIN_WIDTH = 960

/**
 * A picture's version in its addresses: four digits of what it is drawn by, then its colour at the top and that at the
 * bottom, three digits each, which a page shows while the picture is on its way. One that is seen through has no colours.
 */
export const PICTURE_VERSION = '[0-9a-f]{4}(?:[0-9a-f]{6})?'

/** Addresses of our own files: `/media/<picture>-<version>-960.webp`, and so on for each width and format. */
const OWN = /^\/media\/([\w-]+)-960\.webp$/

/** `<picture>-<version>` of one of our own pictures by its `mediaLink`; undefined for a picture from elsewhere. */
export function ownPicture(mediaLink: string): string | undefined {
  return OWN.exec(mediaLink)?.[1]
}

/**
 * The srcset of one of our own pictures, worked out from its `mediaLink`, so that a page need not carry it; undefined for
 * a picture from elsewhere. `widest` leaves out files wider than a place ever shows.
 */
export function ownSrcset(mediaLink: string, format: 'avif' | 'webp', widest = Number.POSITIVE_INFINITY) {
  const picture = ownPicture(mediaLink)
  return picture && srcsetOf(`/media/${picture}`, format, widest)
}

/** `name` is the address without width and ending. */
export function srcsetOf(name: string, format: 'avif' | 'webp', widest = Number.POSITIVE_INFINITY): string {
  return PICTURE_WIDTHS.filter((width) => width <= widest)
    .map((width) => `${name}-${width}.${format} ${width}w`)
    .join(', ')
}

/** Bytes of a picture, or bands of colour as a picture of their own, as drawn pictures have. */
const PLACEHOLDERS = [/^data:image\/[a-z]+;base64,[\w+/]+=*$/, /^data:image\/svg\+xml,%3Csvg [\w ':/.=%-]*$/]

/** Whether a text may stand in for a picture that is on its way. It may end up in a style: nothing else may stand there. */
export function isPlaceholder(text: string): boolean {
  return PLACEHOLDERS.some((each) => each.test(text))
}
