// An airliner climbing over us, seen from below and behind, nose up and to the right: about 700 across the wings, centred on its belly.
import { type Ink, path, poly } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'
export interface AirlinerInks {
  body: Ink
  shade: Ink
  wing: Ink
  wingShade: Ink
  tail: Ink
  engine: Ink
}
export const airlinerBelow = (c: AirlinerInks): string =>
  path(smooth([-20, 190, -110, 250, -112, 268, -12, 236]) + smooth([20, 190, 110, 250, 112, 268, 12, 236]), c.wing) +
  path(smooth([-30, -50, -340, 96, -350, 118, -336, 122, -24, 62]), c.wing) +
  path(smooth([30, -50, 340, 96, 350, 118, 336, 122, 24, 62]), c.wingShade) +
  path(
    smooth([-128, -4, -112, -10, -104, 40, -112, 64, -128, 66, -136, 46]) +
      smooth([128, -4, 112, -10, 104, 40, 112, 64, 128, 66, 136, 46]),
    c.engine,
  ) +
  path(
    smooth([0, -330, 24, -296, 36, -220, 36, 80, 24, 200, 8, 270, -8, 270, -24, 200, -36, 80, -36, -220, -24, -296]),
    c.body,
  ) +
  path(smooth([6, -326, 24, -296, 36, -220, 36, 80, 24, 200, 8, 270, 2, 260, 12, 80, 14, -220]), c.shade) +
  path(smooth([-7, 170, 7, 170, 10, 290, 0, 306, -10, 290]), c.tail) +
  path(
    poly(pts([-348, 100, -354, 120, -336, 124, -292, 110, -300, 80])) +
      poly(pts([348, 100, 354, 120, 336, 124, 292, 110, 300, 80])),
    c.tail,
  )
