// A child in mid-air, knees up and arms flung high, seen from the side and a little behind: 220 tall, the seat of the pants at (0, 0), going right.
import { type Ink, path, place } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
import { headSide } from './heads.ts'
import { limb } from './limb.ts'
export interface LeapingChildInks {
  skin: Ink
  skinFar: Ink
  hair: Ink
  vest: Ink
  vestLit: Ink
  strap: Ink
  shorts: Ink
}
export function leapingChild(c: LeapingChildInks): string {
  return (
    path(
      limb([30, -106, 76, -160, 96, -232], 26, 22, 15) + limb([94, -222, 104, -244, 116, -252], 18, 17, 9),
      c.skinFar,
    ) +
    path(limb([6, -4, 88, -40, 116, 26], 40, 34, 22) + limb([114, 18, 122, 44, 148, 48], 21, 20, 14), c.skinFar) +
    path(limb([4, 0, 62, -26, 80, -28], 52, 46, 40), c.shorts) +
    place(headSide({ skin: c.skin, hair: c.hair }), 30, -176, 0.76, 12) +
    path(smooth([-26, 4, -34, -40, -24, -96, -4, -120, 26, -122, 46, -104, 44, -56, 40, -6]), c.vest) +
    path(smooth([20, -122, 46, -104, 44, -56, 40, -8, 26, -10, 28, -60, 26, -100]), c.vestLit) +
    path('M-30 -66 44 -62 44 -50 -30 -54zM-28 -34 42 -28 42 -16 -28 -22z', c.strap) +
    path(limb([0, 4, 84, -8, 84, 66], 44, 36, 24) + limb([84, 56, 84, 84, 110, 96], 22, 21, 14), c.skin) +
    path(limb([-6, 2, 40, 2, 62, -4], 54, 50, 44), c.shorts) +
    path(
      limb([-8, -104, -64, -146, -104, -206], 30, 24, 16) + limb([-98, -198, -114, -222, -112, -238], 19, 18, 10),
      c.skin,
    )
  )
}
