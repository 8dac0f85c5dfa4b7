// A dead tree still standing: bare trunk, broken limbs, twigs at the ends. Foot at x, y.
import type { Ink, Point } from '../base/core.ts'
import { lerp, path, ribbon, rng } from '../base/core.ts'
export interface SnagOptions {
  x: number
  y: number
  h: number
  lean?: number
  /** Width at the foot. */
  w: number
  seed: string
  ink: Ink
  lit?: Ink
  light?: -1 | 1
  /** Main limbs, and how far they reach as a part of h. */
  limbs?: number
  reach?: number
}
export function snag({
  x,
  y,
  h,
  lean = 0,
  w,
  seed,
  ink,
  lit,
  light = -1,
  limbs = 6,
  reach = 0.34,
}: SnagOptions): string {
  const r = rng(seed)
  let body = ''
  const line: Point[] = [
    [x, y],
    [x + lean * 0.12 + r.j(h * 0.02), y - h * 0.3],
    [x + lean * 0.42 + r.j(h * 0.03), y - h * 0.62],
    [x + lean * 0.8, y - h * 0.86],
    [x + lean, y - h],
  ]
  const width = (t: number) => w * (lerp(0.8, 0.16, t ** 0.8) + 0.7 * Math.max(0, 1 - t * 8) ** 2)
  body += ribbon(line, width, 22)
  const branch = (px: number, py: number, a: number, L: number, bw: number, depth: number) => {
    const bend = r.j(0.3),
      mx = px + Math.cos(a) * L * 0.5 + r.j(L * 0.06),
      my = py + Math.sin(a) * L * 0.5 + r.j(L * 0.05),
      a2 = a + bend - 0.22 * Math.sign(Math.cos(a)) * (Math.sin(a) < 0 ? -1 : 1) * -1,
      ex = mx + Math.cos(a2) * L * 0.5,
      ey = my + Math.sin(a2) * L * 0.5
    body += ribbon(
      [
        [px, py],
        [mx, my],
        [ex, ey],
      ],
      (t) => Math.max(1.6, bw * lerp(1, depth ? 0.42 : 0.2, t)),
      9,
    )
    if (depth > 0)
      for (let i = 0; i < 2 + (r() > 0.5 ? 1 : 0); i++) {
        const t = 0.45 + 0.5 * (i / 2),
          bx = lerp(px, ex, t) + (mx - (px + ex) / 2) * (1 - Math.abs(2 * t - 1)),
          by = lerp(py, ey, t) + (my - (py + ey) / 2) * (1 - Math.abs(2 * t - 1))
        branch(bx, by, a2 + (i % 2 ? -1 : 1) * r.in(0.45, 0.9), L * r.in(0.38, 0.6), bw * 0.5, depth - 1)
      }
  }
  for (let i = 0; i < limbs; i++) {
    const t = 0.42 + 0.55 * (i / limbs),
      g = t * 4,
      k = Math.min(3, Math.floor(g)),
      u = g - k,
      px = lerp(line[k][0], line[k + 1][0], u),
      py = lerp(line[k][1], line[k + 1][1], u),
      side = i % 2 ? 1 : -1
    branch(
      px,
      py,
      -Math.PI / 2 + side * r.in(0.55, 1.15),
      h * reach * r.in(0.6, 1) * (1.15 - t * 0.6),
      width(t) * 0.62,
      2,
    )
  }
  let s = path(body, ink)
  if (lit)
    s += path(
      ribbon(
        line.map(([px, py], i): Point => [px + light * width(i / 4) * 0.3, py]),
        (t) => width(t) * 0.26 * (1 - t),
        20,
      ),
      lit,
    )
  return s
}
