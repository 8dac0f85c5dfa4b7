// Suitcases and rucksacks; metres, foot at 0, 0, 0.
import { type Ink, path, poly, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { here } from './here.ts'
import { box, face, type Part, shadow, type Tones, type Vec } from './space.ts'
/** A suitcase standing, lying with `flat`, or lying open on two piles of clothes. */
export const suitcase =
  ({
    body,
    strap,
    flat = false,
    clothes,
    floorShade,
  }: {
    body: Tones
    strap: Ink
    flat?: boolean
    clothes?: readonly [Tones, Tones]
    floorShade?: Ink
  }): Part =>
  (s) => {
    const [w, h, d] = clothes ? [0.8, 0.16, 0.52] : flat ? [0.72, 0.26, 0.5] : [0.46, 0.66, 0.26],
      z = -d / 2
    const on = (u0: number, u1: number, y0: number, y1: number) =>
      face(s, [
        [u0, y0, z],
        [u1, y0, z],
        [u1, y1, z],
        [u0, y1, z],
      ])
    const cast = floorShade ? path(shadow(s, -w / 2, w / 2, -d / 2, d / 2, clothes ? 0.5 : h), floorShade) : ''
    if (clothes) {
      const lid = (k: number, out: number): Vec[] => [
        [-w * k, h + out, -z + 0.02],
        [w * k, h + out, -z + 0.02],
        [w * k, h + 0.46 - out, -z + 0.2],
        [-w * k, h + 0.46 - out, -z + 0.2],
      ]
      return (
        cast +
        path(face(s, lid(0.5, 0)), body[1]) +
        path(face(s, lid(0.44, 0.05)), body[0] === body[1] ? strap : body[0]) +
        box(s, [-w / 2, w / 2, 0.02, h, z, -z], body) +
        box(s, [-w / 2 + 0.05, -0.02, h - 0.02, h + 0.07, z + 0.06, -z - 0.06], clothes[0]) +
        box(s, [0.02, w / 2 - 0.05, h - 0.02, h + 0.04, z + 0.06, -z - 0.06], clothes[1])
      )
    }
    const bar = (b: readonly [number, number, number, number, number, number]) => box(s, b, [strap, strap, strap])
    return (
      cast +
      (flat
        ? ''
        : bar([-0.12, -0.09, h, h + 0.2, 0, 0.03]) +
          bar([0.09, 0.12, h, h + 0.2, 0, 0.03]) +
          bar([-0.12, 0.12, h + 0.18, h + 0.21, 0, 0.03])) +
      box(s, [-w / 2, w / 2, 0.03, h, -d / 2, d / 2], body) +
      path([-0.28, 0.28].map((k) => on(w * k - 0.025, w * k + 0.025, 0.03, h)).join(''), strap)
    )
  }
/** A rucksack leaning. */
export const rucksack =
  ({ body, strap, roll }: { body: Tones; strap: Ink; roll: Ink }): Part =>
  (s) =>
    here(
      s,
      () =>
        path(spline(pts([-20, 0, -24, -22, -21, -48, -12, -62, 8, -63, 19, -50, 23, -24, 20, 0])), body[1]) +
        path(
          spline(pts([-20, 0, -24, -22, -21, -48, -12, -62, -6, -62, -10, -30, -8, 0])),
          s.light[0] < 0 ? body[0] : body[2],
        ) +
        path(spline(pts([-18, -44, 0, -40, 18, -44, 18, -54, 8, -64, -12, -63])), body[2]) +
        path(poly(pts([-10, -46, -6, -46, -6, -22, -10, -22])) + poly(pts([6, -46, 10, -46, 10, -22, 6, -22])), strap) +
        path(spline(pts([-14, -6, -14, -24, 14, -24, 14, -6]), true, 1 / 8), body[0]) +
        path(spline(pts([-24, -64, -26, -71, -22, -77, 22, -77, 26, -71, 22, -64]), true, 1 / 8), roll),
    )
