// A canvas day-pack standing up, seen from the front with a rolled mat on top; about 700 wide and 1000 high, foot at (0, 0), lit from the left.
import { circle, clip, type Ink, path, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'

export interface DayPackInks {
  body: Ink
  shade: Ink
  lit: Ink
  lid: Ink
  lidShade: Ink
  strap: Ink
  /** The shoulder straps at the sides. */
  sling: Ink
  buckle: Ink
  mat: Ink
  matShade: Ink
}
const bodyLine = smooth([
  -316, -40, -336, -240, -330, -520, -304, -730, -240, -810, 0, -834, 240, -806, 306, -720, 332, -500, 338, -240, 318,
  -40, 200, -4, 0, 2, -200, -2,
])
const lidLine = smooth([
  -300, -620, -312, -730, -250, -822, -100, -858, 100, -856, 250, -818, 314, -724, 304, -616, 150, -584, 0, -576, -150,
  -584,
])
export function dayPack(c: DayPackInks): string {
  const straps = [-150, 150].map((x) => ribbon(pts([x, -850, x * 1.05, -700, x * 1.02, -430]), () => 34, 10)).join('')
  const roll = smooth([
    -330, -856, -352, -900, -330, -944, -180, -954, 180, -954, 326, -946, 352, -900, 326, -854, 180, -848, -180, -848,
  ])
  return (
    path(
      ribbon(pts([-300, -760, -390, -560, -372, -240, -310, -90]), () => 46, 18),
      c.sling,
    ) +
    path(
      ribbon(pts([300, -760, 396, -560, 380, -240, 310, -90]), () => 46, 18),
      c.sling,
    ) +
    path(bodyLine, c.body) +
    clip(
      bodyLine,
      path(smooth([222, -900, 262, -600, 238, -300, 280, 60, 500, 60, 500, -900]), c.shade) +
        path(smooth([-400, -900, -286, -700, -308, -300, -290, 40, -420, 40]), c.lit) +
        path(
          smooth([
            -360, -640, -150, -590, 0, -580, 150, -590, 360, -640, 360, -586, 160, -540, 0, -528, -160, -540, -360,
            -586,
          ]),
          c.shade,
        ),
    ) +
    path(lidLine, c.lid) +
    clip(
      lidLine,
      path(smooth([212, -900, 266, -760, 236, -560, 420, -540, 420, -900]), c.lidShade) +
        path(smooth([-340, -880, -262, -780, -282, -600, -360, -580]), c.lit),
    ) +
    path(straps, c.strap) +
    [-157, 157]
      .map(
        (x) =>
          path(smooth([x - 30, -500, x + 30, -500, x + 30, -440, x - 30, -440]), c.buckle) +
          path(smooth([x - 16, -486, x + 16, -486, x + 16, -454, x - 16, -454]), c.strap),
      )
      .join('') +
    path(roll, c.mat) +
    clip(
      roll,
      path(smooth([-420, -886, -200, -892, 0, -896, 200, -890, 420, -886, 420, -800, 0, -790, -420, -800]), c.matShade),
    ) +
    circle(-334, -900, 48, c.matShade) +
    circle(-334, -900, 34, c.mat) +
    circle(-336, -900, 20, c.matShade) +
    circle(-336, -901, 9, c.mat) +
    path([-160, 160].map((x) => ribbon(pts([x - 6, -858, x - 14, -905, x, -958]), () => 30, 8)).join(''), c.strap)
  )
}
