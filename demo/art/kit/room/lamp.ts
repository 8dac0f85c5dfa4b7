// Lamps with a shade, standing or hung; metres.
import { circle, type Ink, lens, path, poly, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { here } from './here.ts'
import type { Part, Tones } from './space.ts'
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
