// An open thatched shelter, and the logs that wash up or are set out as seats.

import { circle, type Ink, lens, lerp, type Point, path, poly, ribbon, rng, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
/** Conical thatch on posts, 240 units wide, ground at y = 0. */
export function openHut({
  thatch,
  thatchLit,
  under,
  post,
  floor,
}: {
  thatch: Ink
  thatchLit: Ink
  under: Ink
  post: Ink
  floor: Ink
}): string {
  const r = rng('thatch')
  let fringe = '',
    straw = ''
  for (let i = 0; i < 26; i++) {
    const t = i / 25,
      x = lerp(-122, 122, t),
      y = -86 + 14 * Math.sin(Math.PI * t)
    fringe += poly([
      [x - 6, y - 8],
      [x + 6, y - 8],
      [x + r.j(3), y + r.in(4, 14)],
    ])
  }
  for (let i = 0; i < 9; i++) {
    const t = (i + 0.5) / 9,
      x = lerp(-112, 20, t)
    straw += ribbon(
      [
        [lerp(-4, 2, t), -214],
        [lerp(-40, 4, t), -160],
        [x, -84 + 14 * Math.sin(Math.PI * (t * 0.55 + 0.05))],
      ],
      (q) => 1.5 + 4 * q,
      8,
    )
  }
  return (
    path(lens(0, 0, 250, 26), floor) +
    path(
      [-88, -30, 34, 90]
        .map((x) =>
          poly([
            [x - 5, x % 60 === -30 ? -6 : 4],
            [x + 5, x % 60 === -30 ? -6 : 4],
            [x + 4, -90],
            [x - 4, -90],
          ]),
        )
        .join(''),
      post,
    ) +
    path(
      poly(pts([-84, -30, 36, -24, 36, -32, -84, -38])) +
        poly(pts([-60, -30, -52, -30, -52, 0, -60, 0])) +
        poly(pts([14, -28, 22, -28, 22, 4, 14, 4])),
      post,
    ) +
    path(spline(pts([-118, -84, -60, -96, 0, -100, 60, -96, 118, -84, 60, -72, 0, -68, -60, -72]), true, 0.14), under) +
    path(
      spline(
        pts([-124, -84, -70, -140, -22, -196, 0, -222, 22, -196, 70, -140, 124, -84, 64, -73, 0, -69, -64, -73]),
        true,
        0.1,
      ) + fringe,
      thatch,
    ) +
    path(
      spline(pts([-124, -84, -70, -140, -22, -196, 0, -222, 10, -180, 22, -120, 20, -70, -64, -73]), true, 0.1),
      thatchLit,
    ) +
    path(straw, thatch) +
    circle(0, -222, 7, under)
  )
}
export function driftLog({
  from,
  to,
  w,
  seed,
  ink,
  lit,
  dark,
  end,
}: {
  from: Point
  to: Point
  w: number
  seed: string
  ink: Ink
  lit: Ink
  dark: Ink
  end: Ink
}): string {
  const r = rng(seed),
    [ax, ay] = from,
    [bx, by] = to,
    at = (t: number, o: number): Point => [lerp(ax, bx, t), lerp(ay, by, t) + o * w]
  const wide = (t: number) => w * (1 - 0.26 * t) * (1 + 0.05 * Math.sin(t * 23 + 2))
  let grain = ''
  for (let i = 0; i < 7; i++) {
    const t = r.in(0.06, 0.6),
      L = r.in(0.15, 0.4),
      o = r.in(-0.05, 0.36)
    grain += ribbon(
      [at(t, o), at(t + L / 2, o + 0.02), at(Math.min(0.98, t + L), o)],
      (q) => w * 0.05 * Math.sin(Math.PI * q) + 0.8,
      8,
    )
  }
  return (
    path(ribbon([at(0, 0), at(0.3, 0.05), at(0.62, -0.06), at(1, 0.04)], wide, 24), ink) +
    path(
      ribbon(
        [at(0.02, -0.3), at(0.3, -0.24), at(0.62, -0.32), at(1, -0.18)],
        (t) => w * 0.22 * (1 - 0.4 * t) * (1 + 0.2 * Math.sin(t * 19)),
        24,
      ),
      lit,
    ) +
    path(grain, dark) +
    path(
      spline([
        [ax - w * 0.2, ay],
        [ax - w * 0.12, ay - w * 0.42],
        [ax + w * 0.06, ay - w * 0.5],
        [ax + w * 0.16, ay],
        [ax + w * 0.06, ay + w * 0.5],
        [ax - w * 0.12, ay + w * 0.42],
      ]),
      end,
    ) +
    path(
      spline([
        [ax - w * 0.1, ay + w * 0.02],
        [ax - w * 0.05, ay - w * 0.24],
        [ax + w * 0.04, ay - w * 0.28],
        [ax + w * 0.09, ay],
        [ax + w * 0.03, ay + w * 0.26],
        [ax - w * 0.06, ay + w * 0.24],
      ]),
      lit,
    )
  )
}
