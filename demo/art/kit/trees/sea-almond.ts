// Sea almond: level tiers of branches, broad leaves in rosettes at their ends, a few always turned red.
import { type Ink, lerp, type Point, path, ribbon, rng } from '../base/core.ts'

interface TierOptions {
  from: Point
  to: Point
  size: number
  count: number
  seed: string
  wood: Ink
  dark: Ink
  lit: Ink
  red: Ink
}
const leaf = (x: number, y: number, a: number, L: number) =>
  ribbon(
    [
      [x, y],
      [x + Math.cos(a) * L * 0.5, y + Math.sin(a) * L * 0.5],
      [x + Math.cos(a) * L, y + Math.sin(a) * L + L * 0.08],
    ],
    (t) => L * 0.46 * Math.sin(Math.PI * Math.min(1, 0.06 + t * 0.92)) ** 0.9 * (0.55 + 0.6 * t),
    5,
  )
export function tier({ from, to, size, count, seed, wood, dark, lit, red }: TierOptions): string {
  const r = rng(seed),
    dx = to[0] - from[0],
    dy = to[1] - from[1],
    mid: Point = [lerp(from[0], to[0], 0.5), lerp(from[1], to[1], 0.5) - Math.abs(dx) * 0.04]
  let a = '',
    b = '',
    c = ''
  for (let i = 0; i < count; i++) {
    const t = lerp(0.12, 1.02, i / (count - 1)),
      x = from[0] + dx * t + r.j(size * 0.2),
      y = from[1] + dy * t - Math.sin(Math.PI * t) * Math.abs(dx) * 0.04 + r.j(size * 0.16)
    for (let j = 0; j < 9; j++) {
      const ang = lerp(-Math.PI * 1.04, 0.04 * Math.PI, j / 8) + r.j(0.14),
        L = size * r.in(0.75, 1.1) * (0.75 + 0.3 * Math.abs(Math.cos(ang))),
        up = Math.sin(ang) < -0.25
      a += leaf(x, y, ang, L)
      if (up) {
        const d = leaf(x + Math.cos(ang) * L * 0.14, y + Math.sin(ang) * L * 0.14, ang, L * 0.74)
        if ((j * 5 + i * 3) % 13 === 4) c += d
        else b += d
      }
    }
    for (const ang of [0.45, 1.1, 2.0, 2.7]) a += leaf(x, y, ang, size * r.in(0.5, 0.75))
  }
  return (
    path(
      ribbon([from, mid, to], (t) => size * 0.22 * (1 - 0.75 * t), 12),
      wood,
    ) +
    path(a, dark) +
    path(b, lit) +
    path(c, red)
  )
}
export const fallen = (list: [number, number, number][], ink: Ink, vein: Ink) =>
  path(list.map(([x, y, k]) => leaf(x, y, 0.2 + (x % 7) * 0.3, k)).join(''), ink) +
  path(
    list
      .map(([x, y, k]) =>
        ribbon(
          [
            [x, y],
            [x + k * 0.8, y + k * 0.25],
          ],
          () => 1.6,
          2,
        ),
      )
      .join(''),
    vein,
  )
