// A diving fin stuck in the sand by its shoe, blade up: 150 wide, 430 tall, the sand at y = 0.
import { type Ink, path } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
import { limb } from '../people/limb.ts'
export interface FinInks {
  blade: Ink
  lit: Ink
  rib: Ink
  shoe: Ink
  shoeLit: Ink
}
export function uprightFin(c: FinInks): string {
  return (
    path(
      smooth([
        -40, -110, -62, -230, -78, -380, -64, -428, -20, -414, 6, -400, 34, -418, 70, -424, 80, -376, 62, -230, 42,
        -110,
      ]),
      c.blade,
    ) +
    path(smooth([-40, -110, -62, -230, -78, -380, -64, -428, -34, -420, -42, -330, -30, -220, -14, -110]), c.lit) +
    path(
      limb([-32, -96, -50, -230, -62, -400], 13, 10, 5) +
        limb([34, -96, 50, -230, 64, -398], 13, 10, 5) +
        limb([2, -120, 4, -240, 4, -340], 3, 9, 3),
      c.rib,
    ) +
    path(smooth([-48, 30, -56, -40, -50, -100, -22, -138, 0, -146, 24, -138, 52, -100, 58, -40, 50, 30]), c.shoe) +
    path(smooth([-48, 30, -56, -40, -50, -100, -22, -138, -6, -142, -24, -90, -28, -30, -20, 30]), c.shoeLit)
  )
}
