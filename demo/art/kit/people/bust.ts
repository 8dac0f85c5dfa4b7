// Head and shoulders from the front, smiling: the face is 100 units from crown to chin, centred on (0, 0); the shoulders run down to y = 260. Lit from the right.
import { circle, type Ink, path } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
import { limb } from './limb.ts'
export interface BustInks {
  skin: Ink
  shade: Ink
  hair: Ink
  sheen: Ink
  line: Ink
  lips: Ink
  top: Ink
  topLit: Ink
  /** A shawl over one shoulder, the border of a sari. */
  drape?: Ink
  border?: Ink
  flower?: Ink
  glasses?: Ink
}
export type BustHair = 'crop' | 'parted' | 'long' | 'beard'

export function bust(c: BustInks, hair: BustHair): string {
  return (
    hairBehind(c, hair) + shoulders(c) + face(c) + (hair === 'beard' ? beard(c) : '') + features(c) + hairAbove(c, hair)
  )
}

function shoulders(c: BustInks): string {
  return (
    path(limb([0, 30, 0, 90], 38, 46), c.shade) +
    path(smooth([-128, 270, -118, 140, -80, 104, -28, 86, 28, 86, 80, 104, 118, 140, 128, 270]), c.top) +
    path(smooth([46, 92, 80, 104, 118, 140, 128, 270, 84, 270, 82, 170, 70, 126]), c.topLit) +
    path(smooth([-26, 84, 0, 82, 26, 84, 14, 110, 0, 122, -14, 110]), c.skin) +
    (c.drape
      ? path(smooth([-30, 84, -62, 96, -100, 120, -124, 160, -128, 270, 40, 270, 8, 190, -22, 130]), c.drape) +
        path(limb([-34, 88, -20, 132, 12, 196, 40, 264], 6, 9, 10, 9), c.border ?? c.topLit)
      : path(limb([-28, 88, -16, 112, 0, 124], 7, 8, 4) + limb([28, 88, 16, 112, 0, 124], 7, 8, 4), c.topLit))
  )
}

function face(c: BustInks): string {
  return (
    circle(-41, 4, 9, c.shade) +
    circle(41, 4, 9, c.skin) +
    path(smooth([-40, -12, -37, 20, -22, 44, 0, 53, 22, 44, 37, 20, 40, -12, 30, -46, 0, -56, -30, -46]), c.skin) +
    path(smooth([-40, -12, -37, 20, -22, 44, 0, 53, -8, 42, -24, 22, -29, -8, -24, -44, -32, -42]), c.shade)
  )
}

function features(c: BustInks): string {
  const both = (flat: readonly number[], ...widths: number[]) =>
    limb(flat, ...widths) +
    limb(
      flat.map((each, at) => (at % 2 === 0 ? -each : each)),
      ...widths,
    )
  const glasses = c.glasses
    ? path(
        both([8, -2, 10, -10, 20, -12, 29, -8, 30, 2, 22, 9, 12, 7, 8, -2], 2.4, 2.4, 2.4, 2.4) +
          both([30, -2, 40, -4], 2.4, 2.4) +
          limb([-8, -3, 0, -6, 8, -3], 2.4, 2.4),
        c.glasses,
      )
    : ''
  return (
    path(both([8, -17, 18, -21, 28, -16], 2.6, 4.6, 2), c.hair) +
    path(both([11, -1, 18, -5, 25, 0], 2, 4.4, 1.6), c.line) +
    path(limb([1, -4, 6, 12, -1, 16], 1.6, 3.6, 2.4), c.shade) +
    path(smooth([-13, 26, -5, 28, 0, 28, 5, 28, 13, 26, 8, 34, 0, 37, -8, 34]), c.lips) +
    glasses
  )
}

function beard(c: BustInks): string {
  return (
    path(
      smooth([-41, 2, -39, 26, -24, 50, 0, 60, 24, 50, 39, 26, 41, 2, 33, 16, 18, 20, 0, 19, -18, 20, -33, 16]),
      c.hair,
    ) + path(limb([26, 44, 36, 24, 38, 8], 2, 7, 2), c.sheen)
  )
}

function hairBehind(c: BustInks, hair: BustHair): string {
  if (hair === 'long')
    return (
      path(smooth([-48, -24, -58, 30, -62, 100, -40, 138, 40, 138, 62, 100, 58, 30, 48, -24, 0, -66]), c.hair) +
      path(limb([50, 10, 56, 60, 50, 116], 3, 10, 3), c.sheen)
    )
  if (hair !== 'parted') return ''
  const bun = circle(0, -66, 22, c.hair)
  if (c.flower === undefined) return bun
  return (
    circle(-18, -80, 9, c.flower) +
    circle(-4, -88, 10, c.flower) +
    circle(12, -86, 10, c.flower) +
    circle(24, -76, 8, c.flower) +
    bun
  )
}

function hairAbove(c: BustInks, hair: BustHair): string {
  const parted = hair === 'parted' || hair === 'long'
  const cap = parted
    ? smooth([
        -45, 16, -49, -26, -30, -58, 0, -66, 30, -58, 49, -26, 45, 16, 38, -10, 22, -34, 0, -48, -22, -34, -38, -10,
      ])
    : smooth([
        -43, 4, -46, -30, -32, -58, 0, -67, 34, -56, 47, -30, 43, 4, 38, -14, 30, -32, 4, -36, -20, -34, -36, -18,
      ])
  const sheen = limb([10, -60, 30, -50, 42, -26], 2, 7, 2)
  return path(cap, c.hair) + path(sheen, c.sheen)
}
