// A jet ski for two from its side, bow to the right, about 420 long; the water is y = 0 and riders sit at y = -100.
import type { Ink } from '../base/core.ts'
import { path, poly, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'
export interface JetSkiInks {
  hull: Ink
  keel: Ink
  cowl: Ink
  trim: Ink
  seat: Ink
}
/** `riders` are drawn over the seat and under the near side of the hull. */
export function jetSki(c: JetSkiInks, riders: string): string {
  return (
    path(
      ribbon(pts([96, -104, 82, -140, 70, -170]), () => 15, 6),
      c.seat,
    ) +
    path(
      ribbon(pts([46, -166, 70, -172, 92, -178]), () => 9, 6),
      c.seat,
    ) +
    path(
      smooth([-190, -66, -176, -100, -150, -112, -60, -110, 0, -106, 40, -116, 66, -108, 50, -74, -100, -60]),
      c.seat,
    ) +
    riders +
    path(smooth([-192, -34, -176, 14, -60, 34, 80, 26, 166, -8, 228, -70, 150, -40, 0, -30]), c.keel) +
    path(
      smooth([
        -200, -40, -196, -70, -150, -80, -110, -62, -40, -54, 10, -58, 44, -92, 84, -122, 120, -120, 186, -92, 232, -68,
        186, -34, 90, -16, -60, -14, -190, -22,
      ]),
      c.hull,
    ) +
    path(smooth([58, -108, 80, -142, 104, -146, 128, -124, 176, -100, 214, -78, 150, -84, 96, -92]), c.cowl) +
    path(poly(pts([84, -138, 100, -172, 112, -170, 122, -130])), c.trim) +
    path(
      ribbon(pts([-196, -44, -90, -36, 40, -38, 150, -52, 224, -70]), (t) => 3 + 11 * Math.sin(Math.PI * t), 14),
      c.trim,
    )
  )
}
