// A jet on its last approach, seen from ahead and below, wheels down; about 800 units across, the nose at 0,0.
import type { Ink } from '../base/core.ts'
import { circle, path, poly, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
export interface AirlinerInks {
  body: Ink
  shade: Ink
  dark: Ink
  trim: Ink
}
export function airliner({ body, shade, dark, trim }: AirlinerInks): string {
  const both = (flat: readonly number[]) => poly(pts(flat)) + poly(pts(flat).map(([x, y]) => [-x, y])),
    gear =
      both([86, 40, 92, 40, 92, 92, 86, 92]) +
      both([76, 84, 84, 84, 84, 108, 76, 108]) +
      both([94, 84, 102, 84, 102, 108, 94, 108])
  let s =
    path(poly(pts([-6, -40, 6, -40, 5, -176, -5, -176])), trim) +
    path(poly(pts([0, -40, 6, -40, 5, -176, 0, -176])), dark) +
    path(both([10, -44, 150, -66, 150, -60, 10, -30]), shade) +
    path(gear, dark) +
    path(both([40, 24, 250, -10, 402, -42, 404, -36, 250, 8, 40, 46]), body) +
    path(both([40, 36, 250, 0, 404, -37, 404, -34, 250, 10, 40, 50]), shade) +
    path(both([398, -40, 404, -37, 412, -66, 408, -68]), trim)
  for (const x of [-152, 152])
    s +=
      circle(x, 40, 35, shade) +
      circle(x, 37, 33, body) +
      circle(x, 40, 26, dark) +
      circle(x, 40, 8, trim) +
      path(poly(pts([x - 5, 4, x + 5, 4, x + 5, 14, x - 5, 14])), shade)
  return (
    s +
    circle(0, 0, 62, body) +
    path(
      spline(pts([-60, 8, -30, 22, 0, 26, 30, 22, 60, 8, 56, 30, 34, 54, 0, 63, -34, 54, -56, 30]), true, 0.14),
      shade,
    ) +
    path(
      spline(
        pts([-34, -22, -16, -33, 0, -35, 16, -33, 34, -22, 26, -12, 8, -18, 0, -18, -8, -18, -26, -12]),
        true,
        0.1,
      ),
      dark,
    ) +
    path(poly(pts([-2, -36, 2, -36, 2, -16, -2, -16])), body) +
    path(
      poly(pts([-3, 54, 3, 54, 3, 96, -3, 96])) +
        poly(pts([-12, 88, -4, 88, -4, 110, -12, 110])) +
        poly(pts([4, 88, 12, 88, 12, 110, 4, 110])),
      dark,
    )
  )
}
