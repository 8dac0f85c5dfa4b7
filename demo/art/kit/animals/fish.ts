// Reef fish: one body plan with stripe options, and shoals that turn along a curve.
import type { Ink, Point, Rng } from '../base/core.ts'
import { along, circle, clip, P, path, spline } from '../base/core.ts'

const BODY: Point[] = [
  [-50, 0],
  [-30, -20],
  [4, -26],
  [36, -12],
  [52, 0],
  [36, 12],
  [4, 24],
  [-30, 18],
]
export interface FishOptions {
  body: Ink
  stripe?: Ink
  fin: Ink
  belly?: Ink
  eye: Ink
  tall?: number
  bars?: number
}
export function fish({ body, stripe, fin, belly, eye, tall = 1, bars = 2 }: FishOptions) {
  const pts = BODY.map(([x, y]): Point => [x, y * tall]),
    d = spline(pts)
  let s = ''
  for (let i = 0; i < bars; i++) {
    const x = -26 + i * (52 / bars)
    s += `M${P(x, -40 * tall)}q10 ${40 * tall} 0 ${80 * tall}h11q9 ${-40 * tall} -2 ${-80 * tall}z`
  }
  return (
    path(
      `M44 0L82 -24Q72 0 80 24zM-14 ${-21 * tall}Q16 ${-48 * tall} 40 ${-30 * tall}L26 ${-12 * tall}zM-6 ${20 * tall}Q14 ${40 * tall} 30 ${30 * tall}L24 ${10 * tall}z`,
      fin,
    ) +
    path(d, body) +
    clip(
      d,
      (belly
        ? path(
            spline([
              [-60, 6],
              [0, 8 * tall],
              [60, 4],
              [40, 60],
              [-40, 60],
            ]),
            belly,
          )
        : '') + (stripe ? path(s, stripe) : ''),
    ) +
    circle(-34, -5, 4.5, eye)
  )
}
export interface ShoalOptions {
  pts: readonly Point[]
  count: number
  spread: number
  size: number
  rand: Rng
  ink: Ink
  lit: Ink
}
export function shoal({ pts, count, spread, size, rand, ink, lit }: ShoalOptions) {
  let a = '',
    b = ''
  along(pts, count).forEach(([x, y, tx, ty], i) => {
    const t = i / count,
      k = size * rand.in(0.7, 1.15),
      ox = x + rand.j(spread) * Math.sin(Math.PI * t) ** 0.6,
      oy = y + rand.j(spread * 0.75) * Math.sin(Math.PI * t) ** 0.6
    const q = (u: number, v: number) => P(ox + (tx * u - ty * v) * k, oy + (ty * u + tx * v) * k)
    a += `M${q(14, 0)}Q${q(4, -7)} ${q(-9, 0)}L${q(-16, -6)}L${q(-14, 0)}L${q(-16, 6)}L${q(-9, 0)}Q${q(4, 7)} ${q(14, 0)}z`
    if (i % 3 === 0) b += `M${q(14, 0)}Q${q(4, -7)} ${q(-9, 0)}Q${q(2, -2)} ${q(14, 0)}z`
  })
  return path(a, ink) + path(b, lit)
}
