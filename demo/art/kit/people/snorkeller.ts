// A snorkeller at the surface seen from the side and below the water line, swimming left; about 250 long, the surface is y = 0.
import type { Ink, Point } from '../base/core.ts'
import { circle, curve, path, ribbon, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
export interface SnorkellerInks {
  skin: Ink
  suit: Ink
  suitLit: Ink
  fin: Ink
  mask: Ink
  tube: Ink
  /** Where the fins stand in their beat, -1..1. */
  kick?: number
}
const limb = (flat: readonly number[], ws: readonly Point[]) => ribbon(pts(flat), curve(ws), 14)
export function snorkeller(c: SnorkellerInks): string {
  const beat = (flat: readonly number[], way: 1 | -1): number[] =>
    flat.map((v, i) => (i % 2 ? v + way * (c.kick ?? 0) * Math.max(0, (flat[i - 1] - 60) / 180) ** 1.2 * 30 : v))
  let s =
    path(
      limb(beat([60, 20, 104, 40, 142, 34], 1), [
        [0, 22],
        [0.6, 14],
        [1, 9],
      ]),
      c.skin,
    ) +
    path(
      limb(beat([134, 36, 172, 34, 222, 56], 1), [
        [0, 8],
        [0.3, 15],
        [0.85, 23],
        [1, 15],
      ]),
      c.fin,
    )
  s += path(
    limb(
      [-44, 16, -76, 44, -116, 52],
      [
        [0, 15],
        [0.6, 11],
        [1, 7],
      ],
    ),
    c.skin,
  )
  s +=
    path(spline(pts([-56, 2, -20, -4, 30, 0, 72, 8, 74, 26, 30, 30, -24, 28, -56, 22])), c.suit) +
    path(spline(pts([-52, 2, -20, -3, 30, 1, 66, 8, 30, 9, -20, 7])), c.suitLit)
  s +=
    path(
      limb(beat([64, 14, 110, 20, 150, 10], -1), [
        [0, 24],
        [0.6, 15],
        [1, 9],
      ]),
      c.skin,
    ) +
    path(
      limb(beat([142, 13, 184, 8, 240, 26], -1), [
        [0, 8],
        [0.3, 15],
        [0.85, 23],
        [1, 15],
      ]),
      c.fin,
    )
  s +=
    circle(-72, 12, 17, c.skin) +
    path(spline(pts([-64, -6, -82, -6, -90, 2, -78, 4, -62, 14, -54, 10, -54, 0])), c.suit) +
    path(spline(pts([-92, 6, -78, 6, -74, 20, -86, 26, -94, 18])), c.mask)
  s +=
    path(
      limb(
        [-84, 30, -96, 30, -94, 8, -80, -34],
        [
          [0, 5],
          [1, 6],
        ],
      ),
      c.tube,
    ) +
    path(
      limb(
        [-40, 18, -34, 56, -62, 84],
        [
          [0, 16],
          [0.6, 12],
          [1, 7],
        ],
      ),
      c.skin,
    )
  return s
}
