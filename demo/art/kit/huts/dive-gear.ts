// Things that hang and stand about a dive lodge: a wet suit over a rail, hung by its middle, and a tank. Units: about 100 to a metre.
import { type Ink, path, poly, ribbon, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'

/** Hangs from (0, 0) by the shoulders, arms down, about 60 wide and 150 long. `short` ends at the knee and elbow. */
export function wetSuit({
  body,
  panel,
  stripe,
  short = false,
}: {
  body: Ink
  panel: Ink
  stripe: Ink
  short?: boolean
}): string {
  const arm = short ? 46 : 84,
    leg = short ? 104 : 150
  const limb = (x0: number, y0: number, x1: number, y1: number, a: number, b: number) =>
    ribbon(
      [
        [x0, y0],
        [(x0 + x1) / 2 + 1, (y0 + y1) / 2],
        [x1, y1],
      ],
      (t) => a + (b - a) * t,
      8,
    )
  return (
    path(
      limb(-25, 4, -38, arm, 15, 11) +
        limb(25, 4, 36, arm + 3, 15, 11) +
        limb(-11, 66, -14, leg, 21, 14) +
        limb(11, 66, 14, leg - 3, 21, 14),
      body,
    ) +
    path(
      spline(
        pts([-30, -2, -10, -7, 10, -7, 30, -2, 26, 30, 23, 60, 24, 78, 0, 82, -24, 78, -23, 60, -26, 30]),
        true,
        0.14,
      ),
      body,
    ) +
    path(
      spline(pts([-26, 12, -23, 40, -20, 62, -23, 78, -14, 80, -12, 50, -16, 20]), true, 0.14) +
        spline(pts([26, 12, 23, 40, 20, 62, 23, 78, 14, 80, 12, 50, 16, 20]), true, 0.14),
      panel,
    ) +
    path(poly(pts([-2, -6, 2, -6, 2, 50, -2, 50, -2, -6])), stripe)
  )
}
/** A tank on its foot, about 18 wide and 70 high. */
export function tank({ body, lit, valve }: { body: Ink; lit: Ink; valve: Ink }): string {
  return (
    path(spline(pts([-10, -2, -10, -50, -6, -60, 6, -60, 10, -50, 10, -2, 0, 1]), true, 0.1), body) +
    path(poly(pts([-6, -4, -6, -50, -2, -54, -2, -4])), lit) +
    path(
      poly(pts([-3, -58, 3, -58, 3, -68, -3, -68])) +
        poly(pts([-8, -70, 6, -70, 6, -65, -8, -65])) +
        poly(pts([-11, -4, 11, -4, 11, 2, -11, 2])),
      valve,
    )
  )
}
