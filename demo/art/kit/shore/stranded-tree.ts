// A stranded tree: a bleached trunk with its root plate and broken limbs, drawn as brush marks with one lit side.
import type { Ink, Point } from '../base/core.ts'
import { lerp, path, ribbon, rng } from '../base/core.ts'
export interface Stranded {
  /** Trunk line from the roots to the broken top. */
  pts: readonly Point[]
  width: number
  seed: string
  wood: Ink
  shade: Ink
  lit: Ink
  limbs?: number
  roots?: number
  /** Length of a root against the trunk's width. */
  reach?: number
  /** Which way the root plate opens, in radians. */
  open?: number
}
export function stranded({
  pts,
  width,
  seed,
  wood,
  shade,
  lit,
  limbs = 5,
  roots = 9,
  reach = 2.6,
  open = Math.PI,
}: Stranded): string {
  const r = rng(seed),
    w = (t: number) => width * lerp(1, 0.3, t ** 0.9) * (1 + 0.5 * Math.max(0, 1 - t * 7) ** 2)
  const shift = (line: readonly Point[], k: number): Point[] =>
    line.map(([x, y], i) => [x, y + k * w(i / (line.length - 1))])
  const brush = (line: Point[], a: number, b: number) =>
    path(
      ribbon(line, (t) => lerp(a, b, t), 12),
      shade,
    ) +
    path(
      ribbon(
        line.map(([x, y], i): Point => [x, y - a * 0.18 * (1 - i / line.length)]),
        (t) => lerp(a * 0.62, b * 0.5, t),
        12,
      ),
      wood,
    )
  const spread = (from: Point, angle: number, len: number, a: number): string => {
    const bend = r.j(0.5),
      mid: Point = [from[0] + Math.cos(angle) * len * 0.5, from[1] + Math.sin(angle) * len * 0.5]
    const end: Point = [mid[0] + Math.cos(angle + bend) * len * 0.55, mid[1] + Math.sin(angle + bend) * len * 0.55]
    const twig: Point[] = [
      mid,
      [mid[0] + Math.cos(angle - bend * 1.6) * len * 0.2, mid[1] + Math.sin(angle - bend * 1.6) * len * 0.2],
      [mid[0] + Math.cos(angle - bend * 2.2) * len * 0.4, mid[1] + Math.sin(angle - bend * 2.2) * len * 0.4],
    ]
    return brush(twig, a * 0.5, 2) + brush([from, mid, end], a, 3)
  }
  let out = ''
  for (let i = 0; i < roots; i++)
    out += spread(
      pts[0],
      open - 1.25 + (2.5 * i) / (roots - 1) + r.j(0.12),
      width * reach * r.in(0.55, 1),
      width * r.in(0.26, 0.42),
    )
  const at = (t: number): Point => {
    const g = t * (pts.length - 1),
      i = Math.min(pts.length - 2, Math.floor(g))
    return [lerp(pts[i][0], pts[i + 1][0], g - i), lerp(pts[i][1], pts[i + 1][1], g - i)]
  }
  for (let i = 0; i < limbs; i++) {
    const t = lerp(0.34, 0.96, i / Math.max(1, limbs - 1))
    out += spread(
      at(t),
      -Math.PI / 2 + 0.5 + r.j(0.6) - (i % 2) * 0.2,
      width * r.in(1.6, 3) * (1.15 - t * 0.5),
      w(t) * 0.5,
    )
  }
  return (
    out +
    path(ribbon(pts, w, 24), shade) +
    path(
      ribbon(shift(pts, -0.12), (t) => w(t) * 0.72, 24),
      wood,
    ) +
    path(
      ribbon(shift(pts, -0.3), (t) => w(t) * 0.24 * (1 - 0.4 * t), 24),
      lit,
    )
  )
}
