// A girl in full leap to the right, frock flying, one hand thrown up and one behind her; about 560 wide and 520 high, waist at (0, 0).
import { circle, type Ink, lerp, path, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'

export interface LeaperInks {
  skin: Ink
  frock: Ink
  frockLit: Ink
  frockShade: Ink
  hair: Ink
  band: Ink
  shoe: Ink
}
const limb = (flat: readonly number[], a: number, b: number) => ribbon(pts(flat), (t) => lerp(a, b, t), 16)
export function leaper(c: LeaperInks): string {
  return (
    // far arm up and ahead, rear leg, then the body
    path(limb([44, -156, 110, -214, 176, -286], 34, 20), c.skin) +
    path(smooth([166, -290, 176, -316, 196, -322, 194, -296, 182, -278]), c.skin) +
    path(limb([-30, 40, -130, 84, -262, 76], 58, 26), c.skin) +
    path(smooth([-250, 62, -286, 50, -304, 66, -300, 104, -276, 110, -254, 92]), c.shoe) +
    path(
      ribbon(pts([40, 40, 130, 62, 212, 108, 262, 140, 310, 158]), (t) => 60 - 36 * t, 24),
      c.skin,
    ) +
    path(smooth([296, 142, 318, 142, 346, 124, 358, 134, 344, 168, 314, 178, 294, 172]), c.shoe) +
    path(
      ribbon(pts([34, -170, 42, -196]), () => 30, 4),
      c.skin,
    ) +
    path(
      smooth([-40, 0, -30, -40, -28, -100, -26, -150, 6, -176, 50, -174, 70, -150, 68, -110, 54, -50, 58, 0]),
      c.frock,
    ) +
    path(
      smooth([
        -42, 0, 10, -14, 58, -8, 110, 26, 170, 74, 150, 98, 96, 92, 40, 112, -30, 100, -90, 124, -150, 96, -176, 60,
        -110, 40,
      ]),
      c.frock,
    ) +
    path(smooth([-42, 2, -110, 40, -176, 60, -150, 96, -90, 124, -60, 112, -70, 76, -30, 40]), c.frockShade) +
    path(smooth([44, -172, 60, -164, 70, -146, 67, -110, 54, -50, 57, -14, 42, -16, 42, -60, 54, -116]), c.frockLit) +
    path(smooth([58, -8, 110, 26, 170, 74, 152, 82, 96, 50, 48, 14]), c.frockLit) +
    path(smooth([-44, 2, 8, -12, 58, -8, 58, -26, 8, -32, -42, -18]), c.band) +
    // near arm back to the suitcase
    path(limb([-2, -152, -92, -160, -212, -158], 36, 20), c.skin) +
    path(smooth([-204, -172, -226, -172, -242, -158, -226, -142, -206, -146]), c.skin) +
    path(smooth([-20, -170, 16, -180, 22, -150, 0, -130, -50, -140, -52, -172]), c.frock) +
    // head thrown back a little, plaits behind
    path(limb([34, -240, -20, -262, -70, -232, -120, -246], 34, 12), c.hair) +
    circle(-76, -234, 13, c.band) +
    path(
      smooth([
        16, -230, 22, -272, 56, -286, 92, -272, 102, -246, 112, -228, 102, -220, 100, -204, 82, -192, 56, -194, 30,
        -204,
      ]),
      c.skin,
    ) +
    path(
      smooth([22, -200, 2, -238, 16, -280, 58, -298, 96, -280, 104, -254, 78, -258, 60, -244, 52, -222, 40, -200]),
      c.hair,
    )
  )
}
