// A coconut palm for the middle distance: a bent trunk and a dozen plain fronds, a few hundred bytes each.
import type { Ink, Point } from '../base/core.ts'
import { lerp, path, ribbon, rng } from '../base/core.ts'
export interface FarPalmOptions {
  x: number
  y: number
  h: number
  lean?: number
  /** Length of a frond; about half the height. */
  size?: number
  seed: string
  ink: Ink
  lit?: Ink
  trunk?: Ink
  light?: -1 | 1
}
export function farPalm({
  x,
  y,
  h,
  lean = 0,
  size = h * 0.42,
  seed,
  ink,
  lit,
  trunk = ink,
  light = -1,
}: FarPalmOptions): string {
  const r = rng(seed),
    tx = x + lean,
    ty = y - h,
    blade = (t: number) => size * 0.15 * Math.sin(Math.PI * Math.min(1, 0.06 + t * 0.94)) ** 0.75
  let dark = '',
    bright = ''
  const count = 11
  for (let i = 0; i < count; i++) {
    const a = lerp(-Math.PI * 1.18, Math.PI * 0.18, (i + r.in(0.2, 0.8)) / count),
      L = size * r.in(0.82, 1.1),
      dx = Math.cos(a) * L,
      dy = Math.sin(a) * L
    const push = Math.abs(dx) < L * 0.3 ? (i < count / 2 ? -1 : 1) * L * 0.28 : 0
    const q: Point[] = [
      [tx, ty],
      [tx + dx * 0.5 + push * 0.5, ty + dy * 0.72 - L * 0.1],
      [tx + dx * 0.86 + push, ty + dy * 0.7 + L * 0.1],
      [tx + dx + push * 1.3, ty + dy * 0.5 + L * 0.42],
    ]
    dark += ribbon(q, blade, 9)
    if (lit && dx * light > -L * 0.2 && dy < L * 0.2)
      bright += ribbon(
        q.map(([u, v]): Point => [u + light * L * 0.02, v - L * 0.025]),
        (t) => blade(t) * 0.46,
        9,
      )
  }
  return (
    path(
      ribbon(
        [
          [x, y],
          [x + lean * 0.15, y - h * 0.4],
          [x + lean * 0.6, y - h * 0.8],
          [tx, ty],
        ],
        (t) => size * (0.1 - 0.05 * t),
        8,
      ),
      trunk,
    ) +
    path(dark, ink) +
    (lit ? path(bright, lit) : '')
  )
}
