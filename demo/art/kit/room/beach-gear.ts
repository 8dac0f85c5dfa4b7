// Slippers, surfboards, fins and wetsuits left about a room; metres.
import { type Ink, path, place, poly, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { here } from './here.ts'
import { face, type Part, round, type Vec } from './space.ts'
/** A pair of slippers left side by side. */
export const slippers =
  (sole: Ink, strap: Ink): Part =>
  (s) =>
    [-0.08, 0.08]
      .map((u, i) => {
        const v = i * 0.05,
          sh: Vec[] = [
            [u - 0.045, 0.01, v - 0.13],
            [u + 0.04, 0.01, v - 0.13],
            [u + 0.05, 0.01, v + 0.05],
            [u + 0.03, 0.01, v + 0.14],
            [u - 0.03, 0.01, v + 0.14],
            [u - 0.055, 0.01, v + 0.05],
          ]
        return (
          path(round(s, sh), sole) +
          path(
            face(s, [
              [u - 0.05, 0.03, v + 0.02],
              [u, 0.04, v + 0.1],
              [u + 0.05, 0.03, v + 0.02],
              [u, 0.04, v + 0.06],
            ]),
            strap,
          )
        )
      })
      .join('')
/** A surfboard stood against a wall, its belly to us, leaning a little. */
export const board =
  ({ h = 2.1, deck, stripe, rail, lean = 6 }: { h?: number; deck: Ink; stripe: Ink; rail: Ink; lean?: number }): Part =>
  (s) =>
    here(s, () => {
      const H = h * 100
      return place(
        path(
          spline(
            pts([
              0,
              0,
              -17,
              -H * 0.12,
              -27,
              -H * 0.42,
              -22,
              -H * 0.75,
              0,
              -H,
              22,
              -H * 0.75,
              27,
              -H * 0.42,
              17,
              -H * 0.12,
            ]),
          ),
          rail,
        ) +
          path(
            spline(
              pts([
                0,
                -4,
                -13,
                -H * 0.13,
                -22,
                -H * 0.43,
                -18,
                -H * 0.75,
                0,
                -H + 5,
                20,
                -H * 0.75,
                25,
                -H * 0.42,
                15,
                -H * 0.12,
              ]),
            ),
            deck,
          ) +
          path(
            poly(pts([-2, -8, 2, -8, 2, -H + 10, -2, -H + 10])) +
              spline(pts([-24, -H * 0.5, 24, -H * 0.6, 24, -H * 0.66, -23, -H * 0.56]), true, 1 / 12),
            stripe,
          ),
        0,
        0,
        1,
        lean,
      )
    })
/** Mask, snorkel and fins lying together. */
export const snorkelSet =
  ({ fin, finLit, strap, glass }: { fin: Ink; finLit: Ink; strap: Ink; glass: Ink }): Part =>
  (s) => {
    const one = (u: number, v: number, q: number) =>
      path(
        round(
          s,
          [
            [u - 0.05, 0.02, v],
            [u + 0.05, 0.02, v],
            [u + 0.09 + q, 0.02, v + 0.5],
            [u + q, 0.02, v + 0.54],
            [u - 0.09 + q, 0.02, v + 0.5],
          ],
          1 / 9,
        ),
        fin,
      ) +
      path(
        face(s, [
          [u - 0.01, 0.03, v + 0.06],
          [u + 0.02, 0.03, v + 0.06],
          [u + 0.03 + q, 0.03, v + 0.48],
          [u - 0.02 + q, 0.03, v + 0.48],
        ]),
        finLit,
      )
    return (
      one(-0.3, -0.2, -0.06) +
      one(-0.1, -0.26, 0.1) +
      path(
        round(s, [
          [0.16, 0.04, -0.1],
          [0.34, 0.04, -0.12],
          [0.36, 0.13, -0.06],
          [0.26, 0.16, -0.04],
          [0.15, 0.14, -0.05],
        ]),
        strap,
      ) +
      path(
        round(s, [
          [0.19, 0.06, -0.1],
          [0.32, 0.06, -0.12],
          [0.33, 0.12, -0.08],
          [0.19, 0.12, -0.07],
        ]),
        glass,
      )
    )
  }
/** Fins and a wetsuit on a peg: origin at the peg. */
export const wetsuit =
  (ink: Ink, panel: Ink): Part =>
  (s) =>
    here(
      s,
      () =>
        path(
          spline(
            pts([
              -6, 0, -20, 4, -27, 40, -30, 66, -22, 68, -17, 40, -14, 60, -17, 110, -16, 148, -4, 148, -1, 100, 1, 100,
              4, 148, 16, 148, 17, 110, 14, 60, 17, 40, 22, 68, 30, 66, 27, 40, 20, 4, 6, 0,
            ]),
            true,
            1 / 9,
          ),
          ink,
        ) +
        path(spline(pts([-13, 16, -11, 60, 0, 66, 11, 60, 13, 16, 0, 22]), true, 1 / 9), panel) +
        path(poly(pts([-14, -3, 14, -3, 14, 1, -14, 1])), panel),
    )
