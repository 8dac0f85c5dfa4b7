// A snorkelling mask standing on its skirt, seen from the front, about 960 wide and 560 high; the glass is open for a picture, foot at (0, 0).
import { clip, type Ink, path, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'

export interface DiveMaskInks {
  skirt: Ink
  skirtLit: Ink
  rim: Ink
  rimShade: Ink
  strap: Ink
}
/** The outline of the glass, so that a scene can draw what it shows within it. */
const maskGlass = smooth([
  -380, -330, -372, -430, -280, -478, 0, -492, 280, -478, 372, -430, 380, -330, 340, -200, 240, -136, 150, -140, 84,
  -196, 46, -262, 0, -284, -46, -262, -84, -196, -150, -140, -240, -136, -340, -200,
])
export function diveMask(c: DiveMaskInks, view: string): string {
  const skirt = smooth([
    -452, -340, -438, -470, -330, -540, 0, -560, 330, -540, 438, -470, 452, -340, 418, -150, 330, -40, 210, -10, 110,
    -40, 60, -110, 0, -140, -60, -110, -110, -40, -210, -10, -330, -40, -418, -150,
  ])
  const rim = smooth([
    -416, -334, -406, -452, -304, -512, 0, -528, 304, -512, 406, -452, 416, -334, 372, -176, 256, -98, 136, -104, 62,
    -176, 30, -232, 0, -246, -30, -232, -62, -176, -136, -104, -256, -98, -372, -176,
  ])
  return (
    // the strap: drawn tight round the back at the left, let go at the right so that it lies in a loop on the sand
    path(
      ribbon(pts([-400, -360, -480, -352, -506, -290, -484, -220, -400, -170]), (t) => 60 - 14 * t, 22) +
        ribbon(
          pts([
            400, -360, 484, -350, 520, -250, 506, -120, 492, -40, 524, 16, 588, 4, 584, -48, 520, -58, 446, -40, 360,
            -50,
          ]),
          (t) => 60 - 18 * t,
          60,
        ),
      c.strap,
    ) +
    path(
      smooth([-486, -392, -430, -400, -410, -360, -430, -318, -486, -326]) +
        smooth([486, -392, 430, -400, 410, -360, 430, -318, 486, -326]),
      c.rimShade,
    ) +
    path(skirt, c.skirt) +
    clip(
      skirt,
      path(
        smooth([-470, -330, -452, -500, -320, -572, -60, -580, -60, -520, -310, -500, -410, -420, -420, -300]),
        c.skirtLit,
      ),
    ) +
    path(rim, c.rim) +
    clip(
      rim,
      path(
        smooth([
          330, -540, 376, -430, 384, -320, 330, -190, 240, -124, 150, -130, 90, -190, 0, -280, -90, -190, -150, -130,
          -240, -124, -300, -150, -300, -60, 460, -60, 460, -540,
        ]),
        c.rimShade,
      ),
    ) +
    clip(maskGlass, view)
  )
}
/** A snorkel lying on its side, mouthpiece to the left, about 620 long. */
export const snorkelTube = ({ tube, lit, tip }: { tube: Ink; lit: Ink; tip: Ink }): string =>
  path(
    ribbon(pts([-300, -70, -296, -30, -250, -20, 0, -26, 220, -44, 320, -86]), () => 40, 26),
    tube,
  ) +
  path(
    ribbon(pts([-250, -30, 0, -36, 216, -54, 300, -86]), () => 10, 22),
    lit,
  ) +
  path(
    ribbon(pts([268, -62, 330, -92, 350, -106]), () => 42, 8),
    tip,
  ) +
  path(smooth([-336, -104, -300, -116, -262, -104, -266, -70, -300, -62, -334, -72]), lit)
