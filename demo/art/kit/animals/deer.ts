// Spotted deer seen from the side, facing right, about 130 units to the ears; hooves at y = 0.
import type { Ink, Point } from '../base/core.ts'
import { circle, curve, path, ribbon, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
export interface DeerInks {
  coat: Ink
  shade: Ink
  belly: Ink
  spot: Ink
  /** Set for a stag. */
  antler?: Ink
}
const limb = (flat: readonly number[], ws: readonly Point[]) => ribbon(pts(flat), curve(ws), 14)
const leg: Point[] = [
  [0, 17],
  [0.35, 9],
  [0.6, 5.5],
  [1, 5],
]
const haunch: Point[] = [
  [0, 34],
  [0.35, 17],
  [0.6, 6.5],
  [1, 5],
]
const upright = [
  -58, -80, -20, -86, 20, -83, 42, -89, 54, -106, 63, -127, 73, -131, 84, -124, 99, -113, 97, -106, 80, -104, 73, -90,
  66, -66, 50, -50, 10, -44, -30, -48, -56, -54, -64, -68,
]
const bowed = [
  -58, -80, -20, -86, 20, -83, 46, -80, 68, -56, 84, -30, 97, -20, 104, -4, 98, 0, 86, -8, 72, -22, 58, -44, 44, -52,
  10, -44, -30, -48, -56, -54, -64, -68,
]
export function deer(c: DeerInks, grazing = false): string {
  const head: Point = grazing ? [88, -30] : [66, -127],
    up = grazing ? -0.2 : 1
  let out = path(limb([52, -58, 57, -30, 54, 0], leg) + limb([-50, -62, -52, -38, -62, -24, -57, 0], haunch), c.shade)
  if (c.antler) {
    const [hx, hy] = head,
      horn = (k: number) =>
        limb(
          [hx + k, hy - 2, hx - 14 + k, hy - 26, hx - 8 + k, hy - 52, hx + 8 + k, hy - 68],
          [
            [0, 5],
            [1, 2],
          ],
        ) +
        limb(
          [hx - 4 + k, hy - 12, hx + 10 + k, hy - 22, hx + 14 + k, hy - 34],
          [
            [0, 4],
            [1, 2],
          ],
        ) +
        limb(
          [hx - 10 + k, hy - 46, hx - 18 + k, hy - 58, hx - 16 + k, hy - 70],
          [
            [0, 3.5],
            [1, 2],
          ],
        )
    out += path(horn(0) + horn(9), c.antler)
  }
  out +=
    path(
      limb(
        [-60, -76, -70, -70, -72, -54],
        [
          [0, 8],
          [0.6, 9],
          [1, 2],
        ],
      ),
      c.belly,
    ) + path(spline(pts(grazing ? bowed : upright)), c.coat)
  out += path(spline(pts([-48, -56, -10, -52, 30, -51, 56, -60, 48, -49, 10, -44, -30, -48])), c.belly)
  if (!grazing) out += path(spline(pts([60, -100, 68, -104, 76, -102, 72, -88, 66, -72, 62, -84])), c.belly)
  out += path(limb([40, -60, 42, -32, 40, 0], leg) + limb([-44, -64, -34, -40, -46, -24, -40, 0], haunch), c.coat)
  const [ex, ey] = head
  out += path(
    limb(
      [ex, ey + 2, ex - 14, ey - 6 * up, ex - 24, ey - 14 * up],
      [
        [0, 6],
        [0.5, 11],
        [1, 1],
      ],
    ) +
      limb(
        [ex + 6, ey, ex + 2, ey - 14 * up, ex - 2, ey - 24 * up],
        [
          [0, 6],
          [0.5, 9],
          [1, 1],
        ],
      ),
    c.shade,
  )
  const rows = [
    [-46, -72],
    [-34, -76],
    [-22, -70],
    [-8, -78],
    [4, -70],
    [16, -76],
    [28, -70],
    [-40, -62],
    [-14, -62],
    [12, -62],
    [36, -78],
    [-52, -64],
    [24, -60],
  ]
  return (
    out +
    rows.map(([x, y]) => circle(x, y, 2.4, c.spot)).join('') +
    circle(grazing ? 92 : 80, grazing ? -19 : -121, 2.2, c.shade)
  )
}
