// Someone who bends over a pane of glass, seen from below it: head, shoulders, palms. Leans in along +y; about 150 wide. Never a face.
import type { Ink } from '../base/core.ts'
import { path, place, ribbon, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
export interface LookingDownInks {
  skin: Ink
  hair: Ink
  top: Ink
  longHair?: boolean
  /** Which palms lie on the glass. */
  palms?: readonly (-1 | 1)[]
}
const palm = (x: number, y: number, side: -1 | 1, ink: Ink) =>
  place(
    path(spline(pts([-11, 6, -12, -6, 0, -10, 12, -6, 11, 8, 0, 14])), ink) +
      path(
        [
          [-10, 8, -15, 28],
          [-3.5, 10, -5, 34],
          [3.5, 10, 5, 33],
          [10, 8, 14, 26],
          [11, -2, 24, 8],
        ]
          .map(([a, b, c, d]) => ribbon(pts([a, b, (a + c) / 2, (b + d) / 2, c, d]), () => 6.6, 4))
          .join(''),
        ink,
      ),
    x,
    y,
    1,
    side * 8,
    side,
  )
export function lookingDown(c: LookingDownInks): string {
  return (
    path(spline(pts([-78, -96, -70, -46, -40, -26, 0, -20, 40, -26, 70, -46, 78, -96, 0, -120])), c.top) +
    (c.palms ?? []).map((side) => palm(side * 62, 14, side, c.skin)).join('') +
    path(spline(pts([-12, -40, 12, -40, 12, 6, -12, 6])), c.skin) +
    (c.longHair
      ? path(
          ribbon(pts([-28, -6, -44, -30, -50, -70, -44, -110]), (t) => 26 - 12 * t, 10) +
            ribbon(pts([28, -6, 46, -28, 54, -66, 46, -108]), (t) => 26 - 12 * t, 10),
          c.hair,
        )
      : '') +
    path(spline(pts([-29, -2, -26, -22, 0, -31, 26, -22, 29, -2, 30, 20, 0, 34, -30, 20])), c.skin) +
    path(
      spline(pts([-35, 2, -26, 8, -14, 12, 0, 16, 14, 11, 26, 7, 35, 2, 36, 26, 22, 44, 0, 50, -22, 44, -36, 26])),
      c.hair,
    ) +
    path(spline(pts([-31, -8, -38, -6, -38, 4, -31, 5])) + spline(pts([31, -8, 38, -6, 38, 4, 31, 5])), c.skin)
  )
}
