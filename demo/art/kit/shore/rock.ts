// Coral rock: broken outlines, level bedding, facets toward the light, undercut feet; and the pools it leaves at low tide.
import type { Ink, Point, Rng } from '../base/core.ts'
import { clip, lerp, noise, path, ribbon, rng, spline } from '../base/core.ts'
// Break each straight edge again and again; a little rounding keeps it from looking like cut paper.
export function crag(pts: readonly Point[], rand: Rng, amp = 0.16, depth = 3, closed = true) {
  let list = pts
  for (let k = 0; k < depth; k++) {
    const next: Point[] = []
    for (let i = 0; i < list.length - (closed ? 0 : 1); i++) {
      const a = list[i],
        b = list[(i + 1) % list.length],
        L = Math.hypot(b[0] - a[0], b[1] - a[1])
      next.push(a)
      if (L > 14) {
        const t = rand.in(0.35, 0.65),
          o = rand.j(amp) * L
        next.push([lerp(a[0], b[0], t) - ((b[1] - a[1]) / L) * o, lerp(a[1], b[1], t) + ((b[0] - a[0]) / L) * o])
      }
    }
    if (!closed) next.push(list[list.length - 1])
    list = next
  }
  return list
}
export const cragPath = (pts: readonly Point[], rand: Rng, amp: number, depth: number) =>
  spline(crag(pts, rand, amp, depth), true, 0.07)
export interface StrataOptions {
  x0: number
  x1: number
  beds: number
  guide: (bed: number, x: number) => number
  seed: string
  ink: Ink
  weight?: number
  len?: [number, number]
  gap?: [number, number]
}
// Long cracks that follow the bed: guide(j, x) gives the y of bed j. Broken into a few strokes of uneven weight.
export function strata({
  x0,
  x1,
  beds,
  guide,
  seed,
  ink,
  weight = 12,
  len = [180, 520],
  gap = [40, 260],
}: StrataOptions) {
  const r = rng(seed),
    w = noise(r)
  let d = ''
  for (let j = 0; j < beds; j++)
    for (let x = x0 + r() * 160; x < x1; ) {
      const L = r.in(...len),
        q: Point[] = []
      for (let i = 0; i <= 6; i++) {
        const u = x + (L * i) / 6
        q.push([u, guide(j, u) + r.j(Math.min(5, L * 0.014))])
      }
      const k = weight * r.in(0.5, 1.25),
        ph = r() * 90
      d += ribbon(q, (t) => Math.max(1.5, k * Math.sin(Math.PI * t) ** 0.6 * (0.75 + 0.6 * w(ph + t * 7))), 14)
      x += L + r.in(...gap)
    }
  return path(d, ink)
}
/** One flattened round of a pool: centre, width, height. */
export type Round = readonly [x: number, y: number, w: number, h: number]
export interface PoolOptions {
  rounds: readonly Round[]
  seed: string
  rim: Ink
  lip: Ink
  water: Ink
  mirror?: string
}
// A pool in the reef flat: several flattened rounds run together; rim, shaded far lip, water, and whatever it mirrors.
export function pool({ rounds, seed, rim, lip, water, mirror = '' }: PoolOptions) {
  const r = rng(seed),
    base = rounds.map(([_x, _y, _w, _h]) => Array.from({ length: 16 }, () => r.in(0.86, 1.1)))
  const ring = (gx: number, gy: number, oy: number) =>
    rounds
      .map(([x, y, w, h], i) =>
        spline(
          base[i].map((b, j) => {
            const a = (j / 16) * 6.283
            return [x + Math.cos(a) * ((w / 2) * b + gx), y + oy + Math.sin(a) * ((h / 2) * b + gy)]
          }),
        ),
      )
      .join('')
  const h0 = rounds[0][3]
  return (
    path(ring(10, 4, -h0 * 0.05), rim) +
    path(ring(0, 0, 0), lip) +
    clip(ring(0, 0, 0), path(ring(-4, 0, h0 * 0.13), water) + clip(ring(-4, 0, h0 * 0.13), mirror))
  )
}
