// A scuba diver seen from underneath, drifting head up the sheet: 520 tall from hands to fin tips, 300 wide, the chest at (0, 0).
import { circle, type Ink, path } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
import { limb } from './limb.ts'
export interface DiverBelowInks {
  suit: Ink
  suitLit: Ink
  tank: Ink
  fin: Ink
  finLit: Ink
  skin: Ink
  mask: Ink
}
/** `kick` spreads the legs, 0..1. */
export function diverBelow(c: DiverBelowInks, kick = 0.5): string {
  const k = kick * 40
  const fin = (x: number, y: number, s: -1 | 1): string =>
    path(
      smooth([
        x - 14,
        y - 8,
        x - 30 + s * 6,
        y + 60,
        x - 38 + s * 14,
        y + 124,
        x - 6 + s * 14,
        y + 136,
        x + 34 + s * 14,
        y + 122,
        x + 28 + s * 6,
        y + 60,
        x + 14,
        y - 8,
      ]),
      c.fin,
    ) +
    path(
      smooth([
        x - 14,
        y - 8,
        x - 30 + s * 6,
        y + 60,
        x - 38 + s * 14,
        y + 124,
        x - 14 + s * 12,
        y + 130,
        x - 6 + s * 6,
        y + 60,
        x - 2,
        y - 8,
      ]),
      c.finLit,
    )
  return (
    fin(-34 - k, 248, -1) +
    fin(32 + k * 0.7, 262, 1) +
    path(smooth([-34, -70, -40, 0, -34, 80, 34, 80, 40, 0, 34, -70]), c.tank) +
    path(
      limb([-24, 70, -36 - k * 0.6, 160, -34 - k, 256], 54, 42, 26) +
        limb([24, 70, 34 + k * 0.5, 164, 32 + k * 0.7, 270], 54, 42, 26),
      c.suit,
    ) +
    path(
      limb([-44, -64, -106, -40, -134, -106], 40, 32, 22) + limb([44, -64, 92, -110, 70, -168], 40, 32, 22),
      c.suit,
    ) +
    path(limb([-132, -100, -138, -130], 22, 15) + limb([72, -160, 62, -190], 22, 15), c.skin) +
    path(smooth([-54, -76, -24, -92, 24, -92, 54, -76, 50, -10, 44, 80, 0, 96, -44, 80, -50, -10]), c.suit) +
    path(smooth([-54, -76, -24, -92, -6, -92, -24, -50, -20, 30, -14, 92, -44, 80, -50, -10]), c.suitLit) +
    path(limb([-40, -20, 40, -20], 12, 12) + limb([-42, 46, 42, 46], 12, 12), c.tank) +
    path(limb([26, -40, 52, -70, 40, -128, 10, -134], 8, 8, 8, 8), c.tank) +
    circle(0, -128, 36, c.suit) +
    path(smooth([-24, -132, 0, -140, 24, -132, 22, -112, 0, -104, -22, -112]), c.skin) +
    path(smooth([-28, -154, 0, -166, 28, -154, 24, -134, 0, -130, -24, -134]), c.mask)
  )
}
