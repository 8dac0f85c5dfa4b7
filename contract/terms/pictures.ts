/** Widths every picture of ours is made in, pixels. The page picks one by its layout. */
export const PICTURE_WIDTHS = [320, 640, 960, 1440, 1920] as const
/** The width of `mediaLink`, for readers that take one file. */
export const PLAIN_WIDTH = 960

/**
 * A picture's version in its addresses: four digits of what it is drawn by, then its colour at the top and that at the
 * bottom, three digits each, which a page shows while the picture is on its way. One that is seen through has no colours.
 */
export const PICTURE_VERSION = '[0-9a-f]{4}(?:[0-9a-f]{6})?'

/** Addresses of our own files: `/media/<picture>-<version>-960.webp`, and so on for each width and format. */
const OWN = /^(\/media\/[\w-]+)-960\.webp$/

/**
 * The srcset of one of our own pictures, worked out from its `mediaLink`, so that a page need not carry it; undefined for
 * a picture from elsewhere. `widest` leaves out files wider than a place ever shows.
 */
export function ownSrcset(mediaLink: string, format: 'avif' | 'webp', widest = Number.POSITIVE_INFINITY) {
  const name = OWN.exec(mediaLink)?.[1]
  return name && srcsetOf(name, format, widest)
}

/** `name` is the address without width and ending. */
export function srcsetOf(name: string, format: 'avif' | 'webp', widest = Number.POSITIVE_INFINITY): string {
  return PICTURE_WIDTHS.filter((width) => width <= widest)
    .map((width) => `${name}-${width}.${format} ${width}w`)
    .join(', ')
}

/** What `placeholder` is for a drawn picture: its bands of colour, top to bottom, as a picture of its own. */
const BANDS = /^data:image\/svg\+xml,%3Csvg [\w ':/.=%-]*$/
const BAND = /fill='%23([0-9a-f])[0-9a-f]([0-9a-f])[0-9a-f]([0-9a-f])[0-9a-f]'/g

/** Its colours alone ("#a96,#8b7"); undefined for any other placeholder. */
export function bandsOf(placeholder: string): string | undefined {
  if (!BANDS.test(placeholder)) return undefined
  return [...placeholder.matchAll(BAND)].map(([, red, green, blue]) => `#${red}${green}${blue}`).join(',') || undefined
}
