// A white heron standing hunched on one leg, facing right, about 190 high; foot at (0, 0).
import { circle, type Ink, path, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'

export function heron({ body, shade, dark, bill }: { body: Ink; shade: Ink; dark: Ink; bill: Ink }): string {
  return (
    path(ribbon(pts([-2, -84, 2, -44, 0, 2]), () => 5, 8) + ribbon(pts([6, -80, 18, -52, 8, -30]), () => 5, 8), dark) +
    path(smooth([-76, -62, -46, -98, -8, -122, 22, -124, 30, -104, 14, -84, -14, -76, -46, -66]), body) +
    path(smooth([-82, -56, -50, -84, -14, -96, 12, -92, -14, -76, -46, -66]), shade) +
    path(
      ribbon(pts([16, -104, 40, -118, 34, -146, 12, -156, 20, -178, 42, -182]), (t) => 22 - 9 * t, 22),
      body,
    ) +
    path(smooth([28, -190, 46, -192, 62, -184, 56, -174, 38, -172]), body) +
    path('M58 -188L112 -176L58 -176z', bill) +
    path(
      ribbon(pts([40, -188, 18, -192, 0, -182]), (t) => 5 * (1 - t), 6),
      dark,
    ) +
    circle(50, -184, 2.6, dark)
  )
}
