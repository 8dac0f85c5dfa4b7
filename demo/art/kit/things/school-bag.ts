// A school bag standing on the ground, seen from the front: 300 wide, 380 tall, the foot at y = 0; a bottle in its side net.
import { circle, type Ink, path } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
import { limb } from '../people/limb.ts'
export interface SchoolBagInks {
  body: Ink
  lit: Ink
  shade: Ink
  pocket: Ink
  trim: Ink
  bottle: Ink
}
export function schoolBag(c: SchoolBagInks): string {
  return (
    path(limb([-30, -340, -26, -398, 26, -398, 30, -340], 18, 18, 18, 18), c.shade) +
    path(limb([-130, -250, -206, -190, -200, -80, -140, -40], 34, 36, 34, 26), c.shade) +
    path(smooth([128, -190, 176, -196, 184, -120, 180, -10, 130, -6]), c.shade) +
    path(smooth([138, -240, 172, -240, 176, -130, 172, -40, 138, -40]), c.bottle) +
    path(limb([142, -250, 168, -250], 24, 24), c.trim) +
    path(
      smooth([-148, -6, -156, -120, -146, -270, -100, -346, 0, -364, 100, -346, 146, -270, 156, -120, 148, -6, 0, 4]),
      c.body,
    ) +
    path(
      smooth([-148, -6, -156, -120, -146, -270, -100, -346, -40, -360, -92, -300, -112, -200, -114, -90, -104, -2]),
      c.lit,
    ) +
    path(limb([-128, -216, -60, -260, 0, -266, 60, -260, 128, -216], 8, 8, 8, 8, 8), c.shade) +
    path(smooth([-110, -10, -116, -90, -108, -150, 0, -160, 108, -150, 116, -90, 110, -10, 0, -2]), c.shade) +
    path(smooth([-102, -22, -108, -90, -102, -138, 0, -148, 102, -138, 108, -90, 102, -22, 0, -14]), c.pocket) +
    path(limb([-100, -118, 0, -126, 100, -118], 8, 8, 8), c.trim) +
    circle(40, -108, 9, c.trim) +
    path(limb([40, -106, 44, -78], 6, 9), c.trim)
  )
}
