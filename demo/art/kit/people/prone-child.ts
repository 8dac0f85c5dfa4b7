// A child lying on the stomach seen from straight above, chin on the rim and hands forward: the crown of the head is (0, 0), feet at y = 430.
import { circle, type Ink, path } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
import { limb } from './limb.ts'
export interface ProneChildInks {
  skin: Ink
  hair: Ink
  sheen: Ink
  top: Ink
  topLit: Ink
  bottom: Ink
  /** A ribbon or hair band. */
  bow?: Ink
  hat?: Ink
  hatLit?: Ink
}
export type ProneHair = 'crop' | 'plaits' | 'hat'
/** `skirt` draws a frock instead of shorts; `kick` lifts one foot. */
export function proneChild(c: ProneChildInks, hair: ProneHair = 'crop', skirt = false, kick = 0): string {
  const head =
    hair === 'hat'
      ? circle(0, 0, 74, c.hat ?? c.hair) +
        path(smooth([-70, -10, -44, -56, 0, -72, 40, -60, 26, -48, -4, -56, -40, -36]), c.hatLit ?? c.top) +
        circle(0, 0, 42, c.bow ?? c.hair) +
        circle(-2, -3, 37, c.hatLit ?? c.top)
      : path(smooth([-50, 0, -38, -38, 0, -50, 38, -38, 50, 0, 38, 40, 0, 52, -38, 40]), c.hair) +
        path(
          hair === 'plaits' ? limb([0, -46, 2, 0, 0, 48], 2, 5, 2) : limb([-30, -14, -10, -30, 18, -32], 3, 9, 3),
          c.sheen,
        )
  const plaits =
    hair === 'plaits'
      ? path(limb([-40, 26, -70, 70, -66, 130], 30, 26, 10) + limb([40, 26, 74, 64, 84, 122], 30, 26, 10), c.hair) +
        circle(-67, 118, 15, c.bow ?? c.top) +
        circle(82, 110, 15, c.bow ?? c.top)
      : ''
  return (
    path(
      limb([-30, 250, -40, 340, -34 - kick, 420], 44, 34, 22) + limb([30, 250, 40, 340, 40, 410], 44, 34, 22),
      c.skin,
    ) +
    path(limb([-34 - kick, 412, -36 - kick, 446], 23, 13) + limb([40, 402, 42, 440], 23, 13), c.skin) +
    path(
      skirt
        ? smooth([-50, 190, 50, 190, 84, 316, 30, 334, -30, 334, -84, 316])
        : limb([-30, 220, -36, 300], 66, 60) + limb([30, 220, 36, 300], 66, 60),
      c.bottom,
    ) +
    path(limb([-66, 86, -112, 30, -84, -42], 40, 32, 22) + limb([66, 86, 112, 30, 84, -42], 40, 32, 22), c.skin) +
    path(limb([-84, -38, -72, -62], 26, 18) + limb([84, -38, 72, -62], 26, 18), c.skin) +
    path(limb([-64, 90, -96, 60], 48, 42) + limb([64, 90, 96, 60], 48, 42), c.top) +
    path(smooth([-78, 80, -40, 54, 40, 54, 78, 80, 66, 150, 58, 250, -58, 250, -66, 150]), c.top) +
    path(smooth([-78, 80, -40, 54, -20, 56, -34, 150, -32, 250, -58, 250, -66, 150]), c.topLit) +
    plaits +
    head
  )
}
