/** Pixels of a logo at its largest: sharp on a phone and on paper, and a few kilobytes (ours). */
export const LOGO_SIZE = { width: 480, height: 120 }

/** Pixels; fewer are a blur on paper (ours). */
export const LOGO_HEIGHT_MIN = 60
/** Of the longer side to the shorter: more is a line beside a name (ours). */
export const LOGO_RATIO_MAX = 5
/** So much wider than high, a logo has the name in it: it stands alone. */
export const LOGO_NAMED_FROM_RATIO = 2
/** A photograph of the office in a version (contract/terms/pictures.ts). */
const ADDRESS = /^\/media\/logo\/(photo-[0-9a-f]{16})-([0-9a-f]{4}(?:[0-9a-f]{6})?)\.png$/

type Size = { width: number; height: number }

/** PNG, as mail programs and papers have it too. */
export function logoAddress({ id, version }: { id: string; version: string }): string {
  return `/media/logo/${id}-${version}.png`
}

export function readLogoAddress(path: string): { id: string; version: string } | undefined {
  const [, id = '', version = ''] = ADDRESS.exec(path) ?? []
  return id === '' ? undefined : { id, version }
}

/** Whole, inside the largest size, never larger than it was sent. */
export function logoSize({ width, height }: Size): Size {
  const scale = Math.min(1, LOGO_SIZE.width / width, LOGO_SIZE.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
