// A child running away from us, arms wide, one heel kicked up: 330 tall, the standing foot at (0, 0).
import { type Ink, path, place } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
import { type HairStyle, headBack } from './heads.ts'
import { limb } from './limb.ts'
export interface RunningChildInks {
  skin: Ink
  hair: Ink
  shirt: Ink
  shirtLit: Ink
  shorts: Ink
  flower?: Ink
}
/** `skirt` for a pinafore. Arms: how high the left and the right hand are thrown, -1..1. */
export function runningChild(
  c: RunningChildInks,
  hair: HairStyle = 'crop',
  skirt = false,
  left = 0.8,
  right = 0.2,
): string {
  const arm = (s: -1 | 1, up: number): string =>
    path(
      limb([s * 34, -206, s * 84, -196 - up * 40, s * 124, -206 - up * 86], 27, 23, 15) +
        limb([s * 122, -204 - up * 84, s * 134, -214 - up * 100], 16, 10),
      c.skin,
    ) + path(limb([s * 34, -206, s * 60, -202 - up * 20], 33, 32), c.shirt)
  return (
    path(limb([24, -112, 34, -70, 18, -40], 38, 30, 22) + limb([20, -44, 24, -16, 12, -4], 21, 18, 20), c.skin) +
    path(limb([-20, -112, -16, -56, -2, -6], 40, 30, 20) + limb([-2, -8, -4, 2, -12, 4], 20, 17, 14), c.skin) +
    arm(-1, left) +
    arm(1, right) +
    path(
      skirt
        ? smooth([-34, -144, 34, -144, 66, -72, 20, -62, -24, -60, -62, -70])
        : smooth([-38, -144, 38, -144, 48, -80, 10, -76, 0, -96, -6, -74, -46, -78]),
      c.shorts,
    ) +
    path(smooth([-36, -136, -34, -180, -44, -212, -18, -228, 18, -228, 44, -212, 34, -180, 36, -136]), c.shirt) +
    path(smooth([-36, -136, -34, -180, -44, -212, -18, -228, -4, -226, -20, -200, -14, -138]), c.shirtLit) +
    place(headBack({ skin: c.skin, hair: c.hair, flower: c.flower }, hair), 0, -268, 0.7, hair === 'crop' ? -4 : 5)
  )
}
