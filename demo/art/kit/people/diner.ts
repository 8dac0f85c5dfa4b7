// Someone at a table, seen from a little behind and to the side: seat at y = 0, 300 tall, turned right; mirror for the other side.
import { type Ink, path, place } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
import { type HairStyle, headSide } from './heads.ts'
import { limb } from './limb.ts'
export interface DinerInks {
  skin: Ink
  hair: Ink
  sheen?: Ink
  top: Ink
  topLit: Ink
  bottom: Ink
  chair: Ink
  flower?: Ink
}
/** `arm`: 0 on the table, 1 raising a glass; `lean` tips the head. */
export function diner(c: DinerInks, hair: HairStyle = 'crop', arm: 0 | 1 = 0, lean = 0, glass?: Ink): string {
  const hand =
    arm === 1
      ? path(limb([20, -176, 78, -150, 110, -222], 36, 28, 18), c.skin) +
        path(limb([20, -178, 52, -158], 42, 38), c.top) +
        (glass ? path('M98 -270h34l-6 44h-22z', glass) : '')
      : path(limb([20, -176, 44, -100, 108, -92], 36, 28, 18), c.skin) + path(limb([20, -178, 34, -136], 42, 38), c.top)
  return (
    path(smooth([-62, -10, -62, -40, 0, -52, 90, -48, 100, -20, 60, 0]), c.bottom) +
    path(smooth([-58, -6, -62, -80, -50, -150, -30, -192, 6, -204, 36, -194, 48, -150, 40, -80, 46, -6]), c.top) +
    path(smooth([14, -202, 36, -194, 48, -150, 40, -80, 46, -6, 24, -6, 24, -80, 30, -140]), c.topLit) +
    place(headSide({ skin: c.skin, hair: c.hair, sheen: c.sheen, flower: c.flower }, hair), 12, -258, 0.82, lean) +
    hand +
    path(
      limb([-76, -120, -66, 0, -60, 130], 15, 15, 14) + limb([30, 8, 34, 130], 14, 13) + limb([-66, 4, 34, 8], 15, 14),
      c.chair,
    ) +
    path(limb([-78, -116, -66, -20], 24, 22), c.chair)
  )
}
