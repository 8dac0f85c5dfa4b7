// An open outboard boat seen from a height, bow to the right, about 170 units long.
import type { Ink } from '../base/core.ts'
import { path, poly, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
export interface SkiffInks {
  hull: Ink
  shade: Ink
  inside: Ink
  seat: Ink
  awning?: Ink
  awningLit?: Ink
}
export function skiffAbove(c: SkiffInks): string {
  const rim = pts([-82, -16, -20, -24, 40, -20, 92, 0, 40, 16, -20, 18, -84, 12])
  const side = pts([-84, 12, -20, 18, 40, 16, 92, 0, 80, 14, 36, 32, -20, 34, -80, 26])
  let out =
    path(spline(side, true, 0.12), c.shade) +
    path(spline(rim, true, 0.13), c.hull) +
    path(spline(pts([-74, -11, -20, -17, 36, -14, 74, 0, 36, 10, -20, 12, -75, 8]), true, 0.13), c.inside) +
    path([-52, -6, 34].map((x) => poly(pts([x, -15, x + 9, -15, x + 9, 11, x, 11]))).join(''), c.seat) +
    path(poly(pts([-98, -6, -82, -8, -82, 8, -98, 6])), c.shade)
  if (c.awning)
    out +=
      path(
        poly(pts([-58, -20, -54, -20, -54, -46, -58, -46, -58, -20])) +
          poly(pts([10, -20, 14, -20, 14, -46, 10, -46])) +
          poly(pts([-60, 12, -56, 12, -56, -26, -60, -26])) +
          poly(pts([14, 12, 18, 12, 18, -26, 14, -26])),
        c.shade,
      ) +
      path(poly(pts([-68, -22, 26, -24, 18, -56, -60, -54])), c.awning) +
      path(poly(pts([-68, -22, 26, -24, 23, -36, -65, -34])), c.awningLit ?? c.awning)
  return out
}
