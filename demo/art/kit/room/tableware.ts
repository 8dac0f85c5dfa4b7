// Trays, books, bowls and vases for the tops of tables; metres.
import { circle, type Ink, path, poly, ribbon, rng, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { here } from './here.ts'
import { box, type Part, type Tones } from './space.ts'
/** Cups and a pot on a tray, at height y of the thing beneath. */
export const tray =
  (wood: Tones, cup: Tones): Part =>
  (s) =>
    box(s, [-0.24, 0.24, 0, 0.03, -0.15, 0.15], wood) +
    here(
      s,
      () =>
        path(spline(pts([-14, 0, -15, -12, -7, -18, 3, -18, 6, -10, 5, 0]), true, 1 / 8), cup[0]) +
        path(spline(pts([-2, 0, 0, -17, 3, -18, 6, -10, 5, 0]), true, 1 / 8), cup[1]) +
        path(poly(pts([5, -8, 12, -14, 12, -11, 6, -4, -8, -18, -2, -18, -3, -21, -7, -21])), cup[1]) +
        path(poly(pts([12, 1, 13, -6, 20, -6, 19, 1])), cup[0]),
    )
/** Three or four books lying. */
export const books =
  (list: readonly Tones[]): Part =>
  (s) =>
    list
      .map((t, i) =>
        box(s, [-0.13 + (i % 2) * 0.02, 0.11 + (i % 3) * 0.02, i * 0.035, i * 0.035 + 0.033, -0.09, 0.08], t),
      )
      .join('')
/** A bowl of fruit or flowers. */
export const bowl =
  (ware: Tones, fruit: readonly Ink[]): Part =>
  (s) =>
    here(
      s,
      () =>
        [
          [-8, -11, 5],
          [0, -14, 6],
          [8, -11, 5],
        ]
          .map(([x, y, r], i) => circle(x, y, r, fruit[i % fruit.length]))
          .join('') +
        path(spline(pts([-16, -10, -10, -1, 10, -1, 16, -10, 0, -8]), true, 1 / 7), ware[1]) +
        path(spline(pts([0, -8, 6, -1, 10, -1, 16, -10]), true, 1 / 9), ware[0]),
    )
/** A vase with one spray. */
export const vase =
  (ware: Tones, leaf: Ink, bloom: Ink, seed: string): Part =>
  (s) =>
    here(s, () => {
      const r = rng(seed)
      let stems = '',
        heads = ''
      for (let i = 0; i < 5; i++) {
        const x = -16 + i * 8 + r.j(3),
          y = -44 - r.in(0, 18)
        stems += ribbon(pts([0, -20, x * 0.4, -34, x, y]), () => 1.6, 6)
        heads += spline(pts([x - 5, y, x - 2, y - 7, x + 3, y - 7, x + 6, y, x, y + 4]))
      }
      return (
        path(stems, leaf) +
        path(heads, bloom) +
        path(spline(pts([-5, -24, -10, -10, -7, 0, 7, 0, 10, -10, 5, -24]), true, 1 / 7), ware[1]) +
        path(spline(pts([1, -24, 3, -10, 2, 0, 7, 0, 10, -10, 5, -24]), true, 1 / 7), ware[0])
      )
    })
