// A sailfish out of the water, bill to the left, about 420 long, its middle at (0, 0).
import type { Ink } from '../base/core.ts'
import { circle, path, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'
export interface SailfishInks {
  body: Ink
  belly: Ink
  sail: Ink
  ray: Ink
  eye: Ink
}
/** `flick` bends the tail, -1..1. */
export function sailfish(c: SailfishInks, flick = 0): string {
  const k = flick * 14
  return (
    path(
      smooth([
        -92,
        -30,
        -86,
        -112,
        -50,
        -142,
        -8,
        -128,
        40,
        -120,
        74,
        -84,
        96,
        -52,
        110,
        -12 + k * 0.3,
        40,
        -22,
        -40,
        -34,
      ]),
      c.sail,
    ) +
    path(
      [-70, -44, -14, 16, 48]
        .map((x, i) => ribbon(pts([x, -28, x + 6 - i, -70, x + 2 + i * 4, -126 + i * 9]), (t) => 5 * (1 - t) + 1.5, 6))
        .join(''),
      c.ray,
    ) +
    path(
      smooth([
        176,
        28 + k,
        214,
        -44 + k * 1.6,
        236,
        -66 + k * 1.7,
        222,
        -10 + k * 1.4,
        208,
        34 + k * 1.3,
        224,
        84 + k * 1.5,
        216,
        112 + k * 1.6,
        194,
        74 + k * 1.3,
      ]),
      c.body,
    ) +
    path(
      smooth([
        -216,
        -44,
        -150,
        -40,
        -116,
        -38,
        -70,
        -38,
        0,
        -26,
        90,
        -2,
        180,
        26 + k,
        184,
        38 + k,
        90,
        34,
        0,
        32,
        -70,
        20,
        -112,
        0,
        -140,
        -22,
      ]),
      c.body,
    ) +
    path(smooth([-138, -20, -108, -12, -40, 2, 60, 20, 170, 34 + k, 90, 34, 0, 32, -70, 20, -112, 0]), c.belly) +
    path(smooth([-62, 8, -40, 16, 6, 66, 12, 82, -30, 50, -60, 22]), c.body) +
    path(smooth([-20, 24, 20, 30, 60, 86, 30, 66]), c.body) +
    circle(-112, -24, 6.5, c.eye)
  )
}
