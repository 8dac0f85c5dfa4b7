// A small ridge tent lit from inside, seen from three-quarters; about 240 units wide, ground at y = 0.
import type { Ink } from '../base/core.ts'
import { circle, path, poly, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'
export interface TentInks {
  glow: Ink
  warm: Ink
  cloth: Ink
  clothLit: Ink
  dark: Ink
  lamp: Ink
}
export function tent(c: TentInks): string {
  return (
    path(poly(pts([-30, -150, 120, -126, 160, 0, 60, 8])), c.cloth) +
    path(poly(pts([-30, -150, 20, -142, 84, 4, 60, 8])), c.clothLit) +
    path(poly(pts([-110, 6, -30, -150, 60, 8])), c.warm) +
    path(poly(pts([-70, 6, -30, -128, 22, 8])), c.glow) +
    path(poly(pts([-30, -150, -20, -100, -58, 7, -110, 6])) + poly(pts([-30, -150, -8, -100, 26, 8, 60, 8])), c.warm) +
    path(
      poly(pts([-30, -150, -34, -110, -78, 6, -110, 6])) + poly(pts([-30, -150, -16, -110, 36, 8, 60, 8])),
      c.cloth,
    ) +
    circle(-26, -84, 9, c.lamp) +
    path(
      ribbon(pts([-30, -148, -26, -92]), () => 2.5, 4) +
        ribbon(pts([-30, -150, -150, 14]), () => 2.5, 4) +
        ribbon(pts([120, -126, 190, 6]), () => 2.5, 4),
      c.dark,
    )
  )
}
