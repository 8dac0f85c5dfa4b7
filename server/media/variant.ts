import { createHash } from 'node:crypto'
import { logoAddress, readLogoAddress } from '#contract/terms/logo.ts'
import { PICTURE_VERSION, PICTURE_WIDTHS } from '#contract/terms/pictures.ts'

/** One file made from a picture: a width in a format, the whole before it is cut, the cut for link previews, the whole as small as a logo, or a cut with a title beside it. */
export type Variant = WidthVariant | { kind: 'preview' | 'whole' | 'logo'; id: string; version: string } | CardVariant

export type WidthVariant = { kind: 'width'; id: string; version: string; width: number; format: 'avif' | 'webp' }
export type CardVariant = { kind: 'card'; id: string; version: string; title: string; brandName: string }

/** What lists and phones ask for of every picture: drawn beforehand, as AVIF; wider ones when they are first asked for. */
export const READY_WIDTHS = [320, 640, 960] as const

/** Link previews are shown at this size (Open Graph). */
export const PREVIEW_WIDTH = 1200
export const PREVIEW_HEIGHT = 630
/** Pixels of the longer side of a whole photograph, on which the office sets what stays in the middle of its cuts (ours). */
export const WHOLE_LENGTH = 960

const ADDRESS = new RegExp(`^/media/([a-z0-9-]{1,64})-(${PICTURE_VERSION})-(\\d{3,4})\\.(avif|webp)$`)
const PREVIEW = new RegExp(`^/media/og/([a-z0-9-]{1,64})-(${PICTURE_VERSION})\\.jpg$`)

const WHOLE = new RegExp(`^/media/whole/([a-z0-9-]{1,64})-(${PICTURE_VERSION})\\.webp$`)

/** What an address asks for, or undefined: only the fixed widths exist, so nobody can make us draw a thousand sizes. */
export function variantOf(path: string): Exclude<Variant, CardVariant> | undefined {
  const preview = PREVIEW.exec(path)
  if (preview !== null) return { kind: 'preview', id: preview[1] ?? '', version: preview[2] ?? '' }
  const whole = WHOLE.exec(path)
  if (whole !== null) return { kind: 'whole', id: whole[1] ?? '', version: whole[2] ?? '' }
  const logo = readLogoAddress(path)
  if (logo !== undefined) return { kind: 'logo', ...logo }
  const [, id = '', version = '', width = '', format = ''] = ADDRESS.exec(path) ?? []
  if (!PICTURE_WIDTHS.some((each) => String(each) === width)) return undefined
  return { kind: 'width', id, version, width: Number(width), format: format === 'avif' ? 'avif' : 'webp' }
}

/** The address that `variantOf` reads. */
export function addressOf(variant: Exclude<Variant, CardVariant>): string {
  const stem = `${variant.id}-${variant.version}`
  switch (variant.kind) {
    case 'preview':
      return `/media/og/${stem}.jpg`
    case 'whole':
      return `/media/whole/${stem}.webp`
    case 'logo':
      return logoAddress(variant)
    case 'width':
      return `/media/${stem}-${variant.width}.${variant.format}`
  }
}

/** What may be sent in place of a file that is still to be drawn: the next wider one, or one of at least half its width. */
export function nearest(variant: WidthVariant, isThere: (each: WidthVariant) => boolean): WidthVariant | undefined {
  const sizes = PICTURE_WIDTHS.map((width) => ({ ...variant, width })).filter(isThere)
  const wider = sizes.find(({ width }) => width > variant.width)
  return wider ?? sizes.findLast(({ width }) => width * 2 >= variant.width)
}

/** The file's name in the media folder; unique by picture, version, size and format. */
export function fileNameOf(variant: Variant): string {
  const stem = `${variant.id}-${variant.version}`
  switch (variant.kind) {
    case 'width':
      return `${stem}-${variant.width}.${variant.format}`
    case 'preview':
      return `${stem}-og.jpg`
    case 'whole':
      return `${stem}-whole.webp`
    case 'logo':
      return `${stem}-logo.png`
    case 'card':
      return `${stem}-card-${hashOf(`${variant.brandName}\n${variant.title}`)}.jpg`
  }
}

function hashOf(words: string): string {
  return createHash('sha256').update(words).digest('hex').slice(0, 16)
}

export function contentTypeOf(variant: Variant): string {
  if (variant.kind === 'whole') return 'image/webp'
  if (variant.kind === 'logo') return 'image/png'
  return variant.kind === 'width' ? `image/${variant.format}` : 'image/jpeg'
}

/** The drawing at its full width, which all files of it are cut from. */
export function masterNameOf({ id, version }: { id: string; version: string }): string {
  return `${id}-${version}-master.png`
}
