// A broad-leaved plant in a pot, and a round floor cushion; metres.
import { type Ink, lens, path, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { leaves } from '../trees/forest.ts'
import { here } from './here.ts'
import { disc, type Part, type Tones } from './space.ts'
/** A broad-leaved plant in a pot. */
export const plant =
  ({
    h = 1.1,
    pot,
    leaf,
    seed,
    count = 12,
  }: {
    h?: number
    pot: Tones
    leaf: readonly Ink[]
    seed: string
    count?: number
  }): Part =>
  (s) =>
    here(s, () => {
      const L = h * 62
      return (
        leaves({ x: 0, y: -h * 34, size: L, seed, tones: leaf, from: -2.9, to: -0.25, count }) +
        path(spline(pts([-17, 0, -22, -16, -19, -36, 19, -36, 22, -16, 17, 0]), true, 1 / 9), pot[1]) +
        path(
          spline(
            s.light[0] > 0
              ? pts([4, 0, 9, -16, 6, -36, 19, -36, 22, -16, 17, 0])
              : pts([-17, 0, -22, -16, -19, -36, -6, -36, -9, -16, -4, 0]),
            true,
            1 / 9,
          ),
          pot[0],
        ) +
        path(lens(0, -36, 40, 7), pot[2])
      )
    })
/** A cat or a folded towel is too much; a round floor cushion is not. */
export const pouf =
  (t: Tones): Part =>
  (s) =>
    here(
      s,
      () =>
        path(spline(pts([-30, -2, -34, -14, -26, -26, 0, -30, 26, -26, 34, -14, 30, -2, 0, 2])), t[1]) +
        path(spline(pts([-26, -22, 0, -30, 26, -22, 0, -15])), t[0]),
    ) + path(disc(s, 0, 0, 0, 0.01), t[2])
