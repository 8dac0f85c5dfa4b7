// An inflatable banana from its side, nose to the right, about 700 long; riders sit at y = -78, the water is y = 0.
import type { Ink } from '../base/core.ts'
import { path, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'
export interface BananaInks {
  tube: Ink
  tubeLit: Ink
  tip: Ink
  float: Ink
  floatShade: Ink
  strap: Ink
}
/** `riders` sit on the tube; their feet are in front of it, on the near float. */
export function bananaBoat(c: BananaInks, riders: string): string {
  return (
    path(smooth([-286, -34, -270, -62, -100, -56, 120, -58, 250, -80, 270, -62, 180, -26, -100, -16]), c.floatShade) +
    path(
      smooth([
        -352, -70, -348, -98, -300, -100, -180, -86, 0, -80, 170, -92, 270, -130, 330, -186, 362, -214, 374, -204, 356,
        -140, 306, -74, 210, -34, 40, -18, -180, -22, -310, -44,
      ]),
      c.tube,
    ) +
    path(smooth([330, -186, 362, -214, 374, -204, 364, -164, 344, -172]), c.tip) +
    path(smooth([-353, -84, -348, -98, -326, -100, -330, -58, -348, -66]), c.tip) +
    path(
      ribbon(
        pts([-310, -88, -180, -75, 0, -69, 170, -81, 268, -118, 322, -168]),
        (t) => 2 + 9 * Math.sin(Math.PI * t),
        20,
      ),
      c.tubeLit,
    ) +
    pts([-210, -58, -96, -54, 30, -52, 150, -62])
      .map(([x, y]) =>
        path(
          ribbon(
            [
              [x, y - 24],
              [x + 5, y + 6],
              [x + 2, y + 34],
            ],
            () => 9,
            5,
          ),
          c.strap,
        ),
      )
      .join('') +
    riders +
    path(
      smooth([-316, -18, -306, -42, -120, -34, 110, -36, 236, -62, 268, -54, 216, -10, 60, 10, -160, 14, -296, 4]),
      c.float,
    ) +
    path(smooth([-314, -14, -120, -6, 110, -10, 262, -48, 216, -10, 60, 10, -160, 14, -296, 4]), c.floatShade)
  )
}
