// The glass-bottom launch from straight above, bow to the right, about 440 long and 150 wide, centred on 0,0.
import type { Ink } from '../base/core.ts'
import { circle, path, poly, rect, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
export interface LaunchPlanInks {
  hull: Ink
  deck: Ink
  stripe: Ink
  awning: Ink
  awningLit: Ink
  glass: Ink
  heads: readonly Ink[]
  skin: Ink
}
export const launchOutline = spline(
  pts([
    -214, -52, -120, -70, 20, -74, 120, -58, 190, -26, 224, 0, 190, 26, 120, 58, 20, 74, -120, 70, -214, 52, -222, 0,
  ]),
  true,
  0.14,
)
export function launchPlan(c: LaunchPlanInks): string {
  let s =
    path(launchOutline, c.hull) +
    path(
      spline(
        pts([
          -202, -44, -116, -60, 16, -63, 112, -49, 176, -22, 204, 0, 176, 22, 112, 49, 16, 63, -116, 60, -202, 44, -208,
          0,
        ]),
        true,
        0.14,
      ),
      c.stripe,
    ) +
    path(
      spline(
        pts([
          -196, -38, -114, -54, 14, -57, 108, -44, 168, -19, 194, 0, 168, 19, 108, 44, 14, 57, -114, 54, -196, 38, -202,
          0,
        ]),
        true,
        0.14,
      ),
      c.deck,
    )
  // the well amidships, with its panes, and people on the benches who look down into it
  s += rect(-20, -24, 128, 48, c.hull) + [0, 1, 2, 3].map((i) => rect(-15 + i * 30.5, -19, 26, 38, c.glass)).join('')
  const seat = (x: number, y: number, i: number) =>
    path(
      spline(pts([x - 13, y - 8, x, y - 11, x + 13, y - 8, x + 12, y + 8, x, y + 10, x - 12, y + 8])),
      c.heads[i % c.heads.length],
    ) + circle(x, y, 7.6, c.skin)
  ;[-4, 26, 58, 88].forEach((x, i) => {
    s += seat(x, -38, i) + seat(x + 4, 38, i + 2)
  })
  s += seat(142, 2, 1)
  // the awning covers the after half: two slopes and its stripes
  s += rect(-196, -66, 152, 132, c.awning) + rect(-196, -66, 152, 62, c.awningLit)
  let bars = ''
  for (let i = 0; i < 5; i++)
    bars += poly(pts([-182 + i * 30, -66, -170 + i * 30, -66, -170 + i * 30, 66, -182 + i * 30, 66]))
  return (
    s +
    path(bars, c.hull) +
    rect(-196, -3, 152, 4, c.stripe) +
    rect(-226, -14, 26, 28, c.skin) +
    circle(-230, 0, 8, c.skin)
  )
}
