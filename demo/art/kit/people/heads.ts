// Heads for large figures, never a face: 100 units from crown to chin, centred on (0, 0); the neck leaves at (0, 44).
import { circle, type Ink, path } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
import { limb } from './limb.ts'
export interface HeadInks {
  skin: Ink
  hair: Ink
  /** Light on the hair. */
  sheen?: Ink
  flower?: Ink
}
export type HairStyle = 'crop' | 'bun' | 'long' | 'plait'
/** Seen from behind. */
export function headBack({ skin, hair, sheen, flower }: HeadInks, style: HairStyle = 'crop'): string {
  const long = style === 'long' ? smooth([-40, -10, -46, 40, -44, 96, -20, 118, 14, 116, 42, 96, 46, 36, 40, -10]) : ''
  const plait = style === 'plait' ? limb([0, 20, 6, 80, -2, 150, 6, 210], 44, 34, 26, 8) : ''
  const bun = style === 'bun' ? smooth([-30, 22, -24, 2, 0, -6, 24, 2, 30, 22, 22, 42, 0, 48, -22, 42]) : ''
  return (
    path(limb([0, 26, 0, 52, 0, 74], 34, 35, 40), skin) +
    path(smooth([-42, -2, -36, 8, -38, 18, -44, 14]) + smooth([42, -2, 36, 8, 38, 18, 44, 14]), skin) +
    path(smooth([-38, 4, -38, -26, -22, -48, 0, -54, 22, -48, 38, -26, 38, 4, 28, 34, 0, 44, -28, 34]), hair) +
    path(long + plait, hair) +
    (sheen ? path(limb([-28, -20, -16, -38, 6, -44], 3, 9, 3), sheen) : '') +
    (bun ? path(bun, sheen ?? hair) + path(smooth([-24, 26, -4, 16, 26, 26, 18, 40, 0, 46, -20, 40]), hair) : '') +
    (flower && style !== 'crop'
      ? circle(-20, 8, 11, flower) + circle(-4, 0, 12, flower) + circle(14, 4, 11, flower) + circle(26, 14, 9, flower)
      : '')
  )
}
/** Seen from the side, looking right. */
export function headSide({ skin, hair, sheen, flower }: HeadInks, style: HairStyle = 'crop'): string {
  const tail =
    style === 'long'
      ? smooth([-4, -40, -40, -28, -50, 10, -52, 70, -40, 112, -18, 104, -6, 60, 4, 10])
      : style === 'plait'
        ? limb([-30, 10, -48, 70, -44, 130, -54, 180], 40, 30, 24, 7)
        : style === 'bun'
          ? smooth([-34, -14, -58, -18, -72, 2, -64, 26, -42, 30, -28, 16])
          : ''
  return (
    path(limb([-10, 24, -13, 50, -16, 72], 34, 34, 42), skin) +
    path(tail, hair) +
    path(
      smooth([-34, 10, -38, -24, -14, -50, 20, -46, 36, -20, 36, -6, 46, 10, 37, 17, 38, 30, 31, 44, 12, 44, -8, 34]),
      skin,
    ) +
    path(
      smooth([
        -36, 24, -44, -8, -36, -40, -8, -58, 24, -52, 40, -28, 34, -22, 12, -26, 2, -12, -2, 8, -10, 4, -14, 14, -12,
        32, -24, 38,
      ]),
      hair,
    ) +
    (sheen ? path(limb([-32, -24, -18, -42, 6, -48], 3, 9, 3), sheen) : '') +
    (flower && style !== 'crop'
      ? circle(-34, -22, 8, flower) + circle(-44, -8, 8, flower) + circle(-46, 9, 8, flower)
      : '')
  )
}
