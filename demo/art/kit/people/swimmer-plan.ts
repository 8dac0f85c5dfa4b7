// A snorkeller floating face down, from straight above, head to the right; about 110 long.
import type { Ink } from '../base/core.ts'
import { circle, path, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
export interface SwimmerPlanInks {
  skin: Ink
  suit: Ink
  fin: Ink
}
export const swimmerPlan = (c: SwimmerPlanInks): string =>
  path(
    spline(pts([-50, -12, -70, -24, -90, -26, -88, -14, -66, -8])) +
      spline(pts([-52, 6, -72, 12, -92, 10, -88, 22, -66, 18])),
    c.fin,
  ) +
  path(
    spline(pts([-26, -9, -52, -14, -54, -6, -26, 0])) +
      spline(pts([-26, 9, -54, 14, -54, 6, -26, 0])) +
      spline(pts([14, -12, 30, -30, 46, -36, 44, -28, 30, -16])) +
      spline(pts([14, 12, 28, 34, 22, 46, 14, 38, 8, 18])),
    c.skin,
  ) +
  path(spline(pts([-30, -11, 0, -12, 20, -15, 28, -8, 28, 8, 20, 15, 0, 12, -30, 11])), c.suit) +
  circle(36, 0, 10, c.suit)
