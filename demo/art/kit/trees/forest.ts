// Rainforest: padauk and mahua crowns built clump by clump from the far side to the near, each clump with a rim of light; pale boles; undergrowth.
import type { Ink, Point } from '../base/core.ts'
import { lerp, lump, n, path, ribbon, rng } from '../base/core.ts'
export interface TreeCrownOptions {
  x: number
  y: number
  rx: number
  ry: number
  seed: string
  tones: readonly Ink[]
  light?: readonly [number, number]
  lobes?: number
  rim?: number
  shadeFrom?: number
}
// tones: [shade, body, rim]. Clumps high in the crown take the body ink, low ones the shade.
export function treeCrown({
  x,
  y,
  rx,
  ry,
  seed,
  tones,
  light = [-0.6, -0.7],
  lobes = 7,
  rim = 0.1,
  shadeFrom = 0.18,
}: TreeCrownOptions) {
  const r = rng(seed),
    at: [x: number, y: number, rx: number, ry: number][] = [],
    detail = Math.round(Math.min(18, 4.5 + rx / 8))
  for (let i = 0; i < lobes; i++) {
    const a = -0.4 + (i / lobes) * 6.283 + r.j(0.4),
      k = r.in(0.45, 0.68)
    at.push([x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k, rx * r.in(0.34, 0.5), ry * r.in(0.4, 0.56)])
  }
  at.push([x + rx * 0.1, y + ry * 0.05, rx * 0.5, ry * 0.52], [x - rx * 0.15, y + ry * 0.3, rx * 0.4, ry * 0.4])
  at.sort((p, q) => p[1] - q[1])
  let out = '',
    under = ''
  for (const [cx, cy, a, b] of at) under += lump(cx, cy + b * 0.2, a * 1.06, b * 1.04, r, detail, 0.1)
  out += path(under, tones[0])
  for (const [cx, cy, a, b] of at) {
    const d = lump(cx, cy, a * 0.92, b * 0.84, r, detail, 0.08),
      facing = ((cx - x) / rx) * light[0] + ((cy - y) / ry) * light[1]
    const low = (cy - y) / ry > shadeFrom
    if (tones[2] && facing > 0.3)
      // rim only where the clump meets the sky; inside the crown it turns to worms
      out += `<path d="${d}" fill="${tones[2]}" transform="translate(${n(light[0] * a * rim)} ${n(light[1] * b * rim * 1.1)})"/>`
    out += path(d, low ? tones[0] : tones[1])
    if (!low || facing > 0)
      out += path(
        lump(cx - light[0] * a * 0.34, cy + b * 0.5, a * 0.86, b * 0.46, r, Math.round(detail * 0.8), 0.1),
        tones[0],
      ) // underside, run off the lower edge
  }
  return out
}
export interface BoleOptions {
  x: number
  y: number
  h: number
  w: number
  seed: string
  ink: Ink
  lit?: Ink
  light?: number
}
export function bole({ x, y, h, w, seed, ink, lit, light = -1 }: BoleOptions) {
  const r = rng(seed),
    k = r.j(h * 0.05),
    line: Point[] = [
      [x, y],
      [x + k, y - h * 0.5],
      [x + k * 1.6, y - h],
    ]
  const fork = (s: number) =>
    ribbon(
      [
        [x + k * 1.3, y - h * 0.72],
        [x + k + s * h * 0.07, y - h * 0.9],
        [x + k + s * h * 0.17, y - h * 1.08],
      ],
      (t) => w * lerp(0.6, 0.25, t),
      8,
    )
  const width = (t: number) => w * (1 - 0.4 * t + 0.9 * Math.max(0, 1 - t * 12))
  return (
    path(ribbon(line, width, 12) + fork(-1) + fork(1), ink) +
    (lit
      ? path(
          ribbon(
            line.map(([a, b]): Point => [a + light * w * 0.26, b]),
            (t) => width(t) * 0.34,
            12,
          ),
          lit,
        )
      : '')
  )
}
export interface ThicketOptions {
  pts: readonly (readonly [x: number, y: number, size?: number])[]
  size: number
  seed: string
  tones: readonly Ink[]
  step?: number
}
export function thicket({ pts, size, seed, tones, step = 0.8 }: ThicketOptions) {
  const r = rng(seed)
  return tones
    .map((ink, s) => {
      let d = ''
      for (let i = 0; i < pts.length - 1; i++) {
        const [ax, ay, ak = 1] = pts[i],
          [bx, by, bk = 1] = pts[i + 1],
          m = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / (size * step)))
        for (let j = 0; j < m; j++) {
          const t = j / m,
            k = lerp(ak, bk, t) * size * r.in(0.6, 1.1)
          d += lump(
            lerp(ax, bx, t) + r.j(size * 0.2),
            lerp(ay, by, t) - k * (0.2 + 0.22 * s),
            k * (s ? 0.55 : 1),
            k * (s ? 0.4 : 0.8),
            r,
            Math.round(Math.min(16, 8 + size / 30)),
            0.13,
          )
        }
      }
      return path(d, ink)
    })
    .join('')
}
export interface LeavesOptions {
  x: number
  y: number
  size: number
  seed: string
  tones: readonly Ink[]
  from?: number
  to?: number
  count?: number
}
// A spray of broad leaves for a near corner.
export function leaves({ x, y, size, seed, tones, from = -2.6, to = -0.5, count = 11 }: LeavesOptions) {
  const r = rng(seed)
  let out = ''
  for (let i = 0; i < count; i++) {
    const a = lerp(from, to, r()),
      L = size * r.in(0.6, 1.1),
      q: Point[] = [
        [x, y],
        [x + Math.cos(a) * L * 0.5, y + Math.sin(a) * L * 0.55],
        [x + Math.cos(a) * L + (Math.cos(a) > 0 ? 1 : -1) * L * 0.12, y + Math.sin(a) * L * 0.82 + L * 0.06],
      ]
    out +=
      path(
        ribbon(q, (t) => L * 0.12 * Math.sin(Math.PI * Math.min(1, t * 0.97 + 0.03)) ** 0.7, 12),
        tones[i % 2],
      ) +
      (tones[2]
        ? path(
            ribbon(q, (t) => L * 0.012 * (1 - t), 8),
            tones[2],
          )
        : '')
  }
  return out
}
