// What is left about a room: luggage, slippers, boards, fins, trays, plants, lamps. Metres, foot at 0, 0, 0.
import { circle, type Ink, lens, path, place, poly, ribbon, rng, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { leaves } from '../trees/forest.ts'
import { box, disc, face, type Part, round, type Space, scaleAt, shadow, spot, type Tones, type Vec } from './space.ts'

const here = (s: Space, draw: (k: number) => string, y = 0) => {
  const [x, q] = spot(s, [0, y, 0])
  return place(draw(1), x, q, scaleAt(s, [0, y, 0]) / 100)
}
/** A table or floor lamp with a shade; its glow is a round of lighter ink behind. Hung at y. */
export const lamp =
  ({
    h = 0.5,
    shade,
    post,
    glow,
    wide = 0.34,
  }: {
    h?: number
    shade: Tones
    post: Ink
    glow?: readonly Ink[]
    wide?: number
  }): Part =>
  (s) =>
    here(s, () => {
      const H = h * 100,
        w = wide * 50
      return (
        (glow ?? []).map((g, i) => circle(0, -H, w * (3 - i * 0.9), g)).join('') +
        path(poly(pts([-2, 0, 2, 0, 2, -H, -2, -H])) + lens(0, -1, 26, 6), post) +
        path(poly(pts([-w, -H + 6, w, -H + 6, w * 0.62, -H - 26, -w * 0.62, -H - 26])), shade[1]) +
        path(
          poly(
            pts(
              s.light[0] > 0
                ? [w * 0.1, -H + 6, w, -H + 6, w * 0.62, -H - 26, 0, -H - 26]
                : [-w, -H + 6, -w * 0.1, -H + 6, 0, -H - 26, -w * 0.62, -H - 26],
            ),
          ),
          shade[0],
        ) +
        path(lens(0, -H + 6, w * 2, 5), shade[2])
      )
    })
/** A lamp hung from the ceiling: y is the cord's foot; basket shade. */
export const pendant =
  ({
    cord = 0.8,
    r = 0.26,
    shade,
    line,
    glow,
  }: {
    cord?: number
    r?: number
    shade: Tones
    line: Ink
    glow?: readonly Ink[]
  }): Part =>
  (s) =>
    here(s, () => {
      const R = r * 100
      return (
        (glow ?? []).map((g, i) => circle(0, 0, R * (2.6 - i * 0.8), g)).join('') +
        path(poly(pts([-0.8, -R, 0.8, -R, 0.8, -R - cord * 100, -0.8, -R - cord * 100])), line) +
        path(
          spline(
            pts([
              -R,
              R * 0.5,
              -R * 0.8,
              -R * 0.3,
              -R * 0.2,
              -R,
              R * 0.2,
              -R,
              R * 0.8,
              -R * 0.3,
              R,
              R * 0.5,
              0,
              R * 0.66,
            ]),
          ),
          shade[1],
        ) +
        path(
          spline(pts([-R * 0.1, R * 0.6, 0, -R * 0.3, 0, -R, R * 0.2, -R, R * 0.8, -R * 0.3, R, R * 0.5])),
          shade[0],
        ) +
        path(lens(0, R * 0.52, R * 1.9, R * 0.34), shade[2])
      )
    })
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
        path(poly(pts([-9, -46, -6, -46, -6, -20, -9, -20, 6, -46, 9, -46, 9, -20, 6, -20])), strap) +
        path(spline(pts([-14, -6, -14, -24, 14, -24, 14, -6]), true, 1 / 8), body[0]) +
        path(spline(pts([-24, -64, -26, -71, -22, -77, 22, -77, 26, -71, 22, -64]), true, 1 / 8), roll),
    )
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
